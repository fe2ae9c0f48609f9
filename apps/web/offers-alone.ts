import type { Plugin } from 'vite';

/** Where a procedure declares itself. */
const DECLARATION = /\/packages\/rules\/src\/procedures\/[^/]+\/[^/]+\/procedure\.ts$/;

/** The fields that only whoever rules asks for: what stands against commands, what plays them, what follows, and the lines. */
const RULING: ReadonlySet<string> = new Set(['may', 'play', 'evolve', 'lift', 'tell', 'follows', 'after', 'last']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key?: { readonly name?: string };
}

/**
 * A page works out what may be done, and the server rules on it: of each procedure's declaration the pages leave out
 * the ruling, with all that it alone needs.
 */
export function offersAlone(): Plugin {
  return {
    name: 'offers-alone',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: DECLARATION },
      handler(code) {
        const declared = this.parse(code).body.flatMap(declarationIn);
        if (declared.length !== 1) this.error('A procedure declares itself once, as one object.');
        const rest = declared.flat().filter(({ key }) => key?.name && RULING.has(key.name));
        // From the back, so that the places before stay where they are; nobody follows a page's script back to this line.
        const left = rest
          .toReversed()
          .reduce((text, { start, end }) => text.slice(0, start) + NO_FIELD + text.slice(end), code);
        return { code: left, map: null };
      },
    },
  };
}

const NO_FIELD = '...{}';

/** The fields of an object that a statement exports. */
function declarationIn(statement: Node): readonly (readonly Property[])[] {
  const { declaration } = statement as Node & { declaration?: Node & { declarations?: readonly { init?: Node }[] } };
  const inits =
    declaration?.declarations?.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? [init] : [])) ?? [];
  return inits.map((init) => (init as Node & { properties: readonly Property[] }).properties);
}
