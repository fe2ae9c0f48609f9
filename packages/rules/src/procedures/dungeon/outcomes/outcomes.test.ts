import { describe, expect, it } from 'vitest';
import { ABBEY, delvers } from '../../../../test/abbey.ts';
import { ask, player, referee, refusedOffers, seededDice, spectator } from '../../../../test/table.ts';
import { type Command, id } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import { adventureOf } from '../../../state/adventure.ts';
import { hoardsOf } from '../../../state/hoard.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';
import { outcomesOf } from '../../table/random-tables/kept.ts';

const dice = seededDice(7);
const granted = (state: GameState, command: Command) => {
  const ruling = decide(state, command, referee, dice);
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  return ruling.events;
};
/** The dice of one game, which never give the same id twice. */
const after = (state: GameState, command: Command): GameState => granted(state, command).reduce(evolve, state);

const LINE =
  '[[12 gp]] in a [[item silver key]], a [[2 item torch]] and a [[item potion of flying]], before [[3 monster Orc]] and [[monster Ogre]]';
const rolledOn = (text: string, secret = true): GameState => {
  const lines = [{ share: 1, text }];
  const written = after(delvers(), { type: 'WriteTable', table: null, name: 'Lair', dice: null, lines });
  const table = Object.values(written.randomTables ?? {})[0]?.id ?? id('none');
  return after(written, { type: 'RollTable', table, secret });
};
const state = rolledOn(LINE);
const [outcome] = outcomesOf(state).map((one) => one.id);
if (!outcome) throw new Error('nothing came up');
const square = { x: 5, y: 5 };
const aldo = id<'creature'>('aldo');
const offered = (of: GameState, seat = referee) =>
  offers(known(of, seat), seat).filter(({ about }) => about === `outcome:${outcome}`);
const LAY = { type: 'LayOutcome', outcome, square } as const;
const GIVE = { type: 'GiveOutcome', outcome, creature: aldo } as const;
const PLACE = { type: 'PlaceOutcome', outcome, square } as const;
const MEET: Command = { type: 'MeetOutcome', outcome };

describe('what came up on a table of the referee’s own', () => {
  it('is brought into play by one act for its treasure and one for its monsters, each in two ways', () => {
    expect(offered(state).map(({ label }) => label)).toEqual([
      'Lay 12 gp, a silver key, 2 torches and a potion of flying on the map, out of sight',
      'Give the party 12 gp, a silver key, 2 torches and a potion of flying',
      'Set 3 orcs and an ogre on the map, hidden',
      'Let 3 orcs and an ogre come upon the party',
    ]);
    expect(refusedOffers(state, referee, 'LayOutcome')).toEqual([]);
    expect(refusedOffers(state, referee, 'GiveOutcome')).toEqual([]);
    expect(refusedOffers(state, referee, 'PlaceOutcome')).toEqual([]);
    expect(refusedOffers(state, referee, 'MeetOutcome')).toEqual([]);
  });

  it('words alone bring nothing, and a table that is removed takes with it what came up on it', () => {
    expect(outcomesOf(rolledOn('An omen.'))).toEqual([]);
    const table = outcomesOf(state)[0]?.table ?? id('none');
    expect(outcomesOf(after(state, { type: 'RemoveTable', table }))).toEqual([]);
  });

  it('twenty rolls wait at most: the oldest make room', () => {
    const table = outcomesOf(state)[0]?.table ?? id('none');
    const many = Array.from({ length: 25 }).reduce<GameState>(
      (before) => after(before, { type: 'RollTable', table, secret: true }),
      state,
    );
    expect(outcomesOf(many)).toHaveLength(20);
  });

  it('its coins and things lie in a room out of sight, magic by what it looks like', () => {
    const laid = after(state, LAY);
    const [hoard] = hoardsOf(laid);
    expect(hoard).toMatchObject({
      name: 'a heap of treasure',
      at: { scene: ABBEY, square },
      hidden: true,
      coins: { gp: 12 },
      items: [
        { name: 'silver key', count: 1 },
        { name: 'torch', count: 2 },
      ],
      things: [{ thing: 'potion', name: 'potion of flying', looks: 'a stoppered vial' }],
    });
    expect(offered(laid).map(({ command }) => command)).toEqual(['PlaceOutcome', 'MeetOutcome']);
    expect(ask(laid, LAY, referee)).toBe('no-such-thing');
    expect(known(laid, player)).toEqual(known(state, player));
  });

  it.each([
    ['[[item sword -1 cursed]]', 'sword −1 cursed', 'a finely made sword', 1],
    ['[[item cursed sword -1]]', 'sword −1 cursed', 'a finely made sword', 1],
    ['[[item cursed shield -1]]', 'cursed shield −1', 'a finely made shield', 1],
    ['[[item Chainmail -1, cursed]]', 'cursed chainmail −1', 'a finely made chainmail', 1],
    ['[[item +1 sword]]', 'sword +1', 'a finely made sword', 1],
    ['[[item Sword +1]]', 'sword +1', 'a finely made sword', 1],
    ['[[2 item swords +2]]', 'sword +2', 'a finely made sword', 2],
    ['[[2 item potions of poison]]', 'potion of poison', 'a stoppered vial', 2],
    ['[[item healing potion]]', 'potion of healing', 'a stoppered vial', 1],
    ["[[item medallion of ESP 30']]", 'medallion of ESP 30′', 'a curious thing', 1],
    ['[[item arrows +1]]', '10 arrows +1', 'a bundle of finely made missiles', 1],
    ['[[20 item arrows +1]]', '20 arrows +1', 'a bundle of finely made missiles', 1],
    ['[[2 item 10 arrows +1]]', '10 arrows +1', 'a bundle of finely made missiles', 2],
    ['[[item Flaming two-handed sword -3]]', 'Flaming two-handed sword −3', 'a finely made sword', 1],
    ['[[item two-handed sword +3]]', 'two-handed sword +3', 'a finely made two-handed sword', 1],
    ['[[item cursed helmet]]', 'cursed helmet', 'a curious thing', 1],
    ['[[item potion of love]]', 'potion of love', 'a stoppered vial', 1],
    ['[[item scroll of Fire Ball]]', 'scroll of Fire Ball', 'a rolled parchment', 1],
  ])('%s is magic however it is spelt, and shows nobody what it is', (line, name, looks, count) => {
    const came = rolledOn(line);
    const [hoard] = hoardsOf(after(came, { ...LAY, outcome: outcomesOf(came)[0]?.id ?? outcome }));
    expect(hoard?.things.map((one) => [one.name, one.looks])).toEqual(
      Array.from({ length: count }, () => [name, looks]),
    );
    expect(hoard?.items).toBeUndefined();
    expect(hoard?.name).toBe(count === 1 ? looks : 'a heap of things');
  });

  it.each(['sword', 'ring of keys', 'oil flask', 'shield', "rope (50')", '12 iron spikes', 'silver arrow'])(
    'a thing without magic is in plain view: %s',
    (name) => {
      expect(outcomesOf(rolledOn(`[[item ${name}]]`))[0]).toMatchObject({ things: [], items: [{ name, count: 1 }] });
    },
  );

  it('whoever takes what lies there has the ordinary things, as the price list has them; the rest is the party’s', () => {
    const laid = after(state, { ...LAY, square: state.creatures[aldo]?.at?.square ?? square });
    const hoard = hoardsOf(laid)[0]?.id ?? id('none');
    const taken = after(laid, { type: 'TakeHoard', hoard, creature: aldo });
    const pack = taken.creatures[aldo]?.items ?? [];
    expect(pack.find(({ name }) => name === 'silver key')).toMatchObject({ quantity: 1, kind: 'gear', use: null });
    expect(pack).toContainEqual(expect.objectContaining({ name: 'torches', quantity: 2, use: 'torch' }));
    expect(adventureOf(taken).coins.gp).toBe(adventureOf(laid).coins.gp + 12);
    expect(adventureOf(taken).finds).toMatchObject([{ name: 'a stoppered vial', is: 'potion of flying' }]);
  });

  it('or they are the party’s at once, and ordinary things go to whom the referee names', () => {
    const given = after(state, GIVE);
    expect(given.creatures[aldo]?.items.some(({ name }) => name === 'silver key')).toBe(true);
    expect(adventureOf(given).coins.gp).toBe(adventureOf(state).coins.gp + 12);
    expect(adventureOf(given).finds).toMatchObject([{ name: 'a stoppered vial', holder: null }]);
    expect(offered(given).map(({ command }) => command)).toEqual(['PlaceOutcome', 'MeetOutcome']);
    expect(ask(state, { ...GIVE, creature: id('goblin') } as Command, referee)).toBe('no-such-thing');
  });

  it('treasure types bring coins, stones and magic by the tables of the book, and `of 50 gp` says what a thing is worth', () => {
    const lair = rolledOn('[[2 treasure types U (A)]], [[treasure type L]], [[3 item gem of 50 gp]]');
    const [came] = outcomesOf(lair);
    expect(came?.valuables).toContainEqual({ name: 'gem', count: 3, worth: 50 });
    expect(came?.items).toEqual([]);
    const given = after(lair, { type: 'GiveOutcome', outcome: came?.id ?? outcome, creature: aldo });
    const worth = came?.valuables.reduce((sum, one) => sum + one.count * one.worth, 0) ?? 0;
    expect(adventureOf(given).valuables).toBe(adventureOf(lair).valuables + worth);
    expect(adventureOf(given).finds).toHaveLength(came?.things.length ?? 0);
  });

  it('what was kept before things of magic and stones were known apart comes into play as any other', () => {
    const {
      valuables: _stones,
      things: _magic,
      ...before
    } = outcomesOf(rolledOn('[[5 gp]] and [[monster Orc]]'))[0] ?? {};
    const older = { ...state, outcomes: [before] } as unknown as GameState;
    const [came] = outcomesOf(older);
    expect(offers(known(older, referee), referee).filter(({ about }) => about === `outcome:${came?.id}`)).toHaveLength(
      4,
    );
    expect(refusedOffers(older, referee, 'LayOutcome')).toEqual([]);
    expect(refusedOffers(older, referee, 'GiveOutcome')).toEqual([]);
    const placed = after(older, { ...PLACE, outcome: came?.id ?? outcome });
    expect(outcomesOf(placed)).toHaveLength(1);
    expect(outcomesOf(after(placed, { ...GIVE, outcome: came?.id ?? outcome }))).toEqual([]);
  });

  it('coins alone ask for nobody', () => {
    const coins = rolledOn('[[12 gp]]');
    const give = offers(known(coins, referee), referee).find(({ command }) => command === 'GiveOutcome');
    expect(give?.inputs).toEqual([]);
    expect(refusedOffers(coins, referee, 'GiveOutcome')).toEqual([]);
  });

  it('its monsters stand on the map hidden, no two of them on one square', () => {
    const placed = after(state, PLACE);
    const fresh = Object.values(placed.creatures).filter((one) => !state.creatures[one.id]);
    expect(fresh.map(({ hidden }) => hidden)).toEqual([true, true, true, true]);
    expect(new Set(fresh.map(({ at }) => `${at?.square.x},${at?.square.y}`)).size).toBe(4);
    expect(known(placed, player)).toEqual(known(state, player));
    expect(offered(placed).map(({ command }) => command)).toEqual(['LayOutcome', 'GiveOutcome']);
    expect(ask(placed, MEET, referee)).toBe('no-such-thing');
  });

  it('or they come upon the party, and the encounter waits to begin', () => {
    const events = granted(state, MEET);
    const met = events.reduce(evolve, state);
    expect(met.drawnUp?.creatures).toHaveLength(4);
    const begin = offers(known(met, referee), referee).find(({ key }) => key === 'BeginEncounter:these');
    expect(begin?.next).toBe(true);
    expect(events.map((event) => tell(event, player, met, state))).toEqual(events.map(() => null));
  });

  it('while others are drawn up, no more come', () => {
    const two = after(
      after(state, { type: 'RollTable', table: outcomesOf(state)[0]?.table ?? id('none'), secret: true }),
      MEET,
    );
    const more = offers(known(two, referee), referee).find(({ command }) => command === 'MeetOutcome');
    expect(more?.barred).toBe('Monsters are drawn up already: begin the encounter, or send them away.');
  });

  it('only solid ground holds it', () => {
    expect(ask(state, { ...LAY, square: { x: 500, y: 5 } } as Command, referee)).toBe('no-such-thing');
    expect(ask(state, { ...PLACE, square: { x: 500, y: 5 } } as Command, referee)).toBe('no-such-thing');
  });

  it('nobody but the referee knows of it, not even of a roll in the open, or may bring it in', () => {
    const open = rolledOn(LINE, false);
    for (const seat of [player, spectator]) {
      expect(known(open, seat)).not.toHaveProperty('outcomes');
      expect(offered(state, seat)).toEqual([]);
      for (const command of [LAY, GIVE, PLACE, MEET]) expect(ask(state, command, seat)).toBe('not-your-seat');
    }
  });
});
