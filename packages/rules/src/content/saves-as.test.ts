import { describe, expect, it } from 'vitest';
import { readSavesAs } from './saves-as.ts';

describe('whom a monster saves as', () => {
  it.each([
    ['NH', 'normal human'],
    ['NM', 'normal human'],
    ['7', { class: null, level: 7 }],
    ['C1', { class: 'cleric', level: 1 }],
    ['Dw3', { class: 'dwarf', level: 3 }],
    ['MU5', { class: 'magic-user', level: 5 }],
    ['thief 3', { class: 'thief', level: 3 }],
    ['magic-user 2', { class: 'magic-user', level: 2 }],
    ['hobbit 2', { class: 'halfling', level: 2 }],
  ])('is read from %s', (noted, read) => {
    expect(readSavesAs(noted)).toEqual(read);
  });

  it.each(['', 'C', 'X3', 'C1x', '-3', 'constructor 1'])('cannot be read from “%s”', (noted) => {
    expect(readSavesAs(noted)).toBeNull();
  });
});
