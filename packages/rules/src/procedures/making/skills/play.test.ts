import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { named } from '../../../../test/named.ts';
import { ask, campaign, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import type { Command } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const at = (facts: Partial<Creature> = {}): GameState => ({ ...campaign([someone(facts)]), ruleset: ERIS });
const aldo = someone().id;
const tries = (skill: string, blind = false) => ({ type: 'CheckSkill', creature: aldo, skill, blind }) as const;

describe('skills in play', () => {
  it('ERI-SKL-03: d100 at or under the skill, in the open', () => {
    const miller = at({ skills: { miller: 45 } });
    expect(new Script(miller).play(tries('miller'), player, 45).told().players).toEqual([
      'Aldo tries it as a miller: success. [45]',
    ]);
    expect(ask(miller, tries('miller'), player, 46)).toMatchObject([{ success: false, why: { needed: 45 } }]);
    expect(cited(miller, tries('miller'), player, 46)).toContain('ERI-SKL-03');
  });

  it('ERI-SKL-13, ERI-HOB-03: the reason holds the dice, and what the chance is made of', () => {
    const hobbit = at({ class: 'hobbit', background: 'thief', level: 3, skills: { climber: 20, miller: 45 } });
    expect(ask(hobbit, tries('climber'), player, 55)).toMatchObject([
      {
        why: {
          roll: { faces: [55] },
          needed: 55,
          against: [
            { name: 'the skill', value: 20 },
            { name: 'five a level', value: 15, rule: 'ERI-SKL-13' },
            { name: 'a hobbit’s levels', value: 20, rule: 'ERI-HOB-03' },
          ],
        },
      },
    ]);
    const [plain] = ask(hobbit, tries('miller'), player, 45);
    expect(plain).not.toHaveProperty('why.against');
  });

  it('ERI-SKL-13: a chance never comes to more than a hundred', () => {
    const master = at({ background: 'thief', level: 9, skills: { climber: 70 } });
    expect(ask(master, tries('climber'), player, 100)).toMatchObject([
      { success: true, why: { needed: 100, against: [{ value: 70 }, { value: 45 }, { value: -15 }] } },
    ]);
  });

  it('ERI-SKL-04, 05: of a gift that is found out the reason holds the quarter of the dice and intelligence', () => {
    const bright = at({ abilities: { STR: 10, INT: 14, WIS: 10, DEX: 10, CON: 10, CHA: 10 } });
    const [found] = ask(bright, tries('tracker'), referee, 60, 1);
    expect(found).toMatchObject({ percent: 20, parts: [{ value: 15 }, { value: 5, rule: 'ERI-SKL-05' }] });
    const dull = at({ abilities: { STR: 10, INT: 6, WIS: 10, DEX: 10, CON: 10, CHA: 10 } });
    const [none] = ask(dull, tries('tracker'), referee, 40, 1);
    expect(none).toMatchObject({ percent: 0, parts: [{ value: 10 }, { value: -20 }, { value: 10 }] });
  });

  it('ERI-SKL-06: what was never tried is found out first, at the referee’s call, and stays', () => {
    const script = new Script(at()).play(tries('Tracker'), referee, 60, 15);
    expect(script.state.creatures[aldo]?.skills).toEqual({ tracker: 15 });
    expect(script.told().players).toEqual([
      'Aldo is a tracker, at 15%. [60]',
      'Aldo tries it as a tracker: success. [15]',
    ]);
    expect(ask(script.state, tries('tracker'), player, 16)).toMatchObject([{ success: false }]);
    expect(ask(at(), tries('tracker'), player)).toBe('not-your-seat');
  });

  it('ERI-SKL-04: whoever has no gift is written down with none, and is not tried again', () => {
    const dull = at({ abilities: { STR: 10, INT: 6, WIS: 10, DEX: 10, CON: 10, CHA: 10 } });
    const script = new Script(dull).play(tries('tracker'), referee, 40, 1);
    expect(script.state.creatures[aldo]?.skills).toEqual({ tracker: 0 });
    expect(ask(script.state, tries('tracker'), referee, 1)).toMatchObject([{ type: 'SkillChecked', success: false }]);
    expect(script.rules).toContain('ERI-SKL-04');
  });

  it('ERI-SKL-13: a background’s skill has five percent for each level, and lock work is rolled out of sight', () => {
    const thief = at({ background: 'thief', level: 3, skills: { lockpicker: 32 } });
    const script = new Script(thief).play(tries('lockpicker'), player, 47);
    expect(script.told()).toEqual({
      referee: ['Aldo tries it as a lockpicker: success. [47]'],
      players: ['Aldo tries it as a lockpicker; the referee sees how it goes.'],
    });
  });

  it('ERI-HOB-03: a hobbit thief counts four levels more', () => {
    const hobbit = at({ class: 'hobbit', background: 'thief', skills: { climber: 20 } });
    expect(ask(hobbit, tries('climber'), player, 45)).toMatchObject([{ success: true, why: { needed: 45 } }]);
  });

  it('ERI-ADV-06: a thief does none of it in metal or behind a shield', () => {
    const clad = at({ background: 'thief', armour: 'chainmail', skills: { climber: 20, miller: 50 } });
    expect(ask(clad, tries('climber'), player)).toBe('forbidden');
    expect(cited(clad, tries('climber'), player)).toContain('ERI-ADV-06');
    expect(ask(clad, tries('miller'), player, 50)).toMatchObject([{ success: true }]);
  });

  it.each([
    [tries(''), referee, 'bad-input'],
    [tries('constructor'), referee, 'bad-input'],
    [tries('miller', true), player, 'not-your-seat'],
    [tries('miller'), otherPlayer, 'not-your-character'],
    [{ type: 'RecordSkill', creature: aldo, skill: 'miller', percent: 50 }, player, 'not-your-seat'],
  ] as const)('%j is not granted', (command, by, code) => {
    expect(ask(at({ skills: { miller: 45 } }), command, by)).toBe(code);
  });

  it('ERI-SKL-01: it is said that a skill is called after those who have it, found out or recorded', () => {
    const record = { type: 'RecordSkill', creature: aldo, skill: 'Miller', percent: 55 } as const;
    expect(named(at(), record, referee, player)).toEqual(['ERI-SKL-01']);
    expect(named(at(), tries('tracker'), referee, player, 60, 1)).toContain('ERI-SKL-01');
    const told = (command: Command, ...faces: number[]) =>
      new Script(at()).play(command, referee, ...faces).told().players;
    expect(told(record)).toEqual(['Aldo is a miller, at 55%.']);
    expect(told(tries('tracker'), 60, 1)).toEqual([
      'Aldo is a tracker, at 15%. [60]',
      'Aldo tries it as a tracker: success. [1]',
    ]);
  });

  it('the referee records what was learned, and strikes it out', () => {
    const script = new Script(at()).play({ type: 'RecordSkill', creature: aldo, skill: 'Miller', percent: 55 });
    expect(script.state.creatures[aldo]?.skills).toEqual({ miller: 55 });
    script.play({ type: 'RecordSkill', creature: aldo, skill: 'miller', percent: 0 });
    expect(script.state.creatures[aldo]?.skills).toEqual({});
  });

  it('what is offered is granted, and books without skills offer none', () => {
    const thief = at({ background: 'thief', armour: 'plate', skills: { climber: 20, miller: 50 } });
    for (const command of ['CheckSkill', 'RecordSkill'] as const)
      expect(refusedOffers(thief, [referee, player], command)).toEqual([]);
    expect(ask({ ...thief, ruleset: { ...ERIS, base: 'ose' } }, tries('miller'), player)).toBe('no-such-thing');
  });
});
