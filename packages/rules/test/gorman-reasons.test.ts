import { describe, expect, it } from 'vitest';
import { rulesFor } from '../src/books/index.ts';
import { id, loaded, type Options, type Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { Attack, Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { ask, at, delve, goblin, isOffered, player, referee, refusedOffers, someone, toMeet } from './table.ts';

type Asked = Parameters<typeof decide>[1];
const gorman = (options: Options = {}) => ({ base: 'gorman', slots: {}, options }) as const;

/** A table that remembers the rules named to each seat by the last command. */
class Table {
  #ids = 0;
  state: GameState;
  named: Readonly<Record<'referee' | 'player', readonly string[]>> = { referee: [], player: [] };

  constructor(creatures: readonly Creature[], options: Options = {}) {
    this.state = delve(creatures, { ruleset: gorman(options) });
  }

  play(command: Asked, by: Seat = referee, ...faces: number[]): this {
    const ruling = decide(this.state, command, by, { ...loaded(...faces), id: () => `fresh-${++this.#ids}` });
    if (!ruling.granted) throw new Error(`${command.type}: ${ruling.refusal.sentence}`);
    const named = { referee: [] as string[], player: [] as string[] };
    for (const event of ruling.events) {
      const before = this.state;
      this.state = evolve(before, event);
      for (const [who, seat] of [
        ['referee', referee],
        ['player', player],
      ] as const) {
        const why = tell(event, seat, this.state, before)?.why;
        if (why)
          named[who].push(why.rule, ...[...(why.notes ?? []), ...(why.modifiers ?? [])].flatMap((n) => n.rule ?? []));
      }
    }
    this.named = named;
    return this;
  }

  /** What a seat may do of a command, by rule. */
  offered(command: Asked['type'], by: Seat = referee): readonly (string | null)[] {
    return offers(this.state, by)
      .filter((offer) => offer.command === command && offer.barred === null)
      .map(({ rule }) => rule);
  }
}

const weapon = (facts: Partial<Attack> = {}): Attack => ({
  name: 'sword',
  kind: 'melee',
  damage: '1d8',
  times: 1,
  ranges: null,
  slow: false,
  blunt: false,
  ...facts,
});
const aldo = someone({ at: at(1, 1), attacks: [weapon()] });
const grik = goblin({ at: at(2, 1), hitPoints: { now: 30, max: 30 } });

/** They have met, with these surprise dice, and a turn begins. */
function met(creatures: readonly Creature[], party: number, monsters: number): Table {
  const table = new Table(creatures);
  table.play(toMeet([grik.id], { aware: 'none' }));
  return table.play({ type: 'RollSurprise' }, referee, party, monsters).play({ type: 'RollDistance' });
}

/** Aldo is about to strike. */
function atBlows(one: Partial<Creature> = {}): Table {
  const table = met([{ ...aldo, ...one }, grik], 4, 4);
  table.play({ type: 'Declare', creature: aldo.id, action: 'melee', spell: null }, player);
  table.play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 1, 1);
  table.play({ type: 'RollInitiative' }, referee, 5, 2);
  for (let phase = 0; phase < 9 && table.state.encounter?.combat?.phase !== 'melee'; phase += 1)
    table.play({ type: 'NextPhase' });
  return table;
}
const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'sword' } as const;

describe('a ruling by Gorman’s book names all that bore on it', () => {
  it('GOR-ENC-04: the surprised stand still, and do not declare', () => {
    const table = met([aldo, grik], 1, 5);
    const declare = { type: 'Declare', creature: aldo.id, action: 'melee', spell: null } as const;
    const ruling = decide(table.state, declare, player, loaded());
    expect(ruling.granted ? null : ruling.refusal.rule).toBe('GOR-ENC-04');
    table.play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 1, 1);
    expect(table.play({ type: 'RollInitiative' }, referee, 5, 2).named.player).toEqual([
      'GOR-ENC-08',
      'GOR-ENC-01',
      'GOR-ENC-04',
    ]);
  });

  it('GOR-ENC-05: whoever is not surprised may talk, and the surprised may not', () => {
    expect(met([aldo, grik], 4, 4).offered('Parley', player)).toEqual(['GOR-ENC-05']);
    const surprised = met([aldo, grik], 1, 4);
    expect(surprised.offered('Parley', player)).toEqual([]);
    expect(ask(surprised.state, { type: 'Parley' }, player)).toBe('out-of-turn');
  });

  it('GOR-CMB-05: the blow of a broken weapon says that it is halved', () => {
    const table = atBlows({ attacks: [weapon({ broken: true })] });
    expect(table.play(strike, player, 15, 7).named.player).toContain('GOR-CMB-05');
    expect(atBlows().play(strike, player, 15, 7).named.player).not.toContain('GOR-CMB-05');
  });

  it.each([
    ['adds to the roll and to the damage', {}, 10, true],
    ['is lost when the weapon has broken', { broken: true }, 10, false],
  ])('GOR-CMB-08: magic %s', (_what, facts, natural, hits) => {
    const table = atBlows({ attacks: [weapon({ damage: '1d8+1', material: 'magic', ...facts })] });
    table.play(strike, player, natural, ...(hits ? [4] : []));
    expect(table.state.creatures[grik.id]?.hitPoints.now).toBe(hits ? 25 : 30);
    expect(table.named.player.includes('GOR-CMB-08')).toBe(hits);
  });

  it('GOR-DTH-04: what is thrown again for a part that is gone is said to be', () => {
    const table = new Table([{ ...aldo, missing: ['nose'] }]);
    const hurt = {
      type: 'DealDamage',
      creature: aldo.id,
      amount: '6',
      source: 'a stone',
      destructive: 'none',
    } as const;
    expect(table.play(hurt, referee, 5, 12).named.player).toEqual(expect.arrayContaining(['GOR-DTH-02', 'GOR-DTH-04']));
  });

  it('GOR-EVA-03: monsters decide by their rule whether to pursue, characters by theirs', () => {
    const table = met([aldo, grik], 4, 4);
    expect(table.offered('Evade', player)).toEqual(['GOR-EVA-01']);
    table.play({ type: 'Evade', side: table.state.encounter?.sides[0]?.id ?? id('none') }, player);
    expect(table.offered('DecidePursuit')).toEqual(['GOR-EVA-03', 'GOR-EVA-03']);
    expect(table.play({ type: 'DecidePursuit', pursue: false }).named.player).toEqual(['GOR-EVA-03']);
  });

  it('GOR-MOV-04: a check for wanderers names the rate of the slowest', () => {
    const table = new Table([aldo, someone({ id: id('bela'), armour: 'plate' })]);
    const check = { type: 'CheckWandering', chance: 4, noiseOrLight: false, hidden: false } as const;
    expect(table.play(check, referee, 6).named.referee).toEqual(['GOR-WAN-02', 'GOR-MOV-04']);
    expect(table.named.player).toEqual([]);
  });

  it('GOR-MOR-01: at the first death the referee is told of those who may waver', () => {
    const bela = someone({ id: id('bela'), name: 'Bela', kind: 'retainer', owner: null, at: at(0, 0) });
    const table = met([aldo, bela, grik], 4, 4);
    table.play({ type: 'SetCondition', creature: aldo.id, condition: 'dead', on: true });
    expect(table.named.referee).toContain('GOR-MOR-01');
    expect(table.named.player).not.toContain('GOR-MOR-01');
    const alone = met([aldo, someone({ id: id('cora'), at: at(0, 0) }), grik], 4, 4);
    alone.play({ type: 'SetCondition', creature: aldo.id, condition: 'dead', on: true });
    expect(alone.named.referee).not.toContain('GOR-MOR-01');
  });
});

const call = { type: 'CallSave', modifier: 0, damage: '2d6', otherwise: 'none', destructive: false } as const;

describe('harm and saves by Gorman’s book', () => {
  it.each([
    ['half', 14, 2],
    ['negates', 14, 6],
    ['half', 13, -2],
    ['negates', 13, -2],
  ] as const)('GOR-SAV-04: a save that %s, on a %i', (effect, face, left) => {
    const table = new Table([{ ...aldo, class: 'elf' }]);
    const save = { ...call, creatures: [aldo.id], save: 'breath', source: 'fire', effect } as const;
    table.play(save, referee, 4, 4, face, ...(left < 0 ? [12] : []));
    expect(table.named.player).toContain('GOR-SAV-04');
    expect(table.state.creatures[aldo.id]?.hitPoints.now).toBe(left < 0 ? 1 : left);
  });

  it('GOR-CLS-09: what cannot touch an elf asks for no save of one', () => {
    const elf = { ...aldo, class: 'elf' };
    const cora = someone({ id: id('cora'), name: 'Cora' });
    const table = new Table([elf, cora]);
    const charm = { ...call, creatures: [elf.id, cora.id], save: 'spells', source: 'a charm', damage: '0' } as const;
    table.play({ ...charm, nature: 'charm', otherwise: 'asleep' }, referee, 3);
    expect(table.named.player).toContain('GOR-CLS-09');
    expect([elf, cora].map((one) => table.state.creatures[one.id]?.conditions)).toEqual([[], ['asleep']]);
    expect(ask(table.state, { ...charm, nature: 'cold' }, referee)).toBe('bad-input');
    expect(table.offered('CallSave')).toContain('GOR-CLS-09');
  });
});

describe('coming back from death by Gorman’s book', () => {
  const dead = { ...aldo, class: 'dwarf', conditions: ['dead'], hitPoints: { now: -3, max: 6 } } as const;
  const abilities = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 16, CHA: 10 };

  it.each([
    [8, true, 1],
    [7, false, -3],
  ])('GOR-ABI-06: constitution and the toughness of dwarves on a %i: %s', (face, recovers, left) => {
    const table = new Table([{ ...dead, abilities }]);
    expect(table.offered('CallBack')).toEqual(['GOR-ABI-06']);
    table.play({ type: 'CallBack', creature: aldo.id }, referee, face);
    expect(table.named.player).toEqual(['GOR-ABI-06', 'GOR-ABI-06', 'GOR-CLS-11']);
    expect(table.state.creatures[aldo.id]).toMatchObject({
      conditions: recovers ? [] : ['dead'],
      hitPoints: { now: left },
    });
  });

  it('GOR-ABI-06: Raise Dead calls back those on whom it is cast, and the living are offered nothing', () => {
    const osric = someone({ id: id('osric'), name: 'Osric', class: 'cleric', level: 9, at: at(0, 1) });
    const table = new Table([dead, osric]).play({ type: 'Memorise', creature: osric.id, spell: 'Raise Dead' });
    table.play({ type: 'CastSpell', caster: osric.id, spell: 'Raise Dead', targets: [aldo.id] }, player, 20);
    expect(table.state.creatures[aldo.id]).toMatchObject({ conditions: [], hitPoints: { now: 1 } });
    expect(table.offered('CallBack')).toEqual([]);
    expect(isOffered(table.state, referee, 'CallBack')).toBe(false);
  });
});

describe('spells by Gorman’s book', () => {
  const osric = someone({ id: id('osric'), name: 'Osric', class: 'cleric', level: 1, at: at(0, 1) });

  it('GOR-MAG-03, GOR-MAG-11: prayers are of the clerics’ list', () => {
    const table = new Table([osric]).play({ type: 'Memorise', creature: osric.id, spell: 'Light' });
    expect(table.named.player).toEqual(['GOR-MAG-03', 'GOR-MAG-11']);
    expect(new Table([osric]).offered('Memorise')).toEqual(['GOR-MAG-03']);
  });

  it('GOR-MAG-02, GOR-MAG-12: studies are of the magic-users’', () => {
    const mira = { ...osric, class: 'magic-user', book: ['Sleep'], booksTo: 1 };
    const table = new Table([mira]).play({ type: 'Memorise', creature: mira.id, spell: 'Sleep' });
    expect(table.named.player).toEqual(['GOR-MAG-02', 'GOR-MAG-12']);
  });

  it('GOR-MAG-13: what works both ways is cast the other way round at will', () => {
    const table = new Table([osric, { ...aldo, hitPoints: { now: 1, max: 6 } }]);
    table.play({ type: 'Memorise', creature: osric.id, spell: 'Cure Light Wounds' });
    expect(table.offered('CastSpell', player)).toEqual(['GOR-MAG-13', 'GOR-MAG-13']);
    expect(refusedOffers(table.state, player, 'CastSpell')).toEqual([]);
    const cast = { type: 'CastSpell', caster: osric.id, spell: 'Cure Light Wounds', targets: [aldo.id] } as const;
    table.play({ ...cast, reversed: true }, player);
    expect(table.state.creatures[aldo.id]?.hitPoints.now).toBe(1);
    const light = new Table([{ ...osric, class: 'magic-user', book: ['Sleep'], booksTo: 1 }]);
    light.play({ type: 'Memorise', creature: osric.id, spell: 'Sleep' });
    expect(ask(light.state, { ...cast, spell: 'Sleep', targets: [], reversed: true }, player)).toBe('bad-input');
  });

  it('GOR-DTH-03: magic wakes whoever lies at 0', () => {
    const down = { ...aldo, hitPoints: { now: 0, max: 6 }, conditions: ['unconscious'] } as const;
    const table = new Table([osric, down]).play({ type: 'Memorise', creature: osric.id, spell: 'Cure Light Wounds' });
    table.play({ type: 'CastSpell', caster: osric.id, spell: 'Cure Light Wounds', targets: [aldo.id] }, player, 2);
    expect(table.state.creatures[aldo.id]).toMatchObject({ conditions: [], hitPoints: { now: 3 } });
  });

  it('GOR-CLS-07: a magic-user in armour casts nothing, an elf does', () => {
    const casts = (of: string) => {
      const caster = { ...osric, class: of, armour: 'leather', book: ['Sleep'], booksTo: 1 } as const;
      const table = new Table([caster]).play({ type: 'Memorise', creature: osric.id, spell: 'Sleep' });
      expect(refusedOffers(table.state, player, 'CastSpell')).toEqual([]);
      return table.offered('CastSpell', player).length > 0;
    };
    expect(casts('magic-user')).toBe(false);
    expect(casts('elf')).toBe(true);
  });
});

describe('money and gear by Gorman’s book', () => {
  const hild = someone({
    id: id('hild'),
    name: 'Hild',
    items: [],
    at: null,
    coins: { pp: 0, gp: 14, ep: 0, sp: 10, cp: 3 },
  });

  it('GOR-EQP-04: a package is bought whole, and unpacked at once', () => {
    const table = new Table([hild]);
    expect(table.offered('BuyPackage', player)).toEqual(['GOR-EQP-04']);
    expect(refusedOffers(table.state, player, 'BuyPackage')).toEqual([]);
    expect(ask(table.state, { type: 'BuyPackage', creature: hild.id, name: 'pole' }, player)).toBe('too-dear');
    table.play({ type: 'BuyPackage', creature: hild.id, name: 'delver' }, player);
    const { items = [], coins } = table.state.creatures[hild.id] ?? {};
    expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['backpack', 1],
      ["rope (50')", 1],
      ['torches', 6],
      ['waterskin', 1],
      ['iron spikes', 12],
      ['rations, standard', 7],
      ['small sack', 1],
    ]);
    expect(coins).toEqual({ pp: 0, gp: 0, ep: 0, sp: 0, cp: 3 });
    expect(table.named.player).toContain('GOR-EQP-04');
  });

  it('GOR-EQP-02: ten silver pieces are changed for one of gold', () => {
    const table = new Table([hild]).play({ type: 'ChangeCoins', creature: hild.id }, player);
    expect(table.state.creatures[hild.id]?.coins).toEqual({ pp: 0, gp: 15, ep: 0, sp: 0, cp: 3 });
    expect(table.named.player).toEqual(['GOR-EQP-02']);
    expect(ask(table.state, { type: 'ChangeCoins', creature: hild.id }, player)).toBe('no-change');
    expect(table.offered('ChangeCoins', player)).toEqual([]);
  });
});

describe('a new character by Gorman’s book', () => {
  it('GOR-ABI-02, GOR-ABI-03, GOR-EQP-01, GOR-ALN-01: each step names its rule', () => {
    const rolled = new Table([]).play({ type: 'BeginCharacter', method: 'rolled' }, player, ...Array(18).fill(3));
    expect(new Set(rolled.offered('SwapScores', player))).toEqual(new Set(['GOR-ABI-02']));
    expect(rolled.play({ type: 'SwapScores', one: 'STR', other: 'CON' }, player).named.player).toEqual(['GOR-ABI-02']);
    const arranged = new Table([]).play({ type: 'BeginCharacter', method: 'array' }, player);
    expect(arranged.named.player).toEqual(['GOR-ABI-03']);
    arranged.play({ type: 'ChooseClass', class: 'cleric' }, player);
    arranged.play({ type: 'RollHitPoints' }, player, 4);
    expect(arranged.offered('RollGold', player)).toEqual(['GOR-EQP-01']);
    expect(arranged.play({ type: 'RollGold' }, player, 3, 4, 5).named.player).toEqual(['GOR-EQP-01']);
    expect(arranged.offered('FinishCharacter', player)).toEqual(['GOR-ALN-01']);
    arranged.play({ type: 'FinishCharacter', name: 'Osric', alignment: 'lawful' }, player);
    expect(arranged.named.player).toEqual(['GOR-ALN-01']);
  });
});

describe('options of Gorman’s book', () => {
  it('GOR-ENC-03: outdoors they meet feet apart, or by option yards', () => {
    const unit = (options: Options) => {
      const table = new Table([aldo, grik], options);
      table.play(toMeet([grik.id], { setting: 'wilderness', aware: 'none' }));
      table.play({ type: 'RollSurprise' }, referee, 4, 4).play({ type: 'RollDistance' });
      const record = project(table.state, player).get('encounter');
      return record?.type === 'encounter' ? record.unit : null;
    };
    expect(unit({})).toBe('feet');
    expect(unit({ outdoorYards: true })).toBe('yards');
  });

  it('GOR-RUL-01: slow weapons and two passed checks count by option alone', () => {
    const rules = (options: Options) => rulesFor(gorman(options));
    expect([{}, { slowWeapons: true }].map((chosen) => rules(chosen).initiative.slow.isSlow({ slow: true }))).toEqual([
      false,
      true,
    ]);
    expect([{}, { twoMoraleSuccesses: true }].map((chosen) => rules(chosen).morale.enough)).toEqual([
      Number.POSITIVE_INFINITY,
      2,
    ]);
    expect(
      rules({})
        .equipment.attacksWith('pole arm')
        .map(({ slow }) => slow),
    ).toEqual([true]);
  });

  it('GOR-GRP-01: one alone may grapple by option', () => {
    expect([{}, { soloGrapple: true }].map((chosen) => rulesFor(gorman(chosen)).grappling.fewest)).toEqual([2, 1]);
  });
});
