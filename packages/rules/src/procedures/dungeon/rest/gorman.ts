import type { RestRule } from './rule.ts';

/** GOR-RUL-01 as one slot: nobody must rest each hour, unless the campaign takes that from the chapter. */
export const gormanRest = (chapter: RestRule, { everyHour }: { readonly everyHour: boolean }): RestRule =>
  everyHour ? chapter : { ...chapter, activeTurns: Number.POSITIVE_INFINITY };
