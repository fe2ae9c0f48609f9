import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
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
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const bow = weapon('short bow', { kind: 'missile', ranges: [50, 100, 150] });
const aldo = someone({ at: at(1, 1) });
const bera = someone({ id: id('bera'), name: 'Bera', at: at(0, 0), attacks: [bow] });
const cole = someone({
  id: id('cole'),
  name: 'Cole',
  at: at(0, 1),
  attacks: [],
  coins: { pp: 0, gp: 4_000, ep: 0, sp: 0, cp: 0 },
});
const grik = goblin({ at: at(2, 1) });

/** Aldo stands before the goblin, Bera shoots from behind, and Cole carries too much to go anywhere. */
const declaring = (those = [aldo, bera, cole, grik]): Script =>
  new Script({ ...delve(those), ruleset: { base: 'gorman', slots: {}, options: {} } })
    .play({ type: 'BeginEncounter', creatures: [grik.id], setting: 'dungeon', aware: 'none', reveal: true })
    .play({ type: 'RollSurprise' }, referee, 4, 3)
    .play({ type: 'RollDistance' });
/** What is put forward first for somebody. */
const likeliestOf = (script: Script, who: string) =>
  offers(script.state, player).find(({ command, about }) => command === 'Declare' && about === who)?.label;
const together = (script: Script, seat = player) =>
  offers(script.state, seat).find(({ command }) => command === 'DeclareTogether');
const all = { type: 'DeclareTogether', melee: [aldo.id], missile: [bera.id], wait: [cole.id] } as const;

describe('several declare in one act (GOR-ENC-06)', () => {
  it('what lies nearest to each, first of all that is asked', () => {
    const script = declaring();
    expect(together(script)?.label).toBe('Declare: Aldo strikes the goblin; Bera shoots at the goblin; Cole waits');
    expect(promptTo(known(script.state, player), player).offers[0]).toBe('DeclareTogether');
    expect(refusedOffers(script.state, player, 'DeclareTogether')).toEqual([]);
    script.play(all, player);
    expect(script.told().players.slice(-3)).toEqual([
      'Aldo will strike.',
      'Bera will shoot or throw.',
      'Cole will wait.',
    ]);
    expect(together(script)).toBeUndefined();
  });

  it('that they go where nobody is in reach, though nothing is left of a round in which nothing is declared', () => {
    const far = declaring([aldo, bera, goblin({ at: at(4, 1) })]);
    far.play({ type: 'Declare', creature: bera.id, action: 'melee', spell: null }, player);
    expect(likeliestOf(far, aldo.id)).toBe('Move');
  });

  it('the same as in the round before, while it is of use', () => {
    const both = declaring([aldo, someone({ ...bera, at: at(2, 0), attacks: [...aldo.attacks, bow] }), cole, grik]);
    expect(likeliestOf(both, bera.id)).toBe('Strike the goblin');
    const next = both
      .play(all, player)
      .play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 1, 1)
      .play({ type: 'RollInitiative' }, referee, 5, 2)
      .play({ type: 'EndRound' });
    expect(likeliestOf(next, bera.id)).toBe('Shoot at the goblin');
    expect(known(next.state, player).encounter?.combat?.before).toEqual({ aldo: 'melee', bera: 'missile' });
  });

  it('with what is likely for each in the list of the bar, and the rest on the cards', () => {
    const script = declaring();
    const labels = promptTo(known(script.state, player), player).offers.flatMap((key) =>
      key.startsWith('Declare:') ? [key] : [],
    );
    expect(labels).toEqual([
      'Declare:melee:aldo',
      'Declare:move:aldo',
      'Declare:wait:aldo',
      'Declare:missile:bera',
      'Declare:move:bera',
      'Declare:wait:bera',
      'Declare:wait:cole',
    ]);
  });

  it('those alone who have said nothing yet, and never one alone', () => {
    const script = declaring().play({ type: 'Declare', creature: aldo.id, action: 'move', spell: null }, player);
    expect(together(script)?.fixed).toEqual({ missile: [bera.id], wait: [cole.id] });
    script.play({ type: 'Declare', creature: bera.id, action: 'melee', spell: null }, player);
    expect(together(script)).toBeUndefined();
  });

  it('is not offered where little is declared, nor to whom they do not belong', () => {
    const ose = new Script({ ...declaring().state, ruleset: { base: 'ose', slots: {}, options: {} } });
    expect(together(ose)).toBeUndefined();
    expect(together(declaring(), referee)).toBeUndefined();
    expect(ask(declaring().state, all, otherPlayer)).toBe('not-your-character');
  });

  it.each([
    ['nobody', {}],
    ['somebody twice', { melee: [aldo.id], move: [aldo.id] }],
  ])('refuses %s', (_, fields) => {
    expect(ask(declaring().state, { type: 'DeclareTogether', ...fields }, player)).toBe('bad-input');
  });
});
