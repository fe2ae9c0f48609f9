import { connect, type Envelope, type Table, type WireCommand } from '@lanthorn/protocol';
import { type Move, Moves } from './moves.ts';
import type { CampaignAt } from './parts.ts';
import { type Room, Screens } from './room.ts';

/** Plays a mix of commands at a table, each of which is shown to all eight seats. */
export async function gameRoom(url: string, { id, seats }: CampaignAt): Promise<Room> {
  const screens = new Screens();
  const tables = await Promise.all(seats.map(({ cookie }) => seated(url, id, cookie)));
  for (const table of tables)
    table.on('happened', (envelope) => {
      if (!followsUp(envelope)) screens.one();
    });
  const moves = new Moves(tables, seats);
  return {
    play: () => played(moves.next(), screens, tables.length),
    close: () => {
      for (const table of tables) table.close();
    },
  };
}

/** What may be done now follows what was done, by itself; what was done is what is waited for. */
const followsUp = ({ told, patch: { put, drop } }: Envelope): boolean =>
  told.length === 0 && [...put.map(([key]) => key), ...drop].every((key) => key.startsWith('offer:'));

async function played({ table, command }: Move, screens: Screens, seats: number): Promise<number> {
  const shown = screens.all(seats);
  const reply = await table.ask(command);
  if (!reply.ok) throw new Error(`${nameOf(command)} was refused: ${reply.refusal.sentence}`);
  return shown;
}

const nameOf = ({ type }: WireCommand): string => type;

async function seated(url: string, campaign: string, cookie: string): Promise<Table> {
  const table = connect({ url, campaign, cookie });
  await new Promise<void>((sat) => table.on('welcome', () => sat()));
  return table;
}
