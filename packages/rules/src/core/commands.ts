import type { CommandsIn } from './forms.ts';

/** The commands of each folder of `procedures/`, with their fields: it adds its own, beside where it declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface FormsByFolder {}

type AllForms = FormsByFolder[keyof FormsByFolder];

/** All that may be asked. */
export type Command = CommandsIn<AllForms>;
type CommandsByType = { readonly [Each in Command as Each['type']]: Each };
export type CommandOf<Type extends Command['type']> = CommandsByType[Type];

/** The fields of a command. */
export type FormOf<Type extends Command['type']> = FieldsIn<AllForms, Type>;
type FieldsIn<F, Type extends string> = F extends { readonly [Each in Type]: infer Fields } ? Fields : never;
