import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  campaign,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { readyCharacters } from '../../../books/ose/content/ready-characters.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';

const ready = readyCharacters().find(({ class: of }) => of === 'thief');
const wren: Creature = { ...someone(), ...ready, id: id('wren'), owner: player.user };
const level = (now: number) => new Script(campaign([{ ...wren, level: now }]));
const tries = (skill: string) => ({ type: 'CheckSkill', creature: wren.id, skill, blind: false }) as const;
const shown = (script: Script) =>
  offers(script.state, player).flatMap(({ command, label }) => (command === 'CheckSkill' ? [label] : []));

describe('what a thief tries by itself', () => {
  it('OSE-APX-04: each skill has a button with its chance, from the fourth level on reading too', () => {
    expect(shown(level(1))).toEqual(['Hide in shadows (10%)', 'Move silently (20%)', 'Pick a pocket (20%)']);
    expect(shown(level(4))).toContain('Read languages (80%)');
    expect(refusedOffers(level(4).state, player, 'CheckSkill')).toEqual([]);
  });

  it('OSE-APX-04: how hiding and moving silently go, only the referee sees', () => {
    expect(level(1).play(tries('move silently'), player, 20).told()).toEqual({
      referee: ['Wren Tallow tries to move silently: success. [20]'],
      players: ['Wren Tallow tries to move silently; the referee sees how it goes.'],
    });
  });

  it('OSE-APX-04: a pocket is picked before all eyes', () => {
    expect(level(3).play(tries('pick a pocket'), player, 31).told().players).toEqual([
      'Wren Tallow tries to pick a pocket: failure. [31]',
    ]);
  });

  it('OSE-APX-04: on a map nobody picks a pocket where nobody but the party is within reach', () => {
    const thief = { ...wren, at: at(1, 1) };
    const friend = someone({ at: at(1, 2) });
    const by = (...others: Creature[]) => {
      const state = delve([thief, friend, ...others]);
      const barred = offers(state, player).find(({ key }) => key.startsWith('CheckSkill:pick'))?.barred;
      expect(refusedOffers(state, player, 'CheckSkill')).toEqual([]);
      return [ask(state, tries('pick a pocket'), player, 1), barred];
    };
    const nobody = 'Nobody whom Wren Tallow could try it on is within reach.';
    expect(by()).toEqual(['too-far', nobody]);
    expect(by(goblin({ at: at(4, 1) }))).toEqual(['too-far', nobody]);
    expect(by(goblin({ at: at(2, 1), hidden: true }))).toEqual(['too-far', nobody]);
    expect(by(goblin({ at: at(2, 1) }))).toMatchObject([[{ success: true }], null]);
    // Whoever is met off the map stands nowhere from which the way could be counted.
    const stranger = goblin({ at: null });
    const met = new Script(delve([thief, friend, stranger])).play(toMeet([stranger.id]));
    expect(ask(met.state, tries('pick a pocket'), player, 1)).toMatchObject([{ success: true }]);
  });

  it('OSE-APX-05: a halfling hides on 2 in 6 in a dungeon, and at 90% in the open', () => {
    const halfling = campaign([{ ...wren, class: 'halfling' }]);
    expect(shown(new Script(halfling))).toEqual(['Hide outdoors (90%)', 'Hide in a dungeon (2-in-6)']);
    expect(ask(halfling, tries('hide in a dungeon'), player, 2)).toMatchObject([
      { success: true, why: { rule: 'OSE-APX-05', needed: 2 } },
    ]);
  });

  it('OSE-APX-04: a fighter has none of them', () => {
    const fighter = campaign([{ ...wren, class: 'fighter' }]);
    expect(shown(new Script(fighter))).toEqual([]);
    expect(ask(fighter, tries('hide in shadows'), referee)).toBe('no-such-thing');
  });
});
