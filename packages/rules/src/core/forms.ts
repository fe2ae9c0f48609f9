import type { Fields, ValuesOf } from './fields.ts';

/** The fields of each command of a folder, by its type. */
export type Forms = { readonly [type: string]: Fields };

const declared = new Map<string, Fields>();

/** Declares the commands of a folder: their fields, from which their types, their checks and what asks for them come. */
export function forms<const F extends Forms>(of: F): F {
  for (const [type, fields] of Object.entries(of)) {
    if (declared.has(type)) throw new Error(`${type} is declared twice.`);
    declared.set(type, fields);
  }
  return of;
}

/** The fields of a command that is declared. */
export function formOf(type: string): Fields {
  const form = declared.get(type);
  if (!form) throw new Error(`No folder declares ${type}.`);
  return form;
}

/** The commands of these forms. */
export type CommandsIn<F> = F extends unknown
  ? { [Type in keyof F]: { readonly type: Type } & ValuesOf<F[Type]> }[keyof F]
  : never;

/** One command of a folder's forms, by its type. */
export type CommandIn<F extends Forms, Type extends keyof F> = { readonly type: Type } & ValuesOf<F[Type]>;
