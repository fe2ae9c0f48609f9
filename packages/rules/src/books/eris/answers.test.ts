import { describe, expect, it } from 'vitest';
import { weapon } from '../../../test/brawl.ts';
import { rulesBy } from '../../../test/in-play.ts';
import { goblin, someone } from '../../../test/table.ts';
import { loaded } from '../../core/index.ts';

describe('Planet Eris answers', () => {
  const { skills, healing, turning, afflictions } = rulesBy('eris');

  it.each([
    ['lockpicker', true],
    ['trapfinder', true],
    ['pickpocketer', true],
    ['tracker', false],
    ['climber', false],
  ])('ERI-SKL-13: that a throw as %s is hidden from its owner: %s', (skill, blind) => {
    expect(skills.check.isBlind(skill)).toBe(blind);
  });

  it.each([
    [5, 9, 6, true, null],
    [5, 9, 7, true, 4],
    [5, 9, 7, false, null],
    [9, 9, 7, true, null],
    [-2, 9, 7, true, 11],
  ])(
    'ERI-REC-02: that of %i hit points of %i, after %i days of rest (safe: %s), come back %s',
    (now, max, inARow, safe, plus) => {
      const came = healing.rested({ now, max, inARow, safe, fed: true }, loaded());
      expect(came).toEqual(plus === null ? null : { sides: 1, faces: [], plus, total: plus });
    },
  );

  it('that an attempt to turn needs a round in which nothing was declared', () => {
    expect(turning.leavesRoom(null)).toBe(true);
  });

  it('ERI-APX-11: that an attempt which falls short reaches nobody, and says what it needed', () => {
    const skeleton = goblin({ name: 'Skeleton', undead: true });
    const came = turning.attempt(1, [skeleton], loaded(3, 3));
    expect(came).toMatchObject({ needed: 7, reach: null, turned: [], destroyed: [] });
  });

  it('which afflictions a referee may lay on somebody, by their names in the book', () => {
    expect(afflictions.known.map(({ label }) => label)).toEqual([
      'poison: instantly deadly',
      'poison: slow deadly',
      'poison: paralytic',
      'poison: weakening',
      'poison: madness',
      'poison: battle madness',
      'poison: asphyxiating',
      'poison: exsanguinating',
      'poison: coma',
      'poison: cumulative',
      'poison: infected wound',
      'paralysis',
      'the fear of ghouls',
      'a level drained for good',
      '2 levels drained for good',
      'a level drained until a week of rest',
      '2 levels drained until a week of rest',
    ]);
    expect(afflictions.known.map(({ value }) => value).slice(-6)).toEqual([
      'paralysis',
      'ghoul',
      'drain-1',
      'drain-2',
      'blood-1',
      'blood-2',
    ]);
  });

  it('ERI-DWF-04, ERI-HOB-05: that blows of ogres and giants are softened for the small, and other blows are not', () => {
    const { softened } = rulesBy('eris').classFunctions.blows;
    const blow = (attacker: string, target: string) =>
      softened({ attacker: goblin({ name: attacker }), target: someone({ class: target }), attack: weapon('club') }, 8);
    expect(blow('Ogre', 'dwarf')).toMatchObject({ rule: 'ERI-DWF-04' });
    expect(blow('Ogre', 'hobbit')).toMatchObject({ rule: 'ERI-HOB-05' });
    expect([blow('Goblin', 'dwarf'), blow('Ogre', 'fighter')]).toEqual([null, null]);
  });
});
