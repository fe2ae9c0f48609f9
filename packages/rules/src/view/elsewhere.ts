import { type GameEvent, id, type Line, type SceneId, type Seat, type UserId } from '../core/index.ts';
import type { Telling } from '../play/index.ts';
import { scenesBefore } from '../procedures/situation/sight/standpoint.ts';
import { isInPlay } from '../state/split.ts';
import type { GameState } from '../state/state.ts';

/**
 * What is told while the party plays on several scenes: whoever has nobody on those that an event concerns is told
 * nothing of it. What names nobody and no place, such as the turn that ends for all, is told to all.
 */
export function unheardElsewhere(told: Telling, event: GameEvent, after: GameState, before: GameState): Telling {
  if (told.table === null || (after.apart === undefined && before.apart === undefined)) return told;
  const scenes = scenesOf(event, after, before);
  if (scenes.size === 0) return told;
  const deaf = Object.entries(after.people).flatMap(([user, { role, name }]): (readonly [UserId, null])[] => {
    const seat: Seat = { role, name, user: id(user) };
    const hears = [after, before].some((state) => scenesBefore(state, seat).some((scene) => scenes.has(scene)));
    return role === 'player' && !hears ? [[seat.user, null]] : [];
  });
  if (deaf.length === 0) return told;
  return { ...told, only: { ...Object.fromEntries<Line | null>(deaf), ...told.only } };
}

/** The scenes in play that an event concerns: those it names, and those on which anybody stands whom it names. */
function scenesOf(event: GameEvent, after: GameState, before: GameState): ReadonlySet<SceneId> {
  const names = new Set<string>();
  gather(event, names);
  const met = before.encounter === after.encounter ? [] : [after.scene ?? before.scene];
  const found = [after, before].flatMap((state) => [...names].flatMap((name) => placeOf(state, name) ?? []));
  return new Set([...found, ...(found.length === 0 ? met : [])].filter((scene) => scene !== null));
}

/** Deeper than events name anybody. */
const DEEP = 5;

function gather(value: unknown, names: Set<string>, depth = 0): void {
  if (typeof value === 'string') names.add(value);
  else if (typeof value === 'object' && value !== null && depth < DEEP)
    for (const each of Object.values(value)) gather(each, names, depth + 1);
}

function placeOf(state: GameState, name: string): SceneId | null {
  const scene: SceneId = id(name);
  if (isInPlay(state, scene)) return scene;
  const creature = Object.hasOwn(state.creatures, name) ? state.creatures[id<'creature'>(name)] : undefined;
  if (creature?.at) return isInPlay(state, creature.at.scene) ? creature.at.scene : null;
  const side = state.encounter?.sides.some((each) => each.id === name);
  return side ? state.scene : null;
}
