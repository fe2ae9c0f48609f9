import type { SquareRows } from '@lanthorn/geometry';
import { identical, once, onceFor, type Seat } from '../core/index.ts';
import type { Known } from '../play/known.ts';
import { SPECTATOR } from '../procedures/situation/sight/known.ts';
import { seenByParty } from '../procedures/situation/sight/sight.ts';
import { standpointOf } from '../procedures/situation/sight/standpoint.ts';
import { withOwnLists } from '../state/scene.ts';
import type { GameState } from '../state/state.ts';
import { type Change, changed, changeOfParts, withOwnParts } from './change.ts';
import { withOwnNotes } from './creatures.ts';
import { ofTheirOwn } from './own.ts';
import { scenesKnown } from './scenes.ts';
import { type Common, toWhom } from './shared.ts';

/** The squares that the party sees now, as a seat knows it. */
export const seenNow = (state: Known): SquareRows => seenByParty(state);

/** What a seat knows of what is true; the referee knows all of it. */
export const known = (state: GameState, seat: Seat): Known =>
  (seat.role === 'referee' ? state : asSeen(standpointOf(state, seat), seat)) as Known;

function asSeen(state: GameState, seat: Seat): Common {
  const open = isOneOfAll(state, seat) ? toAll(state, seat) : toWhom(state, seat);
  const own = { ...ofTheirOwn(state, seat), creatures: withOwnNotes(open.creatures, state, seat) };
  const made = { ...open, ...own };
  shares.set(made, { open, own: Object.keys(own) });
  return made;
}

/** By what a seat knows: what it shares with all others, and the names of the parts in which it may differ. */
const shares = new WeakMap<object, { readonly open: Common; readonly own: readonly string[] }>();

const changeOfOpen = onceFor((before: Common, after: Common) => changeOfParts(before, after));

/** What makes what a seat knew into what it knows now: what all know is compared once for all of them. Null where both say the same. */
export function changeOfKnown(before: Known, after: Known): Change | null {
  const [old, now] = [shares.get(before), shares.get(after)];
  if (!old || !now || !identical(old.own, now.own)) return changeOfParts(before, after);
  const open = changeOfOpen(old.open, now.open);
  return open && !('in' in open && !open.gone && !open.keys)
    ? changeOfParts(before, after)
    : withOwnParts(open, before, after, now.own);
}

/** What a seat knows after a change of it. */
export function knownAfter(before: Known, change: Change): Known {
  const after = changed(before, change) as Known;
  const anew = Object.values(after.scenes).filter(({ id, width, height, grid }) => {
    const was = before.scenes[id];
    return was && !identical([was.width, was.height, was.grid], [width, height, grid]);
  });
  if (anew.length === 0) return after;
  return {
    ...after,
    scenes: { ...after.scenes, ...Object.fromEntries(anew.map((one) => [one.id, withOwnLists(one)])) },
  };
}

/** Whether a seat knows of the same people as everybody: none that is its own is hidden, and it takes nobody's part. */
const isOneOfAll = ({ creatures }: GameState, { user, as }: Seat): boolean =>
  as === undefined && !Object.values(creatures).some(({ hidden, owner }) => hidden && owner === user);

/** A player who has nobody on the board. */
const ANYBODY: Seat = { ...SPECTATOR, role: 'player' };

/** What all players know: it is made once for a state, since each knows it but for what is their own. */
const toPlayers = once((state: GameState): Common => toWhom(state, ANYBODY));

/** Whoever watches knows what players know who have nobody on the board, but for what these can feel about the party. */
const toWatchers = once((state: GameState): Common => ({ ...toPlayers(state), scenes: scenesKnown(state, SPECTATOR) }));

const toAll = (state: GameState, { role }: Seat): Common =>
  role === 'spectator' ? toWatchers(state) : toPlayers(state);
