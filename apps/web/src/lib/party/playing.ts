/** What the referee does who takes somebody's part: of one who has a player, for that player. */
export const playing = (name: string, player: string | null): string =>
  player === null ? `Play as ${name}` : `Play ${name} for ${player}`;
