import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, goblin, referee, someone } from '../../../../test/table.ts';
import { id, type RulesetChoice } from '../../../core/index.ts';

const foes = [1, 2, 3, 4].map((n) => goblin({ id: id(`goblin-${n}`), name: `Goblin ${n}`, at: at(3, n) }));

/** Aldo fights four goblins, by the rules of a book or a mixture. */
const fight = (ruleset: Partial<RulesetChoice>) => brawl(ruleset, [someone({ at: at(2, 1) })], foes);
const checks = (script: ReturnType<typeof fight>, adjustment: number) =>
  ({ type: 'CheckMorale', side: script.state.encounter?.sides[1]?.id ?? id('none'), adjustment }) as const;

describe('morale by Gorman', () => {
  it.each([{ base: 'gorman' }, { base: 'ose', slots: { morale: 'gorman' } }] as const)(
    'GOR-MOR-02: what the referee gives is added to the dice, and six or more stays: %j',
    (ruleset) => {
      const script = fight(ruleset);
      expect(eventIn(ask(script.state, checks(script, -1), referee, 3, 3), 'MoraleChecked')).toMatchObject({
        result: 'flee',
        why: {
          rule: 'GOR-MOR-02',
          roll: { faces: [3, 3], plus: -1, total: 5 },
          modifiers: [{ name: 'adjustment', value: -1, rule: 'GOR-MOR-02' }],
          needed: 6,
          judged: { by: 'at-least', met: false },
        },
      });
      const stands = eventIn(ask(script.state, checks(script, 1), referee, 4, 1), 'MoraleChecked');
      expect(stands).toMatchObject({ result: 'fight', why: { roll: { total: 6 }, needed: 6 } });
      const plain = eventIn(ask(script.state, checks(script, 0), referee, 3, 3), 'MoraleChecked');
      expect(plain?.why.modifiers).toBeUndefined();
    },
  );

  it('GOR-MOR-02: passed checks do not end checking', () => {
    const script = fight({ base: 'gorman' });
    for (let times = 0; times < 3; times += 1) script.play(checks(script, 0), referee, 6, 6);
  });

  it.each([
    ['ose', 'OSE-MOR-02', [6, 6]],
    ['gorman', 'GOR-MOR-02', [1, 1]],
  ] as const)(
    'by %s those who have broken check no more, by %s and not because they proved themselves',
    (base, rule, faces) => {
      const script = fight({ base }).play(checks(fight({ base }), 0), referee, ...faces);
      expect(ask(script.state, checks(script, 0), referee)).toBe('already-tried');
      expect(cited(script.state, checks(script, 0))).toEqual([rule]);
    },
  );
});
