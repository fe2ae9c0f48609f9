import type { NodeMessage } from './messages.ts';

/** Listens to what the other nodes say. */
export interface Listener {
  word(word: NodeMessage, from: string): void;
  /** A node was heard that was not known: it knows nothing of this one either. */
  stranger(): void;
  /** Nothing could be heard for a while: something may have been said. */
  missed(): void;
}

/** The servers that play on one database. */
export interface Nodes {
  /** This one's name, by which the log says who has added to it; null when there can be no other. */
  readonly name: string | null;
  /** Tells all other nodes. A word that passes is not said when nobody would hear it. */
  say(word: NodeMessage): void;
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/** The one node of an embedded database. */
export const ALONE: Nodes = { name: null, say: () => {}, listen: () => {}, close: async () => {} };
