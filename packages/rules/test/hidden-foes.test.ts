import { describe, expect, it } from 'vitest';
import { id } from '../src/core/index.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { inAbbey } from './abbey.ts';
import { brawl } from './brawl.ts';
import { BOW, fightWith, played, third } from './foes.ts';
import { at, goblin as goblinOf, someone } from './table.ts';

/** The rules of a campaign in which everyone has a place of their own in the round, and others. */
const RULES: Readonly<Record<string, GameState['ruleset']>> = {
  'the usual rules': { base: 'ose', slots: {}, options: {} },
  'initiative for each': { base: 'ose', slots: {}, options: { individualInitiative: true } },
  Gorman: { base: 'gorman', slots: {}, options: {} },
  'Gorman, initiative for each': { base: 'gorman', slots: {}, options: { individualInitiative: true } },
  'Planet Eris': { base: 'eris', slots: {}, options: {} },
};

const HIDDEN: Readonly<Record<string, Partial<Creature>>> = {
  'that can move, far off': { at: inAbbey(19, 11) },
  'beside somebody': { at: inAbbey(3, 5) },
  'with a bow': { at: inAbbey(4, 1), attacks: [BOW] },
  'with a slow weapon': { at: inAbbey(3, 5), attacks: [{ ...BOW, kind: 'melee', ranges: null, slow: true }] },
  'off the board': { at: null },
};

const goblin = id<'creature'>('goblin');

/** The goblin that all see lies asleep. */
const asleep = (state: GameState): GameState => {
  const found = state.creatures[goblin];
  return found
    ? { ...state, creatures: { ...state.creatures, [goblin]: { ...found, conditions: ['asleep'] } } }
    : state;
};

describe('a hidden foe among those who are seen', () => {
  const worlds = Object.keys(RULES).flatMap((rules) => Object.keys(HIDDEN).map((who) => [rules, who] as const));
  const fights = (ruleset: GameState['ruleset'] | undefined, facts: Partial<Creature>) => {
    const [there, not] = [
      { ...facts, hidden: true },
      { hidden: true, conditions: ['dead'] as const },
    ].map((one) => ({
      ...third(one),
      ...(ruleset ? { ruleset } : {}),
    }));
    return [there, not];
  };

  it.each(worlds)('changes nothing in a round by %s: one %s', (rules, who) => {
    const [there, not] = fights(RULES[rules], HIDDEN[who] ?? {});
    if (there && not) expect(fightWith(there)).toEqual(fightWith(not));
  });

  // By Gorman's book a round in which nobody has declared anything is over at once, or waits for the one who is hidden.
  const waiting = worlds.filter(([rules]) => !rules.startsWith('Gorman'));

  it.each(waiting)('changes nothing by %s while those who are seen cannot act: one %s', (rules, who) => {
    const [there, not] = fights(RULES[rules], HIDDEN[who] ?? {});
    if (there && not) expect(fightWith(asleep(there))).toEqual(fightWith(asleep(not)));
  });

  it.each(['ose', 'eris'] as const)('begins no round by %s by what is declared for it', (base) => {
    const [foe, lurker] = [goblinOf({ at: at(2, 1) }), goblinOf({ id: id('lurker'), hidden: true, at: at(4, 4) })];
    const { state } = brawl({ base }, [someone({ at: at(1, 1) })], [foe, lurker], 'movement').play({
      type: 'EndRound',
    });
    const creatures = { ...state.creatures, [lurker.id]: lurker };
    const waits = asleep({ ...state, creatures, automation: { ...state.automation, rounds: true } });
    const said = played(waits, { type: 'Declare', creature: lurker.id, action: 'spell', spell: 'Sleep' });
    expect(said.lines).toEqual([]);
    expect(fightWith(said.state)).toEqual(fightWith(waits));
  });
});
