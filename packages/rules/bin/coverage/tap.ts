import { relative } from 'node:path';
import type { Plugin } from 'vitest/config';

const RULES = `${import.meta.dirname}/../..`;

/** What play answers with, by the file that answers: rulings and refusals, lines, offers, figures. */
const ANSWERS: Readonly<Record<string, string>> = {
  'src/decide.ts': 'decide',
  'src/view/tell.ts': 'telling',
  'src/view/offers.ts': 'offers',
  'src/view/sections/derived.ts': 'derivedOf',
};

/** Lets a record be kept of whatever play answers, without a word of it in the rules themselves. */
export const tapped = (): Plugin => ({
  name: 'tapped',
  enforce: 'pre',
  transform: (code, id) => {
    const name = ANSWERS[relative(RULES, id.split('?')[0] ?? id)];
    if (!name) return null;
    const plain = code
      .replace(`export function ${name}(`, `function ${name}Untapped(`)
      .replace(`export const ${name} =`, `const ${name}Untapped =`);
    if (plain === code) throw new Error(`${id} does not export ${name} any more.`);
    const tap = `(...all) => { const made = ${name}Untapped(...all); globalThis.lanthornPlayed?.(made); return made; }`;
    return { code: `${plain}\nexport const ${name}: typeof ${name}Untapped = ${tap};\n`, map: null };
  },
});
