import type { Plugin } from 'vite';

/** The files of a procedure: one of them declares it, one handles its commands; they may be the same. */
const PROCEDURE = /\/packages\/rules\/src\/procedures\/[^/]+\/[^/]+\/[^/]+\.ts$/;
/** Where it says which fields its commands have. */
const COMMANDS = /\/commands\.ts$/;

/** What of a declaration only whoever rules asks for: how events are taken in, what follows them, and their lines. */
const RULING: ReadonlySet<string> = new Set(['evolve', 'lift', 'tell', 'follows', 'after', 'last']);
/** What of a command's handling; an offer names the function that it asks of what stands against it. */
const HANDLING: ReadonlySet<string> = new Set(['may', 'play']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly value?: Node & {
    readonly name?: string;
    readonly callee?: { readonly name?: string };
    readonly properties?: readonly Property[];
  };
}

/** An object that a file keeps under a name, by itself or as what a call is given. */
interface Kept {
  readonly name: string;
  readonly properties: readonly Property[];
}

/**
 * A page works out what may be done, and the server rules on it: of each procedure's declaration and of its handlers the
 * pages leave out the ruling, with all that it alone needs, and of its commands the fields that no form asks for.
 */
export function offersAlone(): Plugin {
  const declared = new Set<string>();
  const leftOut = new Set<string>();
  return {
    name: 'offers-alone',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: PROCEDURE },
      handler(code, id) {
        const kept = this.parse(code).body.flatMap(keptIn);
        if (COMMANDS.test(id)) return without(code, kept.flatMap(({ properties }) => properties).flatMap(notAskedFor));
        const handlers = kept.filter(({ name }) => name.endsWith('Handlers'));
        for (const { name } of handlers) leftOut.add(name);
        // A declaration names the forms of its commands: `commands.ts` makes them.
        const declarations = kept.filter(({ properties }) => fieldOf(properties, 'forms')?.type === 'Identifier');
        for (const { name, properties } of declarations) declared.add(fieldOf(properties, 'handle')?.name ?? name);
        const left = [
          ...declarations.flatMap(({ properties }) => named(properties, RULING)),
          ...handlers
            .flatMap((each) => each.properties)
            .flatMap(({ value }) => named(value?.properties ?? [], HANDLING)),
        ];
        return left.length > 0
          ? without(
              code,
              left.toSorted((one, other) => one.start - other.start),
            )
          : null;
      },
    },
    buildEnd(failed) {
      const stay = [...declared].filter((name) => !leftOut.has(name));
      if (!failed && stay.length > 0) this.error(`A page would have the rulings of ${stay.join(', ')}.`);
    },
  };
}

const named = (properties: readonly Property[], names: ReadonlySet<string>): readonly Property[] =>
  properties.filter(({ key }) => key?.name && names.has(key.name));

const fieldOf = (properties: readonly Property[], name: string): Property['value'] =>
  properties.find(({ key }) => key?.name === name)?.value;

/** From the back, so that the places before stay where they are; nobody follows a page's script back to this line. */
const without = (code: string, left: readonly Node[]) => ({
  code: left.toReversed().reduce((text, { start, end }) => text.slice(0, start) + NO_FIELD + text.slice(end), code),
  map: null,
});

const NO_FIELD = '...{}';

/** The fields of a command that are made where they stand, with no label. */
const notAskedFor = ({ value }: Property): readonly Property[] =>
  value?.properties?.filter((field) => field.value?.type !== 'Identifier' && field.value && !isLabelled(field.value)) ??
  [];

const isLabelled = ({ callee }: NonNullable<Property['value']>): boolean => callee?.name === 'label';

/** The objects that a statement keeps under names. */
function keptIn(statement: Node): readonly Kept[] {
  const { declaration = statement } = statement as Node & { declaration?: Node };
  const { declarations = [] } = (declaration ?? statement) as Node & {
    declarations?: readonly { readonly id: { readonly name?: string }; readonly init?: Node }[];
  };
  return declarations.flatMap(({ id: { name = '' }, init }) => {
    const [given = init] = (init as Node & { arguments?: readonly Node[] })?.arguments ?? [];
    return given?.type === 'ObjectExpression'
      ? [{ name, properties: (given as Node & { properties: readonly Property[] }).properties }]
      : [];
  });
}
