import type { Told } from '@lanthorn/protocol';
import { describe, expect, it } from 'vitest';
import { counted, linesAfter, stepBack, stepForth, undoneBy } from './steps-back.ts';
import { turnedText, withoutTakenBack, withTakenBack } from './turned.ts';

const told = (entry: number, line: Partial<Told['line']> = {}): Told => ({
  id: `${entry}`,
  at: 0,
  entry,
  line: { kind: 'ruling', text: `Step ${entry}.`, ...line },
});
const back = (entry: number, backTo: number) => told(entry, { kind: 'table', text: 'Time is turned back.', backTo });

describe('taking steps back', () => {
  const steps = [told(1), told(2), told(3)];

  it('begins with the newest step, and names it', () => {
    expect(stepBack(3, steps)).toEqual({ to: 2, text: 'Step 3.' });
  });

  it('goes on with the step before the one that was taken back', () => {
    expect(stepBack(4, [...steps, back(4, 2)])).toEqual({ to: 1, text: 'Step 2.' });
  });

  it('passes over words, which change nothing', () => {
    expect(stepBack(4, [...steps, told(4, { kind: 'speech' })])).toEqual({ to: 2, text: 'Step 3.' });
  });

  it('ends at the beginning', () => {
    expect(stepBack(0, [])).toBeNull();
  });

  it('takes back a step of which nothing was told', () => {
    expect(stepBack(4, steps)).toEqual({ to: 3, text: '' });
  });
});

describe('bringing steps back', () => {
  const steps = [told(1), told(2), told(3)];

  it('has nothing to bring while nothing was taken back', () => {
    expect(stepForth(3, steps)).toBeNull();
  });

  it('brings them one after the other, in the order they were played, and then no more', () => {
    const twice = [...steps, back(4, 2), back(5, 1)];
    expect(stepForth(5, twice)).toBe(4);
    const once = [...twice, back(6, 4)];
    expect(stepForth(6, once)).toBe(3);
    expect(stepForth(7, [...once, back(7, 3)])).toBeNull();
  });

  it('has nothing to bring once something new was played', () => {
    expect(stepForth(5, [...steps, back(4, 2), told(5)])).toBeNull();
  });
});

describe('what was taken back', () => {
  const steps = [told(1), told(2), told(3)];

  it('stands under the line that took it back', () => {
    expect([...undoneBy(4, [...steps, back(4, 1)])]).toEqual([
      ['2', '4'],
      ['3', '4'],
    ]);
  });

  it('holds again once it is brought back', () => {
    expect([...undoneBy(5, [...steps, back(4, 2), back(5, 3)])]).toEqual([]);
  });

  it('is the same to those who know no entries, of the lines that they were told', () => {
    const line = (id: string, more: Partial<Told['line']> = {}): Told => ({
      ...told(0, more),
      id,
      entry: null,
    });
    const turned = (id: string, backToLine: string | null) => line(id, { kind: 'table', backToLine });
    const undoneOf = (lines: readonly Told[]) => [...undoneBy(lines.length, counted(lines)).keys()];
    const played = [line('a'), line('b'), line('c')];
    expect(undoneOf(played)).toEqual([]);
    expect(undoneOf([...played, turned('d', 'a')])).toEqual(['b', 'c']);
    expect(undoneOf([...played, turned('d', 'a'), turned('e', 'c')])).toEqual([]);
    expect(undoneOf([...played, turned('d', null)])).toEqual(['a', 'b', 'c']);
    expect(undoneOf([...played, turned('d', 'older than all')])).toEqual(['a', 'b', 'c']);
  });

  it('is never who sits where', () => {
    const seated = told(3, { what: { type: 'keeping', stands: true } });
    expect(stepBack(3, [told(1), told(2), seated])).toEqual({ to: 1, text: 'Step 2.' });
    expect([...undoneBy(4, [told(1), told(2), seated, back(4, 1)])]).toEqual([['2', '4']]);
  });

  it('is never words', () => {
    expect([...undoneBy(3, [told(1), told(2, { kind: 'speech' }), back(3, 0)])]).toEqual([['1', '3']]);
  });

  it('is said before it is done', () => {
    expect(linesAfter(1, 3, steps)).toEqual(['Step 2.', 'Step 3.']);
    expect(linesAfter(0, 5, [...steps, back(4, 1), told(5)])).toEqual(['Step 1.', 'Step 5.']);
  });

  it('is as many lines before it is done as after, where one act was told in several and the map was drawn', () => {
    const lines = [
      told(1),
      { ...told(2), id: '2b' },
      told(2),
      told(3, { what: { type: 'keeping' } }),
      told(4, { kind: 'speech' }),
    ];
    expect(linesAfter(1, 4, lines)).toHaveLength(3);
    expect(withTakenBack(5, [...lines, back(5, 1)]).at(-1)?.line.text).toBe(
      'The referee takes back 3 lines, from “Step 2.”',
    );
  });
});

describe('what is said of time turned back', () => {
  const said = (newest: number | null, lines: readonly Told[]) =>
    withTakenBack(newest, lines).map(({ line: { text } }) => text);

  it('is what was taken back of the adventure', () => {
    expect(said(3, [told(1), told(2), back(3, 1)]).at(-1)).toBe('The referee takes back: Step 2.');
    expect(said(4, [told(1), told(2), told(3), back(4, 1)]).at(-1)).toBe(
      'The referee takes back 2 lines, from “Step 2.”',
    );
  });

  it('stands in the place of what no longer holds', () => {
    const lines = [told(1), told(2), back(3, 1)];
    expect(withoutTakenBack(3, lines).map(({ line: { text } }) => text)).toEqual([
      'Step 1.',
      'The referee takes back: Step 2.',
    ]);
    expect(withoutTakenBack(4, [...lines, back(4, 2)]).map(({ line: { text } }) => text)).not.toContain(
      'The referee takes back: Step 2.',
    );
  });

  it('is nothing, to whoever had been told nothing of it', () => {
    expect(said(3, [told(1), back(3, 1)])).toEqual(['Step 1.']);
    const drawn = told(2, { what: { type: 'keeping' } });
    expect(said(3, [told(1), drawn, back(3, 1)])).toEqual(['Step 1.', 'Step 2.']);
    expect(turnedText([])).toBeNull();
  });

  it('is the same to those who are told no entries', () => {
    const line = (id: string, more: Partial<Told['line']> = {}): Told => ({
      ...told(0, more),
      id,
      entry: null,
    });
    const lines = [line('a'), line('b', { text: 'Hild opens the door.' }), line('c', { backToLine: 'a' })];
    expect(said(null, lines).at(-1)).toBe('The referee takes back: Hild opens the door.');
  });
});
