import { midpointOf, type Square, squareAt, stepsBetween } from '@lanthorn/geometry';
import type { Table, WireCommand } from '@lanthorn/protocol';
import type { CreatureId, Door, Known, Scene } from '@lanthorn/rules';
import { fight, type Move, type Player } from './fight.ts';
import type { SeatAt } from './parts.ts';
import { asFarAsKnown, wayTo } from './ways.ts';

/**
 * Of twenty commands so many. Between two fights a table mostly talks and walks: its members speak about as often as
 * they move, dice fall for what the referee asks, and now and then somebody handles a light or a door, or searches; the
 * referee sets a token right, ends the turn and says what is to be seen.
 */
const MIX = [
  ...Array<'walk'>(7).fill('walk'),
  ...Array<'say'>(5).fill('say'),
  ...Array<'roll'>(2).fill('roll'),
  'light',
  'door',
  'search',
  ...Array<'drag'>(2).fill('drag'),
  'narrate',
] as const;

/** After so many commands between two fights comes the next, which takes about forty: so that a third of an evening's commands are a fight's. */
const CALM = 80;

/**
 * The commands of one table, one after the other, from all of its seats in turn. The party goes from room to room of
 * a dark map that gets explored; when it has seen all of them, the referee covers the map again.
 */
export class Moves {
  readonly #referee: Table;
  readonly #players: readonly Player[];
  /** What must come next, before the mix goes on. */
  readonly #next: Move[] = [];
  #no = 0;
  #calm: number;
  #fight: ReturnType<typeof fight> | null = null;
  #granted = true;
  #walked = 0;
  #room = 0;

  /** @param place of this table among all: so that not all of them fight at once */
  constructor(tables: readonly Table[], seats: readonly SeatAt[], place: number) {
    this.#calm = (place * 17) % CALM;
    const [referee] = tables;
    if (!referee) throw new Error('A table needs its referee.');
    this.#referee = referee;
    this.#players = tables.flatMap((table, place) => {
      const character = seats[place]?.character;
      return character ? [{ table, character }] : [];
    });
  }

  /** @param refused the move before was refused: words, which never are, come in its place */
  next(refused: boolean): Move {
    this.#no += 1;
    // One place on after each round of the mix, so that each of them comes to do all of it.
    const turn = this.#no + Math.floor(this.#no / MIX.length);
    const player = this.#players[turn % this.#players.length];
    if (!player) throw new Error('A table needs players.');
    if (refused) {
      this.#granted = false;
      return said(player);
    }
    const blow = this.#fighting(player);
    if (blow) return blow;
    const due = this.#next.shift();
    if (due) return due;
    // Seven has no factor in common with the mix's length: all of it comes, well mixed.
    const kind = MIX[(this.#no * 7) % MIX.length];
    if (kind === 'walk') return this.#walk(player);
    if (kind === 'roll') return { table: player.table, command: ROLL };
    if (kind === 'light') return lightOf(player) ?? said(player);
    if (kind === 'door') return doorOf(player, 'open', 'closed') ?? said(player);
    if (kind === 'search') return this.#search(player);
    if (kind === 'drag') return this.#drag(player);
    return kind === 'narrate' ? this.#asReferee({ type: 'Narrate', text: WORDS }) : said(player);
  }

  /** What comes next in a fight; null between two. */
  #fighting({ character }: Player): Move | null {
    this.#calm += 1;
    if (!this.#fight && this.#calm % CALM === 0)
      this.#fight = fight(this.#referee, this.#players, placeOf(knownTo(this.#referee), character));
    const next = this.#fight?.next(this.#granted);
    this.#granted = true;
    if (next && !next.done) return next.value;
    this.#fight = null;
    return null;
  }

  readonly #asReferee = (command: WireCommand): Move => ({ table: this.#referee, command });

  /** Towards the next room, as far as the turn goes and the player knows the way; the referee ends the turn once all have walked. */
  #walk(player: Player): Move {
    this.#walked += 1;
    if (this.#walked % (this.#players.length + 1) === 0) return this.#asReferee(END);
    const { table, character } = player;
    const to = asFarAsKnown(this.#way(character), sceneOf(knownTo(this.#referee)));
    if (!to) return doorOf(player, 'closed') ?? said(player);
    return { table, command: { type: 'MoveCreature', creature: character, to, asFar: true } };
  }

  /** Takes the rest of the turn of whoever searches. */
  #search({ table, character }: Player): Move {
    this.#next.push(this.#asReferee(END));
    const square = placeOf(knownTo(table), character);
    return { table, command: { type: 'SearchArea', creature: character, square, kind: 'room-traps' } };
  }

  /** The referee sets a token right that stands a step from where it should. */
  #drag(player: Player): Move {
    const square = this.#way(player.character)[1];
    if (!square) return said(player);
    return this.#asReferee({ type: 'PlaceCreature', creature: player.character, square });
  }

  /** From a character to the room that comes next, over the map as it is. Whoever is there takes the party on. */
  #way(character: CreatureId): readonly Square[] {
    const known = knownTo(this.#referee);
    const way = wayTo(placeOf(known, character), this.#goal(), sceneOf(known));
    if (way.length < 3) this.#goOn(sceneOf(known));
    return way;
  }

  /** To the next room; after the last the map is covered again. */
  #goOn({ width, height, rooms }: Scene): void {
    this.#room += 1;
    if (this.#room % rooms.length > 0) return;
    const all = { from: { x: 0, y: 0 }, to: { x: width - 1, y: height - 1 } };
    this.#next.push(this.#asReferee({ type: 'RevealSquares', ...all, revealed: false }));
  }

  #goal(): Square {
    const { rooms } = sceneOf(knownTo(this.#referee));
    const room = rooms[this.#room % rooms.length];
    if (!room) throw new Error('The map has no rooms.');
    return room.at;
  }
}

const WORDS = 'We go on to the door, slowly, and look at the floor before each step.';
const ROLL: WireCommand = { type: 'RollDice', notation: '2d6+1', audience: 'table', purpose: 'luck' };
const END: WireCommand = { type: 'EndTurn', resting: false };

const said = ({ table, character }: Player): Move => ({
  table,
  command: { type: 'Say', text: WORDS, as: character },
});

function knownTo({ known }: Table): Known {
  if (!known) throw new Error('A seat was lost.');
  return known;
}

function sceneOf({ scenes, scene }: Known): Scene {
  const found = scene && scenes[scene];
  if (!found) throw new Error('No map lies on the board.');
  return found;
}

function placeOf({ creatures }: Known, character: CreatureId): Square {
  const at = creatures[character]?.at;
  if (!at) throw new Error('A player does not see the own character.');
  return at.square;
}

/** Set down where it burns in hand, else taken up again; null where none is near. */
function lightOf({ table, character }: Player): Move | null {
  const known = knownTo(table);
  const lights = Object.values(known.lights);
  const carried = lights.find(({ carriedBy }) => carriedBy === character);
  if (carried) return { table, command: { type: 'SetDownLight', light: carried.id } };
  const here = placeOf(known, character);
  const near = lights.find(({ left }) => left && stepsBetween(left.square, here, sceneOf(known).grid) <= 1);
  return near ? { table, command: { type: 'TakeUpLight', light: near.id, creature: character } } : null;
}

/** Opens or closes a door beside the character; null where none stands so. */
function doorOf({ table, character }: Player, ...states: readonly Door['state'][]): Move | null {
  const known = knownTo(table);
  const here = placeOf(known, character);
  const { doors, grid } = sceneOf(known);
  const near = Object.values(doors).filter(
    ({ segment }) => stepsBetween(squareAt(midpointOf(segment), grid), here, grid) <= 1,
  );
  const door = near.find(({ state }) => states.includes(state));
  if (!door) return null;
  const type = door.state === 'open' ? 'CloseDoor' : 'OpenDoor';
  return { table, command: { type, door: door.id, creature: character } };
}
