import { type CreatureId, type Dice, id, objections } from '../../../core/index.ts';
import type { FieldsOf, Handler, Handlers, Play } from '../../../play/index.ts';
import { type MagicFind, pursesTogether } from '../../../state/adventure.ts';
import type { Place } from '../../../state/creature.ts';
import { fromOutside, type Hoard, type HoardThing } from '../../../state/hoard.ts';
import { sceneNamed } from '../../../state/read.ts';
import { endowed } from '../../table/content/powers.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { looksOf } from '../../table/treasure-tables/looks.ts';
import { treasureTables } from '../../table/treasure-tables/rolled.ts';
import { type Rolled, type TreasureTables, treasuresTogether } from '../../table/treasure-tables/tables.ts';
import type { hoardsCommands } from './commands.ts';
import {
  carriedBy,
  hoardNamed,
  mayFillHoard,
  mayLayHoard,
  mayPutIntoHoard,
  mayShowHoard,
  mayTakeHoard,
  NO_HOARD,
} from './may.ts';
import { receive } from './received.ts';

const layHoard: Handler<'LayHoard'> = (play, { type: _, name, types, square, scene: named, hidden, ...own }) => {
  const scene = sceneNamed(play.state, named);
  if (!scene) return;
  const letters = types.trim().toUpperCase();
  const { said, rolls } = play.noting((dice) => {
    const tables = treasureTables(play.rules);
    return treasuresTogether(tables.ofTypes(letters, dice), counted(tables, own, dice));
  });
  const hoard = hoardOf(play, { name: name.trim(), at: { scene: scene.id, square }, hidden }, said);
  play.happen({ type: 'HoardLaid', hoard, rolls, rule: play.rules.hoards.cites.types });
};

type Own = Pick<FieldsOf<'LayHoard'>, 'gp' | 'pp' | 'ep' | 'sp' | 'cp' | 'gems' | 'jewellery' | 'magic'>;

/** What the referee says that is in it. */
const counted = (tables: TreasureTables, own: Own, dice: Dice): Rolled => {
  const { gems = 0, jewellery = 0, magic = 0, gp = 0, pp = 0, ep = 0, sp = 0, cp = 0 } = own;
  return { ...tables.counted({ gems, jewellery, magic }, dice), coins: { gp, pp, ep, sp, cp } };
};

type Outside = Pick<Hoard, 'name' | 'hidden' | 'trap' | 'items'> & { readonly at: Place };

/** Treasure as the dice had it, as a hoard that looks like this. */
export function hoardOf({ dice }: Play, outside: Outside, { coins, valuables, things }: Rolled): Hoard {
  const named = things.map((thing) => hoardThing(dice, thing));
  return { ...outside, id: id(dice.id()), coins, valuables, things: named };
}

/** A thing of magic by its name, with what those who find it see of it. */
export const hoardThing = (dice: Dice, { thing, name }: Rolled['things'][number]): HoardThing => ({
  id: id(dice.id()),
  thing,
  name,
  looks: looksOf({ thing, name }),
});

const fillHoard: Handler<'FillHoard'> = (play, { type: _, hoard, valuables, ...coins }) => {
  const found = hoardNamed(play.state, hoard);
  if (!found) return;
  const more = valuables > 0 ? [{ name: 'lot of goods', count: 1, worth: valuables }] : [];
  const filled: Hoard = {
    ...found,
    coins: pursesTogether(found.coins, coins),
    valuables: [...found.valuables, ...more],
  };
  play.happen({ type: 'HoardLaid', hoard: filled, rolls: [], rule: play.rules.hoards.cites.types });
};

const putIntoHoard: Handler<'PutIntoHoard'> = (play, { hoard, name, thing, named, is = '', ...said }) => {
  const found = hoardNamed(play.state, hoard);
  if (!found) return;
  const looks = name.trim();
  const has = endowed(said);
  const put: HoardThing = {
    id: id(play.dice.id()),
    thing,
    name: is.trim() || looks,
    looks,
    ...(named && { named }),
    ...(Object.keys(has).length > 0 && { has }),
  };
  const filled = { ...found, things: [...found.things, put] };
  play.happen({ type: 'HoardLaid', hoard: filled, rolls: [], rule: play.rules.hoards.cites.types });
};

/** One of the party who stands by it. The referee may give it to whoever is anywhere. */
const takeHoard: Handler<'TakeHoard'> = (play, { hoard, creature }) => {
  const found = hoardNamed(play.state, hoard);
  if (found) hoardTaken(play, found, creature);
};

/** A thing of a hoard as the party finds it: known by what it looks like. */
export const findOf = ({ id: item, thing, looks, name, named, has }: HoardThing): MagicFind => ({
  id: item,
  name: looks,
  thing,
  named: named ?? false,
  holder: null,
  earned: false,
  ...(name !== looks && { is: name }),
  ...(has && { has }),
});

/**
 * Coins, valuables and things of magic are the party's then, until they are shared; ordinary things are in the pack of
 * whoever took them. Those that find no room there stay: a refusal would tell what lies in it.
 */
function hoardTaken(play: Play, hoard: Hoard, creature: CreatureId): void {
  const carried = carriedBy(play.state.creatures[creature], hoard.items);
  const left = (hoard.items ?? []).filter((one) => !carried.includes(one));
  const stays = left.length > 0;
  play.happen({
    type: 'HoardTaken',
    hoard: stays ? { ...hoard, items: carried } : hoard,
    creature,
    finds: hoard.things.map(findOf),
    rule: play.rules.party.cites.pool,
    ...(stays && { stays }),
  });
  for (const one of carried) receive(play, creature, one, true);
  const rule = play.rules.hoards.cites.types;
  if (stays)
    play.happen({ type: 'HoardLaid', hoard: { ...fromOutside(hoard), items: left }, rolls: [], rule, quiet: true });
}

export const hoardsHandlers: Handlers<typeof hoardsCommands> = {
  LayHoard: { may: mayLayHoard, play: layHoard, anywhere: true },
  FillHoard: { may: mayFillHoard, play: fillHoard, anywhere: true },
  PutIntoHoard: { may: mayPutIntoHoard, play: putIntoHoard, anywhere: true },
  ShowHoard: {
    may: mayShowHoard,
    play: (play, { hoard, hidden }) => play.happen({ type: 'HoardShown', hoard, hidden }),
    anywhere: true,
  },
  TakeHoard: { may: mayTakeHoard, play: takeHoard, counts: { by: 'creature', as: 'pick-up' } },
  RemoveHoard: {
    may: (state, { hoard }, seat) => objections(onlyReferee(seat), hoardNamed(state, hoard) ? null : NO_HOARD),
    play: (play, { hoard }) => play.happen({ type: 'HoardRemoved', hoard }),
    anywhere: true,
  },
};
