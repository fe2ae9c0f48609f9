import { describe, expect, it } from 'vitest';
import { at, delve, goblin, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { squareOfForemost } from './foremost.ts';

const scene = id<'scene'>('rooms');
const aldo = someone({ at: at(1, 1) });
const bera = someone({ id: id('bera'), name: 'Bera', at: at(2, 2) });
const ally = goblin({ at: at(3, 3) });

/** Where the foremost stands, of Bera in front, Aldo behind her, and an ally who is not of the party. */
function foremost(...those: readonly Creature[]) {
  const state = delve([aldo, bera, ally]);
  const party = { ...state.party, marchingOrder: [[bera.id], [aldo.id]] };
  return squareOfForemost({ party }, those, scene);
}

describe('whoever goes first of some on a map', () => {
  it('is by the marching order, not by who joined first, and of the party before others', () => {
    expect(foremost(ally, aldo, bera)).toEqual(bera.at?.square);
    expect(foremost(ally, aldo)).toEqual(aldo.at?.square);
    expect(foremost(ally)).toEqual(ally.at?.square);
  });

  it('can act, where anybody can, and is never one of the dead', () => {
    const asleep = { ...bera, conditions: ['asleep'] } as const;
    expect(foremost(aldo, asleep)).toEqual(aldo.at?.square);
    expect(foremost(asleep, { ...aldo, conditions: ['dead'] })).toEqual(bera.at?.square);
    expect(foremost({ ...bera, conditions: ['dead'] })).toBeNull();
  });

  it('stands on that map', () => {
    const elsewhere = { ...bera, at: { scene: id<'scene'>('hall'), square: { x: 0, y: 0 } } };
    expect(foremost(elsewhere, { ...aldo, at: null })).toBeNull();
    expect(foremost(elsewhere, aldo)).toEqual(aldo.at?.square);
  });
});
