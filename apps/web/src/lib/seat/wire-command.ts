import type { WireCommand } from '@lanthorn/protocol';
import type { Command } from '@lanthorn/rules';

/**
 * A command by its type and fields. What fields it has is known to the offers and forms alone, in whose hands the
 * compiler cannot follow it; the server checks every one of them.
 */
export const wireCommand = (type: Command['type'], fields: object): WireCommand =>
  ({ type, ...fields }) as unknown as WireCommand;
