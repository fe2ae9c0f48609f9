import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id, type RulesetChoice } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const gorman: RulesetChoice = { base: 'gorman', slots: {}, options: {} };
const durin = someone({ id: id('durin'), name: 'Durin', class: 'dwarf', at: at(1, 1) });
const cora = someone({ id: id('cora'), name: 'Cora', owner: otherPlayer.user, at: at(1, 2) });
const begun = (ruleset = gorman) => new Script(delve([durin, cora], { ruleset }));
const slope = (x: number, y: number) =>
  ({ type: 'NoteLore', square: { x, y }, topic: 'slope', text: 'The floor falls to the east.' }) as const;

describe('what dwarves are told outright (GOR-CLS-12)', () => {
  it('is whispered to whoever plays the dwarf that sees the place, once, without a throw', () => {
    const script = begun().play(slope(4, 1));
    expect(script.told()).toEqual({
      referee: ['Noted of slope: The floor falls to the east.', 'Durin knows of slope: The floor falls to the east.'],
      players: ['Durin knows of slope: The floor falls to the east.'],
    });
    script.play({ type: 'MoveCreature', creature: durin.id, to: { x: 2, y: 1 } }, player);
    expect(script.told().players.join(' ')).not.toContain('slope');
    expect(JSON.stringify([...project(script.state, otherPlayer)])).not.toContain('falls to the east');
    expect(script.rules).toContain('GOR-CLS-12');
  });

  it('waits until the place is in sight, and is hidden till then', () => {
    const script = begun().play(slope(7, 1));
    expect(script.told().players).toEqual([]);
    expect(JSON.stringify([...project(script.state, player)])).not.toContain('falls to the east');
    script.play({ type: 'MoveCreature', creature: durin.id, to: { x: 4, y: 1 } }, player);
    script.play({ type: 'OpenDoor', creature: durin.id, door: id('door') }, player);
    expect(script.told().players.join(' ')).toContain('The floor falls to the east.');
  });

  it('is noted by the referee alone, inside the map, of what the book names', () => {
    const { state } = begun();
    expect(ask(state, slope(4, 1), player)).toBe('not-your-seat');
    expect(ask(state, slope(40, 1), referee)).toBe('bad-input');
    expect(ask(state, { ...slope(4, 1), topic: 'traps' }, referee)).toBe('no-such-thing');
    expect(refusedOffers(state, referee, 'NoteLore')).toEqual([]);
    const silent = begun({ base: 'ose', slots: {}, options: {} }).state;
    expect(offers(silent, referee).some(({ command }) => command === 'NoteLore')).toBe(false);
  });
});

describe('what dwarves of Planet Eris notice of stonework (ERI-DWF-02)', () => {
  const wall = { ...slope(4, 1), topic: 'shifting-wall', text: 'This wall turns.' } as const;
  const by = (noteChance?: number) =>
    begun({ base: 'eris', slots: {}, options: noteChance === undefined ? {} : { noteChance } });
  const again = { type: 'MoveCreature', creature: durin.id, to: { x: 2, y: 1 } } as const;

  it('is whispered to them unasked, and needs no throw', () => {
    const script = by().play(wall);
    expect(script.told().players).toEqual(['Durin knows of shifting wall: This wall turns.']);
    expect(ask(script.state, { ...wall, topic: 'slope' }, referee)).toBe('no-such-thing');
  });

  it('takes a d6 where the campaign says so, which the referee alone sees', () => {
    const script = by(2).play(wall, referee, 2);
    expect(script.told().players).toEqual(['Durin knows of shifting wall: This wall turns.']);
  });

  it('is missed for good on a higher throw, and nobody learns that there was anything', () => {
    const script = by(2).play(wall, referee, 3);
    expect(script.told()).toEqual({
      referee: ['Noted of shifting wall: This wall turns.', 'Durin does not notice: shifting wall. [3]'],
      players: [],
    });
    script.play(again, player);
    expect(script.told().players.join(' ')).not.toContain('wall');
    expect(JSON.stringify([...project(script.state, player)])).not.toContain('This wall');
  });
});
