import type { Handling } from '../play/index.ts';
import { procedures } from './index.ts';

/** What is filled in of a command, whichever it is. */
export type Filled = Readonly<Record<string, unknown>>;

/** How each command is handled, by its type, whichever folder it belongs to. */
export const handlers: Readonly<Record<string, Handling<Filled> | undefined>> = Object.assign(
  {},
  ...procedures.map(({ handle }: { readonly handle?: object }) => handle),
);
