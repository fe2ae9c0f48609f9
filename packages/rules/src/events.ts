import type { LightEvent } from './procedures/light/events.ts';
import type { ListeningEvent } from './procedures/listening/events.ts';
import type { MonstersEvent } from './procedures/monsters/events.ts';
import type { RestEvent } from './procedures/rest/events.ts';
import type { SearchEvent } from './procedures/search/events.ts';
import type { SpeechEvent } from './procedures/speech/events.ts';
import type { TableEvent } from './procedures/table/events.ts';
import type { TurnEvent } from './procedures/turn/events.ts';
import type { WanderingEvent } from './procedures/wandering/events.ts';

/** All that can happen, in the past tense. A folder of `procedures/` each. */
export type GameEvent =
  | LightEvent
  | ListeningEvent
  | MonstersEvent
  | RestEvent
  | SearchEvent
  | SpeechEvent
  | TableEvent
  | TurnEvent
  | WanderingEvent;
export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;
