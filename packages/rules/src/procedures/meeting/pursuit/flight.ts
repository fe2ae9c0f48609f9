import type { Ruleset } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { hasLetGo } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isAmongTrees } from '../../../state/trees.ts';
import { countOf, rateOfSides } from './rates.ts';

/** The sides that could go after it, or do. */
export const pursuersOf = (encounter: Encounter): readonly Side[] =>
  encounter.sides.filter((side) => side.id !== encounter.flight?.fleeing && !hasLetGo(encounter, side.id));

/** It is only monsters that go after somebody. */
export const byMonsters = (encounter: Encounter): boolean =>
  pursuersOf(encounter).every((side) => side.kind === 'monsters');

/** Percent that woods give to those who flee; the referee may judge otherwise. */
const WOODS = 25;

/** What the country where the party is gives to those who flee, as far as the map tells. */
export const coverOfCountry = (state: GameState): number => (isAmongTrees(state) ? WOODS : 0);

/** Base rates of both sides, each that of its slowest, with what carries those who meet a ship. */
export function rates(
  { state }: Play,
  encounter: Encounter,
  afloat = encounter.flight?.afloat ?? 0,
): { readonly flee: number; readonly pursue: number } {
  const fleeing = encounter.sides.filter((side) => side.id === encounter.flight?.fleeing);
  return { flee: rateOfSides(state, fleeing, afloat), pursue: rateOfSides(state, pursuersOf(encounter), afloat) };
}

export function wildernessOdds(
  play: Play,
  encounter: Encounter,
  environment: number,
): ReturnType<Ruleset['evasion']['chance']> {
  const { flee, pursue } = rates(play, encounter);
  const fleeing = encounter.sides.filter((side) => side.id === encounter.flight?.fleeing);
  const chase = {
    fleeing: countOf(play.state, fleeing),
    pursuers: countOf(play.state, pursuersOf(encounter)),
    fleeRate: flee,
    pursueRate: pursue,
    environment,
  };
  return play.rules.evasion.chance(chase);
}
