/** The commands of each folder of `procedures/`: it adds its own, beside where it declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface CommandsByFolder {}

/** All that may be asked. */
export type Command = CommandsByFolder[keyof CommandsByFolder];
type CommandsByType = { readonly [Each in Command as Each['type']]: Each };
export type CommandOf<Type extends Command['type']> = CommandsByType[Type];
