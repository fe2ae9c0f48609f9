import {
  barriersOf,
  centreOf,
  type GridKind,
  type Ground,
  isFloor,
  pathTo,
  reachable,
  type Segment,
  type Square,
  sidesOf,
} from '@lanthorn/geometry';
import {
  type Command,
  DEFAULT_CHOICE,
  type Dice,
  type Door,
  decide,
  evolve,
  type GameState,
  id,
  newState,
  offers,
  readyCharacters,
  type Scene,
  type SceneFacts,
  type Seat,
} from '../src/index.ts';

const referee: Seat = { role: 'referee', user: id('ref'), name: 'Rhea' };
const player: Seat = { role: 'player', user: id('ann'), name: 'Ann' };

let ids = 0;
const ones = (): Dice => ({ die: () => 1, id: () => `id-${++ids}` });
const from = (seed: number): Dice => {
  let state = seed;
  const next = () => (state = (state * 48_271 + 11) % 2_147_483_647);
  return { ...ones(), die: (sides) => 1 + (next() % sides) };
};

/** Squares; how far one may have to walk round the jamb of an open door. */
const THROUGH = 6;

/** What one who stands in the dark before each door of a map, on each side of it, cannot do there, in words. */
export const shutInBy = (facts: SceneFacts): readonly string[] => shutInOn(onBoard({ type: 'AddScene', facts }));

/** The same of the map that a command makes, with what is done to it then. */
export const shutInAfter = (makes: Command, draws: (scene: Scene) => readonly Command[], seed = 1): readonly string[] =>
  shutInOn(onBoard(makes, draws, from(seed)));

function shutInOn(begun: GameState): readonly string[] {
  const drawn = sceneOf(begun);
  const doors = Object.values(drawn.doors).map(
    (door) => [door.id, { ...door, state: 'closed', locked: false, stuck: false } as const] as const,
  );
  const scene: Scene = { ...drawn, ambient: 'dark', lights: [], traps: {}, doors: Object.fromEntries(doors) };
  const alone = Object.entries(begun.creatures).filter(([, { owner }]) => owner === player.user);
  const state = { ...begun, creatures: Object.fromEntries(alone), scenes: { ...begun.scenes, [scene.id]: scene } };
  return Object.values(scene.doors)
    .filter(({ kind }) => kind !== 'archway' && kind !== 'window')
    .flatMap((door) => [...unworked(state, scene, door), ...unpassed(scene, door)]);
}

/** From each side of a shut door there is a square to walk to, at which it is offered to open, listen at and force it, and granted. */
function unworked(state: GameState, scene: Scene, door: Door): readonly string[] {
  const ground = groundWith(scene, () => true);
  return sidesOf(door.segment, scene.grid)
    .filter((side) => isFloor(side, ground))
    .flatMap((side) => {
      const near = reachable(side, ground, THROUGH).filter(({ square }) => !isIn(square, door.segment, scene.grid));
      const missing = near.reduce<readonly string[]>(
        (least, { square }) => (least.length === 0 ? least : lacking(state, door, square)),
        ['reach'],
      );
      return missing.map((what) => `${what} the ${door.kind} at ${written(door)} from ${side.x},${side.y}`);
    });
}

function lacking(state: GameState, door: Door, square: Square): readonly string[] {
  const creature = Object.values(state.creatures)[0]?.id ?? id<'creature'>('nobody');
  const there = told(told(state, referee, { type: 'PlaceCreature', creature, square }), referee, found(door));
  const shown = offers(there, player).filter(({ about, place }) => place === 'door' && about === door.id);
  return (['OpenDoor', 'ForceDoor', 'Listen'] as const).filter((command) => {
    const offered = shown.some((one) => one.command === command && one.key.includes(door.id));
    const rest = command === 'Listen' ? { sound: null } : {};
    const asked = { type: command, creature, door: door.id, ...rest } as Command;
    return !offered || !decide(there, asked, player, ones()).granted;
  });
}

/** Through an open door one walks from either side to the other, and while it is shut not by it. */
function unpassed(scene: Scene, door: Door): readonly string[] {
  const [one, other] = sidesOf(door.segment, scene.grid);
  const open = groundWith(scene, ({ id: each }) => each !== door.id);
  const walled = groundWith(scene, () => true);
  if (!isFloor(one, open) || !isFloor(other, open)) return [];
  const ways = [
    [one, other],
    [other, one],
  ] as const;
  return ways.flatMap(([from, to]) => [
    ...(pathTo(from, to, open, THROUGH) ? [] : [`pass the ${door.kind} at ${written(door)} from ${from.x},${from.y}`]),
    ...(pathTo(from, to, walled, 2) ? [`keep shut the ${door.kind} at ${written(door)}`] : []),
  ]);
}

function groundWith(scene: Scene, isShut: (door: Door) => boolean): Ground {
  const doors = Object.values(scene.doors).filter((door) => door.kind !== 'archway' && isShut(door));
  const barriers = barriersOf([...scene.walls, ...doors.map(({ segment }) => segment)]);
  return { floor: scene.floor, barriers, bounds: { width: scene.width, height: scene.height, grid: scene.grid } };
}

/** Whether a door stands across the middle of a square: nobody gets in there while it is shut. */
function isIn(square: Square, { a, b }: Segment, grid: GridKind): boolean {
  const { x, y } = centreOf(square, grid);
  const area = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
  return Math.abs(area) < 1e-6;
}

const found = (door: Door): Command => ({
  type: 'SetDoor',
  door: door.id,
  state: 'closed',
  locked: door.locked,
  stuck: door.stuck,
  found: true,
});

const written = ({ segment: { a, b } }: Door): string => `${a.x},${a.y}–${b.x},${b.y}`;

/** The map on the board, and one character of a player's beside it. */
function onBoard(
  makes: Command,
  draws: (scene: Scene) => readonly Command[] = () => [],
  dice: Dice = ones(),
): GameState {
  const [character] = readyCharacters();
  if (!character) throw new Error('nobody is ready');
  const begun: GameState = {
    ...newState('Doors', DEFAULT_CHOICE),
    people: { [player.user]: { name: player.name, role: 'player' } },
  };
  const made = told(begun, referee, makes, dice);
  const [scene] = Object.values(made.scenes);
  const drawn = scene ? draws(scene).reduce((now, command) => told(now, referee, command), made) : made;
  const facts = { ...character, owner: player.user };
  const met = told(drawn, referee, { type: 'AddCreature', facts, square: null });
  return met.scene || !scene ? met : told(met, referee, { type: 'ShowScene', scene: scene.id });
}

function told(state: GameState, seat: Seat, command: Command, dice: Dice = ones()): GameState {
  const ruling = decide(state, command, seat, dice);
  if (!ruling.granted) throw new Error(`${command.type}: ${ruling.refusal.sentence}`);
  return ruling.events.reduce(evolve, state);
}

function sceneOf({ scenes, scene }: GameState): Scene {
  const shown = scene ? scenes[scene] : undefined;
  if (!shown) throw new Error('nothing is on the board');
  return shown;
}
