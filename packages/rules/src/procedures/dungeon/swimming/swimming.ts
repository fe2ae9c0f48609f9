import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { kill } from '../../body/dying/dying.ts';
import { against, chanceText, percent, succeeds } from '../../table/chance/chance.ts';
import type { swimmingCommands } from './commands.ts';
import { beginDrowning, cutFree } from './cutting.ts';

/** When there is a risk, and how great, is the referee's to say. */
const checkDrowning: Handler<'CheckDrowning'> = (play, { creature, chance: percentage }) => {
  const swimmer = play.state.creatures[creature];
  if (!swimmer) return;
  struggle(play, swimmer, percentage);
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
