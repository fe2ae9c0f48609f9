/** The events of each folder of `procedures/`: it adds its own, beside where it declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface EventsByFolder {}

/** All that can happen, in the past tense. */
export type GameEvent = EventsByFolder[keyof EventsByFolder];
export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;
