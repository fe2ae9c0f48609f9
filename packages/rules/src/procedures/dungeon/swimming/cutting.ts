import type { Handler } from '../../../play/index.ts';
import { against, chanceText, inSix, succeeds } from '../../table/chance/chance.ts';

export const beginDrowning: Handler<'BeginDrowning'> = (play, { creature, rounds }) => {
  const { cutting } = play.rules.equipping;
  if (!cutting) return;
  play.happen({ type: 'DrowningBegan', creature, rounds, rule: cutting.rule });
};

/** A die each round, as for a stuck door. */
export const cutFree: Handler<'CutFree'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  const { cutting } = play.rules.equipping;
  const rounds = play.state.drowning?.[creature] ?? 0;
  if (!cutting) return;
  const chance = inSix(cutting.chance(found));
  const roll = play.roll(1, chance.sides);
  const freed = succeeds(chance, roll.total);
  const why = { rule: cutting.rule, formula: `d6 ≤ ${chanceText(chance)}`, ...against(chance, roll) };
  play.happen({ type: 'CutTried', creature, freed, left: rounds - 1, why });
};
