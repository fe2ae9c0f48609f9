import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Line } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import { called } from '../src/state/called.ts';
import type { GameState } from '../src/state/state.ts';
import { telling } from '../src/view/tell.ts';
import { BEGINNINGS } from './abbey.ts';
import { adopt, choices } from './choices.ts';
import { dull, nextAt, offeredAt, type Step, steps } from './random-play.ts';
import { runs } from './runs.ts';
import { referee } from './table.ts';

/** Slips of the pen, each with what it matches. */
const SLIPS: Readonly<Record<string, RegExp>> = {
  'one of what is many':
    /(?<![\d.,:×-]|\d )\b1 (day|hour|turn|round|week|mile|gold piece|hit point|experience point|feet|yard|level|spell)s\b/,
  'a capital inside a sentence': /[\p{L},;:] (The|A|An|Something|Somebody) /u,
  'one foot as many': /(?<![\d.,:×-]|\d )\b1 feet\b/,
  'thousands run together':
    /\b\d{4,} (gold pieces?|[pgesc]p|feet|foot|turns|rounds|hit points|experience points|miles|coins)\b/,
  'days told in turns or rounds': /\b(144|288|1,?008|8,?640) (turns|rounds)\b/,
  'a period without its word': /^[^“]* pays .* wages of [^“]*, (\d+ )?(day|week|month|expedition)s?\b/,
  'a capital after a count': /\b\d[\d,]* (Torch|Ration|Spike|Lantern)/,
  'a word of the code': /\b(undefined|null|NaN|true|false)\b|\[object|\b[a-z]+[A-Z]/,
  'two spaces': / {2}/,
  'a hyphen for a minus': /(^|[ (])-\d/,
  'the wrong article': /\b[Aa] (?!one\b|one-)[aeio][a-z]|\b[Aa]n [b-df-gj-np-tv-z][a-z]/,
  'a straight apostrophe': /^(?!.*(?:the price list|as in the book again): ).*\p{L}'/u,
  'a measure as on the list':
    /^(?!.*(?:the price list|as in the book again): ).*\b(rope|pole|torches|spikes|arrows?|bolts|quarrels|candles|rations|wine|mirror|hammer) \((\d|small|quiver|case)/i,
  'a sign apart from its number': /\d %/,
  'a sentence twice': /(^|[.!?] )([^.!?]+[.!?]) \2/,
  'a small letter at the beginning': /^\p{Ll}/u,
  'no stop at the end': /[^.!?…”)]$/,
  'the same twice in a row': /(?<=: |, then )([^,:]+), then \1(?=,|\.| \()/i,
  'nothing counted': /(?<![\d.,:×-]|\d )\b0 (feet|yards|miles|days|turns|rounds|hours|levels|spells)\b(?! of)/,
  'a score by its letters': /\b(?:exchanges|raises|lowers)\b.*\b(?:STR|INT|WIS|DEX|CON|CHA)\b/,
  'somebody by name to themselves':
    /^(.+?) (?:casts|turns|attacks|gives|throws|uses)\b.* (?:on|to|at) \1(?:[.,]| and )/,
  'a state without its verb':
    /^[^:“]+: (?:\p{Ll}+ed|asleep|blind|deaf|helpless|mute)(?: [\p{Ll} ]+)? (?:until cured|for (?:an?|\d+) (?:round|turn|day|week)s?)\b/u,
  'the name that it had': /^(.+) is called (?:an? |the )?\1 (?:now|from now on)\.$/i,
  'days or rounds in fractions': /\b\d+\.\d+ (?:days|turns|rounds)\b/,
};

/** The words of one line, without what people wrote: in random play they write "words", and name a map "The abbey". */
const readable = ({ text }: Line): string =>
  text
    .replace(/“[^”]*”/g, '…')
    .replace(/\bwords\b/g, 'Words')
    .replace(/The abbey/g, 'Abbey');

/** A line, with what those are called by their kind alone who were there when it was told. */
interface Told {
  readonly line: Line;
  readonly kinds: readonly string[];
}

const kindsIn = ({ creatures }: GameState): readonly string[] =>
  Object.values(creatures).flatMap((one) => (called(one) === one.name ? [] : [one.name]));

/** The bestiary is told of by the names of its entries. */
const ENTRY = /^(Written into|Struck out of|Taken out of|The bestiary’s entry|As in the book)/;

/** Whoever goes by a kind has an article before it: a name of its own alone is told with its capital. */
const bareIn = ({ line, kinds }: Told): readonly string[] =>
  [...(ENTRY.test(line.text) ? [] : [readable(line)]), ...reasonsOf(line)].flatMap((words) =>
    kinds.some((kind) => new RegExp(`(?<!\\p{L})${kind}(?!\\p{L})`, 'u').test(words))
      ? [`a kind without its article: ${words}`]
      : [],
  );

const slipsIn = (line: Line): readonly string[] => [
  ...Object.entries(SLIPS).flatMap(([slip, pattern]) =>
    pattern.test(readable(line)) ? [`${slip}: ${line.text}`] : [],
  ),
  ...reasonsOf(line).flatMap((reason) => slipsInReason(reason)),
];

/** What is found of these in a reason too: it holds figures and parts of sentences. */
const IN_REASONS = [
  'thousands run together',
  'two spaces',
  'a hyphen for a minus',
  'a straight apostrophe',
  'a sign apart from its number',
  'days or rounds in fractions',
] as const;

const slipsInReason = (reason: string): readonly string[] =>
  IN_REASONS.flatMap((slip) => (SLIPS[slip]?.test(reason) ? [`${slip}: ${reason}`] : []));

/** All that a reason says in words; it holds dice only where they are of somebody. */
const reasonsOf = ({ why }: Line): readonly string[] =>
  why
    ? [
        why.formula,
        ...(why.notes ?? []).map(({ text }) => text),
        ...[...(why.modifiers ?? []), ...(why.against ?? []), ...(why.made?.parts ?? [])].map(({ name }) => name),
        ...(why.throws ?? []).map(({ who }) => who),
        ...(why.reads === undefined ? [] : [why.reads]),
      ]
    : [];

/** What the referee and the table are told in play, by whatever rules. */
function toldIn(begin: GameState, all: readonly Step[], seed: number): readonly Told[] {
  let state = begin;
  const lines: Told[] = [];
  for (const [at, step] of all.entries()) {
    const offered = () => offeredAt(state, step, () => true);
    const command = at % 3 === 0 ? (nextAt(state, step, () => true) ?? offered()) : offered();
    const ruling = command && decide(state, command, step.seat, dull(seed + at));
    if (!ruling?.granted) continue;
    for (const event of ruling.events) {
      const before = state;
      state = evolve(before, event);
      const told = telling(event, state, before);
      lines.push(
        ...[told.referee, told.table].flatMap((line) =>
          line && !['speech', 'whisper'].includes(line.kind) && !line.text.startsWith('throws ')
            ? [{ line, kinds: kindsIn(before) }]
            : [],
        ),
      );
    }
  }
  return lines;
}

it('every line of the log reads well, by whatever rules', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(BEGINNINGS)),
      choices,
      steps(60),
      fc.nat(),
      (begin, rules, all, seed) => {
        const adopted = decide(begin(), adopt(rules), referee, dull(seed));
        const state = adopted.granted ? adopted.events.reduce(evolve, begin()) : begin();
        expect(toldIn(state, all, seed).flatMap((told) => [...slipsIn(told.line), ...bareIn(told)])).toEqual([]);
      },
    ),
    { numRuns: runs(150) },
  );
}, 240_000);

it.each([
  ['one of what is many', 'Aldo has been without food for 1 days.'],
  ['a capital inside a sentence', 'The party with The orc alone can act.'],
  ['one foot as many', 'The map is dark, 1 feet to the square.'],
  ['thousands run together', 'Aldo pays 20014 gold pieces: 2 retainers taken on.'],
  ['days told in turns or rounds', 'The goblin is mad for 144 turns.'],
  ['a period without its word', 'Aldo pays 2 gold pieces: wages of a guardsman, week.'],
  ['a capital after a count', 'Aldo receives 1000 Torches.'],
  ['a word of the code', 'Aldo checks undefined.'],
  ['a hyphen for a minus', 'Aldo is in cover (-1).'],
  ['the wrong article', 'Ann’s character is to be a elf.'],
  ['a sentence twice', 'Aldo falls. Aldo falls.'],
  ['a straight apostrophe', "Aldo's spell is ruined."],
  ['a straight apostrophe', "Aldo buys thieves' tools."],
  ['a measure as on the list', 'Aldo buys a rope (50′).'],
  ['a sign apart from its number', 'Aldo is a tracker, at 15 %.'],
  ['no stop at the end', 'Names: Mabel'],
  ['the same twice in a row', 'Initiative: something in the dark, then something in the dark.'],
  ['nothing counted', 'They run: 0 feet between them.'],
  ['a score by its letters', 'Ann exchanges INT and CHA.'],
  ['somebody by name to themselves', 'Ilphas casts Floating Disc on Ilphas.'],
  ['a state without its verb', 'Aldo: slowed until cured.'],
  ['the name that it had', 'Aldo is called Aldo now.'],
  ['days or rounds in fractions', 'Aldo has 0.11 days to go.'],
])('%s is found: %s', (slip, text) => {
  expect(slipsIn({ kind: 'ruling', text })).toEqual([`${slip}: ${text}`]);
});

it.each([
  ['Aldo attacks Lame orc with a sword: hits.', true],
  ['Orc attacks Aldo with a sword: hits.', true],
  ['The orc attacks Aldo, and the lame orc flees.', false],
  ['Struck out of the bestiary: Orc.', false],
])('a kind without its article is found, and nothing else: %s', (text, found) => {
  const told: Told = { line: { kind: 'ruling', text }, kinds: ['Orc', 'Lame orc'] };
  expect(bareIn(told)).toEqual(found ? [`a kind without its article: ${text}`] : []);
});

it.each([
  ['thousands run together', 'level 5 at 16000 experience points'],
  ['a hyphen for a minus', 'hits armour class -3 [22] and worse'],
])('%s is found in a reason: %s', (slip, formula) => {
  const line: Line = { kind: 'ruling', text: 'Aldo is well.', why: { rule: 'TABLE', formula } };
  expect(slipsIn(line)).toEqual([`${slip}: ${formula}`]);
});
