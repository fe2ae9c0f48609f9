import { impossible, type OutcomeId, objections } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { untaken } from '../../../state/adventure.ts';
import { livingParty, sceneNamed } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { roomFor } from '../../body/creature/bounds.ts';
import { onFloor } from '../../body/monsters/monsters.ts';
import { roomForMore, roomInPack } from '../../party/hoards/may.ts';
import { MOST_FINDS } from '../../party/treasure/may.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { hasTreasure, type Outcome, outcomesOf } from '../../table/random-tables/kept.ts';
import { type Kind, kindsOf } from '../wandering/coming.ts';
import { drawnUpAlready } from '../wandering/drawn-up-already.ts';

const NOTHING = impossible('no-such-thing', 'Nothing of the kind came up, or it is in play already.');

const outcomeNamed = (state: GameState, outcome: OutcomeId): Outcome | undefined =>
  outcomesOf(state).find(({ id }) => id === outcome);

/** Coins and things that came up and are not in play. */
export const treasureOf = (state: GameState, outcome: OutcomeId): Outcome | null => {
  const found = outcomeNamed(state, outcome);
  return found && hasTreasure(found) ? found : null;
};

/** Monsters that came up and are not in play, as the bestiary has them. */
export const kindsIn = (state: GameState, outcome: OutcomeId): readonly Kind[] =>
  kindsOf(rulesOf(state), outcomeNamed(state, outcome)?.monsters ?? []);

const countOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, { count }) => sum + count, 0);

export const mayLay: May<'LayOutcome'> = (state, { outcome, square, scene }, seat) =>
  objections(
    onlyReferee(seat),
    treasureOf(state, outcome) ? null : NOTHING,
    onFloor(square, sceneNamed(state, scene)),
    roomForMore(state),
  );

export const mayGive: May<'GiveOutcome'> = (state, { outcome, creature }, seat) => {
  const found = treasureOf(state, outcome);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, NOTHING);
  const { things, items } = found;
  const taker = livingParty(state).find((one) => one.id === creature);
  return objections(
    barred,
    taker ? roomInPack(taker, { items }) : impossible('no-such-thing', 'There is nobody of the party to take it.'),
    untaken(state).length + things.length > MOST_FINDS
      ? impossible('bad-input', `No more than ${MOST_FINDS} things are kept together: share some out first.`)
      : null,
  );
};

export const mayPlace: May<'PlaceOutcome'> = (state, { outcome, square, scene }, seat) => {
  const kinds = kindsIn(state, outcome);
  return objections(
    onlyReferee(seat),
    kinds.length > 0 ? null : NOTHING,
    onFloor(square, sceneNamed(state, scene)),
    roomFor(state, countOf(kinds)),
  );
};

export const mayMeet: May<'MeetOutcome'> = (state, { outcome }, seat) => {
  const kinds = kindsIn(state, outcome);
  return objections(
    onlyReferee(seat),
    kinds.length > 0 ? null : NOTHING,
    drawnUpAlready(state),
    roomFor(state, countOf(kinds)),
  );
};
