import { centreOf, type Point, type Square } from '@lanthorn/geometry';
import type {
  AreaRecord,
  CampaignRecord,
  CreatureRecord,
  FixedLightRecord,
  LightRecord,
  RecordOf,
  SceneRecord,
  ViewRecord,
} from '@lanthorn/rules';
import { shapeOf } from '@lanthorn/rules';
import { hueOf, hueOfPerson } from '../dice/whose.ts';
import { EXITS } from './exits.ts';
import { looksOf } from './lying.ts';
import type { BoardArea, BoardDrawing, BoardLight, BoardModel, BoardScene, BoardToken } from './model.ts';

/** The records of a seat, type by type. */
interface Shown {
  all<Type extends ViewRecord['type']>(type: Type): readonly RecordOf<Type>[];
}

const placesOf = (those: readonly { readonly at: Square | null }[]): ReadonlySet<string> =>
  new Set(those.flatMap(({ at }) => (at ? [`${at.x},${at.y}`] : [])));

/**
 * What the board shows of a view: records, read as things to draw.
 * @param drawable the icon that can be drawn now for one that is wanted
 */
export function modelOf(shown: Shown, drawable: (icon: string | null) => string | null = (icon) => icon): BoardModel {
  const creatures = shown.all('creature');
  const scene = shown.all('scene').find((one) => one.current) ?? null;
  const [you] = shown.all('you');
  const all = you?.role === 'referee';
  const party = new Set(shown.all('party')[0]?.members);
  const hitPoints = new Map(shown.all('sheet').map(({ id, facts }) => [id, facts.hitPoints]));
  const turn = new Set<string>(shown.all('prompt')[0]?.who);
  const middle = (square: Square) => centreOf(square, scene?.grid ?? 'square');
  const occupied = placesOf(creatures);
  const lying = placesOf([...shown.all('hoard'), ...shown.all('thing')]);
  const covered = ({ x, y }: Square, ...by: readonly ReadonlySet<string>[]) =>
    by.some((places) => places.has(`${x},${y}`)) ? { covered: true } : {};
  return {
    scene: scene && boardScene(scene),
    rows: shown.all('row').toSorted((a, b) => a.y - b.y),
    doors: shown.all('door').map(({ id, segment, kind, state, locked, secret, believed, listened }) => ({
      id,
      segment,
      kind,
      open: state === 'open',
      locked,
      secret,
      believed,
      listened,
    })),
    tokens: creatures.flatMap((creature) =>
      token(creature, party.has(creature.id), all, you?.characters.includes(creature.id) ?? false).map((one) => ({
        ...one,
        across: acrossOf(creature, scene),
        icon: drawable(one.icon),
        ...ofHealth(hitPoints.get(creature.id)),
        turn: turn.has(creature.id),
      })),
    ),
    fled: creatures.flatMap(({ id, at, conditions }) => (!at && conditions.includes('fled') ? [id] : [])),
    lights: [
      ...shown.all('light').flatMap((light) => boardLight(light, creatures, scene)),
      ...(scene ? shown.all('fixed-light').map((light) => fixedLight(light, scene)) : []),
    ],
    features: shown.all('feature').map(({ kind, x, y, icon }) => ({ kind, at: { x, y }, icon: drawable(icon) })),
    marks: [
      ...shown.all('room').map((room) => ({
        key: `room:${room.key ?? room.name}`,
        label: room.key ?? room.name,
        at: middle(room.at),
        kind: room.key === null ? ('place' as const) : ('room' as const),
        ...covered(room.at, occupied, lying),
      })),
      ...shown.all('trap').flatMap((trap) =>
        trap.squares.slice(0, 1).map((square) => ({
          key: `trap:${trap.id}`,
          label: trap.sprung ? `${trap.name}, sprung` : trap.name,
          at: middle(square),
          kind: 'trap' as const,
          spent: trap.sprung,
        })),
      ),
      ...shown.all('exit').map(({ id, kind, at, to }) => ({
        key: `exit:${id}`,
        label: to ? `${EXITS[kind]}, to ${to}` : EXITS[kind],
        at: middle(at),
        kind: 'exit' as const,
        exit: kind,
      })),
      ...shown.all('hoard').map(({ id, name, at, hidden }) => ({
        key: `thing:hoard:${id}`,
        label: hidden ? `${name} (out of sight)` : name,
        at: middle(at),
        kind: 'thing' as const,
        looks: looksOf(name),
        unseen: hidden,
        ...covered(at, occupied),
      })),
      ...heaps(shown.all('thing')).flatMap(({ id, name, at, label }) =>
        at
          ? [
              {
                key: `thing:${id}`,
                label,
                at: middle(at),
                kind: 'thing' as const,
                looks: looksOf(name),
                ...covered(at, occupied),
              },
            ]
          : [],
      ),
    ],
    areas: shown.all('area').map((area) => boardArea(area, scene, shown.all('campaign')[0])),
    drawings: [
      ...shown.all('drawing'),
      ...shown.all('map-note').map(({ square, text }) => remark(middle(square), text)),
    ],
    all,
  };
}

/** Things that lie about, those of one name on one square as one: `dagger ×2`. */
function heaps(things: readonly RecordOf<'thing'>[]): readonly (RecordOf<'thing'> & { readonly label: string })[] {
  const alike = Map.groupBy(things, ({ name, at }) => `${name} ${at?.x},${at?.y}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, label: others.length > 0 ? `${first.name} ×${others.length + 1}` : first.name }] : [],
  );
}

const scenes = new WeakMap<SceneRecord, BoardScene>();

/** The same scene for the same record, so that its ground is drawn once. */
function boardScene(record: SceneRecord): BoardScene {
  const known = scenes.get(record);
  if (known) return known;
  const { id, name, grid, gridLines, width, height, feetPerSquare, ambient, image } = record;
  const scene = { id, name, grid, gridLines, width, height, feetPerSquare, ambient, picture: image };
  scenes.set(record, scene);
  return scene;
}

/** What the referee alone sees is violet on every page; degrees on the wheel of colours. */
const HIDDEN_HUE = 288;
/** Violet and what is near it: an area that players see has another colour, whoever laid it. */
const VIOLETS = [255, 325] as const;
const seenByAll = (hue: number): number => (hue > VIOLETS[0] && hue < VIOLETS[1] ? (hue + 120) % 360 : hue);

function boardArea(area: AreaRecord, scene: SceneRecord | null, campaign: CampaignRecord | undefined): BoardArea {
  const person = campaign?.people.find(({ user }) => user === area.by);
  const own = person ? hueOfPerson(person) : hueOf(area.name);
  const hue = area.open ? seenByAll(own) : HIDDEN_HUE;
  return { shape: shapeOf(area, scene?.feetPerSquare ?? 10), hue, open: area.open };
}

/** A remark on the party's map is written over the board, as a text is. */
const remark = (at: Point, words: string): BoardDrawing => ({
  shape: 'text',
  points: [at],
  colour: 'white',
  words,
  open: true,
});

const ofHealth = (known: { readonly now: number; readonly max: number } | undefined) =>
  known ? { health: Math.max(0, known.now / Math.max(1, known.max)), points: known.now } : {};

/** Squares from side to side of each size on squares of ten feet; where they are smaller, the large take more of them. */
const ACROSS = { small: 0.8, man: 1, large: 1.4 } as const;

const acrossOf = ({ across, size }: CreatureRecord, scene: SceneRecord | null): number =>
  across ?? (size === 'large' && scene && scene.feetPerSquare <= 5 ? 2 : ACROSS[size]);

const DOWN = ['dead', 'unconscious', 'paralysed', 'petrified', 'asleep', 'bedridden'] as const;

function token(creature: CreatureRecord, ofParty: boolean, all: boolean, own: boolean): BoardToken[] {
  if (!creature.at) return [];
  const side = own ? 'yours' : ofParty ? 'party' : 'other';
  const { id, name, icon, hidden } = creature;
  const down = DOWN.some((condition) => creature.conditions.includes(condition));
  return [
    {
      id,
      name,
      icon,
      square: creature.at,
      side,
      movable: own || all,
      hidden,
      down,
      dead: creature.conditions.includes('dead'),
      health: null,
      points: null,
      conditions: creature.conditions,
      facing: creature.facing,
      across: 1,
      elevation: creature.elevation,
      turn: false,
      movementLeft: creature.movementLeft,
    },
  ];
}

const fixedLight = ({ at, radius, colour }: FixedLightRecord, { feetPerSquare }: SceneRecord): BoardLight => ({
  id: `${at.x},${at.y}`,
  kind: 'torch',
  at,
  radius: radius / feetPerSquare,
  dim: false,
  fixed: true,
  ...(colour === null ? {} : { colour: Number.parseInt(colour.slice(1), 16) }),
});

function boardLight(light: LightRecord, creatures: readonly CreatureRecord[], scene: SceneRecord | null): BoardLight[] {
  const at = light.at ?? creatures.find((creature) => creature.id === light.carriedBy)?.at;
  const { id, kind, shines } = light;
  return at && scene
    ? [
        {
          id,
          kind,
          at: centreOf(at, scene.grid),
          radius: light.radius / scene.feetPerSquare,
          dim: shines?.value === 'dim',
        },
      ]
    : [];
}
