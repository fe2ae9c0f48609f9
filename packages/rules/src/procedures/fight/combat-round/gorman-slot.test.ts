import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../../play/index.ts';

const by = (options = {}) => rulesFor({ base: 'gorman', slots: {}, options }).combatRound;
const round = by();
const moving = by({ moveAndAttack: true });
const costly = by({ retreatPenalty: true });

describe('the round by Gorman', () => {
  it('GOR-ENC-09: both sides share each phase: those who act first go first in it', () => {
    expect(round.order.phases).toEqual(['morale', 'movement', 'missile', 'spells', 'melee']);
    expect(round.order.timeline(2).slice(0, 4)).toEqual([
      { acting: 0, phase: 'morale' },
      { acting: 1, phase: 'morale' },
      { acting: 0, phase: 'movement' },
      { acting: 1, phase: 'movement' },
    ]);
    expect(round.order.steps).toEqual(['declarations', 'initiative', ...round.order.phases]);
  });

  it('GOR-ENC-06: the party is held to what it declared, phase by phase; those who are met choose as it comes', () => {
    const { allows } = round.declaring;
    expect(allows('melee', 'melee', 'party')).toBe(true);
    expect(allows('missile', 'melee', 'party')).toBe(false);
    expect(allows('movement', 'melee', 'party')).toBe(false);
    expect(allows('movement', 'item', 'party')).toBe(true);
    expect(allows('spells', 'spell', 'party')).toBe(true);
    expect(allows('movement', 'spell', 'party')).toBe(false);
    expect(allows('melee', null, 'party')).toBe(false);
    expect(allows('melee', 'wait', 'party')).toBe(false);
    expect(allows('morale', null, 'party')).toBe(true);
    expect(allows('melee', null, 'monsters')).toBe(true);
  });

  it('GOR-EXP-02: by option somebody moves before a blow or a shot, and before nothing else', () => {
    const { allows } = moving.declaring;
    expect([allows('movement', 'melee', 'party'), allows('movement', 'missile', 'party')]).toEqual([true, true]);
    expect([allows('movement', 'spell', 'party'), allows('missile', 'melee', 'party')]).toEqual([false, false]);
  });

  it.each([
    ['melee', 0, 1],
    ['missile', 0, 1],
    ['spell', 0, 0],
    ['move', 2, 2],
    ['item', 1, 1],
    ['wait', 0, 0],
    ['retreat', 1, 1],
  ] as const)('GOR-EXP-02: whoever declared %s moves %i times, or by option %i', (declared, plain, free) => {
    expect(round.declaring.moves(declared, 'party')).toBe(plain);
    expect(moving.declaring.moves(declared, 'party')).toBe(free);
  });

  it('GOR-EXP-02: whoever said nothing moves not at all in the party, and twice among those who are met', () => {
    expect([round.declaring.moves(null, 'party'), round.declaring.moves(null, 'monsters')]).toEqual([0, 2]);
  });

  it('GOR-EXP-02: whoever has moved strikes, shoots and casts no more; by option a blow is left', () => {
    const { mayActMoving } = round.declaring;
    const who = {} as never;
    expect(mayActMoving('melee', false, false, who)).toBe(true);
    expect(mayActMoving('melee', true, false, who)).toBe(false);
    expect(mayActMoving('cast', true, false, who)).toBe(false);
    expect(mayActMoving('melee', false, true, who)).toBe(false);
    expect(moving.declaring.mayActMoving('melee', true, false, who)).toBe(true);
    expect(moving.declaring.mayActMoving('missile', true, false, who)).toBe(true);
    expect(moving.declaring.mayActMoving('cast', true, false, who)).toBe(false);
  });

  it('GOR-RUL-01: a retreat is declared and costs something by option alone', () => {
    expect(round.declaring.declares).not.toContain('retreat');
    expect(costly.declaring.declares).toContain('retreat');
    expect(costly.declaring.allows('movement', 'retreat', 'party')).toBe(true);
    expect(costly.declaring.allows('melee', 'retreat', 'party')).toBe(false);
    expect(round.parting.retreatCost).toEqual({ enemyAttackBonus: 0 });
    expect(costly.parting.retreatCost.enemyAttackBonus).toBeGreaterThan(0);
    expect(round.declaring.mayDo('meleeMove', false)).toBe(true);
    expect([costly.declaring.mayDo('meleeMove', false), costly.declaring.mayDo('meleeMove', true)]).toEqual([
      false,
      true,
    ]);
    expect(costly.declaring.mayDo('melee', false)).toBe(true);
  });
});
