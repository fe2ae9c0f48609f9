import type { AbilityCheckCommand } from './procedures/ability-check/commands.ts';
import type { LightCommand } from './procedures/light/commands.ts';
import type { ListeningCommand } from './procedures/listening/commands.ts';
import type { MonstersCommand } from './procedures/monsters/commands.ts';
import type { PartyCommand } from './procedures/party/commands.ts';
import type { SearchCommand } from './procedures/search/commands.ts';
import type { SpeechCommand } from './procedures/speech/commands.ts';
import type { TableCommand } from './procedures/table/commands.ts';
import type { TurnCommand } from './procedures/turn/commands.ts';
import type { WanderingCommand } from './procedures/wandering/commands.ts';

import type { SceneCommand } from './procedures/scene/commands.ts';
import type { CreatureCommand } from './procedures/creature/commands.ts';
import type { DoorsCommand } from './procedures/doors/commands.ts';
import type { MovementCommand } from './procedures/movement/commands.ts';

/** All that may be asked. A folder of `procedures/` each. */
export type Command =
  | AbilityCheckCommand
  | CreatureCommand
  | DoorsCommand
  | LightCommand
  | ListeningCommand
  | MonstersCommand
  | MovementCommand
  | PartyCommand
  | SceneCommand
  | SearchCommand
  | SpeechCommand
  | TableCommand
  | TurnCommand
  | WanderingCommand;
export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;
