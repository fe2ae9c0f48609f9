import { describe, expect, it } from 'vitest';
import { after, at, delve, goblin, otherPlayer, player, referee, toMeet } from '../../../../test/table.ts';
import { grik, hild, wren } from '../../../../test/waiting.ts';
import { RULESETS } from '../../../books/list.ts';
import type { Command, Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { promptTo } from './prompt.ts';

const shown = (state: GameState, seat: Seat) => promptTo(known(state, seat), seat);

/** Ann’s Hild and Bob’s Wren, who has a spell in mind, talk to a goblin that stands off. */
function talking(facts: Partial<Creature> = {}): GameState {
  const caster = { ...wren, class: 'elf', ...facts };
  const begun: readonly Command[] = [
    toMeet([grik.id]),
    { type: 'SetDistance', distance: 30 },
    { type: 'SetReaction', reaction: 'uncertain' },
    { type: 'Parley' },
  ];
  return begun.reduce<GameState>(
    (now, command) => after(now, command, referee),
    delve([hild, caster, goblin({ name: 'Goblin', at: at(4, 4) })], { memorised: { [wren.id]: ['Sleep'] } }),
  );
}

describe('while the sides talk', () => {
  it('OSE-CMB-02: whoever plays a caster is asked before initiative, and declares a spell or nothing', () => {
    const asked = shown(talking(), otherPlayer);
    expect(asked).toMatchObject({
      yours: false,
      sentence: 'The two sides talk: wait for the referee, and meanwhile declare a spell for Wren, or nothing',
    });
    expect(asked.who).toEqual([wren.id]);
    expect(asked.offers.some((key) => key.startsWith('Declare:spell'))).toBe(true);
    expect(shown(talking(), player).sentence).toBe('The two sides talk: you may flee, or wait for the referee');
  });

  it('whoever has nothing left to declare waits for the referee', () => {
    const done = after(talking(), { type: 'Hold', creatures: [wren.id] }, otherPlayer);
    expect(shown(done, otherPlayer).sentence).toMatch(/^The two sides talk: you may flee/);
  });

  it.each(RULESETS)('OSE-EVT-11: nobody talks on with those who attack, by %s', (base) => {
    const state = { ...talking(), ruleset: { base, slots: {}, options: {} } };
    const attacked = after(state, { type: 'SetReaction', reaction: 'attacks' }, referee);
    expect(attacked.encounter?.mode).toBe('combat');
    expect(shown(attacked, referee).sentence).not.toMatch(/talk/);
  });

  it('the referee sees who may still declare, and declares for those whom nobody plays', () => {
    expect(shown(talking(), referee).who).toEqual([wren.id]);
    expect(shown(talking(), referee).offers.some((key) => key.startsWith('Declare:'))).toBe(false);
    const own = shown(talking({ owner: null }), referee);
    expect(own.who).toEqual([wren.id]);
    expect(own.offers.some((key) => key.startsWith('Declare:spell'))).toBe(true);
  });
});
