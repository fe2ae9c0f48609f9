import { describe, expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Sharer } from './rule.ts';

const by = (options = {}) => rulesFor({ base: 'gorman', slots: {}, options }).advancement;
const advancement = by();
const since = { level: 1, experience: 0, awarded: 0, left: false } as unknown as Sharer['since'];
const sharer = (of: string | null, facts: Partial<Sharer> = {}): Sharer => ({
  creature: someone({ class: of }),
  treasure: 1,
  experience: 1,
  since,
  ...facts,
});
const earned = (sharers: readonly Sharer[], haul = {}) =>
  advancement.award.earned({ treasure: 100, extra: 0, places: 0, ...haul } as never, sharers, []);

describe('what Gorman’s delvers earn', () => {
  it('GOR-XPA-02, GOR-HIR-04: two parts to a character, one to a henchman, none to those who serve for wages', () => {
    const shared = earned([
      sharer('fighter'),
      sharer('fighter'),
      sharer('fighter', { treasure: 0.5 }),
      sharer(null, { treasure: 0 }),
    ]);
    expect(shared.map(({ experience }) => experience)).toEqual([40, 40, 20, 0]);
    expect(shared.map(({ notes }) => notes[0]?.text)).toEqual([
      'an even share: 40',
      'an even share: 40',
      'a henchman’s half share: 20',
      'an even share: 0',
    ]);
  });

  it('GOR-ADV-07: a bonus is shared like treasure, and who earns nothing has nothing', () => {
    expect(earned([sharer('fighter')], { extra: 20 })[0]?.awarded).toBe(120);
    expect(earned([sharer('fighter', { experience: 0 })])[0]?.awarded).toBe(0);
  });

  it('GOR-XPA-03: new places add percent, told by the rule; four add none', () => {
    expect(earned([sharer('fighter')], { places: 5 })[0]).toMatchObject({
      awarded: 105,
      notes: [{ rule: 'GOR-XPA-02' }, { rule: 'GOR-XPA-03', text: '5 new places, +5%: 105' }],
    });
    expect(earned([sharer('fighter')], { places: 4 })[0]?.notes).toHaveLength(1);
  });

  it.each([
    ['elf', 3, 25, 'GOR-CLS-08'],
    ['elf', 2, 100, null],
    ['dwarf', 6, 50, 'GOR-CLS-14'],
    ['dwarf', 5, 100, null],
  ])('GOR-CLS-08, 14: of a hundred, a %s of level %i keeps %i (%s)', (of, level, kept, rule) => {
    const [one] = earned([sharer(of, { since: { ...since, level, experience: 60_000 } })]);
    expect(one?.awarded).toBe(kept);
    expect(one?.notes.some((note) => note.rule === 'GOR-CLS-08' || note.rule === 'GOR-CLS-14')).toBe(rule !== null);
    if (rule) expect(one?.notes.map((note) => note.rule)).toContain(rule);
  });

  it('GOR-ADV-05: at most a level a session, and then half way to the next; what is over is lost', () => {
    const [one] = earned([sharer('fighter')], { treasure: 100_000 });
    expect(one).toMatchObject({ lost: 100_000 - (one?.experience ?? 0) });
    expect(one?.notes.at(-1)?.rule).toBe('GOR-ADV-05');
    const [second] = earned([sharer('fighter', { since: { ...since, experience: 10, awarded: 20 } })]);
    expect(second).toMatchObject({ experience: 130, lost: 0 });
  });

  it('GOR-ADV-01: level one needs nothing, and who has no class never rises', () => {
    const { needed } = advancement.levels;
    expect(needed(someone({ class: 'fighter' }), 1)).toBe(0);
    expect(needed(someone({ class: 'fighter' }), 2)).toBeGreaterThan(0);
    expect(needed(someone({ class: 'fighter' }), 3)).toBeGreaterThan(needed(someone({ class: 'fighter' }), 2) ?? 0);
    expect(needed(someone({ class: null }), 2)).toBeNull();
  });

  it('GOR-XPA-04: nothing is earned at the end of a session that ends below', () => {
    expect(advancement.award.forbids('session-end')?.rule).toBe('GOR-XPA-04');
    expect(advancement.award.forbids('home' as never)).toBeNull();
  });

  it('GOR-ADV-02, 03, 04: a die with constitution, the better of two for a fighter, and points alone in the end', () => {
    const abilities = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
    const { risen } = advancement.levels;
    const cleric = someone({ class: 'cleric', abilities, hitPoints: { now: 4, max: 4 } });
    expect(risen(cleric, 2, loaded(5))).toMatchObject({ max: 9, rule: 'GOR-ADV-02', notes: [{ rule: 'GOR-ADV-06' }] });
    const fighter = { ...cleric, class: 'fighter' };
    expect(risen(fighter, 2, loaded(2, 6))).toMatchObject({ max: 10, rule: 'GOR-ADV-03' });
    expect(risen(fighter, 9, loaded(2, 6)).rule).toBe('GOR-ADV-03');
    expect(risen(fighter, 10, loaded()).rule).toBe('GOR-ADV-04');
    expect(risen({ ...cleric, class: 'stranger' }, 2, loaded(3)).rule).toBe('GOR-ADV-02');
  });

  it('GOR-CLS-08, 14: the sheet says what part elves and dwarves keep, and from when', () => {
    const keeps = (of: string, level: number, options = {}) => by(options).figures?.(someone({ class: of, level }));
    expect(keeps('elf', 2)).toEqual([
      { name: 'Keeps of what is earned', value: 'a quarter', rule: 'GOR-CLS-08', why: 'from level 3 on' },
    ]);
    expect(keeps('elf', 3)).toMatchObject([{ why: 'level 3' }]);
    expect(keeps('dwarf', 6)).toMatchObject([{ value: 'half', rule: 'GOR-CLS-14', why: 'level 6' }]);
    expect(keeps('dwarf', 6, { dwarfReducedFromLevel: 8 })).toMatchObject([{ why: 'from level 8 on' }]);
    expect(keeps('fighter', 9)).toEqual([]);
  });
});
