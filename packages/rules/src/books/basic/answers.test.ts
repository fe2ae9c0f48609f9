import { describe, expect, it } from 'vitest';
import { weapon } from '../../../test/brawl.ts';
import { rulesBy } from '../../../test/in-play.ts';
import { goblin, someone } from '../../../test/table.ts';

const { missiles, initiative, damage, morale, savingThrow, reaction, surprise } = rulesBy('basic');

describe('BFR-MIS: a shot', () => {
  const bow = weapon('short bow', { kind: 'missile', ranges: [50, 100, 150] });

  it.each([
    [5, { band: 'melee', modifier: -5, allowed: true }],
    [6, { band: 'short', modifier: 1, allowed: true }],
    [50, { band: 'short', modifier: 1, allowed: true }],
    [51, { band: 'medium', modifier: 0, allowed: true }],
    [100, { band: 'medium', modifier: 0, allowed: true }],
    [101, { band: 'long', modifier: -2, allowed: true }],
    [150, { band: 'long', modifier: -2, allowed: true }],
    [151, { band: 'beyond', modifier: 0, allowed: false }],
  ])('at %i feet is %o', (feet, range) => {
    expect(missiles.reach.range(bow, feet, false)).toEqual(range);
  });

  it('BFR-MIS-01: with what has no ranges is let go, and neither better nor worse for the distance', () => {
    const stone = weapon('stone', { kind: 'missile', ranges: null });
    for (const feet of [0, 3, 500])
      expect(missiles.reach.range(stone, feet, false)).toEqual({ band: 'unmeasured', modifier: 0, allowed: true });
  });

  it.each([
    ['short bow', 1, 1],
    ['light crossbow', 1, 0],
    ['light crossbow', 2, 1],
    ['crossbow', 2, 0],
    ['crossbow', 3, 1],
  ])('BFR-MIS-03: with a %s, %i rounds after the last, comes %i times', (name, later, shots) => {
    const shooter = someone({ class: 'fighter' });
    const with_ = weapon(name, { kind: 'missile', ranges: [50, 100, 150] });
    expect(missiles.pace.rate(shooter, with_, 4 + later, 4)).toBe(shots);
    expect(missiles.pace.rate(shooter, with_, 4, null)).toBe(1);
  });

  it('may be made at any distance that the weapon carries', () => {
    expect(missiles.mayShoot(500)).toBe(true);
  });
});

describe('BFR-INI: initiative', () => {
  it('is thrown by each on a d6 every round, with the higher first and equals at once', () => {
    expect([initiative.die.individual, initiative.die.sides, initiative.standing]).toEqual([
      true,
      6,
      { stands: false, note: null },
    ]);
    const faces: Readonly<Record<string, number>> = { a: 2, b: 6, c: 5 };
    const thrown = ['a', 'b', 'c'].map((id) => ({ id, slow: id === 'b', modifier: id === 'c' ? 1 : 0 }));
    expect(initiative.order(thrown, ({ id }) => faces[id] ?? 0)).toEqual([['b', 'c'], ['a']]);
  });

  it('BFR-INI-02: counts dexterity, one more of halflings, and of monsters what their description says', () => {
    const { modifier } = initiative.die;
    const scores = (DEX: number) => ({ STR: 10, INT: 10, WIS: 10, DEX, CON: 10, CHA: 10 });
    expect(modifier(someone({ class: 'fighter', abilities: scores(18) }))).toBe(3);
    expect(modifier(someone({ class: 'halfling', abilities: scores(10) }))).toBe(1);
    expect(modifier(someone({ class: 'halfling', abilities: scores(4) }))).toBe(-1);
    expect(modifier(goblin({ abilities: null }))).toBe(0);
    expect(modifier(goblin({ abilities: null, traits: { initiative: 2 } }))).toBe(2);
  });

  it('knows no slow weapons: whoever holds one acts in their own place', () => {
    expect(initiative.slow.isSlow(weapon('two-handed sword', { slow: true }))).toBe(false);
    expect(initiative.slow.places([['hild'], ['grik']], () => true)).toEqual([]);
  });

  it('BFR-INI-03: those who have tied act in one step', () => {
    const [one, other] = [someone({}), goblin({})];
    expect(initiative.ties.steps([one, other])).toEqual([[one.id, other.id]]);
    expect(initiative.ties.notes).toMatchObject([{ rule: 'BFR-INI-03' }]);
  });
});

describe('BFR-DMG: damage', () => {
  const { dice, strengthCounts } = damage.roll;
  const hild = someone({ class: 'fighter' });

  it('BFR-DMG-01: of a weapon is its own die, whatever was noted, with what its magic adds', () => {
    expect(dice(hild, weapon('Sword', { damage: '1d6' }), 1)).toEqual({ count: 1, sides: 8, plus: 0 });
    expect(dice(hild, weapon('sword', { damage: '1d6+2' }), 1)).toEqual({ count: 1, sides: 8, plus: 2 });
    expect(dice(hild, weapon('sword', { damage: '1d6−1' }), 1)).toEqual({ count: 1, sides: 8, plus: -1 });
  });

  it('of a fixed amount adds nothing to the die of the weapon, and what deals none by its words has its die', () => {
    expect(dice(hild, weapon('dagger', { damage: '3' }), 1)).toEqual({ count: 1, sides: 4, plus: 0 });
    expect(dice(hild, weapon('dagger', { damage: 'poison' }), 1)).toEqual({ count: 1, sides: 4, plus: 0 });
  });

  it('BFR-DMG-04: of a bare fist is a d3', () => {
    expect(dice(hild, weapon('unarmed', { damage: '1d2' }), 1)).toEqual({ count: 1, sides: 3, plus: 0 });
  });

  it('of monsters, and of what the book does not list, is what is noted', () => {
    expect(dice(goblin({}), weapon('sword', { damage: '2d4' }), 1)).toEqual({ count: 2, sides: 4, plus: 0 });
    expect(dice(hild, weapon('sickle', { damage: '1d5' }), 1)).toMatchObject({ count: 1 });
  });

  it.each([
    ['pc', 'sword', 'melee', true],
    ['pc', 'Long Bow', 'melee', true],
    ['pc', 'dagger', 'missile', true],
    ['pc', 'Long Bow', 'missile', false],
    ['pc', 'crossbow', 'missile', false],
    ['monster', 'sword', 'melee', false],
    ['monster', 'dagger', 'missile', false],
  ] as const)('BFR-DMG-02: to a blow of a %s with a %s (%s) strength counts: %s', (whose, name, kind, counts) => {
    expect(strengthCounts(whose, { name, kind })).toBe(counts);
  });
});

describe('BFR-MOR: morale', () => {
  it('BFR-MOR-01: is 2d6; a low throw stands, a high one flees', () => {
    const { dice, highStands, result } = morale.check;
    expect([dice, highStands, result(7, 7), result(8, 7)]).toEqual([{ count: 2, sides: 6 }, false, 'fight', 'flee']);
  });

  it('BFR-MOR-02: is checked again however often they stood', () => {
    expect(morale.enough).toBe(Number.POSITIVE_INFINITY);
    const losses = { initial: 4, deaths: 2, incapacitated: 2, firstDeathDone: false, halfDone: false };
    expect(morale.check.triggers(losses)).toEqual(['half']);
    expect(morale.check.triggers({ ...losses, deaths: 1, incapacitated: 1 })).toEqual([]);
  });
});

describe('BFR-SAV: a saving throw', () => {
  const { numbers } = savingThrow;

  it('BFR-SAV-02: of a natural 20 saves and of a natural 1 never, and of what reaches the number else', () => {
    const thrown = [
      [5, 18, 20],
      [30, 5, 1],
      [12, 12, 12],
      [11, 12, 11],
    ] as const;
    expect(thrown.map(([total, value, natural]) => numbers.saved(total, value, natural))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('is one of five numbers, and counts folk for characters alone', () => {
    expect(numbers.one).toBe(false);
    const saves = ['death', 'wands', 'paralysis', 'breath', 'spells'] as const;
    const folk = (calling: string | null) => saves.map((save) => numbers.bonus(someone({ class: calling }), save));
    expect(folk('dwarf')).toEqual([4, 4, 4, 3, 4]);
    expect(folk('halfling')).toEqual([4, 4, 4, 3, 4]);
    expect(folk('elf')).toEqual([0, 2, 1, 0, 2]);
    expect(folk('fighter')).toEqual([0, 0, 0, 0, 0]);
    expect(folk(null)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('BFR-REA, BFR-SUR: a meeting', () => {
  it('BFR-REA-01: is 2d6 read off at 2, 7 and 11', () => {
    expect(reaction.dice).toEqual({ count: 2, sides: 6 });
    const read = [1, 2, 3, 7, 8, 11, 12, 15].map(reaction.result);
    expect(read).toEqual([
      'attacks',
      'attacks',
      'hostile',
      'hostile',
      'indifferent',
      'indifferent',
      'friendly',
      'friendly',
    ]);
    expect([reaction.speaking(null), reaction.speaking(3), reaction.speaking(18)]).toEqual([0, -3, 3]);
  });

  it('BFR-SUR-01: surprises on a 1 or 2 of a d6', () => {
    const { sides, surprisedOn, surprised } = surprise.roll;
    expect([sides, surprisedOn, surprised(2, 2), surprised(3, 2)]).toEqual([6, 2, true, false]);
  });
});
