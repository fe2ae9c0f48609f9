import type { Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { callsOut, inBar, inBrief, inTwoLines, split, splitNarrow } from './answers.ts';

const offersOf = (...all: string[]) => all.map((label) => ({ key: label, label }) as Offer);
const labels = ({ open, more }: ReturnType<typeof split>) => [open, more].map((all) => all.map(({ label }) => label));

describe('the buttons beside the sentence', () => {
  it('stand open as far as there is room, and a single one more takes no more room than a button for the rest', () => {
    expect(labels(split(offersOf('a', 'b', 'c'), 2))).toEqual([['a', 'b', 'c'], []]);
    expect(labels(split(offersOf('a', 'b', 'c', 'd'), 2))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('are two on a phone where they are short, and else the first alone', () => {
    expect(labels(splitNarrow(offersOf('End the turn', 'Rest for a turn')))).toEqual([
      ['End the turn', 'Rest for a turn'],
      [],
    ]);
    expect(labels(splitNarrow(offersOf('End the turn', 'The party finds treasure')))).toEqual([
      ['End the turn'],
      ['The party finds treasure'],
    ]);
    expect(labels(splitNarrow(offersOf('a', 'b', 'c')))).toEqual([['a'], ['b', 'c']]);
  });

  it('leave the sentence its room on a phone where a way to another page stands before them', () => {
    expect(labels(splitNarrow(offersOf('Light a torch', 'Propose to end the turn'), true))).toEqual([
      [],
      ['Light a torch', 'Propose to end the turn'],
    ]);
  });
});

describe('what a button says on a phone', () => {
  const together = (...creatures: string[]) =>
    ({ command: 'AttackTogether', label: 'Attack: …', fixed: { creatures } }) as unknown as Offer;

  it('is how many strike together, and nothing else is cut', () => {
    expect(inBrief(together('hild', 'wren'))).toBe('Attack with both');
    expect(inBrief(together('hild', 'wren', 'oswin'))).toBe('Attack with all 3');
    expect(inBrief({ command: 'Hold', label: 'Hild holds', fixed: {} } as unknown as Offer)).toBe('Hild holds');
  });
});

describe('what a button beside the sentence says', () => {
  const shortNames = new Map([['Hild Ashgrove', 'Hild']]);

  it('is who strikes at whom, and where that takes more than two lines, how many do', () => {
    const [hild, wren, oswin] = ['Hild Ashgrove at Grik', 'Wren at the bent goblin', 'Oswin at the stout goblin'];
    const blows = (creatures: readonly string[], label: string) =>
      inTwoLines({ command: 'AttackTogether', label, fixed: { creatures } } as unknown as Offer, '', shortNames);
    expect(blows(['hild', 'wren'], `Attack: ${hild}; ${wren}`)).toBe('Attack: Hild at Grik; Wren at the bent goblin');
    expect(blows(['hild', 'wren', 'oswin'], `Attack: ${hild}; ${wren}; ${oswin}`)).toBe('Attack with all 3');
  });

  it('is what each declares, and where that takes more than two lines, how many do what', () => {
    const declares = (label: string) =>
      inTwoLines(
        {
          command: 'DeclareTogether',
          label,
          fixed: { melee: ['hild', 'oswin'], missile: ['wren'] },
        } as unknown as Offer,
        '',
        shortNames,
      );
    expect(declares('Declare: Hild Ashgrove strikes; Wren shoots at Grik')).toBe(
      'Declare: Hild strikes; Wren shoots at Grik',
    );
    const long = 'Declare: Hild Ashgrove and Oswin strike the hobgoblin; Wren shoots at the hobgoblin';
    expect(declares(long)).toBe('Declare: 2 strike, 1 shoots');
  });

  it('is of several who hold, on a phone, how many they are', () => {
    const brief = (creatures: readonly string[], label: string) =>
      inBrief({ command: 'Hold', label, fixed: { creatures } } as unknown as Offer);
    expect(brief(['a', 'b'], 'Nothing to declare: Maximilian and Grim')).toBe('Nothing to declare: both');
    expect(brief(['a', 'b', 'c'], 'Hold: Hild, Wren and Grim')).toBe('Hold: all');
    expect(brief(['a'], 'Hold')).toBe('Hold');
  });

  it.each([
    ['The goblins: close in and attack', 'Your turn: the goblins can move', 'Close in and attack'],
    ['The goblins: attack Hild Ashgrove', 'Your turn: act for the other side', 'The goblins: attack Hild'],
    [
      'Begin the encounter: 5 goblins (off the board)',
      '5 goblins, 80 feet away: begin the encounter, or send them away',
      'Begin the encounter (off the board)',
    ],
    [
      'Begin the encounter: Wiry goblin (The stair hall)',
      'The party sees the wiry goblin: begin the encounter, or end the turn',
      'Begin the encounter',
    ],
    [
      'Begin the encounter: 3 goblins, still hidden (The sacristy)',
      'The goblins are hidden where the party looks: begin the encounter, or end the turn',
      'Begin the encounter',
    ],
    [
      'Begin the encounter: 2 giant centipedes, not seen yet (The refectory)',
      'The giant centipedes see the party from the dark. The party explores',
      'Begin the encounter',
    ],
    ['Begin the encounter: Snag', 'The party sees the ogre: begin the encounter', 'Begin the encounter: Snag'],
    [
      'Begin the encounter: 3 goblins (The stair hall)',
      'The party sees the goblins: begin the encounter, or end the turn',
      'Begin the encounter',
    ],
    [
      'End the missile phase (Hild Ashgrove, Wren Tallow could still shoot)',
      'Waiting for Ann (Hild and Wren) to shoot or throw, or end the missile phase',
      'End the missile phase',
    ],
    ['On to round 2', 'All have acted: on to round 2', 'On to round 2'],
  ])('%s', (label, sentence, said) => {
    expect(inBar(label, sentence, shortNames)).toBe(said);
  });
});

it('what a player may propose, or take back, does not call to be pressed as what comes next does', () => {
  const calls = (command: string) => callsOut({ command } as Offer);
  expect(['EndTurn', 'Hold', 'Attack', 'ProposeEndTurn'].map(calls)).toEqual([true, true, true, false]);
});
