/** GOR-ADV-01: experience needed for each level, the first first; the same for all classes. */
export const GORMAN_LEVELS: readonly number[] = [
  0, 600, 1_800, 5_400, 16_000, 32_000, 64_000, 128_000, 256_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000,
  1_000_000,
];

/** The last level that brings a hit die; those after it bring points (GOR-ADV-02, 04). */
export const LAST_DIE_LEVEL = 9;
export const HIT_DIE = 6;
export const LEAST_PER_DIE = 1;
export const POINTS_PER_LATE_LEVEL = 2;

/** GOR-ATK-01, 02: by level or hit dice, one to nine and up. */
export const GORMAN_ATTACK = {
  fighters: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  monsters: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  others: [1, 1, 1, 2, 2, 2, 3, 3, 3],
} as const;
