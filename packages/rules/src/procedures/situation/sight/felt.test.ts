import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id, loaded, type RulesetChoice } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

const aldo = someone({ at: at(4, 1), attacks: [weapon('sword')] });
const grik = goblin({ id: id('grik'), name: 'Grik', infravision: 60, hitPoints: { now: 20, max: 20 } });

/** A fight whose light goes out when both stand there. */
function inTheDark(where: Creature['at'], ruleset: Partial<RulesetChoice> = { base: 'ose' }): GameState {
  const { state } = brawl(ruleset, [aldo], [{ ...grik, at: at(3, 1) }]);
  const scene = sceneOf(state);
  const found = state.creatures[grik.id];
  if (!scene || !found) throw new Error('There is no fight.');
  return {
    ...state,
    scenes: { [scene.id]: { ...scene, ambient: 'dark', lights: [] } },
    creatures: { ...state.creatures, [grik.id]: { ...found, at: where } },
  };
}

const placeKnown = (state: GameState) => known(state, player).creatures[grik.id]?.at?.square;

describe('in a fight in the dark', () => {
  it('who stands beside one of the party is known to be there', () => {
    expect(placeKnown(inTheDark(at(3, 1)))).toEqual({ x: 3, y: 1 });
    expect(placeKnown(inTheDark(at(3, 2)))).toEqual({ x: 3, y: 2 });
  });

  it('who stands farther off, or behind a wall, is not', () => {
    expect(placeKnown(inTheDark(at(2, 1)))).not.toEqual({ x: 2, y: 1 });
    expect(placeKnown(inTheDark(at(5, 1)))).not.toEqual({ x: 5, y: 1 });
  });

  it('nobody is before rounds run, nor where the referee’s hand says what is seen', () => {
    const state = inTheDark(at(3, 1));
    const scene = sceneOf(state);
    const meeting = state.encounter && { ...state.encounter, combat: null };
    expect(placeKnown({ ...state, encounter: meeting })).not.toEqual({ x: 3, y: 1 });
    const fogged = scene ? { [scene.id]: { ...scene, fog: 'by-hand' as const, explored: [] } } : {};
    expect(placeKnown({ ...state, scenes: fogged })).not.toEqual({ x: 3, y: 1 });
  });

  it('nobody feels anything who is asleep', () => {
    const state = inTheDark(at(3, 1));
    const found = state.creatures[aldo.id];
    const creatures = found ? { ...state.creatures, [aldo.id]: { ...found, conditions: ['asleep'] as const } } : {};
    expect(placeKnown({ ...state, creatures })).not.toEqual({ x: 3, y: 1 });
  });

  it('GOR-EXP-04: who is only felt can be struck at, at the cost of one that is not seen', () => {
    const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'sword' } as const;
    const ruling = decide(inTheDark(at(3, 1), { slots: { attack: 'gorman' } }), strike, referee, loaded(14, 3));
    const struck = ruling.granted ? ruling.events.find((event) => event.type === 'AttackRolled') : undefined;
    expect(struck?.why.modifiers).toContainEqual({
      name: 'target felt in the dark, not seen',
      value: -4,
      rule: 'TABLE',
    });
  });
});
