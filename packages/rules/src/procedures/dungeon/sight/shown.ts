/** The referee sees the whole map, everyone else what has been revealed. */
export const isShown = (role: 'referee' | 'player' | 'spectator' | 'table', revealed: boolean): boolean =>
  role === 'referee' || revealed;
