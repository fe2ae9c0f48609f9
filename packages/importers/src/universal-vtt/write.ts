import { extentOf, midpointOf, type Segment } from '@lanthorn/geometry';
import { type DoorFacts, type FixedLight, isOneWay, type SceneFacts } from '@lanthorn/rules';

/** Pixels to the square that a file without a picture names: the format asks for some. */
const PIXELS = 70;

/** What of a scene the format has room for. */
export type WrittenScene = Pick<
  SceneFacts,
  'width' | 'height' | 'grid' | 'feetPerSquare' | 'walls' | 'lights' | 'ambient'
> & {
  readonly doors: readonly Pick<DoorFacts, 'segment' | 'state'>[];
};

/** The picture under a scene, as large as the scene: so many pixels to each of its squares. */
export interface WrittenPicture {
  /** A PNG, JPEG or WEBP. */
  readonly bytes: Uint8Array;
  readonly pixelsPerSquare: number;
}

/**
 * A scene as a Universal VTT file, format 0.3: walls, doors, lights and the picture, if there is one; the format knows
 * squares alone, so that of hexes these lie over squares. Rooms, traps and
 * notes have no place in it; what kind a door is and whether it is locked neither.
 */
export function writeUniversalVtt(scene: WrittenScene, picture: WrittenPicture | null): string {
  const { width, height } = extentOf(scene);
  const { walls, doors, lights, ambient } = scene;
  return JSON.stringify({
    format: 0.3,
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: Math.ceil(width), y: Math.ceil(height) },
      pixels_per_grid: picture?.pixelsPerSquare ?? PIXELS,
    },
    line_of_sight: walls.map(({ a, b }) => [a, b]),
    objects_line_of_sight: [],
    ...oneWayOf(walls),
    portals: doors.map(portalOf),
    environment: { baked_lighting: true, ambient_light: ambient === 'lit' ? 'ffffffff' : 'ff000000' },
    lights: lights.map((light) => lightOf(light, scene.feetPerSquare)),
    ...(picture ? { image: base64Of(picture.bytes) } : {}),
  });
}

/** The format knows no one-way walls: others read them as walls, and this program finds here which they are. */
function oneWayOf(walls: WrittenScene['walls']) {
  const some = walls.filter(isOneWay);
  return some.length > 0 ? { one_way_walls: some } : {};
}

const portalOf = ({ segment, state }: Pick<DoorFacts, 'segment' | 'state'>) => ({
  position: midpointOf(segment),
  bounds: [segment.a, segment.b],
  rotation: angleOf(segment),
  closed: state === 'closed',
  freestanding: false,
});

/** In radians, from the right. */
const angleOf = ({ a, b }: Segment): number => Math.atan2(b.y - a.y, b.x - a.x);

/** What a flame looks like where a light has no colour of its own. */
const FLAME = 'ffc66b';

const lightOf = ({ at, radiusFeet, colour }: FixedLight, feet: number) => ({
  position: at,
  range: radiusFeet / feet,
  intensity: 1,
  color: `ff${colour?.replace('#', '') ?? FLAME}`,
  shadows: true,
});

/** Letters at a time: a call takes no more arguments than some tens of thousands. */
const AT_ONCE = 0x6000;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE)
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + AT_ONCE)));
  return text;
}
