import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { named } from '../../../../test/named.ts';
import { after, ask, at, goblin, player, refusedOffers, someone } from '../../../../test/table.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const cain = someone({
  name: 'Cain',
  at: at(2, 1),
  level: 4,
  background: 'assassin',
  skills: { assassin: 30 },
  attacks: [weapon('dagger')],
  hitPoints: { now: 20, max: 20 },
});
const guard = (dice: number): Creature =>
  goblin({ name: 'Guard', at: at(3, 1), hitDice: { dice, plus: 0, stars: 0 }, hitPoints: { now: 30, max: 30 } });
const stroke = { type: 'Assassinate', creature: cain.id, target: guard(1).id, attack: 0 } as const;

/** Cain's turn in the first round; the guards are surprised, or not. */
function met(dice: number, surprised = true, one: Partial<Creature> = {}): GameState {
  const { state } = brawl({ base: 'eris' }, [{ ...cain, ...one }], [guard(dice)]);
  const { encounter } = state;
  return {
    ...state,
    encounter: encounter && {
      ...encounter,
      sides: encounter.sides.map((side) => (side.kind === 'monsters' ? { ...side, surprised } : side)),
    },
  };
}

describe('an assassin strikes (ERI-ADV-07)', () => {
  it('slays one of no more hit dice than the own level, on d100 at or under skill and levels', () => {
    const state = after(met(3), stroke, player, 50);
    expect(state.creatures[stroke.target]?.conditions).toContain('dead');
  });

  it('does double damage to a tougher one', () => {
    const state = after(met(6), stroke, player, 50, 4);
    expect(state.creatures[stroke.target]?.hitPoints.now).toBe(30 - 8);
  });

  it('slays at as many hit dice as the own level, and only wounds at one more', () => {
    const dead = (dice: number, ...faces: number[]) =>
      after(met(dice), stroke, player, ...faces).creatures[stroke.target]?.conditions.includes('dead');
    expect([dead(4, 50), dead(5, 50, 4)]).toEqual([true, false]);
  });

  it('misses over the chance, and the action is spent all the same', () => {
    const state = after(met(3), stroke, player, 51);
    expect(state.creatures[stroke.target]?.hitPoints.now).toBe(30);
    expect(ask(state, stroke, player, 50)).toBe('already-tried');
  });

  it('only at those who are surprised, and only an assassin', () => {
    expect(ask(met(3, false), stroke, player, 1)).toBe('forbidden');
    expect(ask(met(3, true, { background: 'thief' }), stroke, player, 1)).toBe('no-such-thing');
    expect(ask({ ...met(3), ruleset: { base: 'ose', slots: {}, options: {} } }, stroke, player, 1)).toBe(
      'no-such-thing',
    );
  });

  it('is offered in that moment alone, and granted; all are told', () => {
    const offered = (state: GameState) => offers(state, player).filter(({ command }) => command === 'Assassinate');
    expect(offered(met(3))[0]?.rule).toBe('ERI-ADV-07');
    expect(offered(met(3, false))).toEqual([]);
    expect(refusedOffers(met(3), player)).toEqual([]);
    expect(named(met(3), stroke, player, player, 51)).toContain('ERI-ADV-07');
  });
});
