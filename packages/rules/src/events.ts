import type { AbilityCheckEvent } from './procedures/ability-check/events.ts';
import type { LightEvent } from './procedures/light/events.ts';
import type { ListeningEvent } from './procedures/listening/events.ts';
import type { MonstersEvent } from './procedures/monsters/events.ts';
import type { PartyEvent } from './procedures/party/events.ts';
import type { RestEvent } from './procedures/rest/events.ts';
import type { SearchEvent } from './procedures/search/events.ts';
import type { SpeechEvent } from './procedures/speech/events.ts';
import type { TableEvent } from './procedures/table/events.ts';
import type { TurnEvent } from './procedures/turn/events.ts';
import type { WanderingEvent } from './procedures/wandering/events.ts';

import type { SceneEvent } from './procedures/scene/events.ts';
import type { CreatureEvent } from './procedures/creature/events.ts';
import type { DoorsEvent } from './procedures/doors/events.ts';
import type { MovementEvent } from './procedures/movement/events.ts';
import type { SightEvent } from './procedures/sight/events.ts';

/** All that can happen, in the past tense. A folder of `procedures/` each. */
export type GameEvent =
  | AbilityCheckEvent
  | CreatureEvent
  | DoorsEvent
  | LightEvent
  | ListeningEvent
  | MonstersEvent
  | MovementEvent
  | PartyEvent
  | RestEvent
  | SceneEvent
  | SearchEvent
  | SightEvent
  | SpeechEvent
  | TableEvent
  | TurnEvent
  | WanderingEvent;
export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;
