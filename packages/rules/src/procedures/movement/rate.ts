import { hasSquare, type Square } from '@lanthorn/geometry';
import { rulesFor } from '../../rulesets/index.ts';
import type { Creature } from '../../state/creature.ts';
import { isDead, partyOf } from '../../state/read.ts';
import type { Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import { feetThisRound } from '../combat-round/turns.ts';
import { wantOf } from '../provisions/want.ts';

/** Base movement rate in feet a turn, with what is carried (OSE-ENC-01); half of it for the starving, where the campaign says so (OSE-HAZ-09). */
export function baseRate(state: GameState, creature: Creature): number {
  const rules = rulesFor(state.ruleset);
  const rate = rules.encumbrance.rate(creature);
  return wantOf(state, rules, creature.id).halfMovement ? Math.floor(rate / 2) : rate;
}

/** The party's rate: its slowest living member's (OSE-MOV-02). */
export const partyRate = (state: GameState): number =>
  rulesFor(state.ruleset).movement.group(
    partyOf(state)
      .filter((member) => !isDead(member))
      .map((member) => baseRate(state, member)),
  );

/** Feet a creature may still go: in this round of an encounter, else in this turn. `familiar` for ways that are all known. */
export function feetLeft(state: GameState, creature: Creature, familiar = false): number {
  const base = baseRate(state, creature);
  const { movement } = rulesFor(state.ruleset);
  const round = feetThisRound(state, creature.id, base);
  const allowance = round ?? (familiar ? movement.familiar(base) : movement.exploration(base));
  return Math.max(0, allowance - creature.moved);
}

/** A way that lies wholly on explored squares may be gone faster (OSE-DUN-10). */
export const isFamiliar = (scene: Scene, path: readonly Square[]): boolean =>
  path.every((square) => hasSquare(scene.explored, square));
