import { describe, expect, it } from 'vitest';
import { SPELL_WORKS } from '../books/ose/content/spell-works.ts';
import { isAimed, isForFriends, isKeptUp, isUponPlace, needsNobody, partByItself } from './spell-parts.ts';

const workOf = (spell: string) => SPELL_WORKS[spell] ?? {};

describe('what is so of a spell by the parts of its work (OSE-APX-06)', () => {
  it.each([
    ['Fire Ball', { aimed: true, place: true, nobody: true, friends: false, byItself: null }],
    ['Know Alignment', { aimed: true, place: false, nobody: false, friends: false, byItself: 'tells' }],
    ['Web', { aimed: true, place: true, nobody: true, friends: false, byItself: null }],
    ['Dimension Door', { aimed: true, place: false, nobody: false, friends: true, byItself: null }],
    ['Commune', { aimed: true, place: false, nobody: true, friends: true, byItself: null }],
    ['Geas', { aimed: true, place: false, nobody: true, friends: false, byItself: null }],
    ['Knock', { aimed: false, place: true, nobody: false, friends: true, byItself: 'door' }],
    ['Wall of Stone', { aimed: false, place: true, nobody: true, friends: true, byItself: 'raises' }],
    ['Control Weather', { aimed: false, place: true, nobody: true, friends: true, byItself: 'weather' }],
    ['Create Food', { aimed: false, place: false, nobody: false, friends: true, byItself: 'feeds' }],
    ['Animate Dead', { aimed: false, place: false, nobody: false, friends: true, byItself: 'brings' }],
  ])('%s: %j', (spell, expected) => {
    const work = workOf(spell);
    expect({
      aimed: isAimed(work),
      place: isUponPlace(work),
      nobody: needsNobody(work),
      friends: isForFriends(work),
      byItself: partByItself(work),
    }).toEqual(expected);
  });

  it.each([
    ['Animate Dead', true, true],
    ['Polymorph Others', true, true],
    ['Wall of Fire', false, true],
    ['Pass-Wall', false, true],
    ['Control Weather', false, true],
    ['Web', false, true],
    ['Cloudkill', false, true],
    ['Fire Ball', false, false],
  ])('what %s does is lost without its magic: over at once %s, for a time %s', (spell, atOnce, forATime) => {
    expect([isKeptUp(workOf(spell), false), isKeptUp(workOf(spell), true)]).toEqual([atOnce, forATime]);
  });
});
