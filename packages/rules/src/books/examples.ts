import type { Adapters } from '../vectors.ts';
import { RULESETS } from './list.ts';

interface Page {
  readonly examples: Adapters;
}

const pages = await Promise.all(RULESETS.map((book) => import(`./${book}/examples.ts`) as Promise<Page>));

/** What runs the examples of all books, by the id of the rule. */
export const adapters: Adapters = Object.assign({}, ...pages.map(({ examples }) => examples));
