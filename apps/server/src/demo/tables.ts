import type { Seat } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';

/** What a goblin carries; the key of the sacristy rolls on it. */
export const POCKETS = 'In a goblin’s pockets';

const LINES = [
  '[[item clapper of bone on a string]]',
  '[[2d6 cp]], sticky.',
  '[[item candle end with tooth marks]]',
  '[[1d4 sp]] in a page of psalms.',
  '[[3 item loaded knucklebone]]',
  '[[item key that fits no lock here]]',
];

/** Writes the table that the demo begins with. */
export const writeTables = (app: FastifyInstance, campaign: string, seat: Seat): Promise<void> =>
  app.tables.demand(campaign, seat, {
    type: 'WriteTable',
    table: null,
    name: POCKETS,
    dice: '1d6',
    lines: LINES.map((text) => ({ share: 1, text })),
  });
