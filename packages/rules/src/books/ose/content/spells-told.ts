import type { SpellWork } from '../../../state/spell-work.ts';

/** What no figure says: of these the referee tells what they show, answer or change, or upon whom. */
const TOLD: Readonly<Record<string, string>> = {
  Clairaudience: 'what the caster hears through the ears of a creature within 60′',
  Clairvoyance: 'what the caster sees through the eyes of a creature within 60′',
  Commune: 'what is answered to three questions, by yes or no',
  'Contact Higher Plane': 'what is answered, how truly, and whether the caster’s mind bears it',
  'Detect Evil (reversed)': 'which of those in sight mean well',
  'Dispel Evil (reversed)': 'what good magic or good creature must yield',
  ESP: 'what the caster hears of the minds within 60′',
  'Growth of Plants':
    'where plants close up so that only the largest creatures force a way through, over 3,000 square feet',
  'Hallucinatory Terrain': 'what the land looks like, until somebody clever touches it',
  'Locate Object': 'in which direction the nearest such thing lies, if one is in reach',
  'Lower Water': 'which water sinks to half its depth',
  'Magic Jar': 'which gem holds the caster’s soul, and whose body it tries to enter: they save against spells',
  Massmorph: 'where the wood seems to stand that hides up to 100 people',
  'Move Earth': 'which soil moves, up to 60′ a turn',
  'Part Water': 'where a dry way opens through the water, 10′ wide and 120′ long',
  'Phantasmal Force': 'what is seen there, and who is taken in by it: a blow ends it',
  'Phantasmal Forces': 'what is seen there, and who is taken in by it: a blow ends it',
  'Projected Image': 'where the image of the caster stands, from which spells seem to come',
  'Purify Food and Water': 'which food and water is fit to eat and drink again',
  'Purify Food & Water': 'which food and water is fit to eat and drink again',
  'Purify Food & Water (reversed)': 'which food and water is spoilt',
  Reincarnation: 'in what body the dead one comes back',
  'Speak with Animals': 'what the animals say',
  'Speak with Plants': 'what the plants say, and which of them make way',
  'Transmute Rock to Mud': 'which rock becomes mud, up to 3,000 square feet of it: whoever is in it moves at a tenth',
  'Transmute Rock to Mud (reversed)': 'which mud becomes rock again',
  Ventriloquism: 'from where the voice of the caster comes',
  'Wizard Eye': 'what the eye sees, which none can see and which flies 120′ a turn',
};

const UPON_THE_DEAD: readonly string[] = ['Reincarnation'];

/** Spells that wait until the referee has told what comes of them. */
export const SPELLS_TOLD: Readonly<Record<string, SpellWork>> = Object.fromEntries(
  Object.entries(TOLD).map(([spell, told]) => [
    spell,
    { told, ...(UPON_THE_DEAD.includes(spell) ? { dead: true } : {}) },
  ]),
);
