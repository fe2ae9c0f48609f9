import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  grantedThoughBarred,
  player,
  referee,
  refusedOffers,
  someone,
} from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const aldo = someone({ at: at(4, 1) });
const listen: CommandOf<'Listen'> = { type: 'Listen', creature: aldo.id, door: id('door'), sound: null };
const beyond = (facts: Partial<Creature>): GameState => delve([aldo, goblin({ at: at(7, 2), hidden: true, ...facts })]);

const told = (state: GameState, command: CommandOf<'Listen'>, seat: typeof player, ...faces: number[]) => {
  const events = ask(state, command, player, ...faces);
  if (typeof events === 'string') throw new Error(events);
  return events.map((event) => tell(event, seat, evolve(state, event), state)?.text);
};

describe('listening', () => {
  it.each([
    ['a goblin near the door is heard on a 1', beyond({}), [1], 'something on the other side'],
    ['and not on a 2', beyond({}), [2], 'nothing'],
    ['the undead make no sound', beyond({ undead: true }), [1], 'nothing'],
    ['nor does what is silent by nature', beyond({ traits: { silent: true } }), [1], 'nothing'],
    ['nor do the dead', beyond({ conditions: ['dead'] }), [1], 'nothing'],
    ['nobody on this side counts', delve([aldo, goblin({ at: at(2, 2) })]), [1], 'nothing'],
    ['an empty room is silent', delve([aldo]), [1], 'nothing'],
    [
      'a dwarf hears on a 2 (OSE-APX-05)',
      { ...beyond({}), creatures: { ...beyond({}).creatures, [aldo.id]: { ...aldo, class: 'dwarf' } } },
      [2],
      'something on the other side',
    ],
  ])('OSE-DUN-08: %s', (_rule, state, faces, heard) => {
    expect(told(state, listen, player, ...faces)).toEqual([`Aldo listens at the door and hears ${heard}.`]);
  });

  it('OSE-DUN-08: the referee reads why a good ear heard nothing: there is no sound', () => {
    const empty = delve([aldo]);
    const lines = toldOf(empty, listen, [1], referee, player);
    expect(lineOf(lines, 'ListenedAtDoor')?.why?.notes).toEqual([
      { rule: 'OSE-DUN-08', text: 'there is no sound beyond it' },
    ]);
    expect(lineOf(toldOf(beyond({}), listen, [2], referee, player), 'ListenedAtDoor')?.why).not.toHaveProperty('notes');
    expect(lineOf(toldOf(empty, listen, [1], player, player), 'ListenedAtDoor')).not.toHaveProperty('why');
  });

  it('stands greyed with its reason where nobody can listen now, and is so', () => {
    const greyed = (state: GameState) =>
      offers(state, player).flatMap(({ command, barred }) => (command === 'Listen' ? [barred] : []));
    const tried = after(beyond({}), listen, player, 1);
    expect(greyed(beyond({}))).not.toContain('No door that is known and shut can be reached in this turn.');
    expect(greyed(tried)).toEqual(['Aldo has listened at this door before: there is one try.']);
    const weary = delve([{ ...aldo, at: at(0, 0), moved: 120 }]);
    expect(greyed(weary)).toEqual(['No door that is known and shut can be reached in this turn.']);
    for (const state of [tried, weary]) expect(grantedThoughBarred(state, player)).toEqual([]);
  });

  it('OSE-DUN-08: the referee is told what was missed', () => {
    expect(told(beyond({}), listen, referee, 2)).toEqual([
      'Aldo listens at the door and hears nothing. There was something.',
    ]);
  });

  it('OSE-DUN-08: one try for each character at each door', () => {
    expect(ask(after(delve([aldo]), listen, player, 3), listen, player)).toBe('already-tried');
  });

  it('a secret door is listened at only when it is found', () => {
    const state = delve([someone({ at: at(4, 3) })]);
    expect(ask(state, { ...listen, door: id('secret') }, player)).toBe('no-such-thing');
    expect(offers(state, player).filter((offer) => offer.command === 'Listen' && offer.about === 'secret')).toEqual([]);
  });

  it('shows those who know of it that a door has been listened at', () => {
    const shown = (state: GameState, seat: typeof player) => project(state, seat).get('door:door');
    expect(shown(beyond({}), player)).toMatchObject({ listened: false });
    const tried = after(beyond({}), listen, player, 3);
    for (const seat of [player, referee]) expect(shown(tried, seat)).toMatchObject({ listened: true });
  });

  it.each([
    ['from afar with no step left', delve([someone({ at: at(1, 1), moved: 120 })]), listen, 'too-far'],
    ['with the referee’s knowledge', delve([aldo]), { ...listen, sound: true }, 'not-your-seat'],
    ['at no door', delve([aldo]), { ...listen, door: id<'door'>('gate') }, 'no-such-thing'],
  ])('nobody listens %s', (_how, state, command, code) => {
    expect(ask(state, command, player)).toBe(code);
  });

  it('the referee’s offer knows whether there is something to hear, and leaves the word to the referee', () => {
    const offered = offers(beyond({}), referee).find((offer) => offer.command === 'Listen' && offer.about === 'door');
    expect(offered?.inputs).toMatchObject([{ name: 'sound', preset: true }]);
    expect(told(delve([aldo]), listen, player, 1)).toEqual(['Aldo listens at the door and hears nothing.']);
    expect(ask(delve([aldo]), { ...listen, sound: true }, referee, 1)).toMatchObject([{ hears: true }]);
    expect(refusedOffers(beyond({}), referee, 'Listen')).toEqual([]);
  });
});
