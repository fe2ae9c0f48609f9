import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { after, ask, delve, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import type { CommandOf } from '../../../core/index.ts';

const named = after(delve([someone()]), { type: 'AppointMapper', user: player.user }, player);
const remark: CommandOf<'WriteOnMap'> = { type: 'WriteOnMap', square: { x: 1, y: 1 }, text: 'spider here' };

describe('the party’s map', () => {
  it('OSE-PTY-06: the mapper and the referee write on it, the others do not', () => {
    const [note] = Object.values(after(named, remark, player).mapNotes);
    expect(cited(named, remark, player)).toContain('OSE-PTY-06');
    expect(note).toMatchObject({ square: { x: 1, y: 1 }, text: 'spider here' });
    expect(ask(named, remark, otherPlayer)).toBe('not-your-seat');
    expect(ask(named, remark, referee)).toHaveLength(1);
    expect(ask(named, { ...remark, square: { x: 99, y: 0 } }, player)).toBe('no-such-thing');
  });

  it('OSE-PTY-06: what is offered is granted', () => {
    const noted = after(named, remark, player);
    for (const seat of [referee, player])
      expect(refusedOffers(noted, seat).filter(([{ type }]) => type.endsWith('Map'))).toEqual([]);
  });
});
