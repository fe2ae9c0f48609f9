export interface Mount {
  readonly cost: number;
  /** Base movement rate in feet a turn. */
  readonly movement: number;
  readonly hitDice: string;
  /** Coins it carries at full and at half its rate. */
  readonly fullLoad: number;
  readonly halfLoad: number;
}

/** OSE-APX-11. */
export const MOUNTS: Readonly<Record<string, Mount>> = {
  camel: { cost: 100, movement: 150, hitDice: '2', fullLoad: 3000, halfLoad: 6000 },
  'draft horse': { cost: 40, movement: 90, hitDice: '3', fullLoad: 4500, halfLoad: 9000 },
  mule: { cost: 30, movement: 120, hitDice: '2', fullLoad: 2000, halfLoad: 4000 },
  'riding horse': { cost: 75, movement: 240, hitDice: '2', fullLoad: 3000, halfLoad: 6000 },
  'war horse': { cost: 250, movement: 120, hitDice: '3', fullLoad: 4000, halfLoad: 8000 },
};

export interface Vessel {
  readonly mode: 'row' | 'sail' | 'both';
  /** Base rates in feet; a fifth of them in miles a day. */
  readonly rowing: number | null;
  readonly sailing: number | null;
  readonly cost: number;
  /** In coins. */
  readonly cargo: number;
  readonly seaworthy: boolean;
}

/** OSE-APX-11. */
export const VESSELS: Readonly<Record<string, Vessel>> = {
  canoe: { mode: 'row', rowing: 90, sailing: null, cost: 50, cargo: 6000, seaworthy: false },
  lifeboat: { mode: 'sail', rowing: null, sailing: 90, cost: 1000, cargo: 15000, seaworthy: false },
  'boat, river': { mode: 'row', rowing: 180, sailing: null, cost: 4000, cargo: 30000, seaworthy: false },
  'boat, sailing': { mode: 'sail', rowing: null, sailing: 360, cost: 2000, cargo: 20000, seaworthy: false },
  'galley, small': { mode: 'both', rowing: 90, sailing: 450, cost: 10000, cargo: 20000, seaworthy: false },
  'galley, large': { mode: 'both', rowing: 90, sailing: 360, cost: 30000, cargo: 40000, seaworthy: false },
  'galley, war': { mode: 'both', rowing: 60, sailing: 360, cost: 60000, cargo: 60000, seaworthy: false },
  longship: { mode: 'both', rowing: 90, sailing: 450, cost: 15000, cargo: 40000, seaworthy: true },
  'sailing ship, small': { mode: 'sail', rowing: null, sailing: 450, cost: 5000, cargo: 100000, seaworthy: true },
  'sailing ship, large': { mode: 'sail', rowing: null, sailing: 360, cost: 20000, cargo: 300000, seaworthy: true },
  'troop transport, small': { mode: 'sail', rowing: null, sailing: 450, cost: 6600, cargo: 100000, seaworthy: true },
  'troop transport, large': { mode: 'sail', rowing: null, sailing: 360, cost: 26600, cargo: 300000, seaworthy: true },
  'warship, small': { mode: 'sail', rowing: null, sailing: 450, cost: 6600, cargo: 100000, seaworthy: true },
  'warship, large': { mode: 'sail', rowing: null, sailing: 360, cost: 26600, cargo: 300000, seaworthy: true },
};
