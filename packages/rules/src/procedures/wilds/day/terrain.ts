/** Each terrain, how likely one loses the way there, how fast one goes, and how likely something wanders by. */
interface Terrain {
  /** So many in six; null: as the terrain beneath. */
  readonly lost: number | null;
  /** Of the distance over clear ground. */
  readonly travel: number;
  /** So many in six; null: as the terrain around. */
  readonly wandering: number | null;
}

/** What becomes of the rate, in the order of its table; resolutions R18 and R19 fill what the chapter leaves out. */
const TERRAINS = {
  clear: { lost: 1, travel: 1, wandering: 1 },
  grasslands: { lost: 1, travel: 1, wandering: 1 },
  settled: { lost: 1, travel: 1, wandering: 1 },
  city: { lost: 0, travel: 1, wandering: 1 },
  barren: { lost: 2, travel: 1, wandering: 2 },
  broken: { lost: 2, travel: 2 / 3, wandering: 2 },
  hills: { lost: 2, travel: 2 / 3, wandering: 2 },
  forest: { lost: 2, travel: 2 / 3, wandering: 2 },
  mountains: { lost: 2, travel: 1 / 2, wandering: 3 },
  desert: { lost: 3, travel: 2 / 3, wandering: 2 },
  jungle: { lost: 3, travel: 1 / 2, wandering: 3 },
  swamp: { lost: 3, travel: 1 / 2, wandering: 3 },
  road: { lost: 0, travel: 3 / 2, wandering: null },
  aerial: { lost: null, travel: 1, wandering: 2 },
} as const satisfies Readonly<Record<string, Terrain>>;

export type TerrainName = keyof typeof TERRAINS;

/** What the rules call a terrain elsewhere. */
const OTHER_NAMES: Readonly<Record<string, TerrainName>> = {
  woods: 'forest',
  'barren lands': 'barren',
  'broken lands': 'broken',
  hill: 'hills',
  mountain: 'mountains',
};

/** A terrain by one of its names; what is not in the table goes as clear ground. */
export function terrainOf(name: string): Terrain {
  const key = OTHER_NAMES[name] ?? name;
  return Object.hasOwn(TERRAINS, key) ? TERRAINS[key as TerrainName] : TERRAINS.clear;
}
