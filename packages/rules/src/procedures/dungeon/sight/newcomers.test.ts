import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, someone, spectator, twoRooms } from '../../../../test/table.ts';
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

  it('are told of by their blow alone where they come out of the dark and strike at once', () => {
    const strong = { hitPoints: { now: 40, max: 40 } };
    const [hero, far] = [
      { ...aldo, ...strong, at: at(0, 1), infravision: 20 },
      { ...grik, ...strong, at: at(4, 1), movement: 120 },
    ];
    const { state } = brawl({}, [hero], [far], 'movement');
    const dark = { [lit.id]: twoRooms({ ambient: 'dark' }) };
    const script = new Script({ ...state, scenes: dark, automation: { ...state.automation, rounds: true } });
    script.play({ type: 'Hold', creatures: [hero.id] }, player).told();
    const side = script.state.encounter?.sides[1]?.id ?? id('none');
    script.play({ type: 'CloseIn', side, strike: true }, referee, 2);
    const { players } = script.told();
    expect(players.join(' ')).toMatch(/attacks Aldo/);
    expect(players.join(' ')).not.toMatch(/sees/);
    expect(script.state.newcomersSeen).toContain(far.id);
  });
});
