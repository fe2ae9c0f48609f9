import { describe, expect, it } from 'vitest';
import { act, brawl, nextRound } from '../../../../test/brawl.ts';
import { duel, struck } from '../../../../test/duel.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  after,
  ask,
  at,
  goblin,
  isOffered,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { attacksWith } from '../../../books/ose/content/armed.ts';
import { id } from '../../../core/index.ts';
import { NO_ADVENTURE } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { lyingThings } from '../../../state/lying.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { trueName } from '../../town/scribing/spell-in.ts';

const thing = (name: string, facts: Partial<Item> = {}): Item => ({
  id: id(name),
  name,
  quantity: 1,
  weight: 30,
  kind: 'weapon',
  use: null,
  ...facts,
});
const ALDO = id<'creature'>('aldo');
const strong = { hitPoints: { now: 20, max: 20 } };
const grik = goblin({ at: at(3, 1), ...strong });
const with_ = (weapon: string, ...items: readonly Item[]): Creature =>
  someone({ at: at(0, 1), attacks: [...attacksWith('sword'), ...attacksWith(weapon)], items, ...strong });
const hurl = (weapon: string) =>
  ({ type: 'Attack', attacker: ALDO, target: grik.id, attack: attacksOf(weapon) }) as const;
/** The place of the throw among the attacks, after the sword. */
const attacksOf = (weapon: string) => attacksWith(weapon).length;
const aldo = (script: Script) => script.state.creatures[ALDO];
const lies = (script: Script) =>
  lyingThings(script.state).map(({ item, at: place }) => [item.name, item.quantity, place?.square]);
const [MISS, HIT, DAMAGE] = [2, 20, 4];

describe('weapons that are thrown (OSE-APX-08)', () => {
  it.each(['spear', 'hand axe', 'dagger', 'javelin'])(
    'a %s leaves the hand, and lies where the target stood',
    (name) => {
      const script = brawl({}, [with_(name, thing(name))], [grik], 'missile').play(hurl(name), player, MISS);
      expect(aldo(script)?.items).toEqual([]);
      expect(aldo(script)?.attacks.map((attack) => attack.name)).toEqual(['sword']);
      expect(lies(script)).toEqual([[name, 1, { x: 3, y: 1 }]]);
      expect(script.told().players).toContain(`Aldo has no other ${name} in hand.`);
    },
  );

  it('stay with whoever waits for what was read from a scroll', () => {
    const { state } = brawl({}, [with_('dagger', thing('dagger', { magic: 1 }))], [grik], 'missile');
    const read = {
      id: id<'magic'>('read'),
      caster: ALDO,
      spell: 'Sleep',
      targets: [],
      open: true,
      readAt: [],
    } as const;
    const waiting = { ...state, awaited: [read] };
    expect(ask(waiting, hurl('dagger'), player, MISS)).toBe('out-of-turn');
    expect(isOffered(waiting, [player, referee], 'Attack')).toBe(false);
    expect(ask(state, hurl('dagger'), player, MISS)).toBeInstanceOf(Array);
  });

  it('the last of a thing lies there under the id it was carried by, one of several under its own; what was found is known for what it is', () => {
    const find = { id: id<'item'>('dagger'), name: 'dagger', thing: 'weapon', named: false, earned: false } as const;
    const thrown = (quantity: number) => {
      const { state } = brawl({}, [with_('dagger', thing('dagger', { quantity }))], [grik], 'missile');
      const finds = [{ ...find, is: 'dagger of venom', holder: ALDO }];
      const script = new Script({ ...state, adventure: { ...NO_ADVENTURE, finds } }).play(hurl('dagger'), player, MISS);
      const [{ item } = { item: null }] = lyingThings(script.state);
      return [item?.id === find.id, item && trueName(script.state, item)];
    };
    expect([thrown(1), thrown(2)]).toEqual([
      [true, 'dagger of venom'],
      [false, 'dagger of venom'],
    ]);
  });

  it('is thrown in words too, and a bow shoots', () => {
    const script = brawl({}, [with_('dagger', thing('dagger'))], [grik], 'missile');
    const labels = offers(script.state, player).filter(({ command }) => command === 'Attack');
    expect(labels.map(({ label }) => label)).toEqual(['Throw dagger']);
    expect(script.play(hurl('dagger'), player, MISS).told().players).toContain(
      'Aldo throws a dagger at the goblin: misses. [2]',
    );
    const archer = brawl(
      {},
      [with_('short bow', thing('short bow'), thing('arrow', { quantity: 20 }))],
      [grik],
      'missile',
    );
    expect(offers(archer.state, player).map(({ label }) => label)).toContain('Shoot with short bow');
    expect(script.rules).toContain('OSE-APX-08');
  });

  it('of several javelins one is gone, and the next is at hand', () => {
    const script = brawl({}, [with_('javelin', thing('javelin', { quantity: 3 }))], [grik], 'missile');
    script.play(hurl('javelin'), player, HIT, DAMAGE);
    expect(aldo(script)?.items).toMatchObject([{ quantity: 2 }]);
    expect(ask(nextRound(script, 'missile').state, hurl('javelin'), player, MISS)).toBeInstanceOf(Array);
  });

  it('the one weapon in hand is counted too, though the sheet lists no such thing', () => {
    const script = brawl({}, [with_('dagger')], [grik], 'missile').play(hurl('dagger'), player, MISS);
    expect(lies(script)).toEqual([['dagger', 1, { x: 3, y: 1 }]]);
    expect(aldo(script)?.attacks.map((attack) => attack.name)).toEqual(['sword']);
  });

  it('a spear in the hand strikes, and stays', () => {
    const near = { ...grik, at: at(1, 1) };
    const script = brawl({}, [with_('spear', thing('spear'))], [near]);
    script.play({ ...hurl('spear'), attack: 1 }, player, HIT, DAMAGE);
    expect(aldo(script)?.items).toMatchObject([{ name: 'spear' }]);
    expect(lies(script)).toEqual([]);
  });

  it('what a monster is described with is not counted', () => {
    const rocks = { attacks: attacksWith('spear') };
    const script = brawl({}, [with_('spear')], [{ ...grik, ...rocks }], 'missile');
    const monsters = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters');
    script.play({ type: 'EndRound' }).play({ type: 'SetInitiative', first: monsters?.id ?? id('none') });
    while (script.state.encounter?.combat?.phase !== 'missile') script.play({ type: 'NextPhase' });
    script.play({ type: 'Attack', attacker: grik.id, target: ALDO, attack: 1 }, referee, MISS);
    expect([lies(script), script.state.creatures[grik.id]?.attacks.length]).toEqual([[], 2]);
  });
});

describe('oil and holy water (OSE-APX-08)', () => {
  const oil = thing('oil (flask)', { id: id('flask'), quantity: 2, weight: 0, kind: 'gear', use: 'oil' });
  const water = thing('holy water vial', { id: id('vial'), weight: 0, kind: 'gear' });
  const NAMES = { flask: 'oil flask (burning)', vial: 'holy water vial' } as const;

  it.each([
    ['a fighter', 'fighter'],
    ['a cleric', 'cleric'],
    ['a magic-user', 'magic-user'],
  ])('%s who is given a flask can throw it', (_who, of) => {
    const { state } = brawl({}, [{ ...with_('sword'), class: of }], [grik], 'movement');
    const give = { type: 'GiveItem', creature: ALDO, quantity: 1, weight: 0, kind: 'gear' } as const;
    const given = after(state, { ...give, name: 'oil (flask)', use: 'oil' }, referee);
    expect(given.creatures[ALDO]?.attacks.slice(2)).toMatchObject([
      { name: NAMES.flask, kind: 'missile', ranges: [10, 30, 50] },
    ]);
  });

  it.each([
    [NAMES.flask, oil, [['oil (flask)', 1]]],
    [NAMES.vial, water, []],
  ])('%s bursts, and nothing is left to pick up', (name, item, left) => {
    const script = brawl({}, [with_(name, item)], [grik], 'missile').play(hurl(name), player, MISS);
    expect(aldo(script)?.items.map((one) => [one.name, one.quantity])).toEqual(left);
    expect(lies(script)).toEqual([]);
    expect(script.told().players).toContain(`The ${name} bursts.`);
  });

  it('harm the undead that iron does not: holy water all of them, fire those who fear it (OSE-CMB-21)', () => {
    const thrownAt = (name: string, item: Item, facts: Partial<Creature>) => {
      const foe = { ...grik, hitPoints: { now: 9, max: 9 }, ...facts };
      const script = brawl({}, [with_(name, item)], [foe], 'missile');
      return script.play(hurl(name), player, 19, 4).state.creatures[grik.id]?.hitPoints.now;
    };
    const wight = { undead: true, traits: { immune: 'mundane' } } as const;
    const mummy = { undead: true, traits: { immune: 'nonmagical', harmedByFire: true } } as const;
    expect([thrownAt(NAMES.vial, water, wight), thrownAt(NAMES.vial, water, mummy)]).toEqual([5, 5]);
    expect(thrownAt(NAMES.vial, water, {})).toBe(9);
    expect([thrownAt(NAMES.flask, oil, wight), thrownAt(NAMES.flask, oil, mummy)]).toEqual([9, 5]);
  });

  it('burning oil does nothing to whoever is proof against fire (OSE-CMB-21)', () => {
    const thrownAt = (facts: Partial<Creature>) => {
      const name = NAMES.flask;
      const script = brawl({}, [with_(name, oil)], [{ ...grik, hitPoints: { now: 9, max: 9 }, ...facts }], 'missile');
      return script.play(hurl(name), player, 19, 4).state.creatures[grik.id]?.hitPoints.now;
    };
    expect(thrownAt({})).toBe(5);
    expect(thrownAt({ traits: { proof: ['fire'] } })).toBe(9);
  });

  it('GOR-RUL-01: what Gorman sells and does not say how to throw is thrown as here, and burns on', () => {
    const { state } = brawl({ base: 'gorman' }, [with_('sword')], [grik], 'movement');
    const give = { type: 'GiveItem', creature: ALDO, quantity: 1, weight: 0, kind: 'gear' } as const;
    const oiled = after(state, { ...give, name: 'oil (flask)', use: 'oil' }, referee);
    const blessed = after(oiled, { ...give, name: 'holy water', use: 'none' }, referee);
    expect(blessed.creatures[ALDO]?.attacks.slice(2).map(({ name }) => name)).toEqual([NAMES.flask, NAMES.vial]);
    const [flask] = oiled.creatures[ALDO]?.attacks.slice(2) ?? [];
    if (!flask) throw new Error('no flask');
    const thrown = duel({
      base: 'gorman',
      striker: { items: [oil] },
      weapon: flask,
      foes: [{ hitPoints: { now: 30, max: 30 } }],
    });
    const blow = struck(thrown, { attack: flask.name, distance: 20 }, [19, 4]);
    expect([blow?.hit, blow?.damage, eventIn(blow?.events ?? [], 'CaughtFire')?.rule]).toEqual([true, 4, 'OSE-APX-10']);
  });

  it('who has none left throws none, but the referee may let it be', () => {
    const script = brawl({}, [with_(NAMES.vial)], [grik], 'missile');
    expect(ask(script.state, hurl(NAMES.vial), player)).toBe('not-equipped');
    expect(refusedOffers(script.state, player, 'Attack')).toEqual([]);
  });
});

describe('arrows and bolts (OSE-APX-10)', () => {
  const bow = thing('short bow');
  const archer = (...items: readonly Item[]) => with_('short bow', bow, ...items);
  const arrows = (quantity: number) => thing('arrows', { quantity, weight: 0, kind: 'gear' });

  it('each shot spends one, hit or miss, and the bow stays in the hand', () => {
    const script = brawl({}, [archer(arrows(20))], [grik], 'missile').play(hurl('short bow'), player, MISS);
    expect(aldo(script)?.items).toMatchObject([{ name: 'short bow' }, { quantity: 19 }]);
  });

  it('with the last of them the shooting is over', () => {
    const script = brawl({}, [archer(arrows(1))], [grik], 'missile').play(hurl('short bow'), player, MISS);
    expect(script.told().players).toContain('Aldo has shot the last of the arrows.');
    expect(ask(nextRound(script, 'missile').state, hurl('short bow'), player)).toBe('not-equipped');
    expect(refusedOffers(script.state, player, 'Attack')).toEqual([]);
  });
});

describe('what lies about', () => {
  const thrown = () => brawl({}, [with_('spear', thing('spear'))], [grik], 'missile').play(hurl('spear'), player, MISS);
  const lost = (script: Script) => lyingThings(script.state)[0]?.item.id ?? id<'item'>('none');
  const pick = (script: Script) => ({ type: 'PickUp', creature: ALDO, thing: lost(script) }) as const;
  const shown = (script: Script, seat = player) => project(script.state, seat).get(`thing:${lost(script)}`);

  it('is shown to all who see the place, and to nobody else', () => {
    const script = thrown();
    expect(shown(script)).toMatchObject({ type: 'thing', name: 'spear', at: { x: 3, y: 1 } });
    expect(shown(script, spectator)).toBeDefined();
    const dark = { ...script.state.scenes[id<'scene'>('rooms')], ambient: 'dark' } as const;
    const unlit = { ...script.state, scenes: { [id<'scene'>('rooms')]: dark } } as typeof script.state;
    expect(project(unlit, player).get(`thing:${lost(script)}`)).toBeUndefined();
    expect(ask(unlit, pick(script), player)).toBe('no-such-thing');
  });

  it('is out of reach of those who stand elsewhere, while nobody walks', () => {
    expect(ask(thrown().state, pick(thrown()), player)).toBe('out-of-turn');
  });
});

describe('picking up', () => {
  const spear = thing('spear');
  const dropped = () => {
    const script = brawl({}, [with_('spear', spear)], [grik], 'movement');
    return script.play({ type: 'DropItem', creature: ALDO, item: spear.id, quantity: 1 }, player);
  };
  const lost = (script: Script) => lyingThings(script.state)[0]?.item.id ?? id<'item'>('none');

  it('what is dropped lies at the feet, and is picked up on the move', () => {
    const script = dropped();
    expect(aldo(script)?.attacks.map(({ name }) => name)).toEqual(['sword']);
    script.play({ type: 'PickUp', creature: ALDO, thing: lost(script) }, player);
    expect(aldo(script)?.attacks.map(({ name }) => name)).toEqual(['sword', 'spear', 'spear']);
    expect(lies(script)).toEqual([]);
    expect(script.told().players).toEqual(['Aldo drops a spear.', 'Aldo picks up a spear.']);
  });

  it('is for those whose turn it is, and who stand near', () => {
    const pick = (script: Script) => ({ type: 'PickUp', creature: ALDO, thing: lost(script) }) as const;
    const script = dropped().play({ type: 'NextPhase' });
    expect(ask(script.state, pick(script), player)).toBe('out-of-turn');
    const away = act(dropped().play({ type: 'EndRound' }), 'movement').play(
      { type: 'MoveCreature', creature: ALDO, to: { x: 2, y: 3 } },
      player,
    );
    expect(ask(away.state, pick(away), player)).toBe('too-far');
    expect(isOffered(away.state, player, 'PickUp')).toBe(false);
    expect(refusedOffers(dropped().state, player, 'PickUp')).toEqual([]);
  });

  it('the referee clears away what is gone', () => {
    const script = dropped();
    expect(refusedOffers(script.state, referee, 'ClearAway')).toEqual([]);
    expect(ask(script.state, { type: 'ClearAway', thing: lost(script) }, player)).toBe('not-your-seat');
    expect(lies(script.play({ type: 'ClearAway', thing: lost(script) }))).toEqual([]);
  });
});

it('a sheet says of what was thrown that none of it is left', () => {
  const oil = thing('Oil flask', { kind: 'gear', use: 'oil' });
  const script = brawl({}, [with_('oil flask (burning)', oil)], [grik], 'missile');
  const spent = () => {
    const sheet = project(script.state, player).get(`sheet:${ALDO}`);
    return sheet?.type === 'sheet' ? sheet.blows.map((blow) => blow.spent ?? false) : null;
  };
  expect(spent()).toEqual([false, false]);
  script.play({ type: 'Attack', attacker: ALDO, target: grik.id, attack: 1 }, player, MISS);
  expect(spent()).toEqual([false, true]);
});
