import { describe, expect, it } from 'vitest';
import { named } from '../../../../test/named.ts';
import { after, ask, campaign, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import type { RulesetId } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';

const wise = { STR: 10, INT: 11, WIS: 14, DEX: 10, CON: 10, CHA: 10 };
const table = (base: RulesetId = 'eris', of = 'cleric', abilities = wise): GameState => ({
  ...campaign([someone({ class: of, abilities })]),
  ruleset: { base, slots: {}, options: {} },
});
const { id: aldo } = someone();
const learns = (language: string) => ({ type: 'LearnLanguage', creature: aldo, language }) as const;
const spoken = (state: GameState) => state.creatures[aldo]?.languages;
const learnt = (state: GameState, count: number): GameState =>
  ['Elvish', 'Orcish', 'Dragon', 'Ogre'].slice(0, count).reduce((now, each) => after(now, learns(each), player), state);

describe('languages', () => {
  it('ERI-APX-06, ERI-ABL-01: one for each point of intelligence, and for two of wisdom, over ten', () => {
    const full = learnt(table(), 3);
    expect(spoken(full)).toEqual(['Elvish', 'Orcish', 'Dragon']);
    expect(ask(full, learns('Ogre'), player)).toBe('forbidden');
  });

  it.each([
    ['dwarf', 'ERI-DWF-01'],
    ['elf', 'ERI-ELF-04'],
    ['fighter', 'ERI-APX-06'],
  ] as const)('%s: no more than the scores give (%s)', (of, rule) => {
    const plain = { ...wise, INT: 8, WIS: 8 };
    expect(ask(table('eris', of, plain), learns('Ogre'), player)).toBe('forbidden');
    expect(named(table('eris', of), learns('Elvish'), player, player)).toEqual([rule]);
  });

  it('by the chapter intelligence alone counts', () => {
    expect(ask(table('ose'), learns('Elvish'), player)).toBe('forbidden');
    expect(spoken(learnt(table('ose', 'cleric', { ...wise, INT: 13 }), 1))).toEqual(['Elvish']);
  });

  it('are on the sheet; nobody learns one twice, or for another', () => {
    const state = learnt(table(), 1);
    expect(JSON.stringify(project(state, otherPlayer).get(`sheet:${aldo}`))).toContain('"languages":["Elvish"]');
    expect(ask(state, learns(' elvish '), player)).toBe('no-change');
    expect(ask(state, learns('Orcish'), otherPlayer)).toBe('not-your-character');
  });

  it('are struck off by the referee alone; what is offered is granted', () => {
    const state = learnt(table(), 2);
    const forgets = { type: 'ForgetLanguage', creature: aldo, language: 'Elvish' } as const;
    expect(ask(state, forgets, player)).toBe('not-your-seat');
    expect(spoken(after(state, forgets, referee))).toEqual(['Orcish']);
    for (const each of [table(), state]) expect(refusedOffers(each, [player, referee])).toEqual([]);
  });
});
