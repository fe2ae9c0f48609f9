import type { Ruleset } from '../../../core/index.ts';
import { withoutNumber } from '../../../core/words.ts';
import { isNameOfHelp } from '../../../state/called.ts';

/** `Grishnak the Sly`, `Bruna of the hill`: what is told so of nobody but one. */
const FURTHER = / (the|of) /;

/**
 * Whether a name is somebody's own. A kind of the bestiary is nobody's, with or without a number; nor are words that tell
 * what somebody is, as `orc chief` or `lame hermit`.
 */
export function isOwnName({ monsters }: Ruleset, name: string): boolean {
  const words = withoutNumber(name.trim().toLowerCase());
  if (FURTHER.test(words)) return true;
  return !words.includes(' ') && !monsters.bestiary.some((kind) => kind.name.toLowerCase() === words);
}

/**
 * A monster whose name is its own is known as such, however it came by it; so is a retainer who goes by the kind of help.
 * @param help the kind of those in service
 */
export function withNaming<Facts extends { readonly kind: string; readonly name: string; readonly ownName?: boolean }>(
  rules: Ruleset,
  { ownName: _before, ...facts }: Facts,
  help?: string,
): Omit<Facts, 'ownName'> & { readonly ownName?: boolean } {
  if (facts.kind === 'monster') return isOwnName(rules, facts.name) ? { ...facts, ownName: true } : facts;
  return isNameOfHelp(help, facts.name) ? { ...facts, ownName: false } : facts;
}
