import { relative } from 'node:path';
import type { Plugin } from 'vitest/config';

const RULES = `${import.meta.dirname}/../..`;

/**
 * What play answers with, by the file that answers: rulings and refusals, lines, offers, records with their figures, advice. And who hears of it:
 * of a ruling also what is said of it, which needs the state that it was made in.
 */
const ANSWERS: Readonly<Record<string, readonly [name: string, heard: string]>> = {
  'src/decide.ts': ['decide', 'lanthornRuled?.(made, all[0])'],
  'src/view/tell.ts': ['telling', 'lanthornPlayed?.(made)'],
  'src/view/offers.ts': ['offers', 'lanthornPlayed?.(made)'],
  'src/view/project.ts': ['project', 'lanthornPlayed?.([...made])'],
  'src/view/sections/derived.ts': ['derivedOf', 'lanthornPlayed?.(made)'],
  'src/procedures/party/party/advice.ts': ['partyAdvice', 'lanthornPlayed?.(made)'],
};

/** Lets a record be kept of whatever play answers, without a word of it in the rules themselves. */
export const tapped = (): Plugin => ({
  name: 'tapped',
  enforce: 'pre',
  transform: (code, id) => {
    const answer = ANSWERS[relative(RULES, id.split('?')[0] ?? id)];
    if (!answer) return null;
    const [name, heard] = answer;
    const plain = code
      .replace(`export function ${name}(`, `function ${name}Untapped(`)
      .replace(`export const ${name} =`, `const ${name}Untapped =`);
    if (plain === code) throw new Error(`${id} does not export ${name} any more.`);
    const tap = `(...all) => { const made = ${name}Untapped(...all); globalThis.${heard}; return made; }`;
    return { code: `${plain}\nexport const ${name}: typeof ${name}Untapped = ${tap};\n`, map: null };
  },
});
