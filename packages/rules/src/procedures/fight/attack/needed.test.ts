import { describe, expect, it } from 'vitest';
import { brawl, until } from '../../../../test/brawl.ts';
import { ask, goblin, referee, someone } from '../../../../test/table.ts';
import { type CommandOf, id, type RulesetId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

const STRONG = { hitPoints: { now: 30, max: 30 } };
const aldo = (facts: Partial<Creature> = {}) => someone({ ...STRONG, armour: 'chainmail', shield: true, ...facts });
const grik = goblin({ id: id('grik') });

/** What a blow of the goblin's at Aldo needed, and what that is made of, each with its rule. */
function needed(
  base: RulesetId,
  facts: {
    readonly state?: Partial<GameState>;
    readonly blow?: Partial<CommandOf<'Attack'>>;
    readonly of?: Partial<Creature>;
    readonly by?: Partial<Creature>;
  },
) {
  const script = brawl({ base }, [aldo(facts.of)], [{ ...grik, ...facts.by }]);
  const goblins = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters');
  script.play({ type: 'EndRound' }).play({ type: 'SetInitiative', first: goblins?.id ?? id('none') });
  const state = { ...until(script, 'melee', 0).state, ...facts.state };
  const blow = { type: 'Attack', attacker: grik.id, target: id<'creature'>('aldo'), attack: 0, ...facts.blow } as const;
  const events = ask(state, blow, referee, 10, 1);
  const [rolled] = typeof events === 'string' ? [] : events.filter((event) => event.type === 'AttackRolled');
  const { needed: need, against = [] } = rolled?.why ?? {};
  return [need, against.map(({ name, value, rule }) => [name, value, rule])] as const;
}

describe('the why of an attack names what changed the armour class that it has to come to', () => {
  const EXHAUSTED = { exhaustion: { [id<'creature'>('aldo')]: 3 } };

  it('a chainmail and a shield are the armour class, and nothing is said beside', () => {
    expect(needed('ose', {})).toEqual([15, []]);
  });

  it('exhaustion by running takes 2 of it (OSE-PUR-04)', () => {
    expect(needed('ose', { state: EXHAUSTED })).toEqual([
      13,
      [
        ['armour class', 15, 'OSE-APX-09'],
        ['exhausted by running', -2, 'OSE-PUR-04'],
      ],
    ]);
  });

  it('to whom is larger than a human a halfling is two harder to hit (OSE-APX-05)', () => {
    const hob = { of: { class: 'halfling' } };
    expect(needed('ose', { ...hob, by: { traits: { size: 'large' } } })).toEqual([
      17,
      [
        ['armour class', 15, 'OSE-APX-09'],
        ['a halfling before the large', 2, 'OSE-APX-05'],
      ],
    ]);
    expect(needed('ose', hob)).toEqual([15, []]);
    expect(needed('ose', { by: { traits: { size: 'large' } } })).toEqual([15, []]);
  });

  it('a shield that does not help from behind takes its 1', () => {
    expect(needed('ose', { blow: { behind: true } })).toEqual([
      14,
      [
        ['armour class', 15, 'OSE-APX-09'],
        ['a shield that does not help', -1, 'OSE-CMB-28'],
      ],
    ]);
  });

  it('both together, each for itself', () => {
    expect(needed('ose', { state: EXHAUSTED, blow: { behind: true } })).toEqual([
      12,
      [
        ['armour class', 15, 'OSE-APX-09'],
        ['a shield that does not help', -1, 'OSE-CMB-28'],
        ['exhausted by running', -2, 'OSE-PUR-04'],
      ],
    ]);
  });

  it('who has no shield loses none, and nothing is named that changes nothing', () => {
    expect(needed('ose', { of: { shield: false }, blow: { behind: true } })).toEqual([14, []]);
  });

  it.each([
    ['gorman', 'GOR-EVA-05'],
    ['eris', 'OSE-PUR-04'],
  ] as const)('by %s the same, and exhaustion by %s', (base, tired) => {
    const [, of] = needed(base, { state: EXHAUSTED, blow: { behind: true } });
    expect(of.slice(1)).toEqual([
      ['a shield that does not help', -1, 'OSE-CMB-28'],
      ['exhausted by running', -2, tired],
    ]);
  });
});
