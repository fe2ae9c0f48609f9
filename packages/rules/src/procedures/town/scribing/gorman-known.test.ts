import { describe, expect, it } from 'vitest';
import { after, ask, campaign, player, referee, someone } from '../../../../test/table.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

/** What comes of an attempt to make something, between two delves: the price, or why not. */
function made(facts: Partial<Creature>, form: CommandOf<'MakeItem'>['form'], spell: string): number | string {
  const maker = someone({ coins: { pp: 0, gp: 9000, ep: 0, sp: 0, cp: 0 }, ...facts });
  const home = after(
    campaign([maker], { ruleset: { base: 'gorman', slots: {}, options: {} } }),
    { type: 'BeginDowntime', place: 'settlement', guarded: true, wanderingFree: true },
    referee,
  );
  const asked = ask(home, { type: 'MakeItem', creature: id('aldo'), form, spell }, player);
  if (typeof asked === 'string') return asked;
  const now = after(home, { type: 'MakeItem', creature: id('aldo'), form, spell }, player);
  return 9000 - (now.creatures[maker.id]?.coins.gp ?? 0);
}

describe('what somebody knows well enough to make it', () => {
  it('GOR-ITM-01: a cleric knows the list as far as the slots reach, and what was taught besides', () => {
    expect(made({ class: 'cleric', level: 1 }, 'potion', 'Speak with Animals')).toBe('forbidden');
    expect(made({ class: 'cleric', level: 3 }, 'potion', 'Speak with Animals')).toBe(200);
    expect(made({ class: 'cleric', level: 3 }, 'potion', 'Levitate')).toBe('forbidden');
    expect(made({ class: 'cleric', level: 3, book: ['Levitate'] }, 'potion', 'Levitate')).toBe(200);
  });

  it('GOR-ITM-01: a magic-user knows what is in the book, of whatever level, and an elf does as well', () => {
    expect(made({ class: 'magic-user', level: 1, book: ['Fly'] }, 'scroll', 'Fly')).toBe(400);
    expect(made({ class: 'elf', level: 1, book: ['Sleep'] }, 'scroll', 'Sleep')).toBe(100);
    expect(made({ class: 'elf', level: 1, book: ['Sleep'] }, 'scroll', 'Fly')).toBe('forbidden');
    expect(made({ class: 'fighter', level: 9, book: ['Sleep'] }, 'potion', 'Sleep')).toBe('forbidden');
  });
});
