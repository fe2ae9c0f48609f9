import type { Told } from '@lanthorn/protocol';
import { describe, expect, it } from 'vitest';
import { hueOf, momentIn, newSince, thrownIn } from './thrown.ts';

const told = (id: string, line: Partial<Told['line']> = {}): Told => ({
  id,
  at: 0,
  entry: null,
  line: { kind: 'ruling', text: id, ...line },
});

describe('dice in view', () => {
  it('show the faces that fell', () => {
    const rolls = [{ sides: 6, faces: [2, 5], plus: 1, total: 8 }];
    expect(thrownIn([told('a', { speaker: 'Hild', rolls }), told('b')])).toMatchObject([
      {
        who: 'Hild',
        hue: hueOf('Hild'),
        dice: [
          { sides: 6, face: 2 },
          { sides: 6, face: 5 },
        ],
      },
    ]);
  });

  it('are those of new lines, and none of a seat that was taken anew', () => {
    const lines = [told('a'), told('b'), told('c')];
    expect(newSince('a', lines).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(newSince('gone', lines)).toEqual([]);
  });
});

describe('a moment', () => {
  const crit = told('a', { what: { type: 'attack', hit: true, natural: 20 } });
  const death = told('b', { what: { type: 'death', name: 'Hild' } });
  const rout = told('c', { what: { type: 'rout', name: 'The goblins', many: true, flees: true } });

  it.each([
    ['a natural 20', [crit], 'Natural 20!'],
    ['a death, rather than the blow', [crit, death], 'Hild falls'],
    ['a rout', [rout], 'The goblins break!'],
    ['nothing else', [told('d')], undefined],
  ])('%s', (_of, lines, text) => {
    expect(momentIn(lines)?.text).toBe(text);
  });
});
