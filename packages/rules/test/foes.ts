import { type Command, id, loaded } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { inFight } from './abbey.ts';
import { weapon } from './brawl.ts';
import { dull } from './random-play.ts';
import { after, goblin, otherPlayer, player, referee, spectator } from './table.ts';
import { CANARY } from './veiled.ts';

export const BOW = weapon('bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });

/** The fight with the goblin, in which another is on its side; Aldo is a cleric. */
export function third(facts: Partial<Creature>): GameState {
  const state = inFight();
  const other = goblin({ id: id('wight'), name: CANARY, hitPoints: { now: 500, max: 500 }, ...facts });
  const aldo = state.creatures[id<'creature'>('aldo')];
  if (!aldo || !state.encounter) throw new Error('they fight');
  const sides = state.encounter.sides.map((side) =>
    side.kind === 'party' ? side : { ...side, members: [...side.members, other.id] },
  );
  return {
    ...state,
    creatures: { ...state.creatures, [other.id]: other, [aldo.id]: { ...aldo, class: 'cleric' } },
    encounter: { ...state.encounter, sides },
  };
}

/** The state when this is done, and what the table reads of it. */
export function played(
  begun: GameState,
  command: Command,
  dice = dull(1),
): { state: GameState; lines: readonly unknown[] } {
  const ruling = decide(begun, command, referee, dice);
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  let state = begun;
  const lines = ruling.events.flatMap((event) => {
    const now = evolve(state, event);
    const line = tell(event, player, now, state);
    state = now;
    return line ?? [];
  });
  return { state, lines };
}

/** All that players read, see, may do and may not do from the next declarations to the end of that round. */
export function fightWith(begun: GameState): readonly unknown[] {
  const record: unknown[] = [];
  let state = after(begun, { type: 'EndRound' }, referee);
  const round = state.encounter?.round;
  const note = (lines: readonly unknown[]) => {
    const shown = [player, otherPlayer, spectator].map((seat) => [
      [...project(state, seat)],
      offers(state, seat),
      TRIED.map((command) => {
        const ruling = decide(state, command, seat, dull(1));
        return ruling.granted ? ruling.events : ruling.refusal;
      }),
    ]);
    if (lines.length > 0 || JSON.stringify(record.at(-1)) !== JSON.stringify(shown)) record.push(...lines, shown);
  };
  note([]);
  for (let steps = 0; steps < 20 && state.encounter?.round === round; steps++) {
    const command: Command =
      state.encounter?.combat?.stage === 'acting' ? { type: 'NextPhase' } : { type: 'RollInitiative' };
    const next = played(state, command, loaded(6, 1, 5, 2, 4, 3));
    state = next.state;
    note(next.lines);
  }
  return record;
}

const TRIED: readonly Command[] = [
  { type: 'MoveCreature', creature: id('aldo'), to: { x: 2, y: 4 } },
  { type: 'Declare', creature: id('aldo'), action: 'retreat', spell: null },
  { type: 'TurnUndead', cleric: id('aldo') },
  { type: 'Attack', attacker: id('aldo'), target: id('goblin'), attack: 0 },
];
