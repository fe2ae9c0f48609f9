import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../test/brawl.ts';
import { cited } from '../../../test/citing.ts';
import { duel, foeId, STRIKER, struck } from '../../../test/duel.ts';
import { Script } from '../../../test/fight.ts';
import { eventIn, eventsIn, inPeace } from '../../../test/in-play.ts';
import { after, ask, at, campaign, delve, goblin, referee, someone, toMeet } from '../../../test/table.ts';
import { id } from '../../core/index.ts';
import type { Attack, Creature } from '../../state/creature.ts';
import type { Item } from '../../state/item.ts';
import type { GameState } from '../../state/state.ts';
import { derivedOf } from '../../view/sections/derived.ts';

const basic = { base: 'basic', slots: {}, options: {} } as const;
const able = { STR: 16, INT: 10, WIS: 10, DEX: 13, CON: 10, CHA: 16 };
const arrows: Item = { id: id('arrows'), name: 'Arrows', quantity: 20, weight: 0, kind: 'gear', use: null };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });

const meets = (striker: Partial<Creature> = {}, foe: Partial<Creature> = {}, used: Attack = weapon('longsword')) =>
  duel({ base: 'basic', striker: { items: [arrows], ...striker }, weapon: used, foes: [foe] });
const attack = { type: 'Attack', attacker: STRIKER.id, target: foeId(0), attack: 0 } as const;
const why = (state: GameState, ...faces: number[]) =>
  eventIn(ask(state, attack, referee, ...faces), 'AttackRolled')?.why;

/** Two of the party and three goblins, who meet by Basic Fantasy. */
const [aldo, hob] = [someone({ abilities: able }), someone({ id: id('hob'), name: 'Hob', class: 'halfling' })];
const goblins = [1, 2, 3].map((n) => goblin({ id: id(`goblin-${n}`), name: `Goblin ${n}` }));
const met = (): Script =>
  new Script({ ...delve([aldo, hob, ...goblins]), ruleset: basic }).play(
    toMeet(
      goblins.map((one) => one.id),
      { aware: 'none' },
    ),
  );
const sideOf = ({ encounter }: GameState, kind: 'party' | 'monsters') =>
  encounter?.sides.find((side) => side.kind === kind)?.id ?? id<'side'>('none');

describe('an attack by Basic Fantasy', () => {
  it('BFR-ATK-02: a 20 always hits and a 1 never, and the reason says so where the number says otherwise', () => {
    expect(why(meets({}, { naturalArmour: 40 }), 20, 1)?.notes).toEqual([
      { rule: 'BFR-ATK-02', text: 'a 20 always hits' },
    ]);
    expect(why(meets({ level: 20 }, { naturalArmour: 0 }), 1)?.notes).toEqual([
      { rule: 'BFR-ATK-02', text: 'a 1 always misses' },
    ]);
  });

  it('BFR-ATK-08: strength counts in melee, dexterity with missiles', () => {
    const blow = why(meets({ abilities: able }), 15, 1)?.modifiers;
    const shot = why(meets({ abilities: able }, {}, bow), 15, 1)?.modifiers;
    expect(blow).toContainEqual(expect.objectContaining({ value: 2, rule: 'BFR-ATK-08' }));
    expect(shot).toContainEqual(expect.objectContaining({ value: 1, rule: 'BFR-ATK-08' }));
  });

  it('BFR-ARM-01: armour class is 11 without armour, 13 in leather, 15 in chain and 17 in plate', () => {
    const classIn = (armour: Creature['armour']) => why(meets({}, { naturalArmour: 10, armour }), 10, 1)?.needed;
    expect([classIn('none'), classIn('leather'), classIn('chainmail'), classIn('plate')]).toEqual([11, 13, 15, 17]);
    const figures = derivedOf(inPeace('basic', [aldo]).state, aldo);
    expect(figures).toContainEqual(expect.objectContaining({ name: 'Armour class', rule: 'BFR-ARM-01' }));
  });

  it('BFR-MIS-01, BFR-MIS-02: short range adds one, long takes two, and a shot within five feet suffers five', () => {
    const shooting = (feetPerSquare: number, to: number) => {
      const scene = { feetPerSquare };
      const [one, foe] = [someone({ at: at(1, 1), items: [arrows], attacks: [bow] }), goblin({ at: at(to, 1) })];
      const { state } = brawl(basic, [one], [foe], 'missile');
      const scenes = Object.fromEntries(Object.values(state.scenes).map((each) => [each.id, { ...each, ...scene }]));
      const shot = { type: 'Attack', attacker: one.id, target: foe.id, attack: 0 } as const;
      return eventIn(ask({ ...state, scenes }, shot, referee, 10, 1), 'AttackRolled')?.why.modifiers;
    };
    expect(shooting(10, 4)).toContainEqual(expect.objectContaining({ value: 1, rule: 'BFR-MIS-01' }));
    expect(shooting(45, 4)).toContainEqual(expect.objectContaining({ value: -2, rule: 'BFR-MIS-01' }));
    expect(shooting(5, 2)).toContainEqual(expect.objectContaining({ value: -5, rule: 'BFR-MIS-02' }));
  });
});

describe('damage by Basic Fantasy', () => {
  const hurt = (state: GameState, face: number) => struck(state, {}, [19, face])?.damage;

  it('BFR-DMG-01, BFR-DMG-02: a longsword throws a d8, and strength is added', () => {
    const strong = meets({ abilities: able });
    expect(hurt(strong, 8)).toBe(10);
    expect(cited(strong, attack, referee, 19, 8)).toEqual(expect.arrayContaining(['BFR-DMG-01', 'BFR-DMG-02']));
    expect(hurt(meets({ abilities: able }, {}, bow), 6)).toBe(6);
  });

  it('BFR-DMG-03: a hit deals one point at least', () => {
    const feeble = meets({ abilities: { ...able, STR: 3 } });
    expect(hurt(feeble, 1)).toBe(1);
    expect(cited(feeble, attack, referee, 19, 1)).toContain('BFR-DMG-03');
  });

  it('BFR-DMG-04: a bare fist deals 1d3', () => {
    const unarmed = meets({}, {}, weapon('unarmed', { blunt: true }));
    expect(hurt(unarmed, 3)).toBe(3);
    expect(cited(unarmed, attack, referee, 19, 3)).toContain('BFR-DMG-04');
  });
});

describe('a meeting by Basic Fantasy', () => {
  it('BFR-SUR-01, BFR-SUR-02: a side is surprised on 1 or 2 of a d6, and does nothing for a round', () => {
    const script = met();
    expect(cited(script.state, { type: 'RollSurprise' }, referee, 2, 3)).toContain('BFR-SUR-01');
    script.play({ type: 'RollSurprise' }, referee, 2, 3);
    expect(script.state.encounter?.sides.map(({ surprised }) => surprised)).toEqual([true, false]);
    script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
    expect(cited(script.state, { type: 'Parley' })).toEqual(['BFR-SUR-02']);
  });

  it('BFR-REA-01, BFR-REA-02: 2d6, and what the charisma of the speaker adds', () => {
    const script = met().play({ type: 'RollSurprise' }, referee, 4, 4).play({ type: 'SkipStep' });
    const asked = { type: 'RollReaction', speaker: aldo.id, modifier: 0 } as const;
    expect(cited(script.state, asked, referee, 3, 3)).toEqual(expect.arrayContaining(['BFR-REA-01', 'BFR-REA-02']));
    const taken = (first: number) => after(script.state, asked, referee, first, 3).encounter?.reaction;
    expect([taken(2), taken(3)]).toEqual(['hostile', 'indifferent']);
  });

  it('BFR-INI-01, BFR-INI-02, BFR-INI-03: each throws a d6 with dexterity, halflings add one, and equals act at once', () => {
    const script = met().play({ type: 'RollSurprise' }, referee, 4, 4);
    script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
    const thrown = { type: 'RollInitiative' } as const;
    const faces = [3, 3, 4, 1, 1];
    expect(cited(script.state, thrown, referee, ...faces)).toEqual(
      expect.arrayContaining(['BFR-INI-01', 'BFR-INI-02', 'BFR-INI-03']),
    );
    const { encounter } = after(script.state, thrown, referee, ...faces);
    expect(encounter?.combat?.actors[0]).toEqual([aldo.id, hob.id, goblins[0]?.id]);
  });
});

describe('morale by Basic Fantasy', () => {
  const fighting = (morale: number, fallen: number): Script => {
    const foes = goblins.map((one) => ({ ...one, morale }));
    const script = brawl(basic, [aldo, hob], foes);
    for (const one of foes.slice(0, fallen))
      script.play({ type: 'SetCondition', creature: one.id, condition: 'dead', on: true });
    return script;
  };
  const check = (state: GameState, adjustment = 0) =>
    ({ type: 'CheckMorale', side: sideOf(state, 'monsters'), adjustment }) as const;
  const dueIn = ({ state }: Script) => state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.morale.due;

  it('BFR-MOR-01, BFR-MOR-03: 2d6 no higher than the score, which the referee moves by two, and they stand', () => {
    const { state } = fighting(7, 2);
    const checked = (adjustment: number, ...faces: number[]) =>
      eventIn(ask(state, check(state, adjustment), referee, ...faces), 'MoraleChecked')?.why;
    expect(checked(0, 3, 4)).toMatchObject({ rule: 'BFR-MOR-01', needed: 7, judged: { met: true } });
    expect(checked(-2, 3, 4)).toMatchObject({ needed: 5, judged: { met: false } });
    expect(cited(state, check(state, -2), referee, 3, 4)).toContain('BFR-MOR-03');
  });

  it('BFR-MOR-02: a check is due when half of them are down, and not at the first', () => {
    expect([dueIn(fighting(7, 1)), dueIn(fighting(7, 2))]).toEqual([false, true]);
    const { state } = fighting(7, 1);
    const fall = { type: 'SetCondition', creature: goblins[1]?.id ?? id('none'), condition: 'dead', on: true } as const;
    expect(cited(state, fall)).toContain('BFR-MOR-02');
  });

  it('BFR-MOR-04: those with a morale of 12 never check', () => {
    const { state } = fighting(12, 2);
    expect(dueIn(fighting(12, 2))).toBe(false);
    expect(cited(state, check(state))).toEqual(['BFR-MOR-04']);
  });
});

describe('a save by Basic Fantasy', () => {
  const save = (face: number) => {
    const state = campaign([{ ...aldo, level: face === 20 ? 1 : 20 }], { ruleset: basic });
    const asked = { type: 'RollSave', creature: aldo.id, save: 'spells', modifier: face === 20 ? -4 : 10 } as const;
    return eventsIn(ask(state, asked, referee, face), 'SaveRolled')[0];
  };

  it('BFR-SAV-01, BFR-SAV-02: a 20 always saves and a 1 never, whatever is added', () => {
    expect(save(20)).toMatchObject({ success: true, why: { rule: 'BFR-SAV-01', notes: [{ rule: 'BFR-SAV-02' }] } });
    expect(save(1)).toMatchObject({ success: false, why: { notes: [{ rule: 'BFR-SAV-02' }] } });
    expect(save(2)?.why.notes).toBeUndefined();
  });
});
