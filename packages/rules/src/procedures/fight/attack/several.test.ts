import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { ask, at, goblin, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';

const sword = weapon('sword');
const aldo = someone({ at: at(1, 1), level: 3, attacks: [sword], hitPoints: { now: 12, max: 12 } });
const foes = [at(2, 1), at(1, 2), at(2, 2), at(4, 4)].map((place, n) =>
  goblin({ id: id(`goblin-${n}`), name: `Goblin ${n}`, at: place, hitPoints: { now: 4, max: 4 } }),
);
const targets = foes.map((foe) => foe.id);
const strike = (...which: readonly number[]) =>
  ({
    type: 'AttackMany',
    attacker: aldo.id,
    targets: which.map((n) => targets[n] ?? id<'creature'>('none')),
    attack: 0,
  }) as const;

describe('several attacks', () => {
  const fight = () => brawl({ base: 'eris' }, [aldo], foes);

  it('ERI-MUL-01, 02: two blows are each at −2, all dice before the damage', () => {
    const script = fight().play(strike(0, 1), player, 16, 14, 4);
    expect(script.told().players.slice(-4)).toEqual([
      'Aldo attacks Goblin 0 with a sword: hits. [16]',
      'Aldo attacks Goblin 1 with a sword: misses. [14]',
      'Goblin 0 takes 4 damage. [4]',
      'Goblin 0 is killed.',
    ]);
  });

  it('ERI-MUL-01: the penalty stands in the reason of each roll', () => {
    const events = ask(fight().state, strike(0, 1, 2), player, 2, 2, 2);
    const rolls = typeof events === 'string' ? [] : events.filter((event) => event.type === 'AttackRolled');
    const several = [{ name: 'several attacks', value: -3, rule: 'ERI-MUL-01' }];
    expect(rolls.map((event) => event.type === 'AttackRolled' && event.why.modifiers)).toEqual([
      several,
      several,
      several,
    ]);
  });

  it('ERI-MUL-02: a natural 20 hits in spite of the penalty, and is critical', () => {
    const script = fight().play(strike(0, 1), player, 20, 2, 2);
    expect(script.state.creatures[id<'creature'>('goblin-0')]?.conditions).toEqual(['dead']);
  });

  it.each([
    ['ERI-MUL-01: nobody is struck at twice', strike(0, 0), player, 'forbidden'],
    ['ERI-MUL-01: not more than levels', strike(0, 1, 2, 3), player, 'forbidden'],
    ['ERI-MUL-01: every target is within reach', strike(0, 3), player, 'too-far'],
    ['another player is refused', strike(0, 1), otherPlayer, 'not-your-character'],
  ] as const)('%s', (_rule, command, by, refusal) => {
    expect(ask(fight().state, command, by)).toBe(refusal);
  });

  it('uses up the round', () => {
    const script = fight().play(strike(0, 1), player, 2, 2);
    expect(ask(script.state, strike(0, 1), player)).toBe('already-tried');
  });

  it('is offered to a fighter of some level with foes in reach, and to nobody else', () => {
    const several = (level: number, named: string, base: 'ose' | 'eris') =>
      offers(brawl({ base }, [{ ...aldo, level, class: named }], foes).state, player).filter(
        ({ command, fixed }) => command === 'AttackMany' && fixed.attack === 0,
      );
    expect(several(2, 'fighter', 'eris')[0]?.inputs).toMatchObject([{ least: 2, most: 2, options: [{}, {}, {}] }]);
    expect(several(1, 'fighter', 'eris')).toEqual([]);
    expect(several(9, 'cleric', 'eris')).toEqual([]);
    expect(several(9, 'fighter', 'ose')).toEqual([]);
  });

  it('is granted wherever it is offered', () => {
    expect(refusedOffers(fight().state, [player, referee], 'AttackMany')).toEqual([]);
  });
});
