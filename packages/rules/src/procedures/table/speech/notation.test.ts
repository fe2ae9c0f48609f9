import { DiceRoll, NumberGenerator, Parser } from '@dice-roller/rpg-dice-roller';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../core/index.ts';
import { throwNotation } from './notation.ts';

/** Dice that fall alike whenever they are begun with the same number. */
function stream(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + (Math.floor((state / 2 ** 32) * sides) % sides);
  };
}

const diceOf = (seed: number): Dice => ({ die: stream(seed) }) as Dice;

class TooMany extends Error {}

/** As RPG Dice Roller, which the notation was read by before, reads and throws it; null where it does not. */
function reference(notation: string, seed: number): { readonly reckoning: string; readonly total: number } | null {
  const die = stream(seed);
  let throws = 0;
  const engine = {
    range: [1, 1] as readonly [number, number],
    next(): number {
      throws += 1;
      if (throws > 500) throw new TooMany();
      return die(this.range[1] - this.range[0] + 1) - 1;
    },
  };
  const { generator } = NumberGenerator;
  const usual: unknown = generator.engine;
  generator.engine = engine;
  try {
    Parser.parse(notation);
    const { total, output } = new DiceRoll(notation);
    return Number.isFinite(total) ? { reckoning: output, total } : null;
  } catch {
    return null;
  } finally {
    generator.engine = usual;
  }
}

const ours = (notation: string, seed: number) => {
  const thrown = throwNotation(diceOf(seed), notation);
  return 'fault' in thrown ? null : { reckoning: thrown.reckoning, total: thrown.total };
};

const text = (...parts: readonly fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part);
const whole = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);
const one = (...of: readonly string[]) => fc.constantFrom(...of);

const compare = text(one('!=', '<=', '>=', '=', '<>', '>', '<'), one('1', '2', '3', '4', '5', '6', '-1', '2.5', '0'));
const modifiersOf = (count: number) =>
  fc
    .array(
      fc.oneof(
        text(one('!', '!!', '!p', '!!p'), maybe(compare)),
        text(compare, maybe(text(one('f'), compare))),
        text(one('k', 'kh', 'kl', 'd', 'dl', 'dh'), whole(1, count)),
        text(one('r', 'ro', 'u', 'uo'), maybe(compare)),
        text(one('cs', 'cf'), maybe(compare)),
        one('s', 'sa', 'sd'),
        text(one('min', 'max'), one('1', '2', '4', '-1', '2.5')),
      ),
      { maxLength: 3 },
    )
    .map((all) => all.join(''));
const comment = maybe(one(' ', '[fire]', ' /* cold */', '  '));
const dice = fc
  .integer({ min: 1, max: 6 })
  .chain((count) =>
    text(
      fc.constant(count === 1 ? '' : `${count}`),
      one('d6', 'd4', 'd20', 'd%', 'dF', 'dF.1', 'dF.2', 'd1', 'd2', 'd(1+2)', 'd10'),
      modifiersOf(count),
      comment,
    ),
  );
const number = one('0', '1', '2', '10', '1.5', '-3', '007', '0.25');
const operator = one('+', '-', '*', '/', '%', '^', '**', ' + ', ' - ');
const { sum } = fc.letrec<{ sum: string; factor: string }>((tie) => ({
  factor: fc.oneof(
    { depthSize: 'small' },
    dice,
    number,
    text(one('('), tie('sum'), one(')')),
    text(one('abs(', 'ceil(', 'floor(', 'round(', 'sign(', 'sqrt('), tie('sum'), one(')')),
    text(one('max(', 'min('), tie('sum'), one(', ', ','), tie('sum'), one(')')),
  ),
  sum: fc
    .array(fc.tuple(operator, tie('factor')), { maxLength: 3 })
    .chain((rest) => tie('factor').map((first) => first + rest.flat().join(''))),
}));
const group = fc
  .array(fc.oneof(dice, text(dice, one('+', '-', '*', ' + '), number)), { minLength: 1, maxLength: 3 })
  .chain((sums) =>
    text(
      fc.constant(`{${sums.join(', ')}}`),
      maybe(fc.oneof(text(one('k', 'kl', 'd', 'dh'), fc.constant('1')), compare, text(compare, one('f<2')))),
    ),
  );
const notation = fc.oneof(dice, sum, group, text(group, one('+', '*'), dice)).map((written) => written.trim());

describe('dice in notation', () => {
  it('are read, thrown, reckoned and worded as by the library that read them before', () => {
    let compared = 0;
    fc.assert(
      fc.property(notation, fc.nat(), (written, seed) => {
        fc.pre(written.length <= 100);
        const mine = ours(written, seed);
        // What has no value among the real numbers, and more than may be thrown, is refused here.
        if (mine === null) return;
        compared += 1;
        expect({ written, ...mine }).toEqual({ written, ...reference(written, seed) });
      }),
      { numRuns: 3_000, seed: 11 },
    );
    expect(compared).toBeGreaterThan(1_500);
  });

  it('are understood wherever that library understood them, as long as they come to a number', () => {
    fc.assert(
      fc.property(fc.oneof(dice, group), fc.nat(), (written, seed) => {
        expect([written, ours(written.trim(), seed)]).toEqual([written, reference(written.trim(), seed)]);
      }),
      { numRuns: 2_000, seed: 12 },
    );
  });

  it('that are garbage are refused by both', () => {
    const piece = one(
      'd',
      '6',
      '2',
      '!',
      '{',
      '}',
      '(',
      ')',
      '+',
      '-',
      '>',
      'k',
      'r',
      's',
      'F',
      '%',
      ',',
      '.',
      ' ',
      'max',
      'f',
      '#',
      '[',
      ']',
      '/',
      '*',
      '0',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), fc.nat(), (pieces, seed) => {
        const written = pieces.join('').trim();
        const theirs = reference(written, seed);
        const mine = ours(written, seed);
        if (mine !== null) expect([written, mine]).toEqual([written, theirs]);
        else if (theirs !== null) expect(written).toSatisfy((said: string) => !hasDice(said) || hasNoNumber(said));
      }),
      { numRuns: 20_000, seed: 13 },
    );
  });

  it.each([
    ['2d6+', 'Something is missing at the end of “2d6+”.'],
    ['2d6 plus 1', '“plus 1” cannot be read, at character 5 of “2d6 plus 1”.'],
    ['1d6>', 'Something is missing at the end of “1d6>”.'],
    ['101d6', 'Those are not 1 to 100 dice.'],
    ['1d1001', 'A die has 1 to 1,000 sides.'],
    ['1d(5/2)', 'A die has 1 to 1,000 sides.'],
    ['5+3', 'There are no dice in it.'],
    ['1d6'.padEnd(120, '+1'), 'That is longer than 100 characters.'],
    ['sqrt(0-1d6)', 'What is written comes to no end, or to no number.'],
    ['1d6/0', 'What is written comes to no number.'],
    ['('.repeat(100), 'Something is missing at the end'],
  ])('%s is refused with the place of the fault', (written, sentence) => {
    const thrown = throwNotation(diceOf(1), written);
    expect('fault' in thrown && thrown.fault).toContain(sentence);
    expect('fault' in thrown && thrown.fault).toContain('Dice are written like');
  });

  it('keep all and no fewer when more are to be kept than there are', () => {
    const thrown = throwNotation(diceOf(3), '2d6kh3');
    expect('fault' in thrown).toBe(false);
    expect('reckoning' in thrown && thrown.reckoning).not.toContain('d,');
  });
});

const hasDice = (said: string) => /d/.test(said);
const hasNoNumber = (said: string) => /[/%^*]|k|d\d/.test(said);
