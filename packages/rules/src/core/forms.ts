import type { Fields, Holding } from './fields.ts';

/** The fields of each command of a folder, by its type. */
export type Forms = { readonly [type: string]: Fields };

/** Declares the commands of a folder: their fields, from which their types and their checks come. */
export const forms = <const F extends Forms>(of: F): F => of;

/** The commands of these forms. */
export type CommandsIn<F> = F extends unknown
  ? { [Type in keyof F]: { readonly type: Type } & Holding<F[Type]> }[keyof F]
  : never;

/** One command of a folder's forms, by its type. */
export type CommandIn<F extends Forms, Type extends keyof F> = { readonly type: Type } & Holding<F[Type]>;
