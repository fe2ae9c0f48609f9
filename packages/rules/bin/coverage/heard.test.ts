import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE, rulesFor } from '../../src/books/index.ts';
import { id, loaded } from '../../src/core/index.ts';
import { decide } from '../../src/decide.ts';
import { telling } from '../../src/view/tell.ts';
import { at, delve, player, someone, twoRooms } from '../../test/table.ts';
import { idsIn, toldOf } from './heard.ts';
import { spokenBy, writtenOut } from './spoken.ts';

const door = id<'door'>('door');

/** What is heard where somebody tries a stuck door, by rules that are nobody else's. */
function played() {
  const ruleset = { ...DEFAULT_CHOICE };
  const scene = twoRooms();
  const stuck = { ...scene.doors[door], stuck: true } as (typeof scene.doors)[typeof door];
  const state = delve([someone({ at: at(4, 1) })], { ruleset }, { ...scene, doors: { ...scene.doors, [door]: stuck } });
  const heard = () => {
    const ruling = decide(state, { type: 'OpenDoor', creature: id('aldo'), door }, player, loaded());
    return { ruling: [...idsIn(ruling)], lines: [...idsIn(toldOf(ruling, state, telling))] };
  };
  return { rules: rulesFor(ruleset), heard };
}

describe('what a test is heard to play', () => {
  it('is what a granted ruling would be told by, though nobody asks for the lines', () => {
    const { ruling, lines } = played().heard();
    expect(ruling).toEqual([]);
    expect(lines).toContain('OSE-DUN-03');
  });

  it('is not a rule that was struck from play', () => {
    const { rules, heard } = played();
    const { doors } = rules;
    Object.assign(rules, { doors: { ...doors, cites: { ...doors.cites, stuck: 'TABLE' } } });
    expect(heard().lines).not.toContain('OSE-DUN-03');
  });

  it('is nothing of what stands in a state', () => {
    expect([...idsIn({ events: [], after: [{ notes: 'OSE-DUN-03' }] })]).toEqual([]);
  });
});

describe('what a test speaks of', () => {
  it.each([
    ['ABC-DEF-07, 08, 10: weeks are paid', 'ABC-DEF-07, ABC-DEF-08, ABC-DEF-10: weeks are paid'],
    ['ABC-DEF-01…03', 'ABC-DEF-01, ABC-DEF-02, ABC-DEF-03'],
    ['ABC-DEF-03 to 05, ABC-DEF-12: 20 are met', 'ABC-DEF-03, ABC-DEF-04, ABC-DEF-05, ABC-DEF-12: 20 are met'],
  ])('%s is read as %s', (title, out) => expect(writtenOut(title)).toBe(out));

  it('OSE-DUN-03: is what its title names', ({ task }) => {
    expect(spokenBy(task).has(['OSE', 'DUN', '03'].join('-'))).toBe(true);
    expect(spokenBy(task).has(['OSE', 'DUN', '04'].join('-'))).toBe(false);
  });
});
