import { describe, expect, it } from 'vitest';
import { rulesBy } from '../../../../test/in-play.ts';
import {
  after,
  ask,
  at,
  delve,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  seededDice,
  someone,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { rulesOf } from '../../../play/index.ts';
import { adventureOf, NO_ADVENTURE } from '../../../state/adventure.ts';
import type { Hoard } from '../../../state/hoard.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { treasureTables } from '../../table/treasure-tables/rolled.ts';

const chest: Hoard = {
  id: id('chest'),
  name: 'an iron chest',
  at: at(4, 4),
  coins: { ...NO_COINS, gp: 120 },
  valuables: [{ name: 'gem', count: 3, worth: 50 }],
  things: [{ id: id('vial'), thing: 'potion', name: 'potion of flying', looks: 'a stoppered vial' }],
  hidden: false,
  trap: id('needle'),
};
const aldo = (square = at(3, 4)) => someone({ at: square });
const there = (hoard: Partial<Hoard> = {}, who = aldo()): GameState =>
  delve([who], { hoards: { [chest.id]: { ...chest, ...hoard } } });
const take = { type: 'TakeHoard', hoard: chest.id, creature: someone().id } as const;

/** What the form of a new hoard holds, before the referee has touched it. */
const typesFirst = (...names: readonly string[]) => {
  const state = {
    ...delve([aldo()]),
    adventure: { ...NO_ADVENTURE, overcome: names.map((name) => ({ name, hitDice: null })) },
  };
  const lay = offers(known(state, referee), referee).find(({ command }) => command === 'LayHoard');
  const input = lay?.inputs.find(({ name }) => name === 'types');
  return input?.kind === 'text' ? input.preset : null;
};

/** The labels of what may be done with hoards. */
const labelsAbout = (state: GameState, command: string) =>
  offers(known(state, referee), referee)
    .filter((offer) => offer.command === command)
    .map(({ label }) => label);

describe('A hoard', () => {
  it('is told from another of its name by the room where it lies, or by its place', () => {
    const other = (square: Hoard['at']['square'], nth: string): Hoard => ({
      ...chest,
      id: id(nth),
      at: { ...chest.at, square },
    });
    const alone = there();
    expect(labelsAbout(alone, 'RemoveHoard')).toEqual(['Remove an iron chest']);
    const two = { ...alone, hoards: { ...alone.hoards, two: other({ x: 9, y: 9 }, 'two') } } as GameState;
    const [scene] = Object.values(two.scenes);
    if (!scene) throw new Error('there is a map');
    const room = { key: '4', name: 'Shrine', at: { x: 4, y: 4 }, squares: [{ x: 4, y: 4 }], text: '' };
    const keyed = { ...two, scenes: { [scene.id]: { ...scene, rooms: [room] } } };
    expect(labelsAbout(keyed, 'RemoveHoard')).toEqual([
      'Remove an iron chest (room 4)',
      'Remove an iron chest (column 10, row 10)',
    ]);
  });

  it('is first thought of as the treasure of those who were overcome last', () => {
    const rules = rulesOf(delve([aldo()]));
    const ogre = rules.monsters.bestiary.find(({ name }) => name === 'Ogre');
    expect(typesFirst('Goblin', 'Grim ogre')).toBe(ogre?.treasure);
    expect(typesFirst('Nobody of the bestiary')).toBe('C');
    expect(typesFirst()).toBe('C');
  });

  it('is rolled by the letters of its treasure types', () => {
    const state = after(
      delve([aldo()]),
      { type: 'LayHoard', name: 'an urn', types: 'S', square: { x: 1, y: 1 }, hidden: true },
      referee,
      3,
      4,
    );
    expect(Object.values(state.hoards ?? {})).toMatchObject([{ name: 'an urn', coins: { gp: 7 }, hidden: true }]);
  });

  it('holds what the referee says: coins, and so many gems, pieces of jewellery and magic items as the dice have them', () => {
    const own = { gp: 200, sp: 30, gems: 2, jewellery: 1, magic: 1 };
    const state = after(
      delve([aldo()]),
      { type: 'LayHoard', name: 'an urn', types: '', square: { x: 1, y: 1 }, hidden: true, ...own },
      referee,
      ...[3, 3],
      ...[2, 3, 4],
      ...[1, 1, 1],
    );
    const [hoard] = Object.values(state.hoards ?? {});
    expect(hoard).toMatchObject({
      coins: { ...NO_COINS, gp: 200, sp: 30 },
      valuables: [
        { name: 'gem', count: 2, worth: 10 },
        { name: 'piece of jewellery', count: 1, worth: 900 },
      ],
    });
    expect(hoard?.things).toHaveLength(1);
    expect(refusedOffers(delve([aldo()]), referee, 'LayHoard')).toEqual([]);
  });

  it('is refused where its types are no letters, and where there is no such square', () => {
    const lay = { type: 'LayHoard', name: 'an urn', types: 'lots', square: { x: 1, y: 1 }, hidden: true } as const;
    expect(ask(delve([aldo()]), lay, referee)).toBe('bad-input');
    expect(ask(delve([aldo()]), { ...lay, types: 'C', square: { x: 99, y: 1 } }, referee)).toBe('no-such-thing');
    expect(ask(delve([aldo()]), { ...lay, types: 'C' }, player)).toBe('not-your-seat');
  });

  it('is taken by whoever of the party stands by it, and is everybody’s then', () => {
    const state = after(there(), take, player, 6);
    expect(state.hoards).toBeUndefined();
    expect(adventureOf(state)).toMatchObject({ coins: { gp: 120 }, valuables: 150 });
    expect(adventureOf(state).finds).toMatchObject([
      { name: 'a stoppered vial', is: 'potion of flying', holder: null },
    ]);
  });

  it('is taken though fifty things are carried already, but not on top of fifty that nobody has taken', () => {
    const full = (holder: 'aldo' | null): GameState => {
      const finds = Array.from({ length: 50 }, (_, nth) => ({
        ...({ id: id<'item'>(`find-${nth}`), name: 'a ring', thing: 'ring', named: false, earned: true } as const),
        holder: holder && aldo().id,
      }));
      return { ...there(), adventure: { ...NO_ADVENTURE, finds } };
    };
    expect(after(full('aldo'), take, player, 6).hoards).toBeUndefined();
    expect([player, referee].map((by) => ask(full(null), take, by))).toEqual(['blocked', 'bad-input']);
  });

  it('is out of reach from farther away, and not another’s to take', () => {
    expect(ask(there({}, aldo(at(0, 0))), take, player)).toBe('too-far');
    expect(ask(there(), take, otherPlayer)).toBe('not-your-character');
  });

  it('may set off the trap that was set on it, which goes with it where it holds', () => {
    expect(after(there(), take, player, 2).scenes[id<'scene'>('rooms')]?.traps[id<'trap'>('needle')]?.sprung).toBe(
      true,
    );
    expect(after(there(), take, player, 3).scenes[id<'scene'>('rooms')]?.traps).not.toHaveProperty('needle');
  });

  it('shows the players no more than its outside, and nothing while it is hidden', () => {
    const shown = JSON.stringify(known(there(), player).hoards);
    expect(shown).toContain('an iron chest');
    expect(shown).not.toMatch(/120|gem|vial|flying|needle/);
    expect(known(there({ hidden: true }), player).hoards).toBeUndefined();
    expect(ask(there({ hidden: true }), take, player)).toBe('no-such-thing');
  });

  it('hides what its things are from those who found them', () => {
    expect(JSON.stringify(known(after(there(), take, player, 6), player))).not.toContain('flying');
  });

  it('holds ordinary things that stay where a full pack has no room for them: nobody learns of them by a refusal', () => {
    const pebble = (nth: number) =>
      ({ id: id<'item'>(`p${nth}`), name: 'pebble', quantity: 1, weight: 0, kind: 'gear', use: null }) as const;
    const items = [
      { name: 'silver key', count: 1 },
      { name: 'torch', count: 2 },
    ];
    const carrying = (count: number) =>
      someone({ at: at(3, 4), items: Array.from({ length: count }, (_, nth) => pebble(nth)) });
    const full = there({ items }, carrying(200));
    expect(refusedOffers(full, player, 'TakeHoard')).toEqual([]);
    const left = after(full, take, player, 6);
    expect(adventureOf(left)).toMatchObject({ coins: { gp: 120 }, valuables: 150 });
    expect(left.hoards?.[chest.id]).toMatchObject({ name: chest.name, coins: NO_COINS, things: [], items });
    expect(left.creatures[aldo().id]?.items).toHaveLength(200);
    const partly = after(there({ items }, carrying(199)), take, player, 6);
    expect(partly.creatures[aldo().id]?.items.at(-1)).toMatchObject({ name: 'silver key' });
    expect(partly.hoards?.[chest.id]?.items).toEqual(items.slice(1));
  });

  it('may be found once the referee says so, filled, and taken away again', () => {
    const hidden = there({ hidden: true });
    const shown = after(hidden, { type: 'ShowHoard', hoard: chest.id, hidden: false }, referee);
    expect(known(shown, player).hoards).toBeDefined();
    const more = { type: 'FillHoard', hoard: chest.id, pp: 0, gp: 5, ep: 0, sp: 0, cp: 0, valuables: 40 } as const;
    expect(after(hidden, more, referee).hoards?.[chest.id]).toMatchObject({ coins: { gp: 125 } });
    expect(after(hidden, { type: 'RemoveHoard', hoard: chest.id }, referee).hoards).toBeUndefined();
  });

  it('is offered the book’s things of magic by name, each of which does what one that the dice threw does', () => {
    const put = offers(known(there(), referee), referee).find(({ command }) => command === 'PutIntoHoard');
    const is = put?.inputs.find(({ name }) => name === 'is');
    const listed = is?.kind === 'text' ? (is.suggests ?? []) : [];
    expect(listed.find(({ value }) => value === 'ring of wishes')?.fills).toEqual({
      thing: 'ring',
      name: 'a plain ring',
    });
    expect(listed.find(({ value }) => value === 'axe +1')?.fills).toEqual({
      thing: 'weapon',
      name: 'a finely made axe',
    });
    expect(new Set(listed.map(({ value }) => value)).size).toBe(listed.length);
    const flying = listed.find(({ value }) => value === 'potion of flying');
    const vial = { ...flying?.fills, is: flying?.value, named: false };
    const filled = after(there({ things: [] }), { type: 'PutIntoHoard', hoard: chest.id, ...vial } as never, referee);
    expect(Object.values(filled.hoards ?? {})[0]?.things).toMatchObject([
      { thing: 'potion', name: 'potion of flying', looks: 'a stoppered vial' },
    ]);
  });

  it('holds a thing of the table’s own, which is divided as any find, and known once the referee says so', () => {
    const axe = { name: 'a rune-carved axe', is: 'Durgan’s Bane', thing: 'weapon', named: true } as const;
    const does = { fights: 'melee', damage: '1d8', bonus: 2 } as const;
    const put = { type: 'PutIntoHoard', hoard: chest.id, ...axe, ...does } as const;
    expect(ask(there(), put, player)).toBe('not-your-seat');
    expect(ask(there(), { ...put, damage: 'lots' }, referee)).toBe('bad-input');
    const filled = after(there(), put, referee);
    expect(JSON.stringify(known(filled, player))).not.toMatch(/rune-carved|Durgan/);
    const taken = after(filled, take, player, 6);
    const find = adventureOf(taken).finds.find(({ name }) => name === axe.name);
    expect(find).toMatchObject({ named: true, is: axe.is, has: { magic: 2 } });
    expect(known(taken, player).adventure?.finds).not.toContainEqual(
      expect.objectContaining({ has: expect.anything() }),
    );
    expect(JSON.stringify(known(taken, player))).not.toContain('Durgan');
    const thing = find?.id ?? id<'item'>('none');
    const held = after(taken, { type: 'TakeThing', thing, creature: aldo().id, by: 'agreement' }, referee);
    const learnt = after(held, { type: 'RevealThing', thing }, referee).creatures[aldo().id];
    expect(learnt?.items.find((item) => item.id === thing)).toMatchObject({ name: axe.is, magic: 2 });
    expect(learnt?.attacks).toContainEqual(expect.objectContaining({ damage: '1d8' }));
  });

  it('is offered to nobody who would be refused it', () => {
    for (const state of [there(), there({ hidden: true }), there({}, aldo(at(0, 0)))])
      for (const seat of [referee, player, otherPlayer])
        expect(refusedOffers(state, seat).filter(([{ type }]) => /Hoard/.test(type))).toEqual([]);
  });

  it('is gone with the map it lies on', () => {
    expect(after(there(), { type: 'RemoveScene', scene: id('rooms') }, referee).hoards).toBeUndefined();
  });
});

describe('Treasure types', () => {
  const classic = treasureTables(rulesBy('ose'));

  it('hold what their dice say, and coins that stand beside the letter', () => {
    const rolled = classic.ofTypes('C + 1,000 gp', { die: () => 100, id: () => '' });
    expect(rolled).toEqual({ coins: { ...NO_COINS, gp: 1000 }, valuables: [], things: [] });
    const all = classic.ofTypes('N', { die: () => 1, id: () => '' });
    expect(all.things).toHaveLength(2);
    expect(all.things[0]?.thing).toBe('potion');
  });

  it('come near their average over many throws', () => {
    const dice = seededDice(4711);
    const sums = Array.from({ length: 4000 }, () => classic.ofTypes('J', dice).coins.cp);
    const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
    // A quarter of 1d4 × 1,000.
    expect(mean).toBeGreaterThan(540);
    expect(mean).toBeLessThan(710);
  });
});
