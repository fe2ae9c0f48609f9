import { describe, expect, it } from 'vitest';
import { readyCharacters } from '../src/books/ose/content/ready-characters.ts';
import { type Command, type Dice, id, type Offer, type RulesetChoice, type Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { at, delve, goblin, player, referee, seededDice, submissions } from './table.ts';

const SPOTS = [at(1, 1), at(1, 2), at(0, 1), at(0, 2)] as const;
const party = readyCharacters()
  .slice(0, 4)
  .map((facts, place) => ({
    ...facts,
    id: id<'creature'>(`hero-${place}`),
    owner: player.user,
    at: SPOTS[place] ?? null,
    moved: 0,
    hitPoints: { now: 30, max: 30 },
  }));
const foes = [at(4, 1), at(4, 2), at(4, 3)].map((place, which) =>
  goblin({ id: id(`goblin-${which}`), name: `Goblin ${which + 1}`, at: place, hitPoints: { now: 9, max: 9 } }),
);

/** Four against three in one room, where what nobody has a say in passes by itself. */
const facing = (ruleset: Partial<RulesetChoice> = {}): GameState => {
  const state = delve([...party, ...foes]);
  return {
    ...state,
    ruleset: { base: 'ose', slots: {}, options: {}, ...ruleset },
    automation: { ...state.automation, rounds: true },
  };
};

interface Count {
  state: GameState;
  referee: string[];
  players: string[];
}

/** An offer as it is proposed: every input at its preset. */
function asProposed(offer: Offer): Command {
  const presets = offer.inputs.flatMap((input) =>
    'preset' in input && input.preset !== undefined ? [[input.name, input.preset] as const] : [],
  );
  const [first] = submissions(offer);
  return { ...first, ...Object.fromEntries(presets) } as Command;
}

/** Whether it is granted; then it has happened. */
function ask(count: Count, seat: Seat, command: Command, dice: Dice): boolean {
  const ruling = decide(count.state, command, seat, dice);
  if (ruling.granted) count.state = ruling.events.reduce(evolve, count.state);
  return ruling.granted;
}

function take(count: Count, seat: Seat, offer: Offer, dice: Dice): void {
  if (!ask(count, seat, asProposed(offer), dice)) throw new Error(`${offer.label} is refused`);
  (seat === referee ? count.referee : count.players).push(`${count.state.encounter?.round ?? 0} ${offer.label}`);
}

/** What a player does by one click: strikes once with whoever can; moves nobody. */
const strikeOf = (state: GameState): Offer | undefined =>
  offers(state, player).find(
    ({ command, key, barred }) => command === 'Attack' && barred === null && !key.includes('subdue'),
  );

/** The two in front go up to where the goblins come, in the first round. */
function goesUp(state: GameState): Command | null {
  const front = [
    { creature: id<'creature'>('hero-0'), to: { x: 3, y: 1 } },
    { creature: id<'creature'>('hero-1'), to: { x: 3, y: 2 } },
  ];
  const open = offers(state, player).filter(({ command }) => command === 'MoveCreature');
  const goes = front.find(
    ({ creature }) => state.creatures[creature]?.moved === 0 && open.some(({ about }) => about === creature),
  );
  return goes ? { type: 'MoveCreature', ...goes } : null;
}

/** Plays rounds by what is offered first alone: the referee the gold one, each player a blow. */
function playRounds(begin: GameState, rounds: number, seed: number): Count {
  const count: Count = { state: begin, referee: [], players: [] };
  const dice = seededDice(seed);
  for (let step = 0; step < 200; step += 1) {
    const { encounter } = count.state;
    if (count.referee.length > 0 && (!encounter || encounter.round > rounds)) return count;
    const strike = encounter?.combat?.stage === 'acting' ? strikeOf(count.state) : undefined;
    const walk = encounter?.round === 1 ? goesUp(count.state) : null;
    if (strike) take(count, player, strike, dice);
    else if (walk && ask(count, player, walk, dice)) count.players.push('walks');
    else {
      const gold = offers(count.state, referee).find(({ next, place }) => next && place === 'encounter');
      if (!gold) throw new Error(`nothing is next: ${JSON.stringify(encounter)}`);
      take(count, referee, gold, dice);
    }
  }
  throw new Error(`stuck: ${count.referee.slice(-20).join('\n')}`);
}

describe('a fight by what is offered first', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed + 1))(
    'takes the referee fifteen clicks at most over three rounds (%i)',
    (seed) => {
      const { referee: clicks, players } = playRounds(facing(), 3, seed);
      expect(clicks.length).toBeLessThanOrEqual(15);
      expect(players.length).toBeLessThanOrEqual(2 * 4 * 3);
    },
  );

  it.each(['gorman', 'eris'] as const)('never comes to a stop by the rules of %s', (base) => {
    for (let seed = 1; seed <= 10; seed += 1) playRounds(facing({ base }), 3, seed);
  });
});
