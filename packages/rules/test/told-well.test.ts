import { describe, expect, it } from 'vitest';
import { type Command, id, type RulesetId } from '../src/core/index.ts';
import type { Creature } from '../src/state/creature.ts';
import type { Script } from './fight.ts';
import { inPeace } from './in-play.ts';
import { at, goblin, referee, someone } from './table.ts';

const aldo = someone({ at: at(1, 1) });

/** What is told to the referee and to players when a party of one meets these. */
const meeting = (foes: readonly Creature[], base: RulesetId = 'ose'): Script =>
  inPeace(base, [aldo, ...foes]).play({
    type: 'BeginEncounter',
    creatures: foes.map((foe) => foe.id),
    setting: 'dungeon',
    aware: 'both',
    reveal: true,
  });

const named = (name: string, n = 0, facts: Partial<Creature> = {}): Creature =>
  goblin({ id: id(`foe-${n}`), name, at: at(3, n), ...facts });

describe('those who are met are called as people call them', () => {
  it.each([
    [['Goblin'], 'An encounter: the goblin is here.'],
    [['Nimble merman', 'Grey merman'], 'An encounter: the mermen are here.'],
    [['Lizard man 1', 'Lizard man 2'], 'An encounter: the lizard men are here.'],
    [['Grey wolf', 'Old wolf'], 'An encounter: the wolves are here.'],
    [['Brand the Red'], 'An encounter: Brand the Red is here.'],
  ])('%j: %s', (names, line) => {
    expect(meeting(names.map((name, n) => named(name, n))).told().referee).toContain(line);
  });

  it('somebody who has left the party keeps the name', () => {
    const borin = someone({ id: id('borin'), name: 'Borin', at: at(3, 1) });
    const alone = inPeace('ose', [aldo, borin]).play({ type: 'SetMembership', creature: borin.id, member: false });
    const met: Command = {
      type: 'BeginEncounter',
      creatures: [borin.id],
      setting: 'dungeon',
      aware: 'both',
      reveal: true,
    };
    expect(alone.play(met).told().players).toContain('An encounter: Borin is here.');
  });

  it('several of whom nobody is seen are called out to once', () => {
    const hidden = [named('Goblin', 1, { hidden: true }), named('Orc', 2, { hidden: true })] as const;
    const met = inPeace('ose', [aldo, ...hidden])
      .play({ type: 'BeginEncounter', creatures: [hidden[0].id], setting: 'dungeon', aware: 'both', reveal: false })
      .play({ type: 'JoinEncounter', creatures: [hidden[1].id], side: null })
      .play({ type: 'SetDistance', distance: 60 })
      .play({ type: 'SetReaction', reaction: 'uncertain' })
      .play({ type: 'RollInitiative' }, referee, 1, 2, 3)
      .play({ type: 'Parley' });
    expect(met.told().players).toContain('The party calls out to the unseen.');
  });
});

describe('things are called as people call them', () => {
  it('what marks a burden says "the" once', () => {
    const vial = { id: id<'item'>('vial'), name: 'a stoppered vial', quantity: 1, weight: 10, kind: 'gear', use: null };
    const laden = inPeace('gorman', [{ ...aldo, items: [vial] } as Creature]);
    laden.play({ type: 'MarkBulky', creature: aldo.id, item: vial.id, bulky: true });
    expect(laden.told().players).toEqual(['The stoppered vial is bulky, and slows Aldo.']);
  });
});
