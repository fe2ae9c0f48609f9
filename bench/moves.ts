import type { Table, WireCommand } from '@lanthorn/protocol';
import { type CreatureId, type CreatureRecord, id, type LightRecord, type OfferRecord } from '@lanthorn/rules';
import type { SeatAt } from './parts.ts';

/** A command, and the seat it is asked from. */
export interface Move {
  readonly table: Table;
  readonly command: WireCommand;
}

interface Player {
  readonly table: Table;
  readonly character: CreatureId;
  readonly home: { readonly x: number; readonly y: number };
  readonly away: { readonly x: number; readonly y: number };
}

/** Of twenty commands so many: what a table does between two rooms of a dungeon. */
const MIX = [
  ...Array<'step'>(7).fill('step'),
  ...Array<'say'>(5).fill('say'),
  ...Array<'roll'>(3).fill('roll'),
  ...Array<'light'>(2).fill('light'),
  ...Array<'drag'>(2).fill('drag'),
  'narrate',
] as const;

/** The commands of one table, one after the other, from all of its seats in turn. */
export class Moves {
  readonly #referee: Table;
  readonly #players: readonly Player[];
  #no = 0;

  constructor(tables: readonly Table[], seats: readonly SeatAt[]) {
    const [referee] = tables;
    if (!referee) throw new Error('A table needs its referee.');
    this.#referee = referee;
    this.#players = tables.flatMap((table, place) => {
      const character = seats[place]?.character;
      return character ? [playerAt(table, character)] : [];
    });
  }

  next(): Move {
    this.#no += 1;
    const player = this.#players[this.#no % this.#players.length];
    // Seven has no factor in common with the mix's length: all of it comes, well mixed.
    const kind = MIX[(this.#no * 7) % MIX.length];
    if (!player) throw new Error('A table needs players.');
    if (kind === 'step') return this.#step(player);
    if (kind === 'say') return { table: player.table, command: { type: 'Say', text: WORDS, as: player.character } };
    if (kind === 'roll') return { table: player.table, command: ROLL };
    if (kind === 'light') return { table: player.table, command: lightOf(player) };
    if (kind === 'drag') return { table: this.#referee, command: stepOf(player) };
    return { table: this.#referee, command: { type: 'Narrate', text: WORDS } };
  }

  /** Who has walked as far as a turn allows waits for the referee to end it. */
  #step(player: Player): Move {
    const left = creatureOf(player).movementLeft ?? 0;
    return left < 10
      ? { table: this.#referee, command: { type: 'EndTurn', resting: false } }
      : { table: player.table, command: stepOf(player) };
  }
}

const WORDS = 'We go on to the door, slowly, and look at the floor before each step.';
const ROLL: WireCommand = { type: 'RollDice', notation: '2d6+1', audience: 'table', purpose: 'luck' };

function stepOf(player: Player): WireCommand {
  const { at } = creatureOf(player);
  const isHome = at?.x === player.home.x && at.y === player.home.y;
  return { type: 'MoveCreature', creature: player.character, to: isHome ? player.away : player.home };
}

/** Set down where it burns in hand, else taken up again, or lit anew when it lies too far away. */
function lightOf({ table, character }: Player): WireCommand {
  const at = creatureOf({ table, character }).at;
  const lights = [...table.view.values()].filter((record): record is LightRecord => record.type === 'light');
  const carried = lights.find(({ carriedBy }) => carriedBy === character);
  if (carried) return { type: 'SetDownLight', light: id<'light'>(carried.id) };
  const near = lights.find(
    (light) => light.at && at && Math.max(Math.abs(light.at.x - at.x), Math.abs(light.at.y - at.y)) <= 1,
  );
  if (near) return { type: 'TakeUpLight', light: id<'light'>(near.id), creature: character };
  return { type: 'Say', text: WORDS, as: character };
}

function creatureOf({ table, character }: Pick<Player, 'table' | 'character'>): CreatureRecord {
  const record = table.view.get(`creature:${character}`);
  if (record?.type !== 'creature') throw new Error('A player does not see the own character.');
  return record;
}

/** A player, and the first square beside the character's own that it is offered. */
function playerAt(table: Table, character: CreatureId): Player {
  const home = creatureOf({ table, character }).at;
  const offers = [...table.view.values()].filter((record): record is OfferRecord => record.type === 'offer');
  const walking = offers.find(({ offer: { command, about } }) => command === 'MoveCreature' && about === character);
  const input = walking?.offer.inputs.find(({ kind }) => kind === 'square');
  const away = input?.kind === 'square' ? input.from?.[0] : undefined;
  if (!home || !away) throw new Error('A character has nowhere to go.');
  return { table, character, home, away };
}
