import { connect, type Happened, type Table } from '@lanthorn/protocol';
import type { Move } from './fight.ts';
import { Moves } from './moves.ts';
import type { CampaignAt } from './parts.ts';
import { type Room, Screens } from './room.ts';

/** A room whose moves are known, so that what comes after one of them can be looked at. */
export interface GameRoom extends Room {
  /** As `play`, and who asked. */
  move(): Promise<{ readonly by: Table; readonly shown: number }>;
}

/**
 * Plays a mix of commands at a table, each of which is told to all eight seats. Each seat takes in what it knows now;
 * what its page makes of that is the page's work, on a machine of its own, and is measured by the watched page.
 * @param place of the table among all
 */
export async function gameRoom(url: string, { id, seats }: CampaignAt, place = 0): Promise<GameRoom> {
  const screens = new Screens<Happened>();
  const tables = await Promise.all(seats.map(({ cookie }) => seated(url, id, cookie)));
  for (const table of tables) table.on('happened', (happened) => screens.one(happened));
  const moves = new Moves(tables, seats, place);
  /** Words come in the place of what is refused; where they are refused as well, the table is lost. */
  const move = async (refused = false): Promise<{ readonly by: Table; readonly shown: number }> => {
    const next = moves.next(refused);
    const shown = await played(next, screens, tables.length);
    if (shown === null && refused) throw new Error('Not even words are granted.');
    return shown === null ? move(true) : { by: next.table, shown };
  };
  return {
    move: () => move(),
    play: async () => (await move()).shown,
    close: () => {
      for (const table of tables) table.close();
    },
  };
}

/** Over when each seat was told, or whoever asked where some are told nothing; null for what was refused. */
async function played(
  { table, command, unseen }: Move,
  screens: Screens<Happened>,
  seats: number,
): Promise<number | null> {
  // Whoever asks is answered after what came of it was shown.
  if (unseen) return (await table.ask(command)).ok ? performance.now() : null;
  const sent = Date.now();
  // What came before it may still be under way to some.
  const shown = screens.all(seats, ({ told }) => told.every(({ at }) => at >= sent));
  const reply = await table.ask(command);
  if (reply.ok) return shown;
  screens.none();
  return null;
}

async function seated(url: string, campaign: string, cookie: string): Promise<Table> {
  const table = connect({ url, campaign, cookie });
  await new Promise<void>((sat) => table.on('welcome', () => sat()));
  return table;
}
