import type { Handler, Handlers } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { assassinate } from './assassinate.ts';
import type { backgroundsCommands } from './commands.ts';
import { mayAssassinate, mayJoin, mayLayOnHands, mayLeave, mayRage } from './may.ts';

const joinBackground: Handler<'JoinBackground'> = (play, { creature, background }) => {
  const { joining } = play.rules.backgrounds;
  const skills = joining.skills(background).map((skill) => {
    const roll = play.roll(1, 100);
    return { skill, percent: joining.begins(roll.total), roll };
  });
  play.happen({ type: 'BackgroundJoined', creature, background, skills });
};

const layOnHands: Handler<'LayOnHands'> = (play, { healer, touched }) => {
  const [hand, patient] = [play.state.creatures[healer], play.state.creatures[touched]];
  const healed = hand && patient ? play.rules.backgrounds.touch(hand, patient) : null;
  if (healed !== null) play.happen({ type: 'HandsLaid', healer, touched, healed, day: dayOf(play.state) });
};

export const backgroundsHandlers: Handlers<typeof backgroundsCommands> = {
  JoinBackground: { may: mayJoin, play: joinBackground },
  LeaveBackground: { may: mayLeave, play: (play, { creature }) => play.happen({ type: 'BackgroundLeft', creature }) },
  LayOnHands: { may: mayLayOnHands, play: layOnHands },
  Rage: { may: mayRage, play: (play, { creature }) => play.happen({ type: 'RageBegan', creature }) },
  Assassinate: { may: mayAssassinate, play: assassinate },
};
