import type { Command } from '../src/commands.ts';
import { decide } from '../src/decide.ts';
import { loaded } from '../src/dice.ts';
import { evolve } from '../src/evolve.ts';
import type { GameEvent } from '../src/events.ts';
import { id } from '../src/ids.ts';
import { DEFAULT_CHOICE } from '../src/rulesets/index.ts';
import type { Seat } from '../src/seat.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { newState } from '../src/state/state.ts';

export const referee: Seat = { role: 'referee', user: id('ref'), name: 'Rhea' };
export const player: Seat = { role: 'player', user: id('ann'), name: 'Ann' };
export const otherPlayer: Seat = { role: 'player', user: id('bob'), name: 'Bob' };
export const spectator: Seat = { role: 'spectator', user: id('sam'), name: 'Sam' };

/** A first-level fighter of Ann's; `facts` says what is different. */
export function someone(facts: Partial<Creature> = {}): Creature {
  return {
    id: id('aldo'),
    kind: 'character',
    name: 'Aldo',
    owner: player.user,
    icon: null,
    class: 'fighter',
    level: 1,
    experience: 0,
    alignment: 'neutral',
    abilities: { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 },
    hitDice: null,
    hitPoints: { now: 6, max: 6 },
    naturalArmour: 10,
    armour: 'none',
    shield: false,
    helmet: false,
    attacks: [{ name: 'sword', kind: 'melee', damage: '1d8', times: 1, ranges: null, slow: false, blunt: false }],
    items: [],
    coins: { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 },
    movement: 120,
    infravision: 0,
    morale: null,
    saveAs: null,
    undead: false,
    conditions: [],
    at: null,
    hidden: false,
    moved: 0,
    notes: '',
    ...facts,
  };
}

/** A goblin of the referee's. */
export function goblin(facts: Partial<Creature> = {}): Creature {
  return someone({
    id: id('goblin'),
    kind: 'monster',
    name: 'Goblin',
    owner: null,
    class: null,
    abilities: null,
    hitDice: { dice: 1, plus: -1, stars: 0 },
    hitPoints: { now: 3, max: 3 },
    naturalArmour: 13,
    attacks: [{ name: 'spear', kind: 'melee', damage: '1d6', times: 1, ranges: null, slow: false, blunt: false }],
    movement: 60,
    infravision: 90,
    morale: 7,
    saveAs: 'NH',
    ...facts,
  });
}

/** A campaign with these creatures; characters and retainers make up the party. Wandering monster checks wait for the referee. */
export function campaign(creatures: readonly Creature[], facts: Partial<GameState> = {}): GameState {
  const members = creatures.filter((creature) => creature.kind !== 'monster').map((creature) => creature.id);
  const begin = newState('The Sunken Abbey', DEFAULT_CHOICE);
  return {
    ...begin,
    people: Object.fromEntries([referee, player, otherPlayer, spectator].map(({ user, name, role }) => [user, { name, role }])),
    creatures: Object.fromEntries(creatures.map((creature) => [creature.id, creature])),
    party: { ...begin.party, members, marchingOrder: members.map((member) => [member]) },
    automation: { ...begin.automation, wandering: false },
    ...facts,
  };
}

/** What happens when a seat asks: the events, or the refusal's code. Dice fall as loaded. */
export function ask(state: GameState, command: Command, by: Seat, ...faces: number[]): readonly GameEvent[] | string {
  const ruling = decide(state, command, by, loaded(...faces));
  return ruling.granted ? ruling.events : ruling.refusal.code;
}

/** The state after a command that must be granted. */
export function after(state: GameState, command: Command, by: Seat, ...faces: number[]): GameState {
  const ruling = decide(state, command, by, loaded(...faces));
  if (!ruling.granted) throw new Error(`refused: ${ruling.refusal.sentence}`);
  return ruling.events.reduce(evolve, state);
}
