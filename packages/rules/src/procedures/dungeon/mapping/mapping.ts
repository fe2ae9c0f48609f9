import { type Square, within } from '@lanthorn/geometry';
import { byPermission, byRule, id, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type FieldsOf, type Handler, type Handlers, type May, rulesOf } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { mappingCommands } from './commands.ts';
import { divides, fillAt, withStroke } from './drawn.ts';
import type { PartyMap, PenStroke } from './kept.ts';
import { EDGES_OF } from './side.ts';

/** Remarks on all maps together. */
const MOST_NOTES = 500;

/** Sheets of one campaign; every one of them is kept in its state. */
export const MOST_MAPS = 20;
const MOST_SIGNS = 1_000;
const MOST_BORDERS = 2_000;

function forDrawing(state: GameState, seat: Seat): Refusal | null {
  const { party } = state;
  if (seat.role === 'referee') return null;
  if (party.mapper !== seat.user) return byPermission('not-your-seat', 'The mapper draws the map; name one first.');
  return rulesOf(state).mapping.canDraw(party.mapper, seat.user, isRunning(state))
    ? null
    : byRule(rulesOf(state).mapping.cites.map, 'forbidden', 'Nobody draws a map while running.');
}

/** The party flees or gives chase. */
export const isRunning = ({ encounter }: GameState): boolean =>
  encounter?.mode === 'evasion' || encounter?.mode === 'pursuit';

const mayWriteOnMap: May<'WriteOnMap'> = (state, { square }, seat) => {
  const scene = sceneOf(state);
  const barred = forDrawing(state, seat);
  if (!scene || !within(square, scene))
    return objections(barred, impossible('no-such-thing', 'There is no such square on the board.'));
  return objections(
    barred,
    Object.keys(state.mapNotes).length >= MOST_NOTES
      ? impossible('bad-input', 'The map is full: wipe something off first.')
      : null,
  );
};

const mayBeginPartyMap: May<'BeginPartyMap'> = (state, _, seat) =>
  objections(
    forDrawing(state, seat),
    Object.keys(state.partyMaps ?? {}).length < MOST_MAPS
      ? null
      : impossible('bad-input', `The party keeps ${MOST_MAPS} maps: remove one first.`),
  );

/** Somebody draws on a map that is there. */
const ofMap = (state: GameState, seat: Seat, map: PartyMap | undefined): Refusal | null =>
  forDrawing(state, seat) ?? (map ? null : impossible('no-such-thing', 'The party has no such map.'));

const mayDrawPartyMap: May<'DrawPartyMap'> = (state, { map: id, strokes }, seat) => {
  const map = state.partyMaps?.[id];
  const barred = ofMap(state, seat, map);
  if (barred || !map) return objections(barred);
  const drawn = strokes.reduce<PartyMap | Refusal>(
    (before, stroke) => ('rows' in before ? drawing(before, stroke) : before),
    map,
  );
  return objections('rows' in drawn ? null : drawn);
};

/** The map with a stroke more, or why it cannot be drawn. */
function drawing(map: PartyMap, stroke: PenStroke): PartyMap | Refusal {
  const onPaper = squaresOf(stroke).every((square) => within(square, map));
  if (!onPaper) return impossible('no-such-thing', 'That is beyond the paper.');
  const bare = 'sign' in stroke && stroke.sign && fillAt(map, stroke.at) === 'blank';
  if (bare) return impossible('bad-input', 'Nothing is drawn there yet: a sign stands in a room or a passage.');
  if ('side' in stroke && !EDGES_OF[map.grid].includes(stroke.side.edge))
    return impossible('no-such-thing', 'The paper has no such side.');
  if ('side' in stroke && stroke.border && !divides(map, stroke.side))
    return impossible('bad-input', 'Nothing is drawn there yet: a door stands at the side of a room or a passage.');
  const drawn = withStroke(map, stroke);
  return drawn.signs.length > MOST_SIGNS || drawn.borders.length > MOST_BORDERS
    ? impossible('bad-input', 'The sheet is full: wipe something off first.')
    : drawn;
}

const squaresOf = (stroke: PenStroke): readonly Square[] => {
  if ('fill' in stroke) return [stroke.from, stroke.to];
  if ('side' in stroke) return [];
  if ('sign' in stroke) return [stroke.at];
  return stroke.party ? [stroke.party] : [];
};

const mayChangeMap = (state: GameState, { map }: FieldsOf<'RemovePartyMap'>, seat: Seat): readonly Refusal[] =>
  objections(ofMap(state, seat, state.partyMaps?.[map]));

const writeOnMap: Handler<'WriteOnMap'> = (play, { square, text }) => {
  const scene = sceneOf(play.state);
  if (!scene) return;
  play.happen({ type: 'MapNoteWritten', note: { id: id(play.dice.id()), scene: scene.id, square, text: text.trim() } });
};

const beginPartyMap: Handler<'BeginPartyMap'> = (play, { name, width, height, feetPerSquare, grid = 'square' }) => {
  const paper = { name: name.trim(), width, height, feetPerSquare, grid };
  play.happen({ type: 'PartyMapBegun', map: id(play.dice.id()), ...paper });
};

export const mappingHandlers: Handlers<typeof mappingCommands> = {
  WriteOnMap: { may: mayWriteOnMap, play: writeOnMap },
  EraseFromMap: {
    may: (state, { note }, seat) =>
      objections(
        forDrawing(state, seat),
        Object.hasOwn(state.mapNotes, note) ? null : impossible('no-such-thing', 'There is no such remark.'),
      ),
    play: (play, { note }) => play.happen({ type: 'MapNoteErased', note }),
  },
  BeginPartyMap: { may: mayBeginPartyMap, play: beginPartyMap },
  DrawPartyMap: {
    may: mayDrawPartyMap,
    play: (play, { map, strokes }) => play.happen({ type: 'PartyMapDrawn', map, strokes }),
  },
  RenamePartyMap: {
    may: mayChangeMap,
    play: (play, { map, name }) => play.happen({ type: 'PartyMapRenamed', map, name: name.trim() }),
  },
  RemovePartyMap: { may: mayChangeMap, play: (play, { map }) => play.happen({ type: 'PartyMapRemoved', map }) },
};
