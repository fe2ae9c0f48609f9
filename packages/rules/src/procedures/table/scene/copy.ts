import { type AreaId, id, type UserId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { areasOf } from '../../../state/areas.ts';
import { drawingsOf } from '../../../state/drawings.ts';
import type { Door, DoorFacts, Exit, Scene, SceneFacts, Trap, TrapFacts } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { inPlay } from './in-play.ts';

/** What a copy of a map does not have of it, and why; all else is copied. */
export const NOT_COPIED = {
  id: 'it is another map',
  explored: 'the party has seen nothing of it',
  walked: 'the party has walked nowhere on it',
  setDown: 'nobody was set down on it',
} as const satisfies Partial<Record<keyof Scene, string>>;

/** The same of a door. */
export const NOT_COPIED_OF_DOORS = {
  id: 'it is another door',
  found: 'nobody has found it',
  spiked: 'nobody has driven a spike under it',
  tried: 'nobody has tried it',
  lastSeen: 'nobody has seen it',
  failedForcings: 'nobody has thrown themselves against it',
} as const satisfies Partial<Record<keyof Door, string>>;

/** The same of a trap. */
export const NOT_COPIED_OF_TRAPS = {
  id: 'it is another trap',
  found: 'nobody has found it',
  sprung: 'it has caught nobody',
  believed: 'nobody has seen it spring',
} as const satisfies Partial<Record<keyof Trap, string>>;

/** A copy of a map comes to be, with what the referee has laid and drawn over it. */
export function copyScene(play: Play, scene: Scene): void {
  const copy = copyOf(play, scene);
  play.happen({ type: 'SceneAdded', scene: copy });
  for (const area of Object.values(areasOf(play.state)))
    if (area.scene === scene.id && isPrepared(play.state, area) && !isOfMagic(play.state, area.id))
      play.happen({ type: 'AreaPlaced', area: { ...area, id: id(play.dice.id()), scene: copy.id } });
  for (const drawing of Object.values(drawingsOf(play.state)))
    if (drawing.scene === scene.id && isPrepared(play.state, drawing))
      play.happen({ type: 'DrawnOnBoard', drawing: { ...drawing, id: id(play.dice.id()), scene: copy.id } });
}

/** What players lay and draw belongs to the map they play on. */
const isPrepared = ({ people }: GameState, { by }: { readonly by: UserId }): boolean => people[by]?.role !== 'player';

const isOfMagic = ({ magic = [] }: GameState, area: AreaId): boolean => magic.some((spell) => spell.area?.id === area);

/** The same facts in lists of its own: what is kept by a list of walls or doors is kept for one scene. */
function copyOf(play: Play, scene: Scene): Scene {
  const { doors, traps, exits = {}, ...drawn } = without(scene, NOT_COPIED);
  const facts: SceneFacts = {
    ...drawn,
    name: `${scene.name} (copy)`.slice(0, 200),
    floor: scene.floor && [...scene.floor],
    walls: [...scene.walls],
    doors: Object.values(doors).map(doorDrawn),
    lights: [...scene.lights],
    rooms: [...scene.rooms],
    traps: Object.values(traps).map((trap): TrapFacts => without(trap, NOT_COPIED_OF_TRAPS)),
    notes: [...scene.notes],
    features: [...scene.features],
  };
  return { ...inPlay(play, facts), level: scene.level, ...exitsOf(play, Object.values(exits)) };
}

function doorDrawn(door: Door): DoorFacts {
  const { segment, ...drawn } = without(door, NOT_COPIED_OF_DOORS);
  return { ...drawn, segment: { a: { ...segment.a }, b: { ...segment.b } } };
}

/** Without the fields that a list names. */
function without<T extends object, K extends keyof T>(whole: T, fields: Readonly<Record<K, string>>): Omit<T, K> {
  const kept = Object.entries(whole).filter(([field]) => !(field in fields));
  return Object.fromEntries(kept) as Omit<T, K>;
}

/** Ways out, each with a name of its own; nothing for none. */
export function exitsOf(play: Play, exits: readonly Omit<Exit, 'id'>[]): Pick<Scene, 'exits'> {
  const named = exits.map((exit): Exit => ({ ...exit, id: id(play.dice.id()) }));
  return named.length > 0 ? { exits: Object.fromEntries(named.map((exit) => [exit.id, exit])) } : {};
}
