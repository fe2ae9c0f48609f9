import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, someone, spectator, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';

const aldo = someone({ name: 'Aldo', at: at(4, 1), infravision: 0 });
const [grik, snag] = [
  goblin({ name: 'Wary goblin', at: at(7, 1) }),
  goblin({ id: id('snag'), name: 'Lean goblin', at: at(8, 1) }),
];
const door = id<'door'>('door');
const lit = twoRooms();
const delved = (...others: readonly Parameters<typeof delve>[0][number][]) =>
  new Script(delve([aldo, ...others], {}, lit));
const open = { type: 'OpenDoor', creature: aldo.id, door } as const;

describe('monsters that come into view', () => {
  it('are told of once, as the table sees them', () => {
    const script = delved(grik, snag);
    script.told();
    expect(script.play(open, player).told().players).toContain('Aldo sees 2 goblins.');
    script.play({ type: 'CloseDoor', creature: aldo.id, door }, player).told();
    expect(script.play(open, player).told().players.join(' ')).not.toContain('sees');
  });

  it('are not told of while they are hidden, and neither is the hidden one beside another', () => {
    const script = delved(grik, { ...snag, hidden: true });
    script.told();
    expect(script.play(open, player).told().players).toContain('Aldo sees a wary goblin.');
    for (const seat of [player, spectator]) expect(known(script.state, seat).newcomersSeen).toBeUndefined();
    script.play({ type: 'HideCreature', creature: snag.id, hidden: false });
    expect(script.told().players).toContain('Aldo sees a lean goblin.');
  });
});
