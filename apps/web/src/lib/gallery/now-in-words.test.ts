import { expect, it } from 'vitest';
import { nowInWords } from './now-in-words.ts';

const side = (name: string, kind: 'party' | 'monsters') => ({
  id: name,
  name,
  kind,
  members: [],
  surprised: null,
  initiative: null,
  aware: null,
  moraleDue: null,
});
const met = (of: Partial<NonNullable<Parameters<typeof nowInWords>[0]>>) =>
  nowInWords(
    {
      round: 2,
      sides: [side('The party', 'party'), side('The goblins', 'monsters')],
      chase: null,
      combat: null,
      ...of,
    },
    'The party explores the crypt',
  );
const combat = { stage: 'phases', order: [], slowFrom: null, acting: null, phase: null } as never;

it('those who watch read what goes on, and not who is waited for', () => {
  expect(met({})).toBe('The party meets the goblins');
  expect(met({ combat })).toBe('Round 2: the party against the goblins');
  const unseen = [side('The party', 'party'), side('Something in the dark', 'monsters')];
  expect(met({ combat, sides: unseen })).toBe('Round 2: the party against something in the dark');
  expect(met({ combat, chase: { fleeing: 'party', gap: 20, rounds: 1 } })).toBe('A chase');
  expect(nowInWords(null, 'The party explores the crypt')).toBe('The party explores the crypt');
});

it('those who watch read that a fight is over, and how, once nobody whom they see fights on', () => {
  const goblins = { ...side('The goblins', 'monsters'), members: ['grik', 'snag'] };
  const of = (grik: 'dead' | 'fled' | null, snag: 'dead' | 'fled' | 'surrendered' | null) =>
    nowInWords(
      { round: 4, sides: [side('The party', 'party'), goblins], chase: null, combat },
      'The party explores the crypt',
      (creature) => [creature === 'grik' ? grik : snag].flatMap((condition) => condition ?? []),
    );
  expect(of('dead', null)).toBe('Round 4: the party against the goblins');
  expect(of('dead', 'fled')).toBe('Round 4: the foes in sight are put to flight');
  expect(of('dead', 'surrendered')).toBe('Round 4: no foe in sight is still fighting');
  expect(of('dead', 'dead')).toBe('Round 4: no foe in sight is still fighting');
});
