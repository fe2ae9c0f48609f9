import type { Told } from '@lanthorn/protocol';
import { describe, expect, it } from 'vitest';
import { momentIn, newSince, thrownIn } from './thrown.ts';

const told = (id: string, line: Partial<Told['line']> = {}): Told => ({
  id,
  at: 0,
  entry: null,
  line: { kind: 'ruling', text: id, ...line },
});

describe('dice in view', () => {
  it('show the faces of the latest act, all of them together, as thrown by who struck and not by who was hit', () => {
    const roll = (sides: number, ...faces: number[]) => ({ sides, faces, plus: 0, total: 0 });
    const whose = ({ text }: Told['line']) => ({ who: text, hue: 7 });
    const lines = [
      told('before', { rolls: [roll(4, 1)] }),
      { ...told('blow', { rolls: [roll(20, 17)] }), at: 5 },
      { ...told('harm', { rolls: [roll(6, 2, 5)] }), at: 5 },
      { ...told('words'), at: 6 },
    ];
    expect(thrownIn(lines, whose)).toEqual({
      id: 'harm',
      who: 'blow',
      hue: 7,
      dice: [
        { sides: 20, face: 17 },
        { sides: 6, face: 2 },
        { sides: 6, face: 5 },
      ],
    });
    expect(thrownIn([told('words')], whose)).toBeNull();
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
