/** Of what an effect harms, where magic or its own nature protects somebody from the like. */
export const HARMS = ['cold', 'fire', 'lightning'] as const;
export type Harm = (typeof HARMS)[number];

export const isHarm = (what: string): what is Harm => HARMS.some((harm) => harm === what);

/** What harms some monsters but by half: harm of a kind, or silver or magic whatever it does. */
export const HALVINGS = [...HARMS, 'silver', 'magic'] as const;
export type Halving = (typeof HALVINGS)[number];

/** Of what nature a spell is, to those who are untouched by the like. */
export const SPELL_NATURES = ['sleep-spell', 'charm', 'hold', 'fear'] as const;
export type SpellNature = (typeof SPELL_NATURES)[number];
