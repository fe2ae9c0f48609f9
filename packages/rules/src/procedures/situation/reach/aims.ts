import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import { isForFriends } from '../../../state/spell-parts.ts';
import type { GameState } from '../../../state/state.ts';
import { ofParty } from '../sight/known.ts';
import { feetApart } from './reach.ts';

/**
 * Those whom an act may aim at, the likeliest first: foes where it harms, else one's own side; the near before the far,
 * as they were named where the board does not tell; the dead last.
 */
export function likeliestFirst(
  state: GameState,
  aiming: Creature,
  among: readonly Creature[],
  harms: boolean,
): readonly Creature[] {
  const ranked = among.map((one) => ({
    one,
    rank: [
      Number(isDead(one)),
      Number(isFoe(state, aiming, one) !== harms),
      one.id === aiming.id ? 0 : (feetApart(state, aiming, one) ?? Number.MAX_SAFE_INTEGER),
    ],
  }));
  const before = (first: readonly number[], second: readonly number[]): number =>
    first.map((part, place) => part - (second[place] ?? 0)).find((apart) => apart !== 0) ?? 0;
  return ranked.toSorted((first, second) => before(first.rank, second.rank)).map(({ one }) => one);
}

/** Whether two stand against each other: by the sides of an encounter they are both in, else as one belongs to the party. */
export function isFoe(state: GameState, one: Creature, other: Creature): boolean {
  const [own, theirs] = [sideOf(state.encounter, one.id), sideOf(state.encounter, other.id)];
  return own && theirs ? own.id !== theirs.id : ofParty(state, one) !== ofParty(state, other);
}

/** Whether a spell is meant for foes: all are, of which the book does not say that they heal, cure, call back the dead, stay with whom they are cast on, or work on nobody. */
export function isForFoes(state: GameState, spell: string): boolean {
  const { heals, cures, rids, works, inForce } = rulesOf(state).spells.effect;
  const work = works(spell)?.work;
  if ((work && isForFriends(work)) || rulesOf(state).dying.raising?.spell === spell) return false;
  const stays = !work && inForce(spell) !== null;
  return heals(spell) === null && cures(spell) === null && rids(spell).length === 0 && !stays;
}
