import type { Plugin } from 'vite';

/** Where a procedure declares itself. */
const DECLARATION = /\/packages\/rules\/src\/procedures\/[^/]+\/[^/]+\/procedure\.ts$/;
/** Where it says which fields its commands have. */
const COMMANDS = /\/packages\/rules\/src\/procedures\/[^/]+\/[^/]+\/commands\.ts$/;

/** The fields that only whoever rules asks for: what stands against commands, what plays them, what follows, and the lines. */
const RULING: ReadonlySet<string> = new Set(['may', 'play', 'evolve', 'lift', 'tell', 'follows', 'after', 'last']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly value?: Node & { readonly callee?: { readonly name?: string }; readonly properties?: readonly Property[] };
}

/**
 * A page works out what may be done, and the server rules on it: of each procedure's declaration the pages leave out
 * the ruling, with all that it alone needs, and of its commands the fields that no form asks for.
 */
export function offersAlone(): Plugin {
  return {
    name: 'offers-alone',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: [DECLARATION, COMMANDS] },
      handler(code, id) {
        const declared = this.parse(code).body.flatMap(declarationIn);
        if (DECLARATION.test(id)) {
          if (declared.length !== 1) this.error('A procedure declares itself once, as one object.');
          return without(
            code,
            declared.flat().filter(({ key }) => key?.name && RULING.has(key.name)),
          );
        }
        return without(code, declared.flat().flatMap(notAskedFor));
      },
    },
  };
}

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

/** The fields of an object that a statement exports, by itself or as what a call is given. */
function declarationIn(statement: Node): readonly (readonly Property[])[] {
  const { declaration } = statement as Node & { declaration?: Node & { declarations?: readonly { init?: Node }[] } };
  return (
    declaration?.declarations?.flatMap(({ init }) => {
      const [given = init] = (init as Node & { arguments?: readonly Node[] })?.arguments ?? [];
      return given?.type === 'ObjectExpression'
        ? [(given as Node & { properties: readonly Property[] }).properties]
        : [];
    }) ?? []
  );
}
