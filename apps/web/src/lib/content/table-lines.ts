import { sumsOf, type TableLine } from '@lanthorn/rules';

/** What was read of lines that somebody has pasted: `1-3 a pearl`, `4. two pearls`, or words alone. */
export interface ReadLines {
  /** The dice by which such lines are usually rolled; null where they have no figures, or figures with gaps. */
  readonly dice: string | null;
  readonly lines: readonly TableLine[];
}

interface Numbered {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

const NUMBERED = /^\s*(\d{1,3})\s*(?:[-–—]\s*(\d{1,3}))?\s*(?:[.):|\t]\s*|\s+)(\S.*)$/u;
/** Percentile tables write 100 as 00. */
const figure = (text: string): number => (text === '00' ? 100 : Number(text));
const USUAL = ['1d4', '1d6', '1d8', '1d10', '1d12', '1d20', '1d100', '2d6', '3d6', '2d4', '2d8', '1d2', '1d3', '1d30'];

/** Reads a table as people write them down, a line each. */
export function readLines(text: string): ReadLines {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  const numbered = rows.map(numberedRow);
  if (rows.length > 0 && numbered.every((row) => row !== null) && areJoined(numbered))
    return {
      dice: diceFor(numbered),
      lines: numbered.map(({ first, last, text: words }) => ({ share: last - first + 1, text: words })),
    };
  return { dice: null, lines: rows.map((row) => ({ share: 1, text: row.replace(/^\s*[-*•]\s+/, '').trim() })) };
}

function numberedRow(row: string): Numbered | null {
  const [, first, last, text] = NUMBERED.exec(row) ?? [];
  if (first === undefined || text === undefined) return null;
  return { first: figure(first), last: figure(last ?? first), text: text.trim() };
}

/** Each line begins where the one before ends. */
const areJoined = (rows: readonly Numbered[]): boolean =>
  rows.every(({ first, last }, at) => first <= last && (at === 0 || first === (rows[at - 1]?.last ?? 0) + 1));

function diceFor(rows: readonly Numbered[]): string | null {
  const least = rows[0]?.first;
  const most = rows.at(-1)?.last;
  return USUAL.find((dice) => sumsOf(dice)?.[0] === least && sumsOf(dice)?.[1] === most) ?? null;
}

/** What each line is rolled with, beside it: `3–5` of dice, `25%` of weights. */
export function chancesOf(dice: string | null, lines: readonly Pick<TableLine, 'share'>[]): readonly string[] {
  const [least] = (dice === null ? null : sumsOf(dice)) ?? [null];
  const all = lines.reduce((sum, { share }) => sum + share, 0);
  let first = least ?? 0;
  return lines.map(({ share }) => {
    const from = first;
    first += share;
    if (least === null) return `${Math.round((share / all) * 1000) / 10}%`;
    return share === 1 ? `${from}` : `${from}–${first - 1}`;
  });
}
