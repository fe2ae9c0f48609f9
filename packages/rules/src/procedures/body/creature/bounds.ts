import { impossible, type Refusal, written } from '../../../core/index.ts';
import { type Creature, MOST_CREATURES } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

/** What a creature may be at the most, whatever asks for it: beyond these, figures are slips of the pen. */
const BOUNDS = {
  level: [0, 36],
  experience: [0, 10_000_000],
  naturalArmour: [0, 40],
  movement: [0, 1_000],
  infravision: [0, 1_000],
} as const satisfies Partial<Record<keyof Creature, readonly [number, number]>>;

export const MOST_HIT_POINTS = 10_000;
export const MOST_ITEMS = 200;
export const MOST_OF_ONE = 100_000;

/** Feet above the floor, or below it. */
export const MOST_ELEVATION = 1_000;
/** Squares from side to side. */
export const MOST_ACROSS = 6;

/** So many are shown to the players in one act. */
export const MOST_REVEALED = 200;

/** Whether a campaign holds so many more. */
export const roomFor = ({ creatures }: Pick<GameState, 'creatures'>, more: number): Refusal | null =>
  Object.keys(creatures).length + more <= MOST_CREATURES
    ? null
    : impossible('bad-input', `A campaign holds ${written(MOST_CREATURES)} creatures: remove some of them first.`);

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Why these facts make no creature; null when they do. */
export function refusalOf(facts: Omit<Creature, 'id' | 'at' | 'moved'>): Refusal | null {
  const { name, abilities, hitDice, hitPoints, attacks, items, coins, morale } = facts;
  const wrong =
    Object.entries(BOUNDS).find(
      ([figure, [least, most]]) => !isWhole(facts[figure as keyof typeof BOUNDS], least, most),
    )?.[0] ??
    firstWrong({
      name: name.trim().length > 0 && name.length <= 200,
      abilities: Object.values(abilities ?? {}).every((score) => isWhole(score, 1, 30)),
      'hit dice':
        hitDice === null ||
        (hitDice.dice > 0 && hitDice.dice <= 100 && isWhole(hitDice.plus, -100, 100) && isWhole(hitDice.stars, 0, 20)),
      'hit points':
        isWhole(hitPoints.max, 1, MOST_HIT_POINTS) && isWhole(hitPoints.now, -MOST_HIT_POINTS, hitPoints.max),
      attacks: attacks.length <= 20 && attacks.every(({ times }) => isWhole(times, 1, 20)),
      items:
        items.length <= MOST_ITEMS &&
        items.every(({ quantity, weight }) => isWhole(quantity, 1, MOST_OF_ONE) && isWhole(weight, 0, MOST_OF_ONE)),
      coins: Object.values(coins).every((count) => isWhole(count, 0, 10_000_000)),
      morale: morale === null || isWhole(morale, 2, 12),
    });
  return wrong === null ? null : impossible('bad-input', `No creature can be so: look at its ${wrong}.`);
}

const firstWrong = (fits: Readonly<Record<string, boolean>>): string | null =>
  Object.entries(fits).find(([, fit]) => !fit)?.[0] ?? null;
