import { type CreatureId, mostOf } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { choosable } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, isPresent } from '../../../state/read.ts';
import { foesOf, sideOf } from '../../../state/sides.ts';
import type { AwaitedSpell } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { isFoe, isForFoes, likeliestFirst } from '../../situation/reach/aims.ts';
import { feetApart, isWalledOff } from '../../situation/reach/reach.ts';
import { canAffect } from '../../situation/spells/feels.ts';
import { diceFor, weakest } from './reach.ts';
import type { Settled } from './settled.ts';

/**
 * Those whom a spell may take hold of, the likeliest first: who stands behind a wall from the caster and from all it was
 * cast at comes after the others. Where it is for foes, the foes whom its caster fights come before all others, first those
 * whom it reaches; then strangers, and friends last of all.
 */
export function whoMayBeTaken(
  state: GameState,
  awaited: AwaitedSpell,
  { work, targets }: Settled,
): readonly Creature[] {
  const caster = state.creatures[awaited.caster];
  const from = [awaited.caster, ...targets].flatMap((one) => state.creatures[one] ?? []);
  const there = Object.values(state.creatures).filter(
    (one) => isPresent(state, one) && isDead(one) === (work.dead ?? false),
  );
  const harms = isForFoes(state, awaited.spell);
  const likeliest = caster ? likeliestFirst(state, caster, there, harms) : there;
  const { inLine = [], walledOff = [] } = Object.groupBy(likeliest, (one) =>
    from.some((each) => !isWalledOff(state, each, one, 'missile')) ? 'inLine' : 'walledOff',
  );
  if (!caster || !harms) return [...inLine, ...walledOff];
  const rank = (one: Creature): number => {
    if (isFoeInReach(state, caster, awaited.spell, one)) return 0;
    if (isFought(state, caster, one)) return 1;
    const aside = walledOff.includes(one) ? 2 : 0;
    return aside + (isFoe(state, caster, one) ? 2 : 3);
  };
  return [...inLine, ...walledOff].toSorted((one, other) => rank(one) - rank(other));
}

/** Whether it is one of those whom somebody fights in the encounter that runs. */
const isFought = (state: GameState, caster: Creature, one: Creature): boolean =>
  sideOf(state.encounter, one.id) !== null && isStruckAt(state, caster, one);

/** Whoever takes no part in an encounter has its friends there among those it may strike at. */
const isStruckAt = (state: GameState, caster: Creature, one: Creature): boolean =>
  isFoe(state, caster, one) && foesOf(state, caster.id).includes(one);

/** The same by name, and of a foe whom its caster fights and it does not reach, why. */
export const namedWithReach = (state: GameState, { caster: by, spell }: AwaitedSpell, all: readonly Creature[]) => {
  const caster = state.creatures[by];
  const whyNot = (one: Creature): string => {
    if (!caster || !isForFoes(state, spell) || !isFought(state, caster, one) || isReached(state, caster, spell, one))
      return '';
    return isWalledOff(state, caster, one, 'missile') ? ' (behind a wall)' : ' (too far away)';
  };
  return choosable(all).map((option, place) => {
    const why = all[place] ? whyNot(all[place]) : '';
    return { ...option, label: `${option.label}${why}` };
  });
};

/**
 * Whom a spell likely takes that is for foes and was cast at nobody by name: of the foes whom its caster fights and it
 * reaches, those whom it can do anything to, in its own order, and no more than its dice allow at the most. Nobody of
 * other spells.
 */
export function likelyTaken(state: GameState, awaited: AwaitedSpell, book: Settled): readonly CreatureId[] {
  const { work, hitDice } = book;
  const caster = state.creatures[awaited.caster];
  const dice = diceFor(work, hitDice);
  const { onPlace } = rulesOf(state).spells.effect;
  const isNamed = awaited.targets.length > 0 || onPlace(awaited.spell);
  if (!caster || !dice || isNamed || !isForFoes(state, awaited.spell)) return book.targets;
  const felt = whoMayBeTaken(state, awaited, book).filter(
    (one) => isFoeInReach(state, caster, awaited.spell, one) && !one.hidden && canAffect(work, one),
  );
  const most = mostOf(dice);
  const taken = work.pool ? weakest(felt, work.pool.each, most) : felt.slice(0, most);
  // One alone who has more hit dice than the spell counts is taken without a throw.
  return (taken.length > 0 ? taken : felt.slice(0, 1)).map(({ id }) => id);
}

/** Whether it is a foe whom the caster fights in the encounter that runs, whom the spell reaches, and who is not as it would make them already. */
function isFoeInReach(state: GameState, caster: Creature, spell: string, one: Creature): boolean {
  const condition = rulesOf(state).spells.effect.inForce(spell)?.does.condition;
  const isDone = condition !== undefined && one.conditions.includes(condition);
  return !isDone && isStruckAt(state, caster, one) && isReached(state, caster, spell, one);
}

/** Whether a spell goes so far, with no wall between; one of which the book does not say how far, does. */
function isReached(state: GameState, caster: Creature, spell: string, one: Creature): boolean {
  const range = rulesOf(state).spells.effect.range(caster, spell);
  const isNear = range === null || (typeof range === 'number' && (feetApart(state, caster, one) ?? 0) <= range);
  return isNear && !isWalledOff(state, caster, one, 'missile');
}
