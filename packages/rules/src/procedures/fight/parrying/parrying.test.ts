import { describe, expect, it } from 'vitest';
import { act, brawl, weapon } from '../../../../test/brawl.ts';
import { ask, at, goblin, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id, loaded, type Options } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';

const strong = { hitPoints: { now: 20, max: 20 } };
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], ...strong });
const hob = someone({ id: id('hob'), name: 'Hob', owner: otherPlayer.user, at: at(2, 2), ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const snik = goblin({ id: id('snik'), name: 'Snik', at: at(3, 2), ...strong });
const parry = (points: number, against: Creature = grik, wards: readonly Creature[] = []) =>
  ({ type: 'Parry', creature: aldo.id, against: against.id, points, wards: wards.map((ward) => ward.id) }) as const;
const blow = (by: Creature, target: Creature, facts = {}) =>
  ({ type: 'Attack', attacker: by.id, target: target.id, attack: 0, ...facts }) as const;

const fight = (base: 'ose' | 'eris' = 'eris') => brawl({ base }, [aldo, hob], [grik, snik], 'melee');
/** Aldo's player has given up the round to parry; then the goblins strike. */
const parried = (...parries: readonly ReturnType<typeof parry>[]) => {
  const script = fight();
  for (const each of parries) script.play(each, player);
  script.told();
  while (script.state.encounter?.combat?.acting !== 1 || script.state.encounter.combat.phase !== 'melee')
    script.play({ type: 'NextPhase' });
  script.told();
  return script;
};
const modifiers = (script: ReturnType<typeof fight>, command: ReturnType<typeof blow>) => {
  const events = ask(script.state, command, referee, 2, 1);
  const rolled = typeof events === 'string' ? null : events.find((event) => event.type === 'AttackRolled');
  return rolled?.type === 'AttackRolled' ? rolled.why.modifiers : events;
};
const parries = (value: number) => [{ name: 'Aldo parries', value, rule: 'ERI-PAR-02' }];

describe('parrying by Planet Eris', () => {
  it('ERI-PAR-02: the points are shared out among attackers', () => {
    const script = parried(parry(3), parry(1, snik));
    expect(modifiers(script, blow(grik, aldo))).toEqual(parries(-3));
    expect(modifiers(script, blow(snik, aldo))).toEqual(parries(-1));
  });

  it('ERI-PAR-02: nothing is taken off a blow from behind', () => {
    expect(modifiers(parried(parry(4)), blow(grik, aldo, { behind: true }))).toEqual([]);
  });

  it('ERI-PAR-04: blows at a companion who is defended suffer too, and others do not', () => {
    expect(modifiers(parried(parry(4, grik, [hob])), blow(grik, hob))).toEqual(parries(-4));
    expect(modifiers(parried(parry(4)), blow(grik, hob))).toEqual([]);
  });

  it('ERI-PAR-04: a companion more than ten feet away is not defended', () => {
    const far = { ...hob, at: at(4, 4) };
    const { state } = brawl({ base: 'eris' }, [aldo, far], [grik, snik], 'melee');
    const ruling = decide(state, parry(4, grik, [far]), player, loaded());
    expect(ruling.granted ? null : ruling.refusal.rule).toBe('ERI-PAR-04');
    const near = brawl({ base: 'eris' }, [aldo, { ...hob, at: at(2, 2) }], [grik, snik], 'melee').state;
    expect(ask(near, parry(4, grik, [hob]), player)).toBeInstanceOf(Array);
  });

  it('ERI-PAR-02: not more than four points', () => {
    expect(ask(fight().play(parry(3), player).state, parry(2, snik), player)).toBe('forbidden');
  });

  it('ERI-PAR-01: whoever parries does nothing else', () => {
    const { state } = fight().play(parry(4), player);
    expect(ask(state, blow(aldo, grik), player)).toBe('already-tried');
    expect(ask(fight().play(blow(aldo, grik), player, 2).state, parry(4), player)).toBe('already-tried');
  });

  it('ERI-PAR-01: a parry is announced before initiative too, and ends with the round', () => {
    const script = fight().play({ type: 'EndRound' }).play(parry(4), player);
    expect(ask(script.state, { type: 'Declare', creature: aldo.id, action: 'retreat', spell: null }, player)).toBe(
      'forbidden',
    );
    expect(act(script).play({ type: 'EndRound' }).state.encounter?.combat?.parries).toBeUndefined();
  });

  it('ERI-PAR-03: a natural 1 lets the one who parries strike back, once, as no action', () => {
    const back = { type: 'CounterAttack', creature: aldo.id, target: grik.id, attack: 0 } as const;
    const script = parried(parry(4)).play(blow(grik, aldo), referee, 1);
    expect(script.told().players.slice(-2)).toEqual([
      'The goblin attacks Aldo with a spear: misses. [1]',
      'The goblin leaves an opening: Aldo may strike back.',
    ]);
    expect(refusedOffers(script.state, player, 'CounterAttack')).toEqual([]);
    script.play(back, player, 15, 5);
    expect(script.told().players).toEqual([
      'Aldo strikes back.',
      'Aldo attacks the goblin with a sword: hits. [15]',
      'The goblin takes 5 damage. [5]',
    ]);
    expect(script.rules).toContain('ERI-PAR-03');
    expect(ask(script.state, back, player)).toBe('out-of-turn');
  });

  it('is offered by these rules alone, and granted wherever it is', () => {
    const { state } = fight();
    expect(offers(state, player).some(({ command }) => command === 'Parry')).toBe(true);
    expect(offers(fight('ose').state, player).some(({ command }) => command === 'Parry')).toBe(false);
    expect(refusedOffers(state, [player, referee], 'Parry')).toEqual([]);
    expect(refusedOffers(fight().play(parry(3), player).state, player, 'Parry')).toEqual([]);
  });
});

describe('a parry that need not be announced, by Planet Eris', () => {
  const late = (options: Options) => {
    const script = brawl({ base: 'eris', options }, [aldo, hob], [grik, { ...snik, attacks: SEVERAL }], 'movement');
    return script.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 1, 6);
  };
  const SEVERAL = [weapon('claw', { times: 2 })];
  const melee = (options: Options) => {
    const script = late(options);
    while (script.state.encounter?.combat?.phase !== 'melee') script.play({ type: 'NextPhase' });
    return script;
  };
  const LATE = { parryMustBeDeclared: false };

  it('ERI-PAR-01: else it is too late once it is the others’ turn', () => {
    expect(ask(melee({}).state, parry(4), player)).toBe('out-of-turn');
  });

  it('ERI-PAR-01: it may be said when the blows fall', () => {
    expect(modifiers(melee(LATE).play(parry(4), player), blow(grik, aldo))).toEqual(parries(-4));
  });

  it('ERI-PAR-02: even between two blows of one who has struck already', () => {
    const struck = melee(LATE).play(blow(snik, aldo), referee, 2);
    expect(modifiers(struck.play(parry(2, snik), player), blow(snik, aldo))).toEqual(parries(-2));
    const announced = melee({}).play(blow(snik, aldo), referee, 2);
    expect(ask(announced.state, parry(2, snik), player)).toBe('out-of-turn');
  });

  it('what is offered is granted', () => {
    const struck = melee(LATE).play(blow(snik, aldo), referee, 2);
    expect(offers(struck.state, player).some(({ command }) => command === 'Parry')).toBe(true);
    expect(refusedOffers(struck.state, player, 'Parry')).toEqual([]);
    expect(offers(melee({}).state, player).some(({ command }) => command === 'Parry')).toBe(false);
  });
});
