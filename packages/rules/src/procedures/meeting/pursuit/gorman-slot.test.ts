import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../../play/index.ts';

const by = (options = {}) => rulesFor({ base: 'gorman', slots: {}, options });
const { pursuit, evasion, surprise, distance, encounter, reaction } = by();
const side = (name: string, surprised: boolean) => ({ id: name, surprised }) as never;

describe('meeting and fleeing by Gorman', () => {
  it('GOR-ENC-02: both sides throw, and a two surprises where a three does not', () => {
    expect(surprise.roll.rolls([side('a', false), side('b', false)])).toEqual(['a', 'b']);
    expect([1, 2, 3, 6].map((face) => surprise.roll.surprised(face, surprise.roll.surprisedOn))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(surprise.roll.sides).toBe(6);
    expect(surprise.giveaways.surprisesOn([], true)).toBe(2);
    const lit = by({ lightGivesAway: true }).surprise.giveaways;
    expect(lit.surprisesOn([], false)).toBe(2);
  });

  it('GOR-ENC-04: the surprised lose a turn, and nobody else', () => {
    expect(surprise.lost.sides([side('a', true), side('b', false)])).toEqual(['a']);
    expect(surprise.lost.rule).toBe('GOR-ENC-04');
  });

  it('GOR-ENC-03: they meet at ten feet for each point of both dice, in yards outdoors by option', () => {
    expect(distance.bySurprise?.([3, 4])).toBe(70);
    expect(distance.awaitsSurprise).toBe(true);
    expect(distance.outdoors).toBeNull();
    expect(by({ outdoorYards: true }).distance.outdoors).toMatchObject({ wilderness: { rule: 'GOR-ENC-03' } });
  });

  it('GOR-ENC-05: whoever is not surprised chooses, and only what there is to choose', () => {
    const { may } = encounter.choosing;
    expect([may(false, 'parley'), may(true, 'parley'), may(false, 'dance' as never)]).toEqual([true, false, false]);
    expect(encounter.reactionAfter).toBe('initiative');
    expect(encounter.movement(120, 1).max).toBe(40);
  });

  it.each([
    [2, 'attacks'],
    [6, 'attacks'],
    [7, 'uncertain'],
    [9, 'uncertain'],
    [10, 'friendly'],
  ])('GOR-ENC-07: a total of %i makes them %s', (total, answer) => {
    expect(reaction.result(total)).toBe(answer);
  });

  it('GOR-EVA-01: the surprised do not slip away in the first turn, and who surprised the others does at once', () => {
    const may = (surprised: boolean, othersSurprised: boolean, round = 1) =>
      evasion.may({ dungeon: true, fighting: false, surprised, othersSurprised, round });
    expect(may(false, false)).toEqual({ allowed: true, automatic: false });
    expect(may(true, false, 2)).toEqual({ allowed: false, automatic: false });
    expect(may(false, true)).toEqual({ allowed: true, automatic: true });
    expect(may(true, true)).toEqual({ allowed: false, automatic: false });
    expect(may(true, true, 2)).toEqual({ allowed: true, automatic: false });
  });

  it('GOR-EVA-02, 03: the faster get away; of those too far ahead monsters let go, the party does not', () => {
    const chase = { fleeRate: 90, pursueRate: 90, gap: 90, forcedToStop: false, byMonsters: true };
    expect(evasion.dungeon({ ...chase, fleeRate: 91 })).toBe('evaded');
    expect(evasion.dungeon(chase)).toBe('pursuit');
    expect(evasion.dungeon({ ...chase, gap: 91 })).toBe('evaded');
    expect(evasion.dungeon({ ...chase, gap: 91, byMonsters: false })).toBe('pursuit');
    expect(evasion.dungeon({ ...chase, fleeRate: 120, forcedToStop: true })).toBe('pursuit');
    expect([
      pursuit.escape.givesUp(90, true),
      pursuit.escape.givesUp(91, true),
      pursuit.escape.givesUp(91, false),
    ]).toEqual([false, true, false]);
  });

  it('GOR-EVA-04: by corner, door and stairs they come after on two in six, by a secret door on one', () => {
    const follows = (passage: string) => pursuit.escape.follows(passage as never).upTo;
    expect(['corner', 'door', 'stairs', 'secret-door'].map(follows)).toEqual([2, 2, 2, 1]);
    expect(pursuit.escape.lure('treasure', true).upTo).toBe(3);
    expect(pursuit.escape.lure('treasure', false).upTo).toBe(0);
    expect(pursuit.escape.lure('food', false).upTo).toBe(3);
    expect(pursuit.escape.lure('food', true).upTo).toBe(0);
  });

  it('GOR-EVA-05: thirty turns of running cost two on blows, damage and armour, until three turns of rest', () => {
    expect(pursuit.exhaustion).toEqual({ after: 30, restTurns: 3, costs: { attack: -2, damage: -2, armour: -2 } });
    expect(pursuit.caught.gap).toBe(0);
  });

  it('GOR-ENC-08: initiative stands for the encounter, or by option for a turn', () => {
    const { initiative } = by();
    expect([initiative.standing.stands, by({ initiativeEachTurn: true }).initiative.standing.stands]).toEqual([
      true,
      false,
    ]);
    const slow = { slow: true } as never;
    expect(initiative.slow.isSlow(slow)).toBe(false);
    expect(by({ slowWeapons: true }).initiative.slow.isSlow(slow)).toBe(true);
  });
});
