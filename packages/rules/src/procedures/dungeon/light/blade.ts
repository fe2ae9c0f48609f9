import { type CreatureId, id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { LightSource } from '../../../state/light.ts';
import type { GameState } from '../../../state/state.ts';

/** Whether somebody has a magic sword: other magic weapons do not shine. */
export const hasMagicSword = ({ attacks }: Creature): boolean =>
  attacks.some(({ name, kind, material }) => kind === 'melee' && material === 'magic' && /sword/i.test(name));

/** The sword that somebody holds drawn. */
export const drawnBlade = ({ lights }: GameState, bearer: CreatureId): LightSource | null =>
  Object.values(lights).find(({ kind, carriedBy }) => kind === 'sword' && carriedBy === bearer) ?? null;

/** It shines while it is drawn and held. */
export function drawBlade(play: Play, bearer: Creature): void {
  const { blade } = play.rules.light;
  if (!blade) return;
  const { rule, radius } = blade;
  const light = { kind: 'sword', carriedBy: bearer.id, left: null, radius, turnsLeft: null } as const;
  play.happen({ type: 'LightLit', light: { id: id(play.dice.id()), ...light }, spent: null, rule });
}

/** A sword that nobody grasps any longer gives no light. */
export function letFall(play: Play, bearer: CreatureId): void {
  const blade = drawnBlade(play.state, bearer);
  if (blade)
    play.happen({ type: 'LightWentOut', light: blade.id, kind: blade.kind, carriedBy: bearer, burntOut: false });
}
