import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { after, ask, campaign, player, referee, refusedOffers, STAFF, someone } from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import { type CreatureId, id, type RulesetId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { hexKey } from '../../../state/land.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { offers } from '../../../view/offers.ts';
import type { Store } from '../../party/stores/kept.ts';

const aldo = someone({ armour: 'plate' });
const berta = someone({ id: id('berta'), name: 'Berta' });
const cid = someone({ id: id('cid'), name: 'Cid', armour: 'plate' });

/** A boat on a sea of six-mile hexes, with land in the first column, which a gale swamps on the day it sets out. */
function swamped(base: RulesetId = 'ose', column = 8, crew: readonly Creature[] = [aldo, berta, cid]): Script {
  const sea = { type: 'PaintHexes', column: 2, row: 1, toColumn: 20, toRow: 20, ground: 'ocean' } as const;
  const script = new Script({ ...campaign(crew), ruleset: { base, slots: {}, options: {} } })
    .play({ type: 'DrawLand', name: 'The Sound', layout: 'flat', width: 20, height: 20, milesPerHex: 6 })
    .play({ ...sea, road: false, river: false })
    .play({ type: 'PlaceParty', column, row: 10 })
    .play({ type: 'Embark', vessel: 'boat, sailing' })
    .play({ type: 'SetCourse', heading: 'E', pace: 'march', way: 'sails', mount: 'none', forage: false })
    .play({ type: 'SkipDayStep' })
    .play({ type: 'CheckWeather', beach: false, clearShore: false, current: 'none' }, referee, 6, 6, 80);
  script.told();
  return script;
}
const face = (clinging: readonly CreatureId[] = []) =>
  ({ type: 'FaceTheWater', clinging, heavy: 99, light: 10 }) as const;
const evening = (script: Script): Script => {
  while (script.state.journey?.day?.step !== 'endOfDay') script.play({ type: 'SkipDayStep' });
  return script.play({ type: 'EndDay', food: false, water: false, disturbed: false, resting: [] });
};
const commandsOf = ({ state }: Script, seat = referee) => [
  ...new Set(offers(state, seat).map(({ command }) => command)),
];

describe('a shipwreck', () => {
  it('OSE-HAZ-11: drowns some, and leaves those afloat who swim or cling to the wreckage', () => {
    const script = swamped().play(face([cid.id]), referee, 99, 11);
    expect(script.told().players).toEqual([
      'Aldo goes under and drowns. [99]',
      'Aldo is killed. The sea keeps the body. You play on with Berta.',
      'Berta keeps afloat. [11]',
      'Cid clings to the wreckage; Berta keeps afloat.',
    ]);
    expect(script.state.creatures[aldo.id]).toMatchObject({ conditions: ['dead'], hitPoints: { now: 0 } });
    expect(ask(script.state, face(), referee)).toBe('no-change');
    expect(script.rules).toContain('OSE-HAZ-11');
  });

  it('takes nobody who breathes under water by magic: no die is thrown for them', () => {
    const script = swamped();
    script.play({ type: 'BeginMagic', name: 'Water Breathing', on: [aldo.id], turns: 144 }).told();
    script.play(face([cid.id]), referee, 11);
    expect(script.told().players).toEqual([
      'Berta keeps afloat. [11]',
      'Cid clings to the wreckage; Aldo and Berta keep afloat.',
    ]);
  });

  describe('with beasts and a cart aboard', () => {
    const bears = { full: 2_000, half: 4_000, rate: 120 };
    const store = (name: string, facts: Partial<Store> = {}): Store => ({
      id: id(name),
      name,
      along: true,
      bears,
      items: [],
      coins: NO_COINS,
      ...facts,
    });
    const [mule, horse] = [store('The mule', { coins: { ...NO_COINS, gp: 3_000 } }), store('The draft horse')];
    const cart = store('The cart', { bears: { full: 4_000, half: 8_000, rate: null } });
    const stabled = store('The camel', { along: false });
    const all = [aldo.id, berta.id, cid.id];
    const loaded = () => new Script({ ...swamped().state, stores: [mule, horse, cart, stabled] });
    const left = ({ state }: Script) => state.stores?.map(({ name }) => name);

    it('OSE-HAZ-11: the beasts face the water as the others do, by what they bear, and are lost with it', () => {
      const script = loaded().play({ ...face(all), sinking: [cart.id] }, referee, 99, 11);
      expect(script.told().players).toEqual([
        'The mule goes under and drowns, and all that it bore with it. [99]',
        'The draft horse keeps afloat. [11]',
        'The cart goes down with the ship.',
        'Aldo, Berta and Cid cling to the wreckage.',
      ]);
      expect(left(script)).toEqual(['The draft horse', 'The camel']);
    });

    it('so do those that people have for their own, each by itself', () => {
      const mounts = { id: id<'item'>('mounts'), quantity: 2, weight: 0, kind: 'gear', use: null } as const;
      const rider = { ...berta, items: [{ ...mounts, name: 'riding horse' }] };
      const script = swamped('ose', 8, [aldo, rider]).play(face([aldo.id, rider.id]), referee, 10, 11);
      expect(script.told().players.slice(0, 2)).toEqual([
        'Berta’s riding horse goes under and drowns. [10]',
        'Berta’s riding horse keeps afloat. [11]',
      ]);
      expect(script.state.creatures[rider.id]?.items).toMatchObject([{ name: 'riding horse', quantity: 1 }]);
    });

    it('what cannot swim is lost where the referee says so, and nothing else is', () => {
      const script = loaded();
      expect(ask(script.state, { ...face(all), sinking: [mule.id] }, referee)).toBe('no-such-thing');
      expect(left(script.play({ ...face(all), heavy: 0, light: 0 }))).toContain('The cart');
      const offered = offers(loaded().state, referee).find(({ command }) => command === 'FaceTheWater');
      expect(offered?.inputs.find(({ name }) => name === 'sinking')).toMatchObject({
        preset: [cart.id],
        options: [{ value: cart.id }],
      });
      expect(refusedOffers(loaded().state, referee, 'FaceTheWater')).toEqual([]);
    });

    it('nobody loads, unloads or sends away what is aboard before it is known who keeps afloat', () => {
      const script = new Script({ ...loaded().state, stores: [mule, { ...horse, items: [STAFF] }, cart, stabled] });
      const tried = [
        { type: 'MoveStore', store: mule.id, along: false },
        { type: 'FetchCoins', creature: aldo.id, store: mule.id, coin: 'gp', count: 3_000 },
        { type: 'FetchItem', creature: aldo.id, store: horse.id, item: STAFF.id, quantity: 1 },
      ] as const;
      const asked = () => tried.map((command) => ask(script.state, command, player));
      const offered = () => commandsOf(script, player).filter((one) => tried.some(({ type }) => type === one));
      expect(asked()).toEqual(tried.map(() => 'too-far'));
      expect(offered()).toEqual([]);
      script.play(face(all), referee, 100, 100);
      expect(asked().filter((answer) => typeof answer === 'string')).toEqual([]);
      expect(offered()).toEqual(expect.arrayContaining(['MoveStore', 'FetchItem', 'FetchCoins']));
      for (const { type } of tried) expect(refusedOffers(script.state, player, type)).toEqual([]);
    });
  });

  it('nobody sleeps adrift: spells are not memorised anew after a day of it', () => {
    const { state } = evening(swamped().play(face([aldo.id, berta.id, cid.id]), referee));
    const drifted = after({ ...state, castSinceSleep: [aldo.id] }, { type: 'DriftOn', heading: 'N' }, referee);
    expect(drifted.rounds).toBeGreaterThan(state.rounds);
    expect(drifted.castSinceSleep).toEqual([aldo.id]);
  });

  it('nobody sleeps through the night after it: spells are not memorised anew the next morning', () => {
    const script = swamped().play(face([aldo.id, berta.id, cid.id]), referee);
    const { state } = evening(new Script({ ...script.state, castSinceSleep: [aldo.id] }));
    expect(state.castSinceSleep).toEqual([aldo.id]);
  });

  it.each(RULESETS)('is faced, and survived day by day, by what is offered, by %s', (base) => {
    const script = swamped(base);
    expect(commandsOf(script)).toContain('FaceTheWater');
    expect(refusedOffers(script.state, [referee, player], 'FaceTheWater')).toEqual([]);
    evening(script.play(face([cid.id]), referee, 100, 100));
    for (const seat of [referee, player]) {
      expect(commandsOf(script, seat)).not.toContain('SetCourse');
    }
    expect(refusedOffers(script.state, [referee, player], ['DriftOn', 'CastAshore', 'FaceTheWater'])).toEqual([]);
    const march = {
      type: 'SetCourse',
      heading: 'E',
      pace: 'hunt',
      way: 'country',
      mount: 'none',
      forage: false,
    } as const;
    expect(ask(script.state, march, player)).toBe('forbidden');
    expect(ask(script.state, { type: 'DriftOn', heading: 'thrown' }, player)).toBe('not-your-seat');
  });

  it('carries the castaways on, a hex and a day at a time, until land has them', () => {
    const script = evening(swamped('ose', 3).play(face([aldo.id, berta.id, cid.id])));
    script.told();
    const turns = script.state.rounds;
    script.play({ type: 'DriftOn', heading: 'thrown' }, referee, 5);
    expect(script.state.journey).toMatchObject({ at: { x: 2, y: 10 }, adrift: { faced: true }, days: ['H', 'H'] });
    expect(script.state.rounds - turns).toBe(144 * 60);
    expect(script.told().players.at(-1)).toBe('A day adrift: they drift south, and see no end of the water. [5]');
    script.play({ type: 'DriftOn', heading: 'W' }).play({ type: 'DriftOn', heading: 'W' });
    expect(script.told().players.at(-1)).toBe('A day adrift: they drift west, and are cast ashore.');
    expect(script.state.journey).not.toHaveProperty('adrift');
    expect(commandsOf(script, player)).toContain('SetCourse');
  });

  it('drift by the referee’s word over a side of their hex, and never over a corner', () => {
    const script = evening(swamped().play(face([aldo.id, berta.id, cid.id])));
    const [heading] = offers(script.state, referee).find(({ command }) => command === 'DriftOn')?.inputs ?? [];
    expect(heading).toMatchObject({
      options: ['As the die falls', 'north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'].map(
        (label) => ({ label }),
      ),
    });
  });

  it('casts them ashore where land is next to them, at the referee’s word', () => {
    const script = evening(swamped('ose', 2).play(face(), referee, 100, 100, 100));
    const landing = offers(script.state, referee).find(({ command }) => command === 'CastAshore');
    expect(landing?.next).toBe(true);
    expect(ask(script.state, { type: 'CastAshore', column: 9, row: 9 }, referee)).toBe('bad-input');
    script.told();
    script.play({ type: 'CastAshore', column: 1, row: 10 });
    expect(script.told().players).toEqual(['The water casts them up on land.']);
    expect(script.state.journey).toMatchObject({ at: { x: 0, y: 9 } });
    expect(script.state.journey).not.toHaveProperty('adrift');
  });

  it('first asks who lives, and is over when another ship takes them up', () => {
    const script = evening(swamped());
    expect(ask(script.state, { type: 'DriftOn', heading: 'N' }, referee)).toBe('out-of-turn');
    expect(script.play({ type: 'Embark', vessel: 'longship' }).state.journey).not.toHaveProperty('adrift');
    expect(ask(script.state, face(), referee)).toBe('no-such-thing');
  });

  it('on a river leaves them on its banks', () => {
    const { state } = swamped();
    if (!state.land || !state.journey) throw new Error('nobody is at sea');
    const river = { ground: 'clear', road: false, river: true, label: '', note: '' } as const;
    const land = { ...state.land, hexes: { ...state.land.hexes, [hexKey(state.journey.at)]: river } };
    const vessel = { name: 'canoe', rowing: 90, sailing: null, seaworthy: false, holed: false };
    const day = { ...state.journey.day, step: 'weather' } as NonNullable<typeof state.journey.day>;
    const { adrift: _, ...journey } = { ...state.journey, vessel, day };
    const script = new Script({ ...state, land, journey });
    script.play({ type: 'CheckWeather', beach: false, clearShore: false, current: 'none' }, referee, 6, 6, 80);
    expect(script.state.journey).not.toHaveProperty('adrift');
  });
});
