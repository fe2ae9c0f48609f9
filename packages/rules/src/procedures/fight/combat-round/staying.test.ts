import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { type Command, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const strong = { hitPoints: { now: 60, max: 60 } };
const aldo = someone({ at: at(1, 1), ...strong });
const mira = someone({ id: id('mira'), name: 'Mira', owner: otherPlayer.user, at: at(0, 0), ...strong });
const near = goblin({ at: at(2, 1), ...strong });

/** By Planet Eris, where one may walk out of a melee: the party moves first. */
function begun(creatures: readonly Creature[] = [aldo, mira, near]): Script {
  const state = delve(creatures);
  const script = new Script({
    ...state,
    ruleset: { base: 'eris', slots: {}, options: {} },
    automation: { ...state.automation, rounds: true },
  }).play(toMeet([near.id]));
  while (!script.state.encounter?.combat) script.play({ type: 'SkipStep' });
  return script.play({ type: 'SetInitiative', first: script.state.encounter.sides[0]?.id ?? id('none') });
}

const stay: Command = { type: 'Hold', creatures: [aldo.id], strike: true };

describe('whoever stands before a foe when it is time to move', () => {
  it('stays in one press until blows are struck', () => {
    const script = begun();
    const { sentence, offers: keys } = promptTo(known(script.state, player), player);
    expect(sentence).toBe('Your turn: move, or stay and strike');
    const all = offers(script.state, player);
    const labels = keys.map((key) => all.find((one) => one.key === key)?.label);
    expect(labels[0]).toBe('Stay, and strike');
    expect(labels).toContain('Hold');
    const waiting = (seat: typeof player) => offers(script.state, seat).some(({ command }) => command === 'HoldAction');
    expect([player, otherPlayer].map(waiting)).toEqual([false, true]);
    expect(refusedOffers(script.state, player, 'Hold')).toEqual([]);
    script.told();
    script.play(stay, player).play({ type: 'Hold', creatures: [mira.id] }, otherPlayer);
    expect(script.state.encounter?.combat?.phase).toBe('melee');
    expect(promptTo(known(script.state, player), player).sentence).toMatch(/^Your turn: strike the goblin/);
    expect(script.told().players).toEqual(['Aldo stays to strike.', 'Mira holds.', 'The party may strike.']);
  });

  it('is proposed to the referee first where all whom the referee plays stand so', () => {
    const [one, two] = [
      { ...mira, owner: null, at: at(2, 0) },
      { ...mira, id: id<'creature'>('bera'), name: 'Bera', owner: null },
    ];
    const first = (at: Creature['at']) => {
      const { state } = begun([aldo, one, { ...two, at }, near]);
      const [key] = promptTo(known(state, referee), referee).offers;
      return offers(state, referee).find((offer) => offer.key === key)?.label;
    };
    expect(first(at(1, 0))).toBe('Stay, and strike: Mira and Bera');
    expect(first(at(0, 4))).not.toMatch(/^Stay/);
  });

  it('is not asked so who stands before nobody, nor when blows are struck', () => {
    const script = begun();
    const keys = (seat: typeof player) =>
      offers(script.state, seat).flatMap(({ key }) => (key.startsWith('Hold:strike') ? [key] : []));
    expect([keys(player), keys(otherPlayer), keys(referee)]).toEqual([['Hold:strike:aldo'], [], ['Hold:strike:aldo']]);
    script.play(stay, player).play({ type: 'Hold', creatures: [mira.id] }, otherPlayer);
    expect(keys(player)).toEqual([]);
    expect(ask(script.state, stay, player)).toBe('out-of-turn');
  });
});
