import type { Square } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { brawl, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, goblin, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { waysToFoes } from './close-in.ts';

const strong = { hitPoints: { now: 40, max: 40 } };
const aldo = someone({ at: at(0, 1), owner: null, ...strong });
const grik = goblin({ at: at(4, 1), movement: 120, ...strong });

/** The squares that one of them goes over to the other, with a pit on some squares. */
function wayOf(mover: Creature, found: boolean, squares: readonly Square[]): readonly Square[] {
  const { state } = until(brawl({}, [aldo], [grik], 'movement'), 'movement', mover === aldo ? 0 : 1);
  const pit = twoRooms().traps[id<'trap'>('pit')];
  if (!pit) throw new Error('there is no pit');
  const rooms = twoRooms({ traps: { [pit.id]: { ...pit, found, squares } } });
  const [way] = waysToFoes({ ...state, scenes: { [rooms.id]: rooms } }, [mover]);
  return way?.path ?? [];
}

describe('whoever goes up to a foe', () => {
  const middle = { x: 2, y: 1 };

  it('goes round a trap that was found, to strike as to come nearer', () => {
    expect(wayOf(aldo, false, [middle])).toContainEqual(middle);
    const round = wayOf(aldo, true, [middle]);
    expect(round.at(-1)?.x).toBe(3);
    expect(round).not.toContainEqual(middle);
  });

  it('goes over it where there is no way round', () => {
    const column = [0, 1, 2, 3, 4].map((y) => ({ x: 2, y }));
    expect(wayOf(aldo, true, column).at(-1)?.x).toBe(3);
  });

  it('goes straight over it, if it is a monster: what the party found it may not know of', () => {
    expect(wayOf(grik, true, [middle])).toContainEqual(middle);
  });
});

describe('whoever cannot get to a foe', () => {
  const near = goblin({ id: id('near'), at: at(4, 1), movement: 120, ...strong });
  const snag = goblin({ id: id('snag'), name: 'Snag', at: at(7, 2), movement: 120, ...strong });

  /** What is told as they close in, with a door of a kind between Snag and everybody else. */
  function told(kind: 'door' | 'portcullis', foes: readonly Creature[]) {
    const begun = until(brawl({}, [aldo], foes, 'movement'), 'movement', 1).state;
    const rooms = twoRooms({ ambient: 'lit' });
    const doors = Object.fromEntries(Object.values(rooms.doors).map((door) => [door.id, { ...door, kind }]));
    const script = new Script({ ...begun, scenes: { [rooms.id]: { ...rooms, doors } } });
    script.play({ type: 'CloseIn', side: script.state.encounter?.sides[1]?.id ?? id('none') });
    const { referee, players } = script.told();
    return [referee, players].map((lines) => lines.filter((line) => line.includes('cannot')));
  }

  it('is named in the log while others close in, with the door that is shut', () => {
    const [toReferee, toPlayers] = told('door', [near, snag]);
    expect(toReferee).toEqual(['Snag cannot get to anybody: a closed door is in the way.']);
    expect(toPlayers).toEqual([]);
  });

  it('is named to players who see them, without a word of what is in the way', () => {
    expect(told('portcullis', [near, snag])[1]).toEqual(['Snag cannot get to anybody.']);
  });

  it('is nobody who is only very far off: they come nearer by all that the round allows', () => {
    const far = goblin({ id: id('far'), at: at(99, 1), movement: 120, ...strong });
    const hall = twoRooms({ width: 100, ambient: 'lit', walls: [], doors: {}, traps: {} });
    const { state } = until(brawl({}, [aldo], [near, far], 'movement'), 'movement', 1);
    const script = new Script({ ...state, scenes: { [hall.id]: hall } });
    script.play({ type: 'CloseIn', side: script.state.encounter?.sides[1]?.id ?? id('none') });
    expect(script.told().referee.filter((line) => line.includes('cannot'))).toEqual([]);
    expect(script.state.creatures[far.id]?.at).toEqual(at(95, 1));
  });

  it('is nobody whose only way is very long, though their foe stands close behind a wall', () => {
    const wall = { a: { x: 2, y: 0 }, b: { x: 2, y: 58 } };
    const hall = twoRooms({ width: 5, height: 60, ambient: 'lit', walls: [wall], doors: {}, traps: {} });
    const beyond = goblin({ at: at(3, 1), movement: 120, ...strong });
    const { state } = until(brawl({}, [aldo], [beyond], 'movement'), 'movement', 1);
    const script = new Script({ ...state, scenes: { [hall.id]: hall } });
    script.play({ type: 'CloseIn', side: script.state.encounter?.sides[1]?.id ?? id('none') });
    expect(script.state.creatures[beyond.id]?.at).toEqual(at(3, 5));
  });

  it('is nobody where all of them get nearer', () => {
    expect(told('door', [near])).toEqual([[], []]);
  });
});

describe('what is told of those who close in', () => {
  const [broad, lame] = ['Broad goblin', 'Lame goblin'].map((name, row) =>
    goblin({ id: id(name), name, at: at(4, row + 1), movement: 120, ...strong }),
  ) as [Creature, Creature];

  /** The line of it, with some of the side alone where they are named. */
  function line(foes: readonly Creature[], creatures?: readonly Creature['id'][]) {
    const { state } = until(brawl({}, [aldo], foes, 'movement'), 'movement', 1);
    const script = new Script(state);
    const side = script.state.encounter?.sides[1]?.id ?? id<'side'>('none');
    script.play({ type: 'CloseIn', side, ...(creatures ? { creatures } : {}) });
    return script.told().players.find((each) => each.includes('in.'));
  }

  it('a whole side of one kind is named as such, and some of it or several kinds one by one', () => {
    const wolf = goblin({ id: id('wolf'), name: 'Wolf', at: at(4, 3), movement: 120, ...strong });
    expect(line([broad, lame])).toBe('The goblins close in.');
    expect(line([broad, lame], [lame.id])).toBe('The lame goblin closes in.');
    expect(line([broad, wolf])).toBe('The broad goblin and the wolf close in.');
    expect(line([broad])).toBe('The broad goblin closes in.');
  });
});
