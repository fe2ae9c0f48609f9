import type { Square } from '@lanthorn/geometry';
import { rulesOf } from '../../../play/index.ts';
import { catches, placeFilled } from '../../../state/areas.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import type { Area } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { canAffect } from '../spells/feels.ts';

/** Whether magic of a name holds whoever comes into the place that it fills, and keeps them till it ends. */
export const holdsWhoEnters = (state: GameState, name: string): boolean =>
  rulesOf(state).spells.effect.inForce(name)?.does.condition === 'held';

/** Whether magic of a name may slay somebody who comes into the place that it fills. */
export function maySlay(state: GameState, name: string, creature: Creature): boolean {
  const { slays, ...work } = rulesOf(state).spells.effect.works(name)?.work ?? {};
  return slays === true && canAffect(work, creature);
}

/** How far somebody comes along these squares, from the first, on which they stand: to where magic that fills a place holds them. */
export function asFarAsHeld(state: GameState, creature: Creature, path: readonly Square[]): readonly Square[] {
  const [stop] = stepsInto(
    state,
    creature,
    path,
    ({ on, name }) => !on.includes(creature.id) && holdsWhoEnters(state, name),
  );
  return stop === undefined ? path : path.slice(0, stop + 1);
}

/** The parts of somebody's way: each but the last ends on the first square of a place that magic fills, where it may slay them. */
export function legsOf(state: GameState, creature: Creature, path: readonly Square[]): readonly (readonly Square[])[] {
  const ends = stepsInto(state, creature, path, ({ name }) => maySlay(state, name, creature));
  const last = path.length - 1;
  const turns = [0, ...ends.filter((step) => step < last), last];
  return turns.slice(1).map((end, leg) => path.slice(turns[leg], end + 1));
}

/** Each step of a way that leads into a place that such magic fills, from outside it. */
function stepsInto(
  state: GameState,
  creature: Creature,
  path: readonly Square[],
  such: (magic: LastingMagic) => boolean,
): readonly number[] {
  const { at } = creature;
  if (!at) return [];
  const areas = lastingMagic(state).flatMap((magic) => (such(magic) ? (placeFilled(state, magic) ?? []) : []));
  const covers = (area: Area, square: Square | undefined): boolean =>
    square !== undefined && catches(state, area, creature, { scene: at.scene, square });
  return path.flatMap((square, step) =>
    step > 0 && areas.some((area) => covers(area, square) && !covers(area, path[step - 1])) ? [step] : [],
  );
}
