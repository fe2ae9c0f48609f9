import { extentOf, type Point } from '@lanthorn/geometry';
import {
  byPermission,
  type CommandOf,
  id,
  impossible,
  objections,
  type Refusal,
  type SceneId,
  type Seat,
} from '../../../core/index.ts';
import type { Handler, Handlers, May } from '../../../play/index.ts';
import { type Drawing, drawingsOf } from '../../../state/drawings.ts';
import type { GameState } from '../../../state/state.ts';
import { sceneFor } from '../areas/may.ts';
import { mayPlay, mayReferee } from '../permission/permission.ts';
import type { drawingsCommands } from './commands.ts';

/** Drawings on one map; who wants more wipes some off first. */
const MOST_DRAWINGS = 200;

/** What is drawn on a map, as far as a seat may know of it: what is hidden tells nobody how much of it there is. */
const drawnOn = (state: GameState, scene: SceneId, seat: Seat): readonly Drawing[] =>
  Object.values(drawingsOf(state)).filter((one) => one.scene === scene && (one.open || mayReferee(seat)));

const watching = (seat: Seat): Refusal | null =>
  mayReferee(seat) || mayPlay(seat) ? null : byPermission('not-your-seat', 'Whoever watches draws nothing.');

/** What is wrong with a drawing by itself. */
function misdrawn({ shape, points, words }: Omit<CommandOf<'DrawOnBoard'>, 'type'>): Refusal | null {
  const written = words.trim() !== '';
  if (written !== (shape === 'text'))
    return impossible('bad-input', shape === 'text' ? 'Write a word at least.' : 'Words belong to a text alone.');
  const fits = shape === 'pen' ? points.length > 1 : points.length === (shape === 'text' ? 1 : 2);
  return fits ? null : impossible('bad-input', 'So many points make no such shape.');
}

const mayDrawOnBoard: May<'DrawOnBoard'> = (state, command, seat) => {
  const scene = sceneFor(state, command.scene, seat);
  if (!scene) return objections(watching(seat), impossible('no-such-thing', 'There is no such map.'));
  const { width, height } = extentOf(scene);
  const off = ({ x, y }: Point) => x < 0 || y < 0 || x > width || y > height;
  const full = drawnOn(state, scene.id, seat).length >= MOST_DRAWINGS;
  return objections(
    watching(seat),
    misdrawn(command),
    command.points.some(off) ? impossible('bad-input', 'Draw on the map.') : null,
    full ? impossible('bad-input', `The map holds ${MOST_DRAWINGS} drawings: wipe some off first.`) : null,
  );
};

/** One that a seat may not know of is not there. */
const mayWipeDrawing: May<'WipeDrawing'> = (state, { drawing }, seat) => {
  const found = drawingsOf(state)[drawing];
  if (!found || (!mayReferee(seat) && !found.open)) return [impossible('no-such-thing', 'There is no such drawing.')];
  return mayReferee(seat) || (mayPlay(seat) && found.by === seat.user)
    ? []
    : [byPermission('not-your-seat', 'Whoever drew it wipes it off, or the referee.')];
};

/** What a seat would wipe off a map; of what it may know. */
function wipedBy(state: GameState, { scene, whose }: Omit<CommandOf<'WipeDrawings'>, 'type'>, seat: Seat) {
  const on = sceneFor(state, scene, seat);
  return on ? drawnOn(state, on.id, seat).filter(({ by }) => whose === 'all' || by === seat.user) : [];
}

export const mayWipeDrawings: May<'WipeDrawings'> = (state, command, seat) =>
  objections(
    watching(seat),
    command.whose === 'all' && !mayReferee(seat)
      ? byPermission('not-your-seat', 'Only the referee wipes off what others drew.')
      : null,
    wipedBy(state, command, seat).length > 0
      ? null
      : impossible('no-such-thing', 'There is nothing of the kind to wipe off.'),
  );

const drawOnBoard: Handler<'DrawOnBoard'> = (play, { type: _, scene: named, open, words, ...facts }) => {
  const scene = sceneFor(play.state, named, play.by);
  if (!scene) return;
  play.happen({
    type: 'DrawnOnBoard',
    drawing: {
      id: id(play.dice.id()),
      scene: scene.id,
      ...facts,
      words: words.trim(),
      by: play.by.user,
      open: open || !mayReferee(play.by),
    },
  });
};

const wipeDrawings: Handler<'WipeDrawings'> = (play, command) => {
  const wiped = wipedBy(play.state, command, play.by);
  play.happen({ type: 'DrawingsWiped', drawings: wiped.map((drawing) => drawing.id) });
};

export const drawingsHandlers: Handlers<typeof drawingsCommands> = {
  DrawOnBoard: { may: mayDrawOnBoard, play: drawOnBoard },
  WipeDrawing: {
    may: mayWipeDrawing,
    play: (play, { drawing }) => play.happen({ type: 'DrawingsWiped', drawings: [drawing] }),
  },
  WipeDrawings: { may: mayWipeDrawings, play: wipeDrawings, anywhere: true },
};
