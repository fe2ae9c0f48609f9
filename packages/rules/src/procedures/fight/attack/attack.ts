import type { Handler, Handlers } from '../../../play/index.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { isHastedByMagic, isSilencedByMagic } from '../../situation/condition/enchantment.ts';
import { rides } from '../../situation/round/stance.ts';
import type { attackCommands } from './commands.ts';
import { judgedStroke, mayAttack, mayAttackMany, maySetSituation, seriesOf } from './may.ts';
import { attackOf } from './routine.ts';
import { findShut } from './shut-door.ts';
import { follow, rollAttack, strike } from './strike.ts';

const attack: Handler<'Attack'> = (play, command) => {
  const [attacker, target] = [play.state.creatures[command.attacker], play.state.creatures[command.target]];
  const choice = attacker && attackOf(attacker, command.attack);
  if (!target || !choice) return;
  const stroke = judgedStroke(play.state, command, attacker, target, choice);
  changeMode(play, 'attack');
  strike(play, stroke, choice, command.subdue === true);
  findShut(play, attacker, [stroke.stopped ?? null]);
};

const attackMany: Handler<'AttackMany'> = (play, command) => {
  const attacker = play.state.creatures[command.attacker];
  const choice = attacker && attackOf(attacker, command.attack);
  if (!choice) return;
  const strokes = seriesOf(play.state, command, attacker, choice);
  changeMode(play, 'attack');
  const struck = strokes.map((stroke) => rollAttack(play, stroke, choice, false));
  for (const each of struck) follow(play, each, choice, false);
  findShut(
    play,
    attacker,
    strokes.map(({ stopped = null }) => stopped),
  );
};

const setSituation: Handler<'SetSituation'> = (
  play,
  { creature, cover, water, unstable, surrounded, silenced, modifier, hasted = false, mounted = false },
) => {
  play.happen({
    type: 'SituationSet',
    creature,
    situation: {
      cover: cover === 'none' ? null : cover === 'complete' ? 'complete' : Number(cover),
      water: water === 'none' ? null : water,
      unstable,
      surrounded,
      silenced: silenced && !isSilencedByMagic(play.state, creature),
      modifier,
      ...(hasted === isHastedByMagic(play.state, creature) ? {} : { hasted }),
      ...(mounted === rides(play.state, creature) ? {} : { mounted }),
    },
  });
};

export const attackHandlers: Handlers<typeof attackCommands> = {
  Attack: { may: mayAttack, play: attack },
  AttackMany: { may: mayAttackMany, play: attackMany },
  SetSituation: { may: maySetSituation, play: setSituation },
};
