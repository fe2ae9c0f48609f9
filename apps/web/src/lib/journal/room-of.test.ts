import { describe, expect, it } from 'vitest';
import { type Nearby, roomOf, type SceneOfRooms } from './room-of.ts';

const scene = (id: string, name: string, ...keys: string[]): SceneOfRooms => ({
  id,
  name,
  rooms: keys.map((key) => ({ key, name: `${key} in ${name}` })),
});
const SCENES = [
  scene('mill', 'The Mill', '1', '3'),
  scene('crypt', 'Crypt of the king', '3', '4', 'hall of kings'),
  scene('tower', 'Tower', '5'),
];
const where = (text: string, near: Partial<Nearby> = {}) => {
  const found = roomOf(text, SCENES, { about: [], looked: null, ...near });
  return found && `${found.scene.id} ${found.room.key}`;
};

describe('a room that a page names', () => {
  it('is on the map which the page is about, be it by title or folder', () => {
    expect(where('3', { about: ['the mill', ''], looked: 'crypt' })).toBe('mill 3');
    expect(where('3', { about: ['Notes', 'Crypt of the king'], looked: 'mill' })).toBe('crypt 3');
  });

  it('else on the map that is looked at', () => {
    expect(where('3', { looked: 'crypt' })).toBe('crypt 3');
    expect(where('3', { about: ['Tower'], looked: 'mill' })).toBe('mill 3');
  });

  it('else on the only map that has it', () => {
    expect(where('5', { looked: 'mill' })).toBe('tower 5');
    expect(where('4')).toBe('crypt 4');
  });

  it('of several it is none, until the map is named', () => {
    expect(where('3', { looked: 'tower' })).toBeNull();
    expect(where('3 of the mill', { looked: 'crypt' })).toBe('mill 3');
    expect(where('3 of Crypt of the King')).toBe('crypt 3');
    expect(where('hall of kings')).toBe('crypt hall of kings');
    expect(where('hall of kings of Crypt of the king')).toBe('crypt hall of kings');
  });

  it('is none that no map has, or not the map of that name', () => {
    expect(where('9')).toBeNull();
    expect(where('5 of The Mill')).toBeNull();
    expect(where('5 of the moon')).toBeNull();
  });
});
