import { gormanModifier } from '../../../books/gorman/content/abilities.ts';
import { type Band, banded } from '../../../content/banded.ts';
import type { Reaction, ReactionRule } from './rule.ts';

type GormanReaction = 'hostile' | 'uncertain' | 'positive';

const REACTIONS: readonly Band<GormanReaction>[] = [
  { upTo: 6, value: 'hostile' },
  { upTo: 9, value: 'uncertain' },
  { upTo: Number.POSITIVE_INFINITY, value: 'positive' },
];

/** GOR-ENC-07: what a total makes of those who are met. */
export const gormanReaction = (total: number): GormanReaction => banded(REACTIONS, total);

const AS: Readonly<Record<GormanReaction, Reaction>> = {
  hostile: 'attacks',
  uncertain: 'uncertain',
  positive: 'friendly',
};

/** GOR-ENC-07 as one slot: the hostile attack at once, the positive may even help. */
export const gormanReactionRule: ReactionRule = {
  cites: { speaker: 'GOR-ENC-07' },
  id: 'GOR-ENC-07',
  dice: { count: 2, sides: 6 },
  words: {
    attacks: 'hostile, attack at once',
    uncertain: 'uncertain, hold back and watch',
    friendly: 'positive, may even help',
  },
  speaking: (charisma) => (charisma === null ? 0 : gormanModifier(charisma)),
  result: (total) => AS[gormanReaction(total)],
  results: REACTIONS.map(({ value }) => AS[value]),
};
