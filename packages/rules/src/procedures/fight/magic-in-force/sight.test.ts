import { hasSquare } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { project } from '../../../view/project.ts';
import { seenByParty } from '../../situation/sight/sight.ts';

const bru = someone({ id: id('bru'), name: 'Bru', class: 'cleric', level: 6, at: at(0, 0) });
const begin = (name: string) => ({ type: 'BeginMagic', name, on: [bru.id], turns: 2 }) as const;

describe('Infravision (OSE-APX-06)', () => {
  it('shows sixty feet of the dark, and nothing once it is over', () => {
    const script = new Script(delve([bru], {}, twoRooms({ ambient: 'dark' })));
    const sees = (): boolean => hasSquare(seenByParty(script.state), { x: 4, y: 0 });
    expect(sees()).toBe(false);
    script.play(begin('Infravision'));
    expect(sees()).toBe(true);
    const sheet = project(known(script.state, player), player).get(`sheet:${bru.id}`);
    expect(JSON.stringify(sheet)).toContain('"Infravision"');
    script.play({ type: 'EndMagic', magic: script.state.magic?.[0]?.id ?? id('none') });
    expect(sees()).toBe(false);
  });
});

describe('Find Traps (OSE-APX-06)', () => {
  const found = ({ state }: Script): readonly string[] =>
    Object.values(state.scenes[id<'scene'>('rooms')]?.traps ?? {}).flatMap((trap) => (trap.found ? [trap.name] : []));

  it('shows the traps that are in sight within thirty feet, as its bearer goes', () => {
    const script = new Script(delve([bru]));
    const shown = eventIn(ask(script.state, begin('Find Traps'), referee), 'TrapsShown');
    expect(shown?.why).toEqual({ rule: 'OSE-APX-06', formula: 'traps in sight within 30′ shine' });
    script.play(begin('Find Traps'));
    expect(found(script)).toEqual(['Pit']);
    expect(script.told().players).toContain('Bru sees by magic a pit.');
    script.play({ type: 'PlaceCreature', creature: bru.id, square: { x: 3, y: 4 } });
    expect(found(script)).toEqual(['Pit', 'Needle']);
  });

  it('names a trap once by its own article', () => {
    const { traps } = twoRooms();
    const named = Object.fromEntries(Object.entries(traps).map(([key, trap]) => [key, { ...trap, name: 'The pit' }]));
    const script = new Script(delve([bru], {}, twoRooms({ traps: named }))).play(begin('Find Traps'));
    expect(script.told().players).toContain('Bru sees by magic a pit.');
  });

  it.each([
    ['out of reach', at(0, 4), ['Pit']],
    ['behind a wall', at(6, 4), []],
  ])('shows none that is %s', (_, place, traps) => {
    const script = new Script(delve([{ ...bru, at: place }])).play(begin('Find Traps'));
    expect(found(script)).toEqual(traps);
  });
});
