import { byRule, impossible } from '../../../core/index.ts';
import type { Handler } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { against, chanceText, inSix, succeeds } from '../../table/chance/chance.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';

/** The most rounds that a referee gives. */
export const MOST_ROUNDS = 60;

/** Whoever wears plate cannot slip out of it in a round, as out of other armour. */
export const wearsPlate = (creature: Creature): boolean => creature.armour === 'plate' && !isDead(creature);

/** Carried, or in hand. */
export const hasDagger = ({ items, attacks }: Creature): boolean =>
  [...items, ...attacks].some(({ name }) => /\bdagger\b/i.test(name));

export const beginDrowning: Handler<'BeginDrowning'> = (play, { creature, rounds }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  const { cutting } = play.rules.equipping;
  if (!found || !cutting || !wearsPlate(found))
    return impossible('no-such-thing', 'Nobody of that name drowns in plate.');
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS)
    return impossible('bad-input', `From 1 to ${MOST_ROUNDS} rounds.`);
  play.happen({ type: 'DrowningBegan', creature, rounds, rule: cutting.rule });
  return null;
};

/** A die each round, as for a stuck door. */
export const cutFree: Handler<'CutFree'> = (play, { creature }) => {
  const refusal = forActing(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const { cutting } = play.rules.equipping;
  const rounds = play.state.drowning?.[creature] ?? 0;
  if (!cutting || rounds === 0 || !wearsPlate(found))
    return impossible('no-such-thing', `${found.name} is not drowning in plate.`);
  const bare = hasDagger(found)
    ? null
    : play.unless(byRule(cutting.rule, 'not-equipped', `${found.name} has no dagger to cut with.`));
  if (bare) return bare;
  const chance = inSix(cutting.chance(found));
  const roll = play.roll(1, chance.sides);
  const freed = succeeds(chance, roll.total);
  const why = { rule: cutting.rule, formula: `d6 ≤ ${chanceText(chance)}`, ...against(chance, roll) };
  play.happen({ type: 'CutTried', creature, freed, left: rounds - 1, why });
  return null;
};
