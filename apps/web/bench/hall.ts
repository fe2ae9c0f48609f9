import { barriersOf, fullRows, pathTo, type Segment, type Square } from '@lanthorn/geometry';
import {
  type Creature,
  type CreatureId,
  DEFAULT_CHOICE,
  evolve,
  type GameState,
  id,
  known,
  type LightSource,
  newState,
  Projection,
  readyCharacters,
  type Scene,
  type Seat,
  type ViewRecord,
} from '@lanthorn/rules';

/** Squares along a side, and along that of a room: two thousand walls. How many stand there, and carry a light. */
const SIDE = 88;
const ROOM = 4;
const CROWD = 300;
const TORCHES = 30;
/** Squares along a side that nobody has explored yet. */
const DARK = 8;
/** How many walk at once, how far in squares, and how often before it begins anew. */
const WALKERS = 10;
const FAR = 3;
const STEPS = 16;

const SCENE = id<'scene'>('hall');
const SEAT: Seat = { role: 'player', user: id('ann'), name: 'Ann' };
const ICONS = ['goblin-head', 'orc-head', 'wolf-head', 'skeleton', 'barbute', 'elf-ear', 'hood', 'imp', null];

/** Numbers that look thrown, and are the same each time. */
function thrown(): (below: number) => number {
  let seed = 7;
  return (below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
}

/** Rooms side by side, an opening in the middle of each wall; a tenth of it is not explored. */
function hall(): Scene {
  const walls: Segment[] = [];
  for (let line = 0; line <= SIDE; line += ROOM)
    for (let room = 0; room < SIDE; room += ROOM) {
      const [before, after] = [room + ROOM / 2 - 1, room + ROOM / 2 + 1];
      for (const [from, to] of [
        [room, before],
        [after, room + ROOM],
      ] as const)
        walls.push(
          { a: { x: line, y: from }, b: { x: line, y: to } },
          { a: { x: from, y: line }, b: { x: to, y: line } },
        );
    }
  const known = '1'.repeat(SIDE - DARK) + '0'.repeat(DARK);
  return {
    id: SCENE,
    name: 'The long hall',
    width: SIDE,
    height: SIDE,
    feetPerSquare: 10,
    grid: 'square',
    floor: fullRows(SIDE, SIDE),
    walls,
    doors: {},
    lights: [],
    rooms: [],
    traps: {},
    notes: [],
    features: [],
    ambient: 'dark',
    image: null,
    explored: Array<string>(SIDE).fill(known),
    walked: Array<string>(SIDE).fill('0'.repeat(SIDE)),
    level: 1,
  };
}

function crowd(): readonly Creature[] {
  const throws = thrown();
  const [hild] = readyCharacters();
  if (!hild) throw new Error('nobody is ready');
  return Array.from({ length: CROWD }, (_, no) => ({
    ...hild,
    id: id<'creature'>(`one-${no}`),
    name: `Number ${no}`,
    icon: ICONS[no % ICONS.length] ?? null,
    owner: no < 4 ? SEAT.user : null,
    hitPoints: { now: 1 + throws(8), max: 8 },
    conditions: no % 12 === 0 ? ['prone' as const] : [],
    at: { scene: SCENE, square: { x: throws(SIDE - DARK), y: throws(SIDE) } },
    moved: 0,
  }));
}

function begin(): GameState {
  const creatures = crowd();
  const members = creatures.map((creature) => creature.id);
  const torches = members.slice(0, TORCHES).map<LightSource>((carriedBy, no) => ({
    id: id<'light'>(`torch-${no}`),
    kind: 'torch',
    carriedBy,
    left: null,
    radius: 30,
    turnsLeft: 6,
  }));
  const state = newState('The bench', DEFAULT_CHOICE);
  return {
    ...state,
    people: { [SEAT.user]: { name: 'Ann', role: 'player' } },
    creatures: Object.fromEntries(creatures.map((creature) => [creature.id, creature])),
    party: { ...state.party, members, marchingOrder: [members] },
    lights: Object.fromEntries(torches.map((torch) => [torch.id, torch])),
    scenes: { [SCENE]: hall() },
    scene: SCENE,
  };
}

/** What a player is shown of the hall, act after act: in each some walk, the first of them with a torch. */
export function views(): readonly (readonly ViewRecord[])[] {
  const throws = thrown();
  const projection = new Projection(SEAT);
  const shown: ViewRecord[][] = [];
  let state = begin();
  for (let step = 0; step < STEPS; step += 1) {
    projection.showFacts(known(state, SEAT));
    shown.push([...projection.view.values()]);
    const walkers = [step % TORCHES, ...Array.from({ length: WALKERS - 1 }, () => TORCHES + throws(CROWD - TORCHES))];
    for (const no of walkers) state = walked(state, id<'creature'>(`one-${no}`), throws);
  }
  return shown;
}

function walked(state: GameState, creature: CreatureId, throws: (below: number) => number): GameState {
  const from = state.creatures[creature]?.at?.square;
  const scene = state.scenes[SCENE];
  if (!from || !scene) return state;
  const near = (at: number, most: number) => Math.min(most, Math.max(0, at + throws(2 * FAR + 1) - FAR));
  const to: Square = { x: near(from.x, SIDE - DARK - 1), y: near(from.y, SIDE - 1) };
  const path = pathTo(from, to, { barriers: barriersOf([]), bounds: scene, floor: fullRows(SIDE, SIDE) }, 2 * FAR);
  return path ? evolve(state, { type: 'CreatureMoved', creature, path, feet: 0 }) : state;
}
