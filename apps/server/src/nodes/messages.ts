import { z } from 'zod';

const point = z.object({ x: z.number(), y: z.number() }).nullable();
const user = z.string();

const sign = z.discriminatedUnion('name', [
  z.object({ name: z.literal('pointer'), shown: z.object({ user, at: point }) }),
  z.object({ name: z.literal('ping'), shown: z.object({ user, at: point.unwrap() }) }),
  z.object({ name: z.literal('typing'), shown: z.object({ user, typing: z.boolean() }) }),
  z.object({ name: z.literal('dragging'), shown: z.object({ user, creature: z.string(), at: point }) }),
]);

const person = z.object({
  user,
  name: z.string(),
  role: z.enum(['referee', 'player', 'spectator']),
  doing: z.enum(['here', 'away', 'typing', 'pointing']),
});

const word = z.discriminatedUnion('type', [
  /** The campaign has an entry of this number. Said by the log itself, with the entry or not at all. */
  z.object({ type: z.literal('appended'), campaign: z.string(), seq: z.int() }),
  /** Somebody's seat is gone, or has become another. */
  z.object({ type: z.literal('dismissed'), campaign: z.string(), user, code: z.enum(['removed', 'left', 'reseated']) }),
  /** A session has ended; `next` has taken its place, or nothing has. */
  z.object({ type: z.literal('ended'), session: z.string(), next: z.string().nullable() }),
  /** Somebody is at a table on the node that says so, or is there no more. */
  z.object({ type: z.literal('present'), campaign: z.string(), user, person: person.nullable() }),
  /** To be shown to all sockets of a room. One that passes may be lost. */
  z.object({ type: z.literal('shown'), room: z.string(), sign, passing: z.boolean() }),
  z.object({ type: z.literal('here') }),
  z.object({ type: z.literal('leaving') }),
]);

/** What one node tells the others. */
export type NodeMessage = z.infer<typeof word>;
/** A pointer, a ping, typing, or the ghost of a token. */
export type Sign = z.infer<typeof sign>;

const said = z.object({ from: z.string(), word });

/** A word, and the node that said it. */
export type SentNodeMessage = z.infer<typeof said>;

/** Null for what no node of this kind says: another version may be at work beside this one. */
export function parseNodeMessage(text: string): SentNodeMessage | null {
  try {
    return said.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
