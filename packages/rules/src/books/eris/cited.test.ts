import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../test/brawl.ts';
import { cited, offeredBy } from '../../../test/citing.ts';
import { duel, foeId, STRIKER, struck } from '../../../test/duel.ts';
import { Script } from '../../../test/fight.ts';
import { apart, eventIn } from '../../../test/in-play.ts';
import { after, ask, at, campaign, delve, goblin, player, referee, someone, toMeet } from '../../../test/table.ts';
import { id } from '../../core/index.ts';
import type { Attack, Creature } from '../../state/creature.ts';
import type { Item } from '../../state/item.ts';
import { derivedOf } from '../../view/sections/derived.ts';

const ruleset = { base: 'eris', slots: {}, options: {} } as const;
const arrows: Item = { id: id('arrows'), name: 'Arrows', quantity: 20, weight: 0, kind: 'gear', use: null };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const attack = { type: 'Attack', attacker: STRIKER.id, target: foeId(0), attack: 0 } as const;
const meets = (used: Attack, striker: Partial<Creature> = {}) =>
  duel({ base: 'eris', striker: { items: [arrows], ...striker }, weapon: used, foes: [{}] });
const aldo = someone({ class: 'fighter', at: at(1, 1) });
const state = { ...delve([aldo, goblin({ at: at(3, 1) })]), ruleset };

describe('a blow on Planet Eris', () => {
  it('ERI-DMG-01: every weapon throws a d6', () => {
    expect(struck(meets(weapon('sword')), {}, [19, 6])?.damage).toBe(6);
    expect(cited(meets(weapon('sword')), attack, referee, 19, 6)).toContain('ERI-DMG-01');
  });

  it('ERI-MIS-09: a missile deals a d6', () => {
    expect(struck(meets(bow), {}, [19, 6])?.damage).toBe(6);
    expect(cited(meets(bow), attack, referee, 19, 6)).toContain('ERI-MIS-09');
  });

  it('ERI-ADV-11: a dervish in light clothes strikes better by one', () => {
    const why = struck(meets(weapon('sword'), { background: 'dervish' }), {}, [19, 1])?.events.find(
      (event) => event.type === 'AttackRolled',
    )?.why;
    expect(why?.modifiers).toContainEqual({ name: 'dervish', value: 1, rule: 'ERI-ADV-11' });
  });

  it('ERI-ATK-03: monsters strike by their dice', () => {
    const one = goblin({ hitDice: { dice: 4, plus: 1, stars: 0 } });
    expect(derivedOf(campaign([one], { ruleset }), one)).toContainEqual(
      expect.objectContaining({ name: 'Attacks as', rule: 'ERI-ATK-03', why: 'as described' }),
    );
  });

  it('ERI-SKL-02: the sheet says what needs no throw', () => {
    const shown = derivedOf(state, aldo).find(({ rule }) => rule === 'ERI-SKL-02');
    expect(shown).toMatchObject({ name: 'Without a throw', value: 'arms of the class, daily life' });
  });

  it('ERI-MEL-01, ERI-ACT-05: blows are offered by their reach, and whatever no rule names', () => {
    const fight = brawl({ base: 'eris' }, [someone()], [goblin()]).state;
    expect(offeredBy(fight, 'Attack')).toContain('ERI-MEL-01');
    expect(offeredBy(fight, 'DoSomethingElse')).toEqual(['ERI-ACT-05']);
    const strikes = (feet: number) => {
      const placed = apart(feet);
      const blow = { type: 'Attack', attacker: someone().id, target: goblin().id, attack: 0 } as const;
      return typeof ask(placed, blow, referee, 15, 4) === 'string' ? 'out of reach' : 'struck';
    };
    expect([strikes(10), strikes(20)]).toEqual(['struck', 'out of reach']);
    const tried = {
      type: 'DoSomethingElse',
      creature: someone().id,
      what: 'pulls down the curtain',
      takes: 'action',
    } as const;
    expect(new Script(fight).play(tried, player).told().players).toEqual(['Aldo pulls down the curtain.']);
  });
});

describe('what Planet Eris offers', () => {
  it.each([
    ['ERI-MAS-03', 'SettleBattle'],
    ['ERI-POI-02', 'Afflict'],
    ['ERI-REC-01', 'BeginDowntime'],
    ['ERI-SKL-06', 'CheckSkill'],
    ['ERI-SKL-10', 'RecordSkill'],
    ['ERI-XPA-05', 'PoolThing'],
    ['ERI-UPK-02', 'SetOption'],
    ['ERI-RUL-01', 'SetOption'],
  ] as const)('%s: names the rule on %s', (rule, command) => {
    expect(offeredBy(state, command)).toContain(rule);
  });
});

describe('those who would take service on Planet Eris', () => {
  it('ERI-HIR-01: are brought in by the referee', () => {
    expect(offeredBy(state, 'MeetApplicants')).toEqual(['ERI-HIR-01']);
    const met = { type: 'MeetApplicants', kind: 'porter', of: 'none', count: 1, name: '' } as const;
    expect(offeredBy(state, 'MeetApplicants', player)).toEqual([]);
    expect(ask(state, met, player)).toBe('not-your-seat');
  });

  it.each([
    ['ERI-HIR-18', 'swordsman'],
    ['ERI-HIR-19', 'heavy-foot'],
    ['ERI-HIR-20', 'porter'],
    ['ERI-HIR-21', 'alchemist'],
    ['ERI-HIR-22', 'dwarf'],
  ] as const)('%s: a %s comes by the list of its kind', (rule, kind) => {
    const met = { type: 'MeetApplicants', kind, of: 'none', count: 1, name: '' } as const;
    expect(cited(state, met)).toEqual([rule]);
    expect(after(state, met, referee).hiring.applicants).toMatchObject([{ kind, count: 1, answered: false }]);
  });
});

describe('what is nobody’s rule alone on Planet Eris', () => {
  it('ERI-RUL-05: a chance in six is thrown by its rule, in the open or in secret', () => {
    const chance = { type: 'RollChance', kind: 'x-in-6', chance: 2, secret: true, purpose: 'rain' } as const;
    expect(offeredBy(state, 'RollChance')).toEqual(['ERI-RUL-05']);
    expect(cited(state, chance, referee, 2)).toEqual(['ERI-RUL-05']);
    const happens = (face: number) => eventIn(ask(state, chance, referee, face), 'ChanceRolled')?.success;
    expect([happens(2), happens(3)]).toEqual([true, false]);
  });

  it('ERI-MOV-03: in a fight one comes up to those far off by what the round allows', () => {
    const away = brawl({ base: 'eris' }, [{ ...aldo, at: null }], [{ ...goblin(), at: null }], 'movement');
    away.play({ type: 'SetDistance', distance: 100 });
    expect(offeredBy(away.state, 'Approach')).toEqual(['ERI-MOV-03']);
    away.play({ type: 'Approach', creature: aldo.id, foe: id('goblin') });
    expect(away.state.encounter?.line).toEqual({ [aldo.id]: 50 });
  });

  it('ERI-UPK-02: by the week it falls due by a rule of its own', () => {
    const weekly = {
      ...campaign([someone({ experience: 2450, coins: { pp: 0, gp: 100, ep: 0, sp: 0, cp: 0 } })]),
      ruleset: { ...ruleset, options: { weeklyUpkeep: true } },
    };
    const begun = after(
      weekly,
      { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false },
      referee,
    );
    expect(cited(begun, { type: 'PassDowntime', days: 8, rations: false })).toContain('ERI-UPK-02');
    const owed = (days: number) =>
      after(begun, { type: 'PassDowntime', days, rations: false }, referee).creatures[aldo.id]?.coins.gp;
    expect([owed(6), owed(8)]).toEqual([75, 50]);
  });

  it('ERI-LIT-02: a bright light is the reason why monsters expect those who carry it', () => {
    const torch = {
      id: id<'light'>('torch'),
      kind: 'torch',
      carriedBy: aldo.id,
      left: null,
      radius: 30,
      turnsLeft: 6,
    } as const;
    const lit = { ...state, lights: { [torch.id]: torch } };
    const met = after(lit, toMeet([id('goblin')], { aware: 'monsters' }), referee);
    expect(cited(met, { type: 'RollSurprise' }, referee, 5)).toContain('ERI-LIT-02');
    const sides = after(met, { type: 'RollSurprise' }, referee, 1).encounter?.sides;
    expect(sides?.map(({ surprised }) => surprised)).toEqual([true, false]);
  });
});
