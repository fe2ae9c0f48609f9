import { describe, expect, it } from 'vitest';
import { campaign, goblin, someone } from '../../../test/table.ts';
import { derivedOf } from './derived.ts';

const named = (facts: Parameters<typeof someone>[0], name: string) =>
  derivedOf(campaign([]), someone(facts)).find((figure) => figure.name === name);

describe('the sheet of an explorer', () => {
  it.each([
    ['fighter', 'Finds secret doors', '1-in-6', 'OSE-DUN-02'],
    ['elf', 'Finds secret doors', '2-in-6', 'OSE-DUN-02'],
    ['dwarf', 'Finds room traps', '2-in-6', 'OSE-DUN-13'],
    ['thief', 'Finds treasure traps', '10%', 'OSE-DUN-14'],
    ['thief', 'Hears at doors', '2-in-6', 'OSE-DUN-08'],
    ['halfling', 'Hears at doors', '2-in-6', 'OSE-DUN-08'],
    ['thief', 'Climbs sheer surfaces', '87%', 'OSE-APX-04'],
    ['cleric', 'Swimming', '60′ (20′)', 'OSE-HAZ-10'],
  ])('of a %s: %s %s (%s)', (of, name, value, rule) => {
    expect(named({ class: of }, name)).toMatchObject({ value, rule });
  });

  it('says nothing of what the class cannot do', () => {
    expect(named({ class: 'fighter' }, 'Finds treasure traps')).toBeUndefined();
    expect(named({ class: 'fighter' }, 'Climbs sheer surfaces')).toBeUndefined();
  });

  it('OSE-APX-12: a monster’s says what overcoming it is worth', () => {
    expect(derivedOf(campaign([]), goblin()).find(({ rule }) => rule === 'OSE-APX-12')?.value).toBe('5');
  });
});
