import type { RestRule } from './rule.ts';

/** GOR-RUL-01 as one slot: nobody must rest each hour, unless the campaign takes that from the chapter. On what it costs to go without rest the book is silent (GOR-RUL-01). */
export const gormanRest = (chapter: RestRule, { everyHour }: { readonly everyHour: boolean }): RestRule =>
  everyHour
    ? chapter
    : {
        activeTurns: Number.POSITIVE_INFINITY,
        cites: chapter.cites,
        penalty: chapter.penalty,
      };
