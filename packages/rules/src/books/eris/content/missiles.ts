export type RangeBand = 'short' | 'mid' | 'long';

export interface Missile {
  /** Attacks in one round; a half is one every other round. */
  readonly rate: 2 | 1 | 0.5;
  readonly damage: number;
  /** The farthest foot of each band; null for none. */
  readonly ranges: Readonly<Record<RangeBand, number | null>>;
}

const missile = (
  rate: Missile['rate'],
  short: number | null,
  mid: number,
  long: number | null,
  damage = 0,
): Missile => ({
  rate,
  damage,
  ranges: { short, mid, long },
});

/** ERI-MIS-01. */
export const MISSILES = {
  hurled: missile(1, null, 30, null),
  javelin: missile(1, null, 60, null),
  sling: missile(1, 50, 100, 150),
  shortbow: missile(2, 50, 100, 150),
  horsebow: missile(2, 60, 120, 180),
  crossbow: missile(1, 60, 120, 180),
  longbow: missile(2, 70, 140, 210),
  composite: missile(2, 80, 160, 240),
  'heavy-crossbow': missile(0.5, 80, 160, 240, 1),
} as const satisfies Readonly<Record<string, Missile>>;

export type MissileWeapon = keyof typeof MISSILES;
