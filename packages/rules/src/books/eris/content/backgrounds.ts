import { entryOf } from '../../../content/entry.ts';
import type { ErisClass } from './classes.ts';

export const BACKGROUNDS = ['thief', 'assassin', 'paladin', 'ranger', 'berserker', 'dervish'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** What a background asks for, and the skills it begins with (ERI-ADV-04, 13). */
export interface BackgroundFacts {
  readonly classes: readonly ErisClass[];
  /** Null for any. */
  readonly alignments: readonly string[] | null;
  readonly scores: Readonly<Record<string, number>>;
  readonly skills: readonly string[];
}

export const BACKGROUND: Readonly<Record<Background, BackgroundFacts>> = {
  thief: {
    classes: ['fighter', 'magic-user', 'cleric'],
    alignments: null,
    scores: { dex: 9 },
    skills: ['lockpicker', 'pickpocketer', 'trapfinder', 'climber'],
  },
  assassin: {
    classes: ['fighter', 'magic-user'],
    alignments: ['neutrality', 'chaos'],
    scores: { dex: 12 },
    skills: ['assassin', 'disguiser', 'poisoner'],
  },
  paladin: { classes: ['fighter'], alignments: ['law'], scores: { cha: 17 }, skills: [] },
  ranger: {
    classes: ['fighter'],
    alignments: ['law', 'neutrality'],
    scores: { wis: 12, con: 15 },
    skills: ['tracker', 'woodsman'],
  },
  berserker: {
    classes: ['fighter'],
    alignments: ['neutrality', 'chaos'],
    scores: { str: 13 },
    skills: ['berserker'],
  },
  dervish: { classes: ['fighter', 'cleric'], alignments: ['law'], scores: { wis: 9 }, skills: ['dervish'] },
};

/** Types that are only thought of (ERI-ADV-12). */
export const PLANNED: readonly string[] = ['psionic', 'druid', 'ishpanese-deathmonk', 'ishpanese-samurai'];

const ALIASES: Readonly<Record<string, Background>> = { warden: 'ranger' };

/** The background of a name; null when there is none yet. */
export const backgroundOf = (name: string): Background | null =>
  entryOf(ALIASES, name) ?? BACKGROUNDS.find((known) => known === name) ?? null;
