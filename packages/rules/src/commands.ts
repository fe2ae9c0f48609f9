import type { LightCommand } from './procedures/light/commands.ts';
import type { ListeningCommand } from './procedures/listening/commands.ts';
import type { MonstersCommand } from './procedures/monsters/commands.ts';
import type { SearchCommand } from './procedures/search/commands.ts';
import type { SpeechCommand } from './procedures/speech/commands.ts';
import type { TableCommand } from './procedures/table/commands.ts';
import type { TurnCommand } from './procedures/turn/commands.ts';
import type { WanderingCommand } from './procedures/wandering/commands.ts';

/** All that may be asked. A folder of `procedures/` each. */
export type Command =
  | LightCommand
  | ListeningCommand
  | MonstersCommand
  | SearchCommand
  | SpeechCommand
  | TableCommand
  | TurnCommand
  | WanderingCommand;
export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;
