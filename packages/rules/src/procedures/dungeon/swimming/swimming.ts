import { byRule, impossible } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { kill } from '../../body/dying/dying.ts';
import { against, chanceText, percent, succeeds } from '../../table/chance/chance.ts';
import { forCreature, refereeOnly } from '../../table/permission/permission.ts';
import type { swimmingCommands } from './commands.ts';
import { beginDrowning, cutFree } from './cutting.ts';

/** When there is a risk, and how great, is the referee's to say. */
const checkDrowning: Handler<'CheckDrowning'> = (play, { creature, chance: percentage }) => {
  const refusal = refereeOnly(play) ?? forCreature(play, creature);
  const swimmer = play.state.creatures[creature];
  if (refusal || !swimmer) return refusal;
  if (!Number.isInteger(percentage) || percentage < 1 || percentage > 100)
    return impossible('bad-input', 'A chance from 1% to 100%; where there is none, nobody rolls.');
  const dead = isDead(swimmer)
    ? play.unless(byRule(play.rules.swimming.cites.drowning, 'incapable', `${swimmer.name} is dead.`))
    : null;
  if (dead) return dead;
  struggle(play, swimmer, percentage);
  return null;
};

/** In water that so many in a hundred drown in; whoever does dies of it. */
export function struggle(play: Play, swimmer: Creature, percentage: number): void {
  const chance = percent(percentage);
  const roll = play.roll(1, chance.sides);
  const drowns = succeeds(chance, roll.total);
  const why = {
    rule: play.rules.swimming.cites.drowning,
    formula: `d100 ≤ ${chanceText(chance)}`,
    ...against(chance, roll),
  } as const;
  play.happen({ type: 'DrowningChecked', creature: swimmer.id, roll, drowns, why });
  if (drowns) kill(play, swimmer, null, { why, rolls: [] });
}

export const swimmingHandlers: Handlers<typeof swimmingCommands> = {
  CheckDrowning: checkDrowning,
  BeginDrowning: beginDrowning,
  CutFree: cutFree,
};
