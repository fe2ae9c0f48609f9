import type { GameEvent } from '@lanthorn/rules';

/** Lifts an event as it was once stored to what it is called and holds today. The one place that knows of the past. */
export const upcast = (stored: GameEvent): GameEvent => stored;
