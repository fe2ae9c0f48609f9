import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, someone, toMeet } from '../../../../test/table.ts';
import type { Command, Seat } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(1, 1), armour: 'chainmail' });
const grik = goblin({ at: at(4, 4), movement: 30 });

/** The party has got away, with a round begun where `round` says so. */
function gotAway(base: 'gorman' | 'eris' | 'ose', round: boolean): Script {
  const script = new Script({ ...delve([aldo, grik]), ruleset: { base, slots: {}, options: {} } });
  script.play(toMeet([grik.id]));
  const isThere = () => (round ? script.state.encounter?.combat : script.state.encounter?.step === 'reaction');
  while (!isThere()) script.play({ type: 'SkipStep' });
  const [side] = script.state.encounter?.sides ?? [];
  if (!side) throw new Error('there is no side');
  return script.play({ type: 'Evade', side: side.id }, player).play({ type: 'DecidePursuit', pursue: false });
}

const OF_THE_FIGHT: readonly Command['type'][] = [
  ...(['Declare', 'Hold', 'Attack', 'CastSpell', 'AttackTogether', 'CloseIn', 'AttackSide', 'HoldAction'] as const),
  ...(['RollInitiative', 'SetInitiative', 'NextPhase', 'EndRound', 'AllowFirstFire'] as const),
  ...(['RollReaction', 'SetReaction', 'SkipStep', 'Evade', 'Parley'] as const),
];

const stillOffered = ({ state }: Script, seat: Seat): readonly string[] =>
  offers(state, seat).flatMap(({ key, command, barred }) =>
    barred === null && OF_THE_FIGHT.includes(command) ? [key] : [],
  );

describe('once the party has got away', () => {
  it.each([
    ['gorman', true],
    ['eris', true],
    ['ose', false],
  ] as const)('nothing of the meeting is left but to conclude it: %s', (base, round) => {
    const script = gotAway(base, round);
    expect([player, referee].map((seat) => stillOffered(script, seat))).toEqual([[], []]);
    const end = offers(script.state, referee).find(({ command }) => command === 'ConcludeEncounter');
    expect(end?.barred).toBeNull();
  });

  it('a player who declares something is told that the fight is over', () => {
    const { state } = gotAway('gorman', true);
    const declare = { type: 'Declare', creature: aldo.id, action: 'melee', spell: null } as const;
    expect(ask(state, declare, player)).toBe('no-encounter');
  });
});
