import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { after, ask, at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import type { CommandOf, GameEvent } from '../../../core/index.ts';
import { tell } from '../../../view/tell.ts';

const aldo = someone({ at: at(1, 1) });
const grik = goblin({ at: at(1, 2) });
const begin = delve([aldo, grik]);

function granted(...asked: Parameters<typeof ask>): readonly GameEvent[] {
  const events = ask(...asked);
  if (typeof events === 'string') throw new Error(events);
  return events;
}
const bomb: CommandOf<'DropBomb'> = { type: 'DropBomb', targets: [aldo.id, grik.id], altitude: 300, damage: '2d6' };

describe('bombing', () => {
  it('OSE-CMB-30: 16 or more hits, and the damage is rolled once for all that are hit', () => {
    const state = after(begin, bomb, referee, 15, 16, 1, 1);
    expect(cited(begin, bomb, referee, 15, 16, 1, 1)).toContain('OSE-CMB-30');
    expect([aldo.id, grik.id].map((who) => state.creatures[who]?.hitPoints.now)).toEqual([6, 1]);
  });

  it('OSE-CMB-30: is told of all that are hit together, and of all that are missed', () => {
    const [event] = granted(begin, bomb, referee, 3, 4);
    const [missed] = granted(begin, bomb, referee, 3, 16, 1, 1);
    expect([event, missed].map((one) => one && tell(one, referee, begin, begin)?.text)).toEqual([
      'Something falls from the sky: it misses Aldo and the goblin.',
      'Something falls from the sky: it hits the goblin and misses Aldo.',
    ]);
  });

  it('OSE-CMB-30: with nobody hit there is no damage to roll', () => {
    expect(ask(begin, bomb, referee, 3, 4)).toMatchObject([{ type: 'BombDropped' }]);
  });

  it('OSE-CMB-30: from more than 300 feet nothing can be aimed', () => {
    expect(ask(begin, { ...bomb, altitude: 310 }, referee)).toBe('too-far');
    expect(ask(begin, bomb, player)).toBe('not-your-seat');
  });
});
