/** How late spectators see the game: `as it happens`, `5 minutes late`. The page of an invite loads nothing of the rules for it. */
export const howLate = (minutes: number): string =>
  minutes === 0 ? 'as it happens' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} late`;
