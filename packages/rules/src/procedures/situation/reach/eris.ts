/** Feet within which blows are struck (ERI-MEL-01). */
export const ERIS_MELEE_FEET = 10;

/** ERI-MEL-01, 04: near enough, or where everybody reaches everybody. */
export const inMelee = (feet: number, cramped: boolean): boolean => cramped || feet <= ERIS_MELEE_FEET;

/** ERI-MEL-03: whoever waits strikes first at those who close in. */
export const firstStrike = (
  other: 'waits' | 'acted' | 'moves-in',
): { readonly firstStrike: 'waiter' | 'next-initiative'; readonly sameRound: boolean } =>
  other === 'waits' ? { firstStrike: 'waiter', sameRound: true } : { firstStrike: 'next-initiative', sameRound: false };
