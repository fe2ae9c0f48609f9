import { describe, expect, it } from 'vitest';
import { act, brawl, nextRound, weapon } from '../../../../test/brawl.ts';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, campaign, goblin, player, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { attacksLeft } from '../attack/routine.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const sword = weapon('sword');
const bow = (name: string) => weapon(name, { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const strong = { hitPoints: { now: 20, max: 20 } };
const archer = someone({ id: id('ilphas'), name: 'Ilphas', at: at(0, 1), attacks: [bow('short bow')], ...strong });
const aldo = someone({ at: at(2, 1), attacks: [sword], ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const shoot = { type: 'Attack', attacker: archer.id, target: grik.id, attack: 0 } as const;
const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;

const fight = (one: Partial<Creature> = {}, base: 'ose' | 'eris' = 'eris', other: Partial<Creature> = {}) =>
  brawl({ base }, [{ ...archer, ...one }, aldo], [{ ...grik, ...other }], 'missile');
/** Aldo and Grik have exchanged blows. */
const melee = (one: Partial<Creature> = {}) => {
  const script = brawl({ base: 'eris' }, [{ ...archer, ...one }, aldo], [grik], 'melee').play(strike, player, 2);
  return nextRound(script, 'missile');
};
const modifiers = (script: ReturnType<typeof fight>) => {
  const events = ask(script.state, shoot, player, 2, 3);
  const rolled = typeof events === 'string' ? null : events.find((event) => event.type === 'AttackRolled');
  return rolled?.type === 'AttackRolled' ? rolled.why.modifiers : events;
};

describe('ranges and rates of fire by Planet Eris', () => {
  it('ERI-MIS-03: short range adds 2', () => {
    expect(modifiers(fight())).toEqual([{ name: 'range', value: 2, rule: 'ERI-MIS-03' }]);
  });

  it('ERI-MIS-01: what is hurled flies thirty feet and no farther, at +1', () => {
    expect(modifiers(fight({ attacks: [bow('spear')] }))).toEqual([{ name: 'range', value: 1, rule: 'ERI-MIS-03' }]);
    const far = fight({ attacks: [bow('spear')] }, 'eris', { at: at(4, 1) });
    expect(ask(far.state, shoot, player)).toBe('too-far');
    expect(offeredBy(fight({ attacks: [bow('spear')] }).state, 'Attack', player)).toContain('ERI-MIS-01');
  });

  it('ERI-MIS-01: one next to the shooter may be shot at, as by OSE-CMB-11 not', () => {
    const near = { at: at(2, 2) };
    expect(ask(fight(near).state, shoot, player, 2)).toBeInstanceOf(Array);
    expect(ask(fight(near, 'ose').state, shoot, player, 2)).toBe('forbidden');
    expect(cited(fight(near, 'ose').state, shoot, player, 2)).toContain('OSE-CMB-11');
  });

  it('ERI-MIS-02: a bow shoots twice in a round, and not three times', () => {
    const script = fight().play(shoot, player, 2).play(shoot, player, 2);
    expect(ask(script.state, shoot, player)).toBe('already-tried');
    expect(cited(script.state, shoot, player)).toContain('ERI-MIS-02');
  });

  it('ERI-MIS-02: a heavy crossbow shoots every other round', () => {
    const script = fight({ attacks: [bow('heavy crossbow')] }).play(shoot, player, 2);
    const second = nextRound(script, 'movement');
    expect(attacksLeft(second.state, second.state.creatures[archer.id] ?? archer).map(({ index }) => index)).toEqual([
      -1,
    ]);
    expect(ask(nextRound(second, 'missile').state, shoot, player, 2)).toBeInstanceOf(Array);
  });

  it('OSE-CMB-22: by the adventures chapter a bow shoots once', () => {
    const script = fight({}, 'ose').play(shoot, player, 2);
    expect(ask(script.state, shoot, player)).toBe('already-tried');
  });
});

describe('firing into melee', () => {
  it('ERI-MIS-06: no range counts into a melee; figures that have not struck are in none', () => {
    expect(modifiers(melee())).toEqual([]);
    expect(modifiers(fight())).not.toEqual([]);
    expect(cited(melee().state, shoot, player, 2, 3)).toContain('ERI-MIS-06');
    expect(cited(fight().state, shoot, player, 2)).not.toContain('ERI-MIS-06');
  });

  it.each([
    ['a 1 hits the friend in full', [1, 5], 15, 'The shot goes astray and hits Aldo: 5 damage. [1] [5]'],
    ['a 2 by half, rounded up', [2, 5], 17, 'The shot goes astray and hits Aldo: 3 damage. [2] [5]'],
    ['a 3 hits nobody', [3], 20, 'The shot flies past the friends. [3]'],
  ] as const)('ERI-MIS-07: on a miss %s', (_what, faces, left, line) => {
    const script = melee().play(shoot, player, 2, ...faces);
    expect(script.told().players).toEqual(['Ilphas shoots at the goblin with a short bow: misses. [2]', line]);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(left);
    expect(script.rules).toContain('ERI-MIS-07');
  });

  it('ERI-MIS-07: it is said what each die was for, and what half of the damage comes to', () => {
    const events = ask(melee().state, shoot, player, 2, 2, 5);
    const why = typeof events === 'string' ? undefined : eventIn(events, 'ShotStrayed')?.why;
    expect(why?.throws?.map(({ who, roll }) => [who, roll.total])).toEqual([
      ['Into the melee', 2],
      ['Damage', 5],
    ]);
    expect(why?.made).toMatchObject({ amount: 3, parts: [{ value: 5 }, { name: 'by half', value: -2 }] });
  });

  it('ERI-MIS-07: a hit endangers nobody, nor does a miss by the adventures chapter', () => {
    expect(melee().play(shoot, player, 19, 4).told().players).toHaveLength(2);
    const ose = brawl({}, [archer, aldo], [grik]).play(strike, player, 2);
    expect(nextRound(ose, 'missile').play(shoot, player, 2).told().players).toHaveLength(1);
  });

  it('ERI-MIS-06: the line past a melee is a shot into it', () => {
    const other = goblin({ id: id('other'), name: 'Snik', at: at(4, 1), ...strong });
    const script = brawl({ base: 'eris' }, [archer, aldo], [grik, other]).play(strike, player, 2);
    const past = { ...shoot, target: other.id };
    expect(nextRound(script, 'missile').play(past, player, 2, 1, 6).told().players[1]).toBe(
      'The shot goes astray and hits Aldo: 6 damage. [1] [6]',
    );
  });

  it('ERI-MIS-08: in an arc at −2, at the middle range alone, and not under a ceiling', () => {
    const lob = { ...shoot, lobbed: true } as const;
    const outdoors = (feet: number) => {
      const script = new Script({
        ...campaign([
          { ...archer, at: null },
          { ...aldo, at: null },
          { ...grik, at: null },
        ]),
        ruleset: ERIS,
      });
      script.play(toMeet([grik.id], { setting: 'wilderness' }));
      script.play({ type: 'SetDistance', distance: feet / 3 }).play({ type: 'SetReaction', reaction: 'attacks' });
      return act(script, 'missile');
    };
    const events = ask(outdoors(75).state, lob, player, 2);
    const rolled = typeof events === 'string' ? null : events.find((event) => event.type === 'AttackRolled');
    expect(rolled?.type === 'AttackRolled' && rolled.why.modifiers).toEqual([
      { name: 'in an arc', value: -1, rule: 'ERI-MIS-08' },
    ]);
    expect(ask(outdoors(30).state, lob, player)).toBe('forbidden');
    expect(ask(fight().state, lob, player)).toBe('forbidden');
    expect(refusedOffers(outdoors(75).state, player, 'Attack')).toEqual([]);
  });

  it('is granted wherever it is offered', () => {
    expect(refusedOffers(melee().state, player, 'Attack')).toEqual([]);
  });
});
