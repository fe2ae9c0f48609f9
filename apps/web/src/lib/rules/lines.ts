import { Fetched } from '../fetched.svelte.ts';

const fetched = new Fetched<(rule: string) => string | null>();
const fetch = async () => (await import('@lanthorn/rules/lines')).lineOf;

/** What a rule says, in a line. The lines are fetched when the first is asked for: there is none until they have come. */
export const lineOf = (rule: string): string | null => fetched.ask('lines', fetch)?.(rule) ?? null;
