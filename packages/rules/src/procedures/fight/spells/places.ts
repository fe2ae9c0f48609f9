import { distanceInFeet, fullRows, hasSquare, type Square, squaresOf, within } from '@lanthorn/geometry';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Scene } from '../../../state/scene.ts';
import type { AwaitedSpell, SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import type { Let } from './settled.ts';

/** What is asked of where a spell works that waits, on the map before the table; nothing where its caster is on none. */
export function placesOf(state: GameState, caster: Creature, { spell, targets }: AwaitedSpell, work: SpellWork) {
  const { at } = caster;
  const scene = at && at.scene === state.scene ? state.scenes[at.scene] : undefined;
  if (!at || !scene) return {};
  if (work.sends?.within === null) return { to: { of: null, floor: scene.floor } };
  if (work.sends) return { to: nearest(scene, at.square, work.sends.within) };
  const range = rulesOf(state).spells.effect.range(caster, spell);
  const reach = typeof range === 'number' ? range : Number.POSITIVE_INFINITY;
  if (work.fills && targets.length === 0)
    return { to: { of: nearest(scene, at.square, reach), label: 'Where its middle is' } };
  if ((!work.raises && !work.opensWay) || scene.grid !== 'square') return {};
  const squares = nearest(scene, at.square, reach, work.opensWay !== undefined);
  return { from: squares, to: { of: squares, label: 'Where it ends' } };
}

/** Squares as far as a spell reaches, the nearest first: floor, or rock as well. */
function nearest(scene: Scene, from: Square, reach: number, rock = false): readonly Square[] {
  const all = squaresOf((rock ? null : scene.floor) ?? fullRows(scene.width, scene.height));
  return all
    .map((square) => ({ square, feet: distanceInFeet(from, square, scene.grid, scene.feetPerSquare) }))
    .filter(({ feet }) => feet <= reach)
    .toSorted((one, other) => one.feet - other.feet)
    .map(({ square }) => square);
}

/** Whether all the places that were said are on the map where the caster is; of where somebody is taken, on floor and within reach. */
export function arePlaces(state: GameState, { caster: { at }, from, to, work }: Let): boolean {
  const scene = at ? state.scenes[at.scene] : undefined;
  const said = [from, to].filter((square) => square !== null);
  if (said.length === 0) return true;
  if (!at || !scene || said.some((square) => !within(square, scene))) return false;
  if (!work.sends || !to) return true;
  const most = work.sends.within ?? Number.POSITIVE_INFINITY;
  const isNear = distanceInFeet(at.square, to, scene.grid, scene.feetPerSquare) <= most;
  return isNear && (!scene.floor || hasSquare(scene.floor, to));
}
