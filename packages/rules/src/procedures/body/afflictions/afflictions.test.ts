import { describe, expect, it } from 'vitest';
import { act, brawl, nextRound, weapon } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  ask,
  at,
  campaign,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { baseRate } from '../../dungeon/movement/rate.ts';

const strong = { hitPoints: { now: 20, max: 20 } };
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], ...strong });
const elf = someone({
  id: id('ilphas'),
  name: 'Ilphas',
  class: 'elf',
  at: at(2, 2),
  attacks: [weapon('sword')],
  ...strong,
});
const foe = (name: string, facts: Partial<Creature> = {}) =>
  goblin({ name, at: at(3, 1), hitDice: { dice: 2, plus: 0, stars: 0 }, ...strong, ...facts });
const bite = (damage: string) => [weapon('bite', { damage })];
const hit = (target: Creature) =>
  ({ type: 'Attack', attacker: id<'creature'>('goblin'), target: target.id, attack: 0 }) as const;

/** A fight in which the foe is about to strike. */
function struck(monster: Creature, one: Partial<Creature> = {}, base: 'ose' | 'eris' = 'eris'): Script {
  const script = brawl({ base }, [{ ...aldo, ...one }, elf], [monster], 'melee');
  while (script.state.encounter?.combat?.acting !== 1 || script.state.encounter.combat.phase !== 'melee')
    script.play({ type: 'NextPhase' });
  script.told();
  return script;
}
const of = (script: Script, who = aldo) => script.state.creatures[who.id];
const peace = (one: Partial<Creature> = {}) =>
  new Script({ ...delve([{ ...aldo, ...one }, elf]), ruleset: { base: 'eris', slots: {}, options: {} } });
const afflict = (by: string, creature = aldo.id) => ({ type: 'Afflict', creature, by, modifier: 0 }) as const;

describe('an ailment that ends (ERI-POI-06)', () => {
  const why = (script: Script, command: Parameters<typeof toldOf>[1]) =>
    lineOf(toldOf(script.state, command, [], player), 'AilmentEnded');

  it('is told as cured where it was, and as over where its time is', () => {
    const script = peace().play({ ...afflict('weakening'), modifier: 19 }, referee, 1);
    expect(why(script, { type: 'Cure', creature: aldo.id })).toMatchObject({
      text: 'Aldo is no longer weakened.',
      why: { rule: 'ERI-POI-06', formula: 'cured in time' },
    });
    expect(why(script, { type: 'EndTurn', resting: false })).toMatchObject({
      text: 'Aldo is no longer weakened.',
      why: { rule: 'ERI-POI-06', formula: 'its time is over' },
    });
  });
});

describe('ghouls by Planet Eris', () => {
  const ghoul = foe('Ghoul', { attacks: [weapon('claw', { damage: '1d3' })] });

  it('ERI-PRL-03: whoever fails to save against spells is terrified', () => {
    const script = struck(ghoul);
    expect(script.play(hit(aldo), referee, 19, 2, 15).told().players.slice(-2)).toEqual([
      'Aldo takes 2 damage. [2]',
      'Aldo is terrified, and cannot act until the fight is over. [15]',
    ]);
    expect(of(script)?.conditions).toEqual(['terrified']);
    expect(script.rules).toContain('ERI-PRL-03');
  });

  it('ERI-PRL-03: elves do not fear them', () => {
    const script = struck(ghoul).play(hit(elf), referee, 19, 2);
    expect(script.told().players.at(-1)).toBe('Ilphas is an elf, and does not fear ghouls.');
  });

  it('ERI-PRL-04: until the fight is over', () => {
    const script = struck(ghoul).play(hit(aldo), referee, 19, 2, 15);
    expect(of(nextRound(script))?.conditions).toEqual(['terrified']);
    expect(of(script.play({ type: 'ConcludeEncounter' }))?.conditions).toEqual([]);
  });

  it('ERI-PRL-05, 06: an elf shakes one out of it for the action of the round', () => {
    const shake = { type: 'ShakeOut', creature: elf.id, victim: aldo.id } as const;
    const script = nextRound(struck(ghoul).play(hit(aldo), referee, 19, 2, 15));
    expect(refusedOffers(script.state, player, 'ShakeOut')).toEqual([]);
    expect(offers(script.state, player).filter(({ command }) => command === 'ShakeOut')).toHaveLength(1);
    script.play(shake, player);
    expect(script.told().players).toEqual(['Ilphas shakes Aldo out of the fear.', 'Aldo is no longer terrified.']);
    expect(ask(script.state, { type: 'Attack', attacker: elf.id, target: ghoul.id, attack: 0 }, player)).toBe(
      'already-tried',
    );
    expect(script.rules).toContain('ERI-PRL-06');
  });

  it('ERI-PRL-05: a fighter of the third level does not', () => {
    const hob = someone({ id: id('hob'), name: 'Hob', level: 3, at: at(2, 2), ...strong });
    const script = brawl({ base: 'eris' }, [aldo, hob], [ghoul]).play(afflict('ghoul'), referee, 2);
    expect(ask(script.state, { type: 'ShakeOut', creature: hob.id, victim: aldo.id }, player)).toBe('forbidden');
    expect(cited(script.state, { type: 'ShakeOut', creature: hob.id, victim: aldo.id }, player)).toContain(
      'ERI-PRL-05',
    );
  });

  it('by the adventures chapter the referee calls for the save', () => {
    expect(struck(ghoul, {}, 'ose').play(hit(aldo), referee, 19, 2).told().players.at(-1)).toBe(
      'Aldo takes 2 damage. [2]',
    );
  });
});

describe('paralysis by Planet Eris', () => {
  it.each([
    ['a save against wands avoids all', [13], 'Aldo withstands the paralysis. [13]'],
    ['who fails, and withstands adversity, is paralysed', [12, 70], 'Aldo is paralysed. [12] [70]'],
    ['who does not withstand it dies', [12, 71], 'Aldo is paralysed, and the heart stops. [12] [71]'],
  ] as const)('ERI-PRL-01, 02: %s', (_what, faces, line) => {
    const script = struck(foe('Worm', { attacks: bite('none + paralysis') })).play(hit(aldo), referee, 19, ...faces);
    expect(script.told().players).toContain(line);
  });
});

describe('drained levels by Planet Eris', () => {
  const wight = foe('Wight', { undead: true, attacks: [weapon('touch', { damage: '1d6' })] });
  const veteran = { level: 4, experience: 9000, hitPoints: { now: 12, max: 16 } };

  it('ERI-DRN-01, 02, 03, 04: the blow, the level, the hit points, the experience', () => {
    const script = struck(wight, veteran).play(hit(aldo), referee, 19, 3, 4, 4, 4);
    expect(script.told().players.slice(-3)).toEqual([
      'Aldo takes 3 damage. [3]',
      'Aldo loses a level for good. [4] [4] [4]',
      'Aldo is of level 3 now, with 5 of 12 hit points.',
    ]);
    expect(of(script)).toMatchObject({ level: 3, experience: 7999 });
    expect(script.rules).toContain('ERI-DRN-02');
    expect(script.rules).toContain('ERI-DRN-03');
    expect(script.rules).toContain('ERI-DRN-04');
  });

  it.each([
    ['dies, when few hit points are thrown', { hitPoints: { now: 7, max: 16 } }, [3, 1, 1, 1], -9, ['dead']],
    [
      'falls, and lives down to minus the new level',
      { hitPoints: { now: 12, max: 16 } },
      [3, 1, 2, 1],
      -3,
      ['unconscious'],
    ],
    ['stands up again, when many are', { hitPoints: { now: 3, max: 16 } }, [3, 1, 6, 6, 6], 2, []],
  ] as const)('ERI-DRN-04: who is drained %s', (_what, facts, faces, now, conditions) => {
    const script = struck(wight, { ...veteran, ...facts }).play(hit(aldo), referee, 19, ...faces);
    expect(of(script)?.hitPoints.now).toBe(now);
    expect(of(script)?.conditions).toEqual(conditions);
  });

  it('ERI-DRN-01, ERI-ELF-09: an elf is drained in the class it operates as alone, and the higher of both totals holds', () => {
    const twofold = {
      class: 'elf',
      level: 3,
      experience: 5000,
      hitPoints: { now: 14, max: 14 },
      operating: {
        as: 'fighter',
        aside: { level: 2, experience: 3000 },
        points: { fighter: 14, 'magic-user': 10 },
      },
    } as const;
    const script = struck(wight, twofold).play(hit(aldo), referee, 19, 3, 4, 4);
    expect(script.told().players.at(-1)).toBe('Aldo is of level 2 now, with 7 of 10 hit points.');
    expect(of(script)).toMatchObject({
      level: 2,
      experience: 3999,
      hitPoints: { now: 7, max: 10 },
      operating: { ...twofold.operating, points: { fighter: 8, 'magic-user': 10 } },
    });
    expect(script.rules).toContain('ERI-DRN-01');
  });

  it('ERI-DRN-05: below the first level is death', () => {
    const script = struck(wight).play(hit(aldo), referee, 19, 3);
    expect(script.told().players.slice(-3)).toEqual([
      'Aldo loses a level and life, and rises as a wight one day.',
      'Aldo has no level left.',
      expect.stringMatching(/^Aldo is killed\./),
    ]);
    expect(script.rules).toContain('ERI-DRN-05');
  });

  it('ERI-DRN-07: what blood loss takes, a week of rest gives back', () => {
    const script = peace(veteran).play(afflict('blood-2'));
    expect(of(script)).toMatchObject({ level: 2, experience: 9000, hitPoints: { now: 12 } });
    const day = { type: 'PassDay', resting: [aldo.id], food: false, water: false, safe: true } as const;
    for (let days = 0; days < 6; days += 1) script.play(day);
    expect(of(script)).toMatchObject({ level: 2, hitPoints: { now: 12 } });
    expect(of(script.play(day))).toMatchObject({ level: 4, hitPoints: { now: 16 } });
  });
});

describe('levels that blood loss takes for a while, by Planet Eris', () => {
  const day = { type: 'PassDay', resting: [aldo.id], food: false, water: false, safe: true } as const;
  const twofold = {
    class: 'elf',
    level: 3,
    experience: 5000,
    operating: { as: 'fighter', aside: { level: 2, experience: 3000 } },
  } as const;

  it('ERI-DRN-07: nothing but the level is lost, and the log says no more than that', () => {
    const script = peace({ level: 3, experience: 5000 });
    const lost = eventIn(ask(script.state, afflict('blood-2'), referee), 'LevelsDrained');
    script.play(afflict('blood-2'));
    expect(lost && tell(lost, player, script.state, script.state)).toMatchObject({
      text: 'Aldo is of level 1 until a week of rest.',
      why: { rule: 'ERI-DRN-07', formula: 'the level alone: hit points and experience stay' },
    });
    expect(of(script)).toMatchObject({ level: 1, experience: 5000, hitPoints: { now: 20, max: 20 } });
    script.told();
    for (let days = 0; days < 7; days += 1) script.play(day);
    expect(script.told().players.filter((line) => line.startsWith('Aldo'))).toEqual(['Aldo is of level 3 again.']);
  });

  it('ERI-DRN-01, 07: an elf that sets out as the other class meanwhile has them back in the one that lost them', () => {
    const home = { ...campaign([{ ...aldo, ...twofold, at: null }]), ruleset: peace().state.ruleset };
    const script = new Script(home).play(afflict('blood-2'));
    script.play({ type: 'OperateAs', creature: aldo.id, as: 'magic-user' }, player);
    expect(of(script)).toMatchObject({ level: 2, operating: { aside: { level: 1 } } });
    for (let days = 0; days < 7; days += 1) script.play(day);
    expect(of(script)).toMatchObject({
      level: 2,
      experience: 3000,
      operating: { as: 'magic-user', aside: { level: 3, experience: 5000 } },
    });
    expect(script.told().players).toContain('Aldo is of level 3 again as a fighter.');
  });
});

describe('poison by Planet Eris', () => {
  const spider = foe('Spider', { attacks: bite('1d4 + poison') });

  it('ERI-POI-01, 02, 03: poison without a name kills at once, after the damage of the bite', () => {
    expect(struck(spider).play(hit(aldo), referee, 19, 2, 11).told().players.slice(-3)).toEqual([
      'Aldo takes 2 damage. [2]',
      'Aldo succumbs to the poison. [11]',
      expect.stringMatching(/^Aldo is killed\./),
    ]);
  });

  it('ERI-POI-01: the reason of a poison says that it goes by its kind, and no line names the kind', () => {
    for (const face of [11, 12]) {
      const said = eventIn(ask(struck(spider).state, hit(aldo), referee, 19, 2, face), 'Befell')?.why;
      expect(said?.notes).toContainEqual({ rule: 'ERI-POI-01', text: 'what a poison does goes by its kind' });
      expect(JSON.stringify(said)).not.toContain('instantly');
    }
  });

  it('ERI-POI-04: a made save costs half of what is left, rounded up', () => {
    const script = struck(spider).play(hit(aldo), referee, 19, 3, 12);
    expect(script.told().players.at(-1)).toBe(
      'Aldo withstands the poison, and loses 9 hit points: half of what was left. [12]',
    );
    expect(of(script)?.hitPoints.now).toBe(8);
    expect(script.rules).toContain('ERI-POI-04');
  });

  it('ERI-POI-03: slow poison kills when the fight is over, unless it is cured before (ERI-POI-06)', () => {
    const slow = foe('Snake', { attacks: bite('1 + poison (slow-deadly)') });
    const bitten = () => struck(slow).play(hit(aldo), referee, 19, 2);
    expect(of(bitten().play({ type: 'ConcludeEncounter' }))?.conditions).toEqual(['dead']);
    const cured = bitten();
    expect(refusedOffers(cured.state, referee, 'Cure')).toEqual([]);
    expect(of(cured.play({ type: 'Cure', creature: aldo.id }).play({ type: 'ConcludeEncounter' }))?.conditions).toEqual(
      [],
    );
    expect(cured.rules).toContain('ERI-POI-03');
  });

  it('ERI-POI-03: bleeding costs a hit point at the end of each round', () => {
    const script = struck(spider).play(afflict('exsanguinating'), referee, 2);
    expect(of(nextRound(script))?.hitPoints.now).toBe(19);
    expect(of(nextRound(script))?.hitPoints.now).toBe(18);
  });

  it('ERI-POI-03: bleeding is told each time, and costs one who came bleeding nothing before the first round is over', () => {
    const bleeding = new Script({
      ...delve([aldo, elf, spider]),
      ruleset: { base: 'eris', slots: {}, options: {} },
    }).play(afflict('exsanguinating'), referee, 2);
    const was = of(bleeding)?.hitPoints.now ?? 0;
    bleeding.play(toMeet([spider.id]));
    bleeding.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
    expect(of(bleeding)?.hitPoints.now).toBe(was);
    bleeding.told();
    nextRound(act(bleeding, 'movement'), 'movement');
    expect(of(bleeding)?.hitPoints.now).toBe(was - 1);
  });

  it('ERI-POI-03, ERI-PRL-03: what the roll has told is not told to the referee again', () => {
    const script = peace().play(afflict('exsanguinating'), referee, 2);
    expect(script.told().referee).toEqual(['Aldo bleeds: a hit point at the end of each round. [2]']);
    script.play({ type: 'EndTurn', resting: false });
    expect(script.told().players).toContain('Aldo bleeds, and loses 10 hit points.');
  });

  it('ERI-DRN-05: nobody whose last level is drained is called back from death', () => {
    const script = peace({ level: 1 }).play(afflict('drain-1'));
    expect(of(script)).toMatchObject({ level: 0, conditions: ['dead'] });
    expect(ask(script.state, { type: 'CallBack', creature: aldo.id }, referee)).toBe('no-such-thing');
    expect(offers(script.state, referee).map(({ command }) => command)).not.toContain('CallBack');
    const slain = peace().play(afflict('instantly-deadly'), referee, 1);
    expect(refusedOffers(slain.state, referee, 'CallBack')).toEqual([]);
    expect(offers(slain.state, referee).map(({ command }) => command)).toContain('CallBack');
  });

  it('ERI-POI-05: doses gather: each takes 1 off attacks and saves, the third kills', () => {
    const script = struck(spider).play(afflict('cumulative'), referee, 2).play(afflict('cumulative'), referee, 2);
    expect(script.told().players).toEqual([
      'Aldo is sick with a first dose. [2]',
      'Aldo is sick with one more dose. [2]',
    ]);
    const events = ask(script.state, { type: 'RollSave', creature: aldo.id, save: 'death', modifier: 0 }, referee, 10);
    const [saved] = typeof events === 'string' ? [] : events;
    expect(saved?.type === 'SaveRolled' && saved.why.modifiers).toEqual([
      { name: 'sick', value: -2, rule: 'ERI-POI-05' },
    ]);
    expect(of(script.play(afflict('cumulative'), referee, 2))?.conditions).toEqual(['dead']);
  });

  it('nothing is said of loads where another book weighs them', () => {
    const script = new Script({
      ...delve([aldo, elf]),
      ruleset: { base: 'eris', slots: { encumbrance: 'ose' }, options: {} },
    });
    script.play(afflict('weakening'), referee, 2);
    expect(script.told().players).toContain('Aldo is weakened: −2 on attacks. [2]');
  });

  it('ERI-POI-03: the weakened bear half the load at each pace, and so go slower', () => {
    const rates = (gp: number) => {
      const script = peace({ coins: { pp: 0, gp, ep: 0, sp: 0, cp: 0 } });
      const before = of(script);
      script.play(afflict('weakening'), referee, 2);
      expect(script.told().players).toContain('Aldo is weakened: −2 on attacks, and bears half the load. [2]');
      const after = of(script);
      return [before && baseRate(peace({ coins: before.coins }).state, before), after && baseRate(script.state, after)];
    };
    // Without armour 900 coins are borne at 60 feet, and twice as many at 30.
    expect([99, 450, 451, 900, 901].map(rates)).toEqual([
      [120, 120],
      [60, 60],
      [60, 30],
      [60, 30],
      [30, 0],
    ]);
  });

  it('ERI-PRL-01: whoever is paralysed by poison withstands adversity, or dies by that rule', () => {
    const paralytic = foe('Worm', { attacks: bite('1 + poison (paralytic)') });
    const events = ask(struck(paralytic).state, hit(aldo), referee, 19, 2, 71);
    expect(eventIn(events, 'Befell')).toMatchObject({
      says: 'is paralysed by the poison, and the heart stops',
      why: {
        rule: 'ERI-PRL-01',
        throws: [
          { who: 'Against poison', needed: 12 },
          { who: 'Withstanding adversity', needed: 70 },
        ],
      },
    });
    expect(eventIn(events, 'CreatureDied')?.why.rule).toBe('ERI-PRL-01');
  });

  it('ERI-POI-03, 04: poison that paralyses does so for a day, and slows for a turn whoever withstands it', () => {
    const paralytic = foe('Worm', { attacks: bite('1 + poison (paralytic)') });
    const script = () => struck(paralytic);
    const failed = script().play(hit(aldo), referee, 19, 2, 70);
    const now = script().state.rounds + (script().state.encounter?.round ?? 0) - 1;
    expect(of(failed)?.conditions).toContain('paralysed');
    expect(failed.state.ailments?.[aldo.id]).toMatchObject([
      { kind: 'paralysed', until: now + 144 * 60, ends: 'passes' },
    ]);
    const held = script().play(hit(aldo), referee, 19, 12);
    expect(held.told().players.at(-1)).toMatch('Aldo withstands the poison, and is slowed for a turn.');
    expect(held.state.ailments?.[aldo.id]).toMatchObject([{ kind: 'slowed', until: now + 60 }]);
    expect(of(held)?.conditions).not.toContain('paralysed');
  });

  it('ERI-POI-05: the dose that kills names the rule of gathered doses', () => {
    const sick = struck(spider).play(afflict('cumulative'), referee, 2).play(afflict('cumulative'), referee, 2);
    const events = ask(sick.state, afflict('cumulative'), referee, 2);
    expect(eventIn(events, 'Befell')?.why.rule).toBe('ERI-POI-05');
    expect(eventIn(events, 'CreatureDied')?.why.rule).toBe('ERI-POI-05');
    expect([of(struck(spider))?.conditions, of(sick)?.conditions].flat()).not.toContain('dead');
    expect(of(sick.play(afflict('cumulative'), referee, 2))?.conditions).toContain('dead');
  });

  it('ERI-POI-03: choking kills in a turn', () => {
    const script = peace().play(afflict('asphyxiating'), referee, 2);
    expect(of(script)?.conditions).toEqual(['unconscious']);
    expect(of(script.play({ type: 'EndTurn', resting: false }))?.conditions).toContain('dead');
  });

  it('is the referee’s to bring, by these rules alone, and granted wherever it is offered', () => {
    expect(ask(peace().state, afflict('coma'), player)).toBe('not-your-seat');
    expect(refusedOffers(peace().state, referee, 'Afflict')).toEqual([]);
    expect(offers(delve([aldo]), referee).some(({ command }) => command === 'Afflict')).toBe(false);
  });
});

describe('waking by Planet Eris', () => {
  const down = () => peace({ hitPoints: { now: 3, max: 6 } });
  const fell = (amount: string, ...faces: number[]) =>
    down().play(
      { type: 'DealDamage', creature: aldo.id, amount, source: 'a stone', destructive: 'none' },
      referee,
      ...faces,
    );

  it('ERI-DTH-03: at nothing one comes round alone, after as many turns as the referee’s die shows', () => {
    const script = fell('3', 2);
    expect(script.told().referee.at(-1)).toBe('Aldo is senseless for 2 turns, and then wakes. [2]');
    script.play({ type: 'EndTurn', resting: false });
    expect(of(script)?.conditions).toEqual(['unconscious']);
    script.play({ type: 'EndTurn', resting: false });
    expect(of(script)).toMatchObject({ conditions: [], hitPoints: { now: 1 } });
    expect(script.told().players).toContain('Aldo comes round.');
    expect(script.rules).toContain('ERI-DTH-03');
  });

  it('ERI-DTH-04: a comrade who spends the turn rouses one', () => {
    const script = fell('3', 6);
    expect(refusedOffers(script.state, player, 'Rouse')).toEqual([]);
    script
      .play({ type: 'Rouse', creature: elf.id, patient: aldo.id }, player)
      .play({ type: 'EndTurn', resting: false });
    expect(of(script)).toMatchObject({ conditions: [], hitPoints: { now: 1 } });
    expect(script.rules).toContain('ERI-DTH-04');
  });

  it('ERI-DTH-05: one hurt worse is neither roused nor wakes, but magic helps', () => {
    const script = fell('4');
    expect(ask(script.state, { type: 'Rouse', creature: elf.id, patient: aldo.id }, player)).toBe('no-change');
    expect(of(script)).toMatchObject({ conditions: ['unconscious'], hitPoints: { now: -1 } });
    expect(of(script.play({ type: 'Heal', creature: aldo.id, amount: '3' }))).toMatchObject({
      conditions: [],
      hitPoints: { now: 2 },
    });
    expect(script.rules).toContain('ERI-DTH-05');
  });

  it('ERI-DTH-03, 04, 05: whom a small cure lifts to nothing comes round alone or is roused, like others', () => {
    const script = fell('4').play({ type: 'Heal', creature: aldo.id, amount: '1' }, referee, 2);
    expect(of(script)).toMatchObject({ conditions: ['unconscious'], hitPoints: { now: 0 } });
    expect(script.told().referee.at(-1)).toBe('Aldo is senseless for 2 turns, and then wakes. [2]');
    expect(refusedOffers(script.state, player, 'Rouse')).toEqual([]);
    const roused = new Script(script.state)
      .play({ type: 'Rouse', creature: elf.id, patient: aldo.id }, player)
      .play({ type: 'EndTurn', resting: false });
    expect(of(roused)).toMatchObject({ conditions: [], hitPoints: { now: 1 } });
    script.play({ type: 'EndTurn', resting: false }).play({ type: 'EndTurn', resting: false });
    expect(of(script)).toMatchObject({ conditions: [], hitPoints: { now: 1 } });
  });

  it('ERI-POI-03: out of a coma no small cure lifts anybody', () => {
    const script = fell('4').play(afflict('coma'), referee, 2).play({ type: 'Heal', creature: aldo.id, amount: '1' });
    expect(script.state.ailments?.[aldo.id]?.map(({ kind }) => kind)).toEqual(['comatose']);
    expect(of(script)).toMatchObject({ conditions: ['unconscious'], hitPoints: { now: 0 } });
  });

  it('ERI-DTH-05: so does a week in a secure place', () => {
    const script = fell('4');
    const day = { type: 'PassDay', resting: [aldo.id], food: false, water: false, safe: true } as const;
    for (let days = 0; days < 7; days += 1) script.play(day);
    expect(of(script)).toMatchObject({ conditions: [], hitPoints: { now: 6 } });
  });
});
