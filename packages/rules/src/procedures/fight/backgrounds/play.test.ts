import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { cited, offeredBy, ruleOfRow } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  ask,
  at,
  campaign,
  delve,
  goblin,
  isOffered,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { derivedOf } from '../../../view/sections/derived.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const GOOD = { STR: 13, INT: 10, WIS: 12, DEX: 12, CON: 15, CHA: 17 };
const aldo = someone({ abilities: GOOD });
const late = someone({ id: id('late'), name: 'Late', conditions: ['dead'] });
const state = (facts: Partial<Creature> = {}, others: readonly Creature[] = [late]): GameState => ({
  ...campaign([{ ...aldo, ...facts }, ...others]),
  ruleset: ERIS,
});
const join = (background: string) => ({ type: 'JoinBackground', creature: aldo.id, background }) as const;

describe('backgrounds in play', () => {
  it('ERI-ADV-13, ERI-SKL-12: a new character takes one on, with its skills at half a d100', () => {
    const script = new Script(state()).play(join('thief'), player, 63, 100, 1, 40);
    expect(script.state.creatures[aldo.id]).toMatchObject({
      class: 'fighter',
      background: 'thief',
      skills: { lockpicker: 32, pickpocketer: 50, trapfinder: 1, climber: 20 },
    });
    expect(script.told().players[0]).toMatch(/^Aldo is a Fighter Thief from now on: lockpicker 32%, /);
    expect(script.rules).toContain('ERI-SKL-12');
  });

  it.each([
    ['ERI-ADV-01: without an earlier character', state({}, []), 'thief', 'forbidden'],
    ['ERI-ADV-03: a second one', state({ background: 'thief' }), 'ranger', 'forbidden'],
    ['ERI-ADV-04: against class and alignment', state({ class: 'cleric' }), 'paladin', 'forbidden'],
    ['ERI-ADV-04: too clumsy', state({ abilities: { ...GOOD, DEX: 8 } }), 'thief', 'forbidden'],
    ['ERI-ADV-12: one that is not open', state(), 'druid', 'no-such-thing'],
    ['by oneself, once in play', state({ experience: 10, level: 2 }), 'thief', 'not-your-seat'],
  ] as const)('%s is refused', (row, now, background, code) => {
    expect(ask(now, join(background), player)).toBe(code);
    expect(cited(now, join(background), player)).toEqual(expect.arrayContaining(ruleOfRow(row)));
  });

  it('ERI-ADV-02: it is laid over the class, and changes neither its level nor its attacks, saves and hit points', () => {
    const before = derivedOf(state(), aldo);
    const script = new Script(state()).play(join('thief'), player, 63, 100, 1, 40);
    const joined = script.state.creatures[aldo.id];
    expect(offeredBy(state(), 'JoinBackground', player)).toEqual(['ERI-ADV-02']);
    expect([joined?.class, joined?.level, joined?.hitPoints]).toEqual([aldo.class, aldo.level, aldo.hitPoints]);
    expect(joined && derivedOf(script.state, joined).filter(({ name }) => /Attack|Saving|Death/.test(name))).toEqual(
      before.filter(({ name }) => /Attack|Saving|Death/.test(name)),
    );
  });

  it.each([
    ['druid', 'only thought of'],
    ['no-such-thing', 'no such background'],
  ])('ERI-ADV-12: %s is refused by its rule', (background, said) => {
    const ruling = decide(state(), join(background), player, loaded());
    expect(ruling.granted ? null : ruling.refusal).toMatchObject({ rule: 'ERI-ADV-12' });
    expect(ruling.granted ? '' : ruling.refusal.sentence).toContain(said);
  });

  it('ERI-ADV-13: it brings its skills along, each at half of what its die shows', () => {
    const joined = eventIn(ask(state(), join('thief'), player, 63, 100, 1, 40), 'BackgroundJoined');
    expect(joined?.skills.map(({ skill, roll, percent }) => [skill, roll.total, percent])).toEqual([
      ['lockpicker', 63, 32],
      ['pickpocketer', 100, 50],
      ['trapfinder', 1, 1],
      ['climber', 40, 20],
    ]);
    expect(cited(state(), join('thief'), player, 63, 100, 1, 40)).toContain('ERI-ADV-13');
  });

  it('ERI-ADV-05: those who teach it may accept one who has been in play: the referee says', () => {
    expect(ask(state({ experience: 10, level: 2 }), join('dervish'), referee)).toBe('forbidden');
    expect(ask(state({ experience: 10, level: 2, alignment: 'lawful' }), join('dervish'), referee, 50)).toMatchObject([
      { type: 'BackgroundJoined', background: 'dervish' },
    ]);
  });

  it.each([
    [{}, 60, 'forbidden'],
    [{}, 90, 'joined'],
    [{ daysNeeded: 60 }, 60, 'joined'],
    [{ daysNeeded: 180 }, 90, 'forbidden'],
  ])(
    'ERI-ADV-05: and trains for ninety days, or as the campaign has it: %j, after %i days %s',
    (options, trained, said) => {
      const seasoned = { ...state({ experience: 10, level: 2 }), ruleset: { ...ERIS, options } };
      const answer = ask(seasoned, { ...join('thief'), trained }, referee, 1, 1, 1, 1);
      expect(typeof answer === 'string' ? answer : 'joined').toBe(said);
      expect(refusedOffers(seasoned, referee, 'JoinBackground')).toEqual([]);
    },
  );

  it('ERI-ADV-05: who has not trained so long is refused by that rule', () => {
    const seasoned = state({ experience: 10, level: 2 });
    const early = { ...join('thief'), trained: 89 };
    expect(ask(seasoned, early, referee)).toBe('forbidden');
    expect(cited(seasoned, early)).toEqual(['ERI-ADV-05']);
  });

  it('what is offered is granted', () => {
    const paladin = state({ background: 'paladin', hitPoints: { now: 1, max: 9 } });
    for (const now of [state(), state({ background: 'thief' }), paladin])
      expect(refusedOffers(now, [referee, player], ['JoinBackground', 'LeaveBackground', 'LayOnHands'])).toEqual([]);
    expect(ask({ ...state(), ruleset: { ...ERIS, base: 'ose' } }, join('thief'), player)).toBe('no-such-thing');
  });
});

describe('a paladin', () => {
  const hurt = state({ background: 'paladin', level: 4, hitPoints: { now: 3, max: 20 } });
  const touch = { type: 'LayOnHands', healer: aldo.id, touched: aldo.id } as const;

  it('ERI-ADV-08: heals two hit points a level by touch, once a day', () => {
    const script = new Script(hurt).play(touch, player);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(11);
    expect(ask(script.state, touch, player)).toBe('already-tried');
    script.play({ type: 'PassDay', resting: [], food: false, water: false });
    expect(ask(script.state, touch, player)).toMatchObject([{ healed: 8 }]);
  });

  it('ERI-ADV-08: a chaotic deed ends it for good', () => {
    const fallen = new Script(hurt).play({ type: 'LeaveBackground', creature: aldo.id });
    expect(ask(fallen.state, touch, player)).toBe('no-such-thing');
    expect(ask(hurt, { type: 'LeaveBackground', creature: aldo.id }, player)).toBe('not-your-seat');
  });

  it('does not heal the dead, nor the unhurt', () => {
    expect(ask(hurt, { ...touch, touched: late.id }, player)).toBe('forbidden');
    expect(ask(state({ background: 'paladin' }), touch, player)).toBe('no-change');
  });
});

describe('a berserker', () => {
  const bow = weapon('sling', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150], blunt: true });
  const met = (facts: Partial<Creature> = {}) => {
    const berserk = { ...aldo, background: 'berserker', at: at(1, 1), attacks: [...aldo.attacks, bow], ...facts };
    return new Script(delve([berserk, goblin({ at: at(2, 1) })], { ruleset: ERIS }))
      .play(toMeet([id('goblin')]))
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
  };
  const rage = { type: 'Rage', creature: aldo.id } as const;

  it('ERI-ADV-10: rages before initiative, strikes two better, and does nothing else', () => {
    const script = met().play(rage, player);
    expect(script.told().players).toContain('Aldo rages!');
    expect(isOffered(script.state, player, 'Declare')).toBe(false);
    expect(ask(script.state, { type: 'Declare', creature: aldo.id, action: 'spell', spell: 'Sleep' }, player)).toBe(
      'forbidden',
    );
    script.play({ type: 'RollInitiative' }, referee, 6, 1);
    for (let i = 0; i < 5 && script.state.encounter?.combat?.phase !== 'melee'; i += 1)
      script.play({ type: 'NextPhase' });
    const blow = { type: 'Attack', attacker: aldo.id, target: id<'creature'>('goblin'), attack: 0 } as const;
    expect(ask(script.state, blow, player, 2)).toContainEqual(
      expect.objectContaining({
        why: expect.objectContaining({
          modifiers: expect.arrayContaining([{ name: 'rage', value: 2, rule: 'ERI-ADV-10' }]),
        }),
      }),
    );
    expect(typeof ask(script.state, { ...blow, attack: 1 }, player)).toBe('string');
    expect(refusedOffers(script.state, player, 'Attack')).toEqual([]);
  });

  it('ERI-ADV-10: not in metal, not after initiative, not without a foe', () => {
    expect(ask(met({ armour: 'chainmail' }).state, rage, player)).toBe('forbidden');
    expect(ask(met().play({ type: 'RollInitiative' }, referee, 6, 1).state, rage, player)).toBe('out-of-turn');
    expect(ask(state({ background: 'berserker' }), rage, player)).toBe('no-encounter');
    expect(ask(state(), rage, player)).toBe('no-such-thing');
    expect(refusedOffers(met().state, player, 'Rage')).toEqual([]);
  });
});
