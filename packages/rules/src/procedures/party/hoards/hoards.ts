import { within } from '@lanthorn/geometry';
import { byRule, id, impossible, type Refusal } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { adventureOf, type Find, together } from '../../../state/adventure.ts';
import { areClose } from '../../../state/close.ts';
import type { Place } from '../../../state/creature.ts';
import { type Hoard, hoardsOf, MOST_HOARDS } from '../../../state/hoard.ts';
import { isCapable, partyOf, sceneNamed } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import { MOST_FINDS } from '../treasure/treasure.ts';
import type { hoardsCommands } from './commands.ts';
import { looksOf } from './looks.ts';
import { treasureTables } from './rolled.ts';
import type { Rolled } from './tables.ts';

const layHoard: Handler<'LayHoard'> = (play, { name, types, square, scene: named, hidden }) => {
  const refusal = refereeOnly(play) ?? roomForMore(play);
  const scene = sceneNamed(play.state, named);
  if (refusal) return refusal;
  if (!scene || !within(square, scene)) return impossible('no-such-thing', 'There is no such square on the map.');
  const letters = types.trim().toUpperCase();
  if (letters !== '' && letters !== '-' && !/^[A-V](?:[\s,()+]+[A-V])*\)?$/.test(letters))
    return impossible('bad-input', 'Treasure types are letters from A to V, such as “C” or “U (A)”.');
  const { said, rolls } = play.noting((dice) => treasureTables(play).ofTypes(letters, dice));
  const hoard = hoardOf(play, { name: name.trim(), at: { scene: scene.id, square }, hidden }, said);
  play.happen({ type: 'HoardLaid', hoard, rolls, rule: play.rules.hoards.cites.types });
  return null;
};

const roomForMore = ({ state }: Play): Refusal | null =>
  hoardsOf(state).length < MOST_HOARDS
    ? null
    : impossible('bad-input', `A campaign holds ${written(MOST_HOARDS)} hoards: remove one first.`);

type Outside = Pick<Hoard, 'name' | 'hidden' | 'trap'> & { readonly at: Place };

/** Treasure as the dice had it, as a hoard that looks like this. */
export function hoardOf({ dice }: Play, outside: Outside, { coins, valuables, things }: Rolled): Hoard {
  const named = things.map(({ thing, name }) => ({
    id: id<'item'>(dice.id()),
    thing,
    name,
    looks: looksOf(thing, name),
  }));
  return { ...outside, id: id(dice.id()), coins, valuables, things: named };
}

const fillHoard: Handler<'FillHoard'> = (play, { type: _, hoard, valuables, ...coins }) => {
  const refusal = refereeOnly(play);
  const found = hoardNamed(play.state, hoard);
  if (refusal) return refusal;
  if (!found) return NO_HOARD;
  const more = valuables > 0 ? [{ name: 'lot of goods', count: 1, worth: valuables }] : [];
  const filled: Hoard = {
    ...found,
    coins: together(found.coins, coins),
    valuables: [...found.valuables, ...more],
  };
  play.happen({ type: 'HoardLaid', hoard: filled, rolls: [], rule: play.rules.hoards.cites.types });
  return null;
};

const showHoard: Handler<'ShowHoard'> = (play, { hoard, hidden }) => {
  const refusal = refereeOnly(play);
  const found = hoardNamed(play.state, hoard);
  if (refusal) return refusal;
  if (!found) return NO_HOARD;
  if (found.hidden === hidden) return impossible('no-change', 'It is so already.');
  play.happen({ type: 'HoardShown', hoard, hidden });
  return null;
};

const removeHoard: Handler<'RemoveHoard'> = (play, { hoard }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!hoardNamed(play.state, hoard)) return NO_HOARD;
  play.happen({ type: 'HoardRemoved', hoard });
  return null;
};

/** One of the party who stands by it. The referee may give it to whoever is anywhere. */
const takeHoard: Handler<'TakeHoard'> = (play, { hoard, creature }) => {
  const refusal = forActing(play, creature);
  const found = hoardNamed(play.state, hoard);
  const taker = partyOf(play.state).find((one) => one.id === creature);
  if (refusal) return refusal;
  if (!found || (found.hidden && play.by.role !== 'referee')) return NO_HOARD;
  if (!taker || !isCapable(taker)) return impossible('no-such-thing', 'Nobody of the party who could take it.');
  const far = areClose(taker.at, found.at) ? null : play.unless(TOO_FAR);
  if (far) return far;
  if (play.state.encounter)
    return impossible('in-encounter', 'There is no time for treasure in the middle of an encounter.');
  const { finds } = adventureOf(play.state);
  if (finds.length + found.things.length > MOST_FINDS)
    return impossible('bad-input', `No more than ${MOST_FINDS} things are kept together: share some out first.`);
  play.happen({
    type: 'HoardTaken',
    hoard: found,
    creature,
    finds: found.things.map(
      ({ id: item, thing, looks, name }): Find => ({
        id: item,
        name: looks,
        thing,
        named: false,
        holder: null,
        earned: false,
        is: name,
      }),
    ),
    rule: play.rules.party.cites.pool,
  });
  return null;
};

const TOO_FAR = byRule('TABLE', 'too-far', 'One has to stand by it to take it.');
const NO_HOARD = impossible('no-such-thing', 'There is no such treasure.');

export const hoardNamed = ({ hoards }: GameState, hoard: Hoard['id']): Hoard | null =>
  hoards && Object.hasOwn(hoards, hoard) ? (hoards[hoard] ?? null) : null;

export const hoardsHandlers: Handlers<typeof hoardsCommands> = {
  LayHoard: layHoard,
  FillHoard: fillHoard,
  ShowHoard: showHoard,
  TakeHoard: takeHoard,
  RemoveHoard: removeHoard,
};
