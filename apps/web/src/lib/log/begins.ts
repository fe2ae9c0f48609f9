import { atFirst, type CreatureRecord } from '@lanthorn/rules';

/** What somebody is known by: the bare name, and what a sentence calls them. */
export type Named = Pick<CreatureRecord, 'name' | 'called'>;

/** Whether a sentence begins with somebody, as lines do, `The lame orc`, or as speech does, `Lame orc`; `The lame orcs` are others. */
export const beginsWith = (sentence: string, { name, called }: Named): boolean =>
  [name, atFirst(called)].some((words) => sentence.startsWith(words) && !/^\p{L}/u.test(sentence.slice(words.length)));
