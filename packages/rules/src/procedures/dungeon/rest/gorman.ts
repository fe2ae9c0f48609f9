import type { RestRule } from './rule.ts';

/** GOR-RUL-01 as one slot: nobody must rest each hour, unless the campaign takes that from the chapter. */
export const gormanRest = (chapter: RestRule, { everyHour }: { readonly everyHour: boolean }): RestRule =>
  everyHour
    ? chapter
    : {
        activeTurns: Number.POSITIVE_INFINITY,
        // On what it costs to go without rest the book is silent (GOR-RUL-01).
        cites: chapter.cites,
        penalty: chapter.penalty,
      };
