import type { Told } from '@lanthorn/protocol';

/** One thing that happened: what was told of it, in the order it was told. */
export interface Card {
  readonly id: string;
  readonly lines: readonly Told[];
}

/** What stands in the log, one under the other. */
export type Part =
  | { readonly type: 'card'; readonly id: string; readonly card: Card }
  /** Time was turned, and what it took back. */
  | { readonly type: 'turned'; readonly id: string; readonly told: Told; readonly undone: readonly Card[] }
  /** What is of the table and not of the adventure. */
  | { readonly type: 'kept'; readonly id: string; readonly lines: readonly Told[]; readonly atFirst: boolean };

/** Parts under the turn or round they belong to; no heading for what came before the first. */
export interface Section {
  readonly id: string;
  readonly heading: Told | null;
  readonly parts: readonly Part[];
}

export const FILTERS = ['all', 'speech', 'rolls', 'rulings'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether a line is told under a filter. */
export function isShown({ line }: Told, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'speech':
      return line.kind === 'speech' || line.kind === 'whisper';
    case 'rolls':
      return (line.rolls ?? []).length > 0;
    case 'rulings':
      return line.why !== undefined;
    default:
      return filter satisfies never;
  }
}

/** The log as cards under their turns and rounds. @param undone by the id of the line that took them back */
export function sectionsOf(told: readonly Told[], undone: ReadonlyMap<string, string>): readonly Section[] {
  const cards = cardsOf(told);
  const taken = Map.groupBy(
    cards.filter(({ id }) => undone.has(id)),
    ({ id }) => undone.get(id) ?? '',
  );
  const sections: { id: string; heading: Told | null; parts: Part[] }[] = [{ id: 'before', heading: null, parts: [] }];
  for (const card of cards) {
    const [first] = card.lines;
    if (!first || undone.has(card.id)) continue;
    if (isHeading(first)) sections.push({ id: card.id, heading: first, parts: [] });
    else if (sections.length === 1 && isStory(first) && sections[0]?.parts.every(({ type }) => type === 'kept'))
      sections[0].parts.unshift({ type: 'card', id: card.id, card });
    else put(sections.at(-1)?.parts ?? [], card, first, taken.get(card.id) ?? [], !begun(sections));
  }
  return sections
    .map((section, place) => ({ ...section, parts: section.parts.filter(leadsOn(place < sections.length - 1)) }))
    .filter(({ heading, parts }) => heading || parts.length > 0);
}

/** Whose phase it was is told where something was done in it, or may still be. @param over whether its turn or round has ended */
const leadsOn =
  (over: boolean) =>
  (part: Part, place: number, parts: readonly Part[]): boolean => {
    const next = parts[place + 1];
    return !isPhase(part) || (next ? !isPhase(next) : !over);
  };

const isPhase = (part: Part): boolean =>
  part.type === 'card' && part.card.lines.every(({ line: { what } }) => what?.type === 'phase');

/** Whether anything has happened but words, and what prepared for the adventure. */
const begun = ([before, ...later]: readonly Section[]): boolean =>
  later.length > 0 || !before?.parts.every((part) => part.type === 'card' && part.card.lines.every(isStory));

/** Words at the very beginning stand before what prepared for them. */
const isStory = ({ line }: Told): boolean => line.kind === 'speech';

/** @param atFirst nothing has happened before it */
function put(parts: Part[], card: Card, first: Told, undone: readonly Card[], atFirst: boolean): void {
  const { id } = card;
  const last = parts.at(-1);
  if (isTurning(first) || undone.length > 0) parts.push({ type: 'turned', id, told: first, undone });
  // What the referee alone reads before anything has happened prepares for it.
  else if (last?.type === 'kept' && last.atFirst && first.line.secret)
    parts.splice(-1, 1, { ...last, lines: [...last.lines, ...card.lines] });
  else if (first.line.what?.type !== 'keeping') parts.push({ type: 'card', id, card });
  else if (last?.type === 'kept') parts.splice(-1, 1, { ...last, lines: [...last.lines, ...card.lines] });
  else parts.push({ type: 'kept', id, lines: card.lines, atFirst });
}

/** What a part of the log is headed by. */
const HEADINGS: readonly unknown[] = ['turn', 'round', 'day', 'downtime'];
const isHeading = ({ line: { what } }: Told): boolean => HEADINGS.includes(what?.type);

/** Lines of one command are one card, but for those that begin something of their own. */
export function cardsOf(told: readonly Told[]): readonly Card[] {
  const cards: { id: string; lines: Told[] }[] = [];
  for (const each of saidOnce(told)) {
    const last = cards.at(-1);
    if (last && goesOn(last.lines, each)) last.lines.push(each);
    else cards.push({ id: each.id, lines: [each] });
  }
  return cards;
}

/** Headings, words and blows stand for themselves; so does what others read than those who read the card. */
function goesOn(lines: readonly Told[], next: Told): boolean {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last || !isSameCommand(last, next)) return false;
  if (isHeading(first) || isHeading(next) || next.line.what?.type === 'attack' || next.line.what?.type === 'phase')
    return false;
  if (isSpoken(first) || isSpoken(next) || isTurning(first)) return false;
  if ((first.line.what?.type === 'keeping') !== (next.line.what?.type === 'keeping')) return false;
  return first.line.what?.type === 'attack' || isReadAlike(first.line, next.line);
}

/** By the same people; and others read something else instead of both, or of neither. */
const isReadAlike = (one: Told['line'], other: Told['line']): boolean =>
  one.secret === other.secret && (one.instead === undefined) === (other.instead === undefined);

/** Those who do not referee are told no entries: all lines of one are told at one time. */
const isSameCommand = (one: Told, other: Told): boolean => one.at === other.at && one.entry === other.entry;

/** The referee is told an entry, all others a line. */
export const isTurning = ({ line }: Told): boolean => line.backTo !== undefined || line.backToLine !== undefined;

const isSpoken = ({ line: { kind } }: Told): boolean => kind === 'speech' || kind === 'whisper';

/** `Round 1 · 4 entries`: a turn or round, and how much is folded under it. */
export const headed = ({ line: { text } }: Told, entries: number): string =>
  `${text.replace(/\.$/, '')} · ${entries} ${entries === 1 ? 'entry' : 'entries'}`;

/** What time brings several times over, such as doors that fall shut, is said once, and how often. */
function saidOnce(told: readonly Told[]): readonly Told[] {
  const runs: Told[][] = [];
  for (const each of told) {
    const run = runs.at(-1);
    const first = run?.[0];
    if (run && first && isSameCommand(first, each) && isSaidAgain(first, each)) run.push(each);
    else runs.push([each]);
  }
  return runs.flatMap(([first, ...again]) =>
    first === undefined ? [] : again.length === 0 ? first : withCount(first, again.length + 1),
  );
}

const isSaidAgain = ({ line: one }: Told, { line: other }: Told): boolean =>
  one.kind === 'time' && other.kind === 'time' && one.text === other.text && one.secret === other.secret;

const withCount = (told: Told, times: number): Told => ({
  ...told,
  line: { ...told.line, text: `${told.line.text.replace(/\.$/, '')}: ${times === 2 ? 'twice' : `${times} times`}.` },
});
