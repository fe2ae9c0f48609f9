import { SAVES, type Save } from '../../../state/creature.ts';

/** Letters of the categories in the order of the tables. */
const LETTERS: readonly string[] = ['D', 'W', 'P', 'B', 'S'];

export const letterOf = (save: Save): string => LETTERS[SAVES.indexOf(save)] ?? 'S';

/** What an effect is saved against; the first category in the order of the tables wins. */
const EFFECTS: Readonly<Record<string, Save>> = {
  'death-ray': 'death',
  poison: 'death',
  wand: 'wands',
  paralysis: 'paralysis',
  petrification: 'paralysis',
  breath: 'breath',
  spell: 'spells',
  rod: 'spells',
  staff: 'spells',
};

export const categoryOf = (effect: string): Save | null =>
  Object.hasOwn(EFFECTS, effect) ? (EFFECTS[effect] ?? null) : null;

/** What is saved against in a category. */
export const effectsAgainst = (save: Save): readonly string[] =>
  Object.keys(EFFECTS).filter((effect) => categoryOf(effect) === save);
