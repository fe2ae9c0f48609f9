/** Who picks in which order, and how many items each gets. */
export interface RollOff<Player extends string> {
  readonly order: readonly Player[];
  readonly picks: Readonly<Record<Player, number>>;
}

/**
 * One die each in the order of the list; the highest picks first. Those who tie throw again among
 * themselves, from the highest tie down, until all are apart (R14). The order repeats while there are items.
 */
export function rollOff<Player extends string>(
  players: readonly Player[],
  items: number,
  die: (player: Player) => number,
): RollOff<Player> {
  const order = ranked(players, die);
  const picks = Object.fromEntries(
    players.map((player) => [player, picksAt(order.indexOf(player), order.length, items)]),
  ) as Record<Player, number>;
  return { order, picks };
}

function ranked<Player extends string>(players: readonly Player[], die: (player: Player) => number): readonly Player[] {
  const thrown = players.map((player) => ({ player, face: die(player) }));
  const faces = [...new Set(thrown.map(({ face }) => face))].sort((one, other) => other - one);
  return faces.flatMap((face) => {
    const tied = thrown.filter((each) => each.face === face).map(({ player }) => player);
    return tied.length === 1 ? tied : ranked(tied, die);
  });
}

const picksAt = (place: number, players: number, items: number): number =>
  place >= items ? 0 : Math.floor((items - 1 - place) / players) + 1;
