import { within } from '@lanthorn/geometry';
import { byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { May } from '../../../play/index.ts';
import { untaken } from '../../../state/adventure.ts';
import { called } from '../../../state/called.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Hoard, hoardsOf, MOST_HOARDS, type SoMany } from '../../../state/hoard.ts';
import { isCapable, partyOf, sceneNamed } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS, MOST_OF_ONE } from '../../body/creature/bounds.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import { isTreasureTypes } from '../../table/treasure-tables/tables.ts';
import { MOST_FINDS, thingRefusals } from '../treasure/may.ts';

const TOO_FAR = byRule('TABLE', 'too-far', 'One has to stand by it to take it.');

export const NO_HOARD = impossible('no-such-thing', 'There is no such treasure.');

export const hoardNamed = ({ hoards }: GameState, hoard: Hoard['id']): Hoard | null =>
  hoards && Object.hasOwn(hoards, hoard) ? (hoards[hoard] ?? null) : null;

export const roomForMore = (state: GameState): Refusal | null =>
  hoardsOf(state).length < MOST_HOARDS
    ? null
    : impossible('bad-input', `A campaign holds ${written(MOST_HOARDS)} hoards: remove one first.`);

export const mayLayHoard: May<'LayHoard'> = (state, { types, square, scene: named }, seat) => {
  const scene = sceneNamed(state, named);
  const barred = objections(onlyReferee(seat), roomForMore(state));
  if (!scene || !within(square, scene))
    return objections(...barred, impossible('no-such-thing', 'There is no such square on the map.'));
  const letters = types.trim().toUpperCase();
  return objections(
    ...barred,
    letters !== '' && letters !== '-' && !isTreasureTypes(letters)
      ? impossible('bad-input', 'Treasure types are letters from A to V, such as “C” or “U (A)”.')
      : null,
  );
};

export const mayFillHoard: May<'FillHoard'> = (state, { hoard }, seat) => {
  const found = hoardNamed(state, hoard);
  return objections(onlyReferee(seat), found ? null : NO_HOARD);
};

export const mayPutIntoHoard: May<'PutIntoHoard'> = (state, { hoard, ...said }, seat) => {
  const found = hoardNamed(state, hoard);
  return objections(onlyReferee(seat), ...(found ? thingRefusals(said, found.things.length) : [NO_HOARD]));
};

export const mayShowHoard: May<'ShowHoard'> = (state, { hoard, hidden }, seat) => {
  const found = hoardNamed(state, hoard);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, NO_HOARD);
  return objections(barred, found.hidden === hidden ? impossible('no-change', 'It is so already.') : null);
};

/** The ordinary things that somebody's pack has room for. */
export const carriedBy = (taker: Creature | undefined, items: Hoard['items'] = []): readonly SoMany[] =>
  items.filter(({ count }) => count <= MOST_OF_ONE).slice(0, Math.max(0, MOST_ITEMS - (taker?.items.length ?? 0)));

/** What stands against somebody's carrying the ordinary things of a hoard: the pack is full, or they are too many. */
export const roomInPack = (taker: Creature, { items = [] }: Pick<Hoard, 'items'>): Refusal | null =>
  taker.items.length + items.length <= MOST_ITEMS && items.every(({ count }) => count <= MOST_OF_ONE)
    ? null
    : impossible('bad-input', `${called(taker)} can carry nothing more.`);

export const mayTakeHoard: May<'TakeHoard'> = (state, { hoard, creature }, seat) => {
  const found = hoardNamed(state, hoard);
  const taker = partyOf(state).find((one) => one.id === creature);
  const barred = mayAct(state, seat, creature);
  if (!found || (found.hidden && seat.role !== 'referee')) return objections(barred, NO_HOARD);
  if (!taker || !isCapable(taker))
    return objections(barred, impossible('no-such-thing', 'Nobody of the party who could take it.'));
  const also = objections(barred, areClose(state, taker.at, found.at) ? null : TOO_FAR);
  if (state.encounter)
    return objections(
      ...also,
      impossible('in-encounter', 'There is no time for treasure in the middle of an encounter.'),
    );
  return objections(
    ...also,
    untaken(state).length + found.things.length > MOST_FINDS
      ? impossible('bad-input', `No more than ${MOST_FINDS} things are kept together: share some out first.`)
      : null,
  );
};
