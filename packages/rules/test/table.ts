import { squaresOf } from '@lanthorn/geometry';
import { DEFAULT_CHOICE } from '../src/books/index.ts';
import { commandFlaw } from '../src/command-flaw.ts';
import {
  type Command,
  type CommandOf,
  type CreatureId,
  type Dice,
  type GameEvent,
  type Input,
  id,
  loaded,
  type Offer,
  type Seat,
} from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { rulesFor } from '../src/play/rules-in-force.ts';
import { withNaming } from '../src/procedures/body/creature/own-name.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { Creature, Place } from '../src/state/creature.ts';
import { ORDINARY } from '../src/state/ordinary.ts';
import type { Engagement } from '../src/state/retainers.ts';
import type { Scene } from '../src/state/scene.ts';
import { type GameState, newState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';

export const referee: Seat = { role: 'referee', user: id('ref'), name: 'Rhea' };
export const player: Seat = { role: 'player', user: id('ann'), name: 'Ann' };
export const otherPlayer: Seat = { role: 'player', user: id('bob'), name: 'Bob' };
export const spectator: Seat = { role: 'spectator', user: id('sam'), name: 'Sam' };

/** A first-level fighter of Ann's; `facts` says what is different. */
export function someone(facts: Partial<Creature> = {}): Creature {
  return {
    ...ORDINARY,
    id: id('aldo'),
    kind: 'character',
    name: 'Aldo',
    owner: player.user,
    icon: null,
    class: 'fighter',
    alignment: 'neutral',
    abilities: { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 },
    hitPoints: { now: 6, max: 6 },
    attacks: [{ name: 'sword', kind: 'melee', damage: '1d8', times: 1, ranges: null, slow: false, blunt: false }],
    infravision: 0,
    ...facts,
  };
}

/** A staff, to carry. */
export const STAFF = {
  id: id<'item'>('staff'),
  name: 'staff',
  quantity: 1,
  weight: 40,
  kind: 'weapon',
  use: null,
} as const;

/** A goblin of the referee's; where `facts` names it otherwise, as the referee would have named it. */
export function goblin(facts: Partial<Creature> = {}): Creature {
  return withNaming(
    rulesFor(DEFAULT_CHOICE),
    someone({
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
    }),
  );
}

/** Somebody in another's service. */
export const hired = (employer: CreatureId, facts: Partial<Engagement> = {}): Engagement => ({
  employer,
  kind: 'retainer',
  race: null,
  share: 0.5,
  experience: 0.5,
  wage: null,
  loyalty: 7,
  paidUntil: 1,
  ...facts,
});

/** The party meets these below ground, where all can see each other; `facts` says what is different. */
export const toMeet = (
  creatures: readonly CreatureId[],
  facts: Partial<CommandOf<'BeginEncounter'>> = {},
): CommandOf<'BeginEncounter'> => ({
  type: 'BeginEncounter',
  creatures,
  setting: 'dungeon',
  aware: 'both',
  reveal: true,
  ...facts,
});

/** A campaign with these creatures; characters and retainers make up the party. Wandering monster checks and the phases of a round wait for the referee. */
export function campaign(creatures: readonly Creature[], facts: Partial<GameState> = {}): GameState {
  const members = creatures.filter((creature) => creature.kind !== 'monster').map((creature) => creature.id);
  const begin = newState('The Sunken Abbey', DEFAULT_CHOICE);
  return {
    ...begin,
    people: Object.fromEntries(
      [referee, player, otherPlayer, spectator].map(({ user, name, role }) => [user, { name, role }]),
    ),
    creatures: Object.fromEntries(creatures.map((creature) => [creature.id, creature])),
    party: { ...begin.party, members, marchingOrder: members.map((member) => [member]) },
    automation: { ...begin.automation, wandering: false, rounds: false },
    ...facts,
  };
}

/**
 * Two rooms of 5 × 5 squares side by side, ten feet to the square: a door in the wall between them at the square
 * (5,1), a secret door at (5,3), a pit at (2,2) and a trapped chest at (4,4). The first door is closed.
 */
export function twoRooms(facts: Partial<Scene> = {}): Scene {
  const between = (from: number, to: number) => ({ a: { x: 5, y: from }, b: { x: 5, y: to } });
  const door = { state: 'closed', locked: false, stuck: false, spiked: false, failedForcings: 0 } as const;
  return {
    id: id('rooms'),
    name: 'Two rooms',
    width: 10,
    height: 5,
    feetPerSquare: 10,
    grid: 'square',
    floor: null,
    walls: [between(0, 1), between(2, 3), between(4, 5)],
    doors: {
      [id<'door'>('door')]: { ...door, id: id('door'), kind: 'door', segment: between(1, 2), found: true },
      [id<'door'>('secret')]: { ...door, id: id('secret'), kind: 'secret', segment: between(3, 4), found: false },
    },
    lights: [],
    rooms: [],
    traps: {
      [id<'trap'>('pit')]: {
        id: id('pit'),
        name: 'Pit',
        squares: [{ x: 2, y: 2 }],
        guards: 'room',
        damage: '1d6',
        text: 'ten feet deep',
        found: false,
        sprung: false,
      },
      [id<'trap'>('needle')]: {
        id: id('needle'),
        name: 'Needle',
        squares: [{ x: 4, y: 4 }],
        guards: 'treasure',
        damage: null,
        text: 'poison',
        found: false,
        sprung: false,
      },
    },
    notes: [],
    features: [],
    ambient: 'lit',
    image: null,
    explored: Array<string>(5).fill('1'.repeat(10)),
    walked: Array<string>(5).fill('0'.repeat(10)),
    level: 1,
    ...facts,
  };
}

/** A square of the two rooms, to stand on. */
export const at = (x: number, y: number): Place => ({ scene: id('rooms'), square: { x, y } });

/** A campaign whose board shows the two rooms. */
export const delve = (
  creatures: readonly Creature[],
  facts: Partial<GameState> = {},
  scene: Scene = twoRooms(),
): GameState => campaign(creatures, { scenes: { [scene.id]: scene }, scene: scene.id, ...facts });

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

/** Dice for random play: a seed gives the same faces every time. */
export function seededDice(seed: number): Dice {
  let [state, ids] = [seed % 2_147_483_647, 0];
  return {
    die: (sides) => {
      state = (state * 48_271 + 11) % 2_147_483_647;
      return (state % sides) + 1;
    },
    id: () => `seeded-${++ids}`,
  };
}

/** Every way of filling in an offer's listed inputs, but no more than a few of many squares; choices of several and texts keep their preset. */
export const submissions = (offer: Offer): readonly Command[] =>
  offer.barred === null && !WEIGHTY.includes(offer.command) ? filledIn(offer) : [];

/** Takes too long to be tried in every state: its own test tries each of its ways. */
const WEIGHTY: readonly Command['type'][] = ['MakeDungeon'];

function filledIn({ command, fixed, inputs }: Offer): readonly Command[] {
  const values = inputs.map((input) => ({ name: input.name, each: valuesOf(input) }));
  const ways = values.reduce((all, { each }) => all * each.length, 1);
  return spread(ways).map((way) => {
    let left = way;
    const filled = values.toReversed().map(({ name, each }) => {
      const value = each[left % each.length];
      left = Math.floor(left / each.length);
      return [name, value] as const;
    });
    return { type: command, ...fixed, ...Object.fromEntries(filled.toReversed()) } as unknown as Command;
  });
}

/** Ways of filling in one offer that are tried in one state. */
const MOST_WAYS = 300;

/** The places of ways in their order; of very many a few hundred, spread so that every value of every input is among them. */
const spread = (ways: number): readonly number[] =>
  Array.from({ length: Math.min(ways, MOST_WAYS) }, (_, nth) =>
    ways <= MOST_WAYS ? nth : Math.floor(((nth * GOLDEN) % 1) * ways),
  );

/** Its multiples lie evenly between whole numbers. */
const GOLDEN = 0.618034;

function valuesOf(input: Input): readonly unknown[] {
  switch (input.kind) {
    case 'choice':
      return input.options.map((option) => option.value);
    case 'choices':
      return [input.preset ?? input.options.slice(0, Math.max(1, input.least)).map((option) => option.value)];
    case 'number':
      return [...new Set([input.min, input.preset, input.max])];
    case 'flag':
      return [true, false];
    case 'text':
      return [input.preset === '' ? 'words' : input.preset];
    case 'square':
      return (input.from ?? (input.floor ? squaresOf(input.floor) : [{ x: 0, y: 0 }])).slice(0, 9);
    default:
      return input satisfies never;
  }
}

/** What a seat is offered and the wire would not take: an offer with its longest words and furthest figures, and the flaw. */
export const flawedOffers = (state: GameState, seat: Seat): readonly (readonly [string, string])[] =>
  offers(state, seat).flatMap((offer) => {
    const inputs = offer.inputs.map((input) =>
      input.kind === 'text' ? { ...input, preset: 'x'.repeat(input.maxLength) } : input,
    );
    const flaw = submissions({ ...offer, inputs })
      .map(commandFlaw)
      .find((each) => each !== null);
    return flaw ? [[offer.key, flaw] as const] : [];
  });

/** What is barred to a seat and would be granted all the same: the law says nothing is. */
export const grantedThoughBarred = (state: GameState, seat: Seat): readonly Command[] =>
  offers(state, seat)
    .filter(({ barred }) => barred !== null)
    .flatMap(filledIn)
    .filter((asked) => decide(state, asked, seat, seededDice(1)).granted);

/** Hundreds of monsters are tried of one kind in every state, not of each: how many may come does not depend on which. */
function quickToTry(all: readonly Command[]): readonly Command[] {
  const first = all.find(({ type }) => type === 'AddMonsters');
  const kind = first?.type === 'AddMonsters' ? first.monster : null;
  return all.filter((asked) => asked.type !== 'AddMonsters' || asked.count <= FEW || asked.monster === kind);
}

/** More than these take their time to be added. */
const FEW = 20;

/**
 * What is offered to one seat or to any of several and yet refused: the law says nothing is. Each die falls one higher than
 * the last.
 * @param commands looked at alone, one of which must be offered; all that is offered where they are left out
 */
export function refusedOffers(
  state: GameState,
  seats: Seat | readonly Seat[],
  commands?: Command['type'] | readonly Command['type'][],
): readonly (readonly [Command, string])[] {
  const looked = commands === undefined ? null : [commands].flat();
  const all = [seats].flat().map((seat) => [seat, offersOf(state, seat, looked)] as const);
  if (looked && all.every(([, made]) => made.length === 0))
    throw new Error(`${looked.join(', ')} is offered to nobody here: see \`isOffered\`.`);
  return all.flatMap(([seat, made]) => refusedAmong(state, seat, made));
}

/** Whether a command is offered to one seat, or to any of several, and not barred there. */
export const isOffered = (state: GameState, seats: Seat | readonly Seat[], command: Command['type']): boolean =>
  [seats].flat().some((seat) => offersOf(state, seat, [command]).some(({ barred }) => barred === null));

const offersOf = (state: GameState, seat: Seat, commands: readonly Command['type'][] | null) =>
  offers(state, seat).filter(({ command }) => commands === null || commands.includes(command));

function refusedAmong(state: GameState, seat: Seat, made: readonly Offer[]) {
  let thrown = 0;
  const dice: Dice = { die: (sides) => (thrown++ % sides) + 1, id: () => `fresh-${++freshIds}` };
  return quickToTry(made.flatMap(submissions)).flatMap((asked) => {
    const ruling = decide(state, asked, seat, dice);
    return ruling.granted ? [] : [[asked, ruling.refusal.sentence] as const];
  });
}

let freshIds = 0;
