import { type CreatureId, onceFor, type Seat } from '../core/index.ts';
import { isKnown, isOpenToAll } from '../procedures/situation/sight/known.ts';
import { commands } from '../state/commanding.ts';
import type { LastMoves } from '../state/last-moves.ts';
import { type AwaitedSpell, awaitedSpells } from '../state/spell-work.ts';
import type { GameState, MorningStudy } from '../state/state.ts';
import { byId } from './by-id.ts';
import { entriesOfThose } from './encounter.ts';
import { fieldOfAny } from './field-of-any.ts';
import { journalKnown } from './journal.ts';
import type { Common } from './shared.ts';
import { sameOrFiltered, unchanged } from './unchanged.ts';

/** What a seat knows besides, because it is theirs, or meant for them. */
export function ofTheirOwn(state: GameState, seat: Seat): Partial<Common> {
  const own = byId(state, (one) => commands(seat, one));
  const open = byId(state, (one) => commands(seat, one) || isOpenToAll(state, one));
  const moves = state.lastMoves?.[seat.user];
  return {
    ...(moves ? { lastMoves: movesOf(moves, seat) } : {}),
    memorised: memorisedBy(seat, entriesOfThose(state.memorised, own)),
    ...fieldOfAny('castSinceSleep', state.castSinceSleep && castBy(seat, sameOrFiltered(state.castSinceSleep, own))),
    ...(state.study === undefined ? {} : { study: studyBy(seat, studyOf(state.study, own)) }),
    ...fieldOfAny('awaited', awaitedKnown(state, seat, own, open)),
    ...fieldOfAny('journal', state.journal && journalKnown(state.journal, seat)),
    drafts: draftsOf(state.drafts, seat),
    research: entriesOfThose(state.research, own),
    lessons: entriesOfThose(state.lessons, own),
    studies: entriesOfThose(state.studies, own),
    lostBooks: entriesOfThose(state.lostBooks, own),
    inventions: inventionsKnown(state, own, open),
  };
}

const movesOf = onceFor((moves: LastMoves, { user }: Seat): GameState['lastMoves'] & {} => ({ [user]: moves }));
const memorisedBy = unchanged<GameState['memorised']>();
const castBy = unchanged<GameState['castSinceSleep'] & {}>();
const studyBy = unchanged<MorningStudy>();
const studyOf = (study: MorningStudy, own: (creature: CreatureId) => boolean): MorningStudy => ({
  ...study,
  casters: sameOrFiltered(study.casters, own),
});

/** The spells that wait for the referee, of one’s own and those that the table saw one of the party cast, as what they are taken for, with those of their targets whom a seat knows of, of a scroll those at whom it was read; not where they were cast, which may lie on a map that is no longer shown. */
const awaitedKnown = (
  state: GameState,
  seat: Seat,
  own: (creature: CreatureId) => boolean,
  party: (creature: CreatureId) => boolean,
): readonly AwaitedSpell[] =>
  awaitedSpells(state)
    .filter(({ caster, open }) => own(caster) || (open && party(caster)))
    .map(({ takenFor, to: _place, from: _stood, readAt, ...spell }) => {
      const targets = (readAt ?? spell.targets).filter(byId(state, (one) => isKnown(state, seat, one)));
      return { ...spell, spell: takenFor ?? spell.spell, targets, ...(readAt ? { readAt: targets } : {}) };
    });

const draftsOf = onceFor((drafts: GameState['drafts'], { user }: Seat): GameState['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([maker]) => maker === user)),
);

/** Spells that were invented here, as far as they stand in a book of the party's, or somebody of one's own works at them. */
function inventionsKnown(
  { inventions, creatures, lostBooks, research, studies }: GameState,
  own: (creature: CreatureId) => boolean,
  party: (creature: CreatureId) => boolean,
): GameState['inventions'] {
  // At most tables there is none, and many creatures to look through.
  if (Object.keys(inventions).length === 0) return inventions;
  const names = Object.values(creatures).flatMap(({ id, book = [] }) => [
    ...(party(id) ? book : []),
    ...(own(id) ? [...(lostBooks[id] ?? []), research[id]?.spell ?? [], studies[id]?.spell ?? []].flat() : []),
  ]);
  const known = new Set(names.map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(inventions).filter(([name]) => known.has(name.toLowerCase())));
}
