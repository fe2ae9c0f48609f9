import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE, rulesFor } from '../../src/books/index.ts';
import { id, loaded } from '../../src/core/index.ts';
import { decide } from '../../src/decide.ts';
import { telling } from '../../src/view/tell.ts';
import { at, delve, player, someone, twoRooms } from '../../test/table.ts';
import { idsIn, toldOf } from './heard.ts';
import { idsBesideTitles } from './spoken.ts';

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

describe('what a test file asks for', () => {
  const written = (source: string) => [...idsBesideTitles(source)];
  const id = ['ABC', 'DEF', '07'].join('-');

  it.each([
    ['a result is held against it', `it('pays', () => { expect(cited).toContain('${id}'); });`],
    [
      'it stands in a table of tests',
      `it.each([['ose', '${id}']])('%s', (book, rule) => { expect(one).toBe(rule); });`,
    ],
    ['it stands in a line that is told', `const LINES = ['Weeks are paid (${id}).'];`],
  ])('is an id where %s', (_, source) => expect(written(source)).toEqual([id]));

  it.each([
    ['in the title of a test', `it('${id}: weeks are paid', () => { expect(weeks).toBe(3); });`],
    ['in the title of many', `it.each([[1]])('${id}: %s weeks', (weeks) => { expect(weeks).toBe(3); });`],
    ['in what tests are gathered under', `describe(\`weeks (${id})\`, () => {});`],
    ['in a comment', `/* ${id} */ const weeks = 3; // ${id}`],
  ])('is no id that stands %s', (_, source) => expect(written(source)).toEqual([]));
});
