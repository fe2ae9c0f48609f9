import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { after, ask, campaign, goblin, player, someone } from '../../../../test/table.ts';
import type { GameState } from '../../../state/state.ts';
import { tiredness } from './rest.ts';

const aldo = someone();
const grik = goblin();
const begin = campaign([aldo, grik]);

const turns = (log: string): GameState =>
  [...log].reduce((state, turn) => after(state, { type: 'EndTurn', resting: turn === 'R' }, player), begin);

describe('rest', () => {
  it.each([
    ['AAAAAR', 0, 'a turn of rest in every six keeps the party fresh'],
    ['AAAAAA', -1, 'the sixth active turn in a row tires the party'],
    ['AAAAAAAR', 0, 'one turn of rest takes it away'],
    ['ARAAAAA', 0, 'resting early begins the count anew'],
    ['', 0, 'nobody is tired at the beginning'],
  ])('OSE-DUN-11: after %s the modifier is %i: %s', (log, modifier) => {
    const state = turns(log);
    expect(tiredness(state, aldo.id, 'attack').reduce((sum, { value }) => sum + value, 0)).toBe(modifier);
    expect(tiredness(state, aldo.id, 'damage')).toHaveLength(modifier === 0 ? 0 : 1);
  });

  it('OSE-DUN-11: monsters do not tire with the party', () => {
    expect(tiredness(turns('AAAAAA'), grik.id, 'attack')).toEqual([]);
  });

  it('OSE-DUN-11: the table is told when tiredness begins and when it ends, and not in between', () => {
    expect(ask(turns('AAAAA'), { type: 'EndTurn', resting: false }, player)).toContainEqual({
      type: 'PartyTired',
      attack: -1,
      damage: -1,
    });
    expect(cited(turns('AAAAA'), { type: 'EndTurn', resting: false }, player)).toContain('OSE-DUN-11');
    expect(JSON.stringify(ask(turns('AAAAAA'), { type: 'EndTurn', resting: false }, player))).not.toContain(
      'PartyTired',
    );
    expect(ask(turns('AAAAAA'), { type: 'EndTurn', resting: true }, player)).toContainEqual({ type: 'PartyRefreshed' });
  });
});
