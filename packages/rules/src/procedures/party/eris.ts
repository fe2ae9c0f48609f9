import type { Dice } from '../../core/index.ts';

/** ERI-TRS-01: coin at the award; magic items once the players have agreed or rolled off. */
export const mayAllocate = (kind: 'treasure' | 'magic-item', awarded: boolean, rolledOff: boolean): boolean =>
  kind === 'treasure' ? awarded : rolledOff;

/** ERI-TRS-03: a d20 each, the highest first; those who tie throw again among themselves. */
export function rolledOff(players: readonly string[], dice: Dice): readonly string[] {
  const thrown = players.map((player) => ({ player, face: dice.die(20) }));
  const places = [...Map.groupBy(thrown, ({ face }) => face)].toSorted(([a], [b]) => b - a);
  return places.flatMap(([, tied]) => {
    const names = tied.map(({ player }) => player);
    return names.length > 1 ? rolledOff(names, dice) : names;
  });
}

/** ERI-TRS-03: things taken in turn, round and round. */
export function picks(
  players: readonly string[],
  order: readonly string[],
  items: number,
): Readonly<Record<string, number>> {
  const share = (player: string): number => {
    const place = order.indexOf(player);
    return Math.floor(items / order.length) + (place < items % order.length ? 1 : 0);
  };
  return Object.fromEntries(players.map((player) => [player, share(player)]));
}
