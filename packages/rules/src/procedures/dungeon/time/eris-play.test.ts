import { describe, expect, it } from 'vitest';
import { brawl, nextRound, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import type { Options } from '../../../core/index.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const strong = { hitPoints: { now: 40, max: 40 } };
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const poisoned = (by: string) => ({ type: 'Afflict', creature: aldo.id, by, modifier: 10 }) as const;
const ailments = (script: Script) => (script.state.ailments?.[aldo.id] ?? []).map(({ kind }) => kind);
const blow = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;
/** Aldo has struck at the goblin, and missed. */
const fight = () => brawl({ base: 'eris' }, [aldo], [grik]).play(blow, player, 2);
const rounds = (script: Script, count: number) => {
  for (let round = 0; round < count; round += 1)
    script.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 6, 1);
  return script;
};
const peace = () => new Script({ ...delve([aldo]), ruleset: ERIS });

describe('time in a fight by Planet Eris', () => {
  it('ERI-TIM-03: what lasts a turn is over after ten rounds', () => {
    const script = fight().play(poisoned('weakening'), referee, 10);
    expect(rounds(script, 9).state.encounter?.round).toBe(10);
    expect(ailments(script)).toEqual(['weakened']);
    expect(ailments(rounds(script, 1))).toEqual([]);
  });

  it('ERI-TIM-03: the referee is told the rounds', () => {
    const before = fight().state;
    const events = ask(before, poisoned('weakening'), referee, 10);
    const told = (seat: typeof referee) =>
      typeof events === 'string' ? [] : events.flatMap((event) => tell(event, seat, before, before) ?? []);
    expect(told(referee)).toContainEqual(
      expect.objectContaining({
        text: 'Aldo is weakened for 10 rounds.',
        why: expect.objectContaining({ rule: 'ERI-TIM-03' }),
      }),
    );
    expect(told(player).map(({ why }) => why?.rule)).not.toContain('ERI-TIM-03');
  });

  it('ERI-TIM-03: in the chapter’s fights, of ten seconds a round, it lasts sixty', () => {
    const before = brawl({ base: 'ose', slots: { afflictions: 'eris' } }, [aldo], [grik], 'melee');
    const after = before.play(poisoned('weakening'), referee, 10);
    expect(after.told().referee).toContain('Aldo is weakened for 60 rounds.');
  });

  it('ERI-MOV-05: the desk is told why rounds are still counted, and nobody else', () => {
    const { state } = fight();
    const items = (seat: typeof referee) => JSON.stringify(project(state, seat).get('due') ?? {});
    expect(items(referee)).toContain('ERI-MOV-05');
    expect(items(player)).not.toContain('ERI-MOV-05');
  });

  it('ERI-MOV-05, ERI-TIM-02: when it is concluded all are told how they stand', () => {
    const { state } = fight();
    const events = ask(state, { type: 'ConcludeEncounter' }, referee);
    const [over] = typeof events === 'string' ? [] : events.flatMap((event) => tell(event, player, state, state) ?? []);
    expect(over?.why?.rule).toBe('ERI-TIM-02');
    expect(over?.why?.notes?.[0]).toMatchObject({
      rule: 'ERI-MOV-05',
      text: expect.stringContaining('within 20 feet'),
    });
  });

  it('ERI-MOV-05: who is in the thick of it cannot turn to flee', () => {
    const { state } = fight();
    const party = state.encounter?.sides.find(({ kind }) => kind === 'party');
    const events = party && ask(state, { type: 'Evade', side: party.id }, player);
    expect(events).toBe('forbidden');
  });

  it('ERI-MOV-04: to step out of a melee is told, and no blow falls', () => {
    const script = nextRound(fight(), 'movement');
    script.play({ type: 'MoveCreature', creature: aldo.id, to: { x: 0, y: 1 } }, player);
    expect(script.told().players).toContain('Aldo steps out of the melee.');
  });

  it('ERI-POI-03: a wound goes on bleeding outside the fight, a hit point a round', () => {
    const script = peace().play({ ...poisoned('exsanguinating'), modifier: -10 }, referee, 10);
    expect(script.play({ type: 'EndTurn', resting: false }, player).state.creatures[aldo.id]?.hitPoints.now).toBe(30);
  });

  it('ERI-POI-03: the rounds that were fought bleed once', () => {
    const script = fight().play({ ...poisoned('exsanguinating'), modifier: -10 }, referee, 10);
    rounds(script, 2).play({ type: 'ConcludeEncounter' });
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(40 - 10);
  });
});

describe('what is left of a poison withstood (ERI-POI-04)', () => {
  it.each([
    ['paralytic', 'slowed'],
    ['weakening', 'weakened'],
    ['madness', 'confused'],
    ['battle-madness', 'mad in battle'],
    ['coma', 'dazed'],
    ['infected-wound', 'not healing'],
  ] as const)('of the %s kind: %s', (by, kind) => {
    expect(ailments(peace().play(poisoned(by), referee, 10))).toEqual([kind]);
  });

  it('the slowed go at half their rate for a turn', () => {
    const script = peace().play(poisoned('paralytic'), referee, 10);
    const sheet = () => JSON.stringify(project(script.state, player).get(`sheet:${aldo.id}`));
    expect(sheet()).toContain('60′');
    expect(
      JSON.stringify(
        project(script.play({ type: 'EndTurn', resting: false }, player).state, player).get(`sheet:${aldo.id}`),
      ),
    ).toContain('"120′');
  });

  it('the confused do nothing for a round', () => {
    const script = brawl({ base: 'eris' }, [aldo], [grik]).play(poisoned('madness'), referee, 10);
    expect(ask(script.state, blow, player)).toBe('incapable');
    expect(ailments(nextRound(script))).toEqual([]);
  });

  it('the dazed cast nothing', () => {
    const mage = { ...aldo, class: 'magic-user' };
    const state = { ...delve([mage], { memorised: { [aldo.id]: ['Sleep'] } }), ruleset: ERIS };
    const dazed = after(state, poisoned('coma'), referee, 10);
    expect(ask(dazed, { type: 'CastSpell', caster: aldo.id, spell: 'Sleep', targets: [] }, player)).toBe('incapable');
    expect(refusedOffers(dazed, player)).toEqual([]);
  });

  it('a wound that is unclean heals by no rest of that day', () => {
    const ruleset = { ...ERIS, slots: { healing: 'ose' } } as const;
    const hurt = { ...delve([{ ...aldo, hitPoints: { now: 20, max: 40 } }]), ruleset };
    const day = { type: 'PassDay', resting: [aldo.id], food: false, water: false, safe: true } as const;
    expect(after(hurt, day, referee, 3).creatures[aldo.id]?.hitPoints.now).toBe(23);
    const unclean = after(hurt, poisoned('infected-wound'), referee, 10);
    expect(after(unclean, day, referee, 3).creatures[aldo.id]?.hitPoints.now).toBe(20);
  });
});

describe('rounds of another length, by Planet Eris', () => {
  const long = (options: Options) => brawl({ base: 'eris', options }, [aldo], [grik]).play(blow, player, 2);

  it.each([
    [{}, 10],
    [{ roundsPerTurn: 6 }, 6],
    [{ roundsPerTurn: 20 }, 20],
  ] as const)('ERI-TIM-01, ERI-TIM-03: with %j what lasts a turn is over after %i rounds', (options, count) => {
    const script = long(options).play(poisoned('weakening'), referee, 10);
    expect(script.told().referee).toContain(`Aldo is weakened for ${count} rounds.`);
    expect(ailments(rounds(script, count - 1))).toEqual(['weakened']);
    expect(ailments(rounds(script, 1))).toEqual([]);
  });

  it('ERI-POI-04: what lasts a round lasts one, however long a round is', () => {
    for (const options of [{ roundsPerTurn: 6 }, { roundsPerTurn: 60 }]) {
      const script = brawl({ base: 'eris', options }, [aldo], [grik]).play(poisoned('madness'), referee, 10);
      expect(ailments(script)).toEqual(['confused']);
      expect(ailments(nextRound(script))).toEqual([]);
    }
  });

  it.each([
    [{}, 2],
    [{ roundsPerTurn: 20 }, 1],
    [{ roundsPerTurn: 6 }, 2],
  ] as const)('ERI-TIM-02: with %j eleven rounds take so many turns: %i', (options, turns) => {
    const events = ask(rounds(long(options), 10).state, { type: 'ConcludeEncounter' }, referee);
    expect(events).toContainEqual(expect.objectContaining({ type: 'EncounterConcluded', rounds: 11, turns }));
  });

  it('ERI-TIM-02: a meeting broken off before its first round takes no turn', () => {
    const met = new Script({ ...delve([aldo, grik]), ruleset: ERIS }).play(toMeet([grik.id]));
    const events = ask(met.state, { type: 'ConcludeEncounter' }, referee);
    expect(events).toContainEqual(expect.objectContaining({ type: 'EncounterConcluded', rounds: 0, turns: 0 }));
  });

  it('ERI-TIM-01: the clock says how long a round is', () => {
    const clock = (options: Options) =>
      JSON.stringify(project(brawl({ base: 'eris', options }, [aldo], [grik]).state, player).get('clock') ?? {});
    expect(clock({})).toContain('ten rounds of a minute');
    expect(clock({ roundsPerTurn: 20 })).toContain('20 rounds of 30 seconds');
    expect(clock({})).toContain('ERI-TIM-01');
  });
});
