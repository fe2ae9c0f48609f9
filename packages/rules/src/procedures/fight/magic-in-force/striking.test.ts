import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, campaign, goblin, referee, someone } from '../../../../test/table.ts';
import { id, loaded, type RulesetId } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { spellDoes } from '../../situation/spells/does.ts';

const aldo = someone({ at: at(1, 2) });
const grik = goblin({ at: at(2, 2), hitPoints: { now: 30, max: 30 } });
const BOOKS = ['ose', 'gorman', 'eris'] as const;

/** What a blow of Aldo's brings, under magic or under none. */
function blow(name: string | null, base: RulesetId, foe: Creature, ...faces: number[]) {
  const script = brawl({ base, options: base === 'ose' ? { variableWeaponDamage: true } : {} }, [aldo], [foe]);
  if (name) script.play({ type: 'BeginMagic', name, on: [aldo.id], turns: 1 }, referee);
  const attack = { type: 'Attack', attacker: aldo.id, target: foe.id, attack: 0 } as const;
  const ruling = decide(script.state, attack, referee, loaded(...faces), true);
  return ruling.granted ? ruling.events : ruling.refusal.code;
}

describe('Striking (OSE-APX-06)', () => {
  it.each(BOOKS)('adds a d6 to the damage of a weapon, by %s', (base) => {
    const [plain, more] = [blow(null, base, grik, 19, 2), blow('Striking', base, grik, 19, 2, 5)];
    const before = eventIn(plain, 'DamageRolled');
    const after = eventIn(more, 'DamageRolled');
    expect(after?.amount).toBe((before?.amount ?? 0) + 5);
    expect(after?.why).toMatchObject({
      throws: [{ who: 'Striking', roll: { sides: 6, faces: [5] } }],
      made: { amount: after?.amount, parts: [{ value: 2 }, { name: 'Striking', rule: 'OSE-APX-06', value: 5 }] },
    });
  });

  it.each(BOOKS)('harms with a weapon what magic alone harms, by %s', (base) => {
    const wight = goblin({ at: at(2, 2), hitPoints: { now: 30, max: 30 }, traits: { immune: 'nonmagical' } });
    expect(eventIn(blow(null, base, wight, 19), 'AttackRolled')).toMatchObject({ hit: true, immune: true });
    expect(eventIn(blow('Striking', base, wight, 19, 2, 5), 'DamageRolled')?.amount).toBeGreaterThan(5);
  });
});

it.each(BOOKS)('Striking adds nothing to claws, and does to the weapon of a monster, by %s', (base) => {
  const strikes = (name: string) => {
    const bear = goblin({ id: id('bear'), name: 'Bear', at: at(2, 2) });
    const [blow_] = bear.attacks;
    const armed = { ...bear, attacks: blow_ ? [{ ...blow_, name }] : [] };
    const script = brawl({ base }, [someone({ at: at(1, 2), hitPoints: { now: 30, max: 30 } })], [armed]);
    script.play({ type: 'BeginMagic', name: 'Striking', on: [bear.id], turns: 1 }, referee);
    const attack = { type: 'Attack', attacker: bear.id, target: aldo.id, attack: 0 } as const;
    const ruling = decide(script.state, attack, referee, loaded(19, 2, 5), true);
    return ruling.granted ? eventIn(ruling.events, 'DamageRolled')?.why.throws?.length : ruling.refusal.code;
  };
  expect(['claw', 'bite', 'fist'].map(strikes)).toEqual([undefined, undefined, undefined]);
  expect(['spear', 'weapon', 'sword +1'].map(strikes)).toEqual([1, 1, 1]);
});

describe('Growth of Animals (OSE-APX-06)', () => {
  it.each(BOOKS)('counts the dice of their blows twice, by %s', (base) => {
    const grown = eventIn(blow('Growth of Animals', base, grik, 19, 4), 'DamageRolled');
    expect(grown).toMatchObject({ amount: 8, why: { formula: 'damage dice × 2 + modifiers, at least 1' } });
    expect(grown?.why.notes).toContainEqual({ rule: 'OSE-APX-06', text: 'Growth of Animals: the dice count twice' });
  });

  it.each(['Growth of Animals', 'Giant Strength', 'Growth'])('%s leaves the dice of a shot as they are', (name) => {
    const bow: Attack = {
      ...{ name: 'bow', kind: 'missile', damage: '1d6', times: 1, ranges: [50, 100, 150] },
      ...{ slow: false, blunt: false },
    };
    const far = goblin({ at: at(4, 2), hitPoints: { now: 30, max: 30 } });
    const script = brawl({ base: 'ose' }, [someone({ at: at(1, 2), attacks: [bow] })], [far], 'missile');
    script.play({ type: 'BeginMagic', name, on: [aldo.id], turns: 1 }, referee);
    const shot = { type: 'Attack', attacker: aldo.id, target: far.id, attack: 0 } as const;
    const rolled = eventIn(ask(script.state, shot, referee, 19, 4), 'DamageRolled');
    expect(rolled?.amount).toBe(4);
    expect(JSON.stringify(rolled?.why.notes ?? [])).not.toContain('twice');
  });

  it('both are told over the form of the spell', () => {
    const does = (spell: string) => spellDoes(campaign([]), someone({ class: 'cleric', level: 7 }), spell);
    expect(does('Striking')).toBe('1d6 more damage with a weapon, which counts as magic for a turn, within 30′');
    expect(does('Growth of Animals')).toBe('the dice of their blows count twice for 12 turns, within 120′');
  });
});
