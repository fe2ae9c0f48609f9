import { aOr, withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toNobody } from '../../../play/index.ts';
import type { Pastime } from '../../../state/downtime.ts';
import { toAllIfOfParty } from '../../situation/sight/witnesses.ts';
import { dateAfter, dateInWords } from '../../table/calendar/date.ts';
import type { DowntimeEvent } from './events.ts';

/** What somebody does, in words. */
export function doing(pastime: Pastime): string {
  switch (pastime.kind) {
    case 'rest':
      return 'rests';
    case 'research':
      return 'goes to the laboratory';
    case 'train':
      return 'goes to a teacher';
    case 'study':
      return 'studies a spell';
    case 'nothing':
      return 'spends the time in no special way';
    case 'make':
      return `makes ${withArticle(pastime.form)} of ${pastime.spell}`;
    case 'seek':
      return `looks for ${withArticle(pastime.help.replaceAll('-', ' '))} by notices`;
  }
}

const days = (count: number): string => {
  if (count === 1) return 'A day goes';
  if (count === 7) return 'A week goes';
  return count % 7 === 0 ? `${count / 7} weeks go` : `${count} days go`;
};

const PLACES = {
  settlement: 'The party goes home for a while',
  camp: 'The party camps for some days',
  dungeon: 'The party stays in the dungeon for some days',
} as const;

export const downtimeTellers: Tellers<DowntimeEvent> = {
  DowntimeBegan: ({ downtime, safe }, after) =>
    toAll({
      kind: 'time',
      what: { type: 'downtime' },
      text: `${PLACES[downtime.place]}${safe ? '' : ', where it is not safe'}.`,
      why: {
        rule: rulesOf(after).healing.cites.safety,
        formula: rulesOf(after).healing.restBrings,
      },
    }),
  PastimeChosen: ({ creature, pastime }, after) =>
    toAllIfOfParty(after, creature, { kind: 'table', text: `${nameOf(after, creature)} ${doing(pastime)}.` }),
  ItemMade: ({ creature, item }, after) =>
    toAllIfOfParty(after, creature, {
      kind: 'table',
      text: `${nameOf(after, creature)} has made ${withArticle(item.name)}.`,
      why: { rule: rulesOf(after).scribing?.cites.making ?? 'TABLE', formula: 'one thing between two delves' },
      tone: 'good',
    }),
  DowntimeDayPassed: () => toNobody,
  DowntimePassed: ({ days: count, day }, after) =>
    toAll({
      kind: 'time',
      what: { type: 'downtime' },
      text: `${days(count)} by. Day ${day} begins${after.calendar ? `: ${dateInWords(dateAfter(after.calendar, day - 1))}` : ''}.`,
      why: { rule: rulesOf(after).time.cites.units, formula: '144 turns make a day' },
    }),
  DowntimeEnded: ({ days: count }) =>
    toAll({
      kind: 'time',
      what: { type: 'downtime' },
      text: `The next adventure begins${count > 0 ? `, after ${aOr(count, 'day')} at leisure` : ''}.`,
    }),
};
