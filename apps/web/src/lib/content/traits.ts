import type { Traits } from '@lanthorn/rules';

/** A figure of a form; null while nothing is written there. */
export type Figure = number | null;

/** The yes-or-no traits, each with what the form says of it. */
export const FLAGS = {
  surprisesInWoods: 'Surprises so often in woods only',
  mindless: 'Not intelligent',
  aquatic: 'Lives in water',
  silent: 'Not heard through doors',
  tenacious: 'Never gives up a pursuit',
  eyeless: 'Does not rely on its eyes',
  normalHuman: 'Attacks as a normal human',
  sweeps: 'Hits several with one blow',
  first: 'Acts first in every round',
  unwrestled: 'Cannot be wrestled down',
  seesInvisible: 'Sees the invisible',
} as const satisfies Partial<Record<keyof Traits, string>>;
export type Flag = keyof typeof FLAGS;
export const FLAG_NAMES = Object.keys(FLAGS) as readonly Flag[];

/** What a monster's description adds to its figures, as the form holds it. */
export interface TraitsDraft {
  surprisesOn: Figure;
  initiative: Figure;
  immune: 'none' | 'mundane' | 'nonmagical';
  flags: Record<Flag, boolean>;
  /** Added to its attacks. */
  toHit: Figure;
  toHitOn: 'people' | 'all';
  toHitWhen: 'always' | 'first';
  /** Hit points that come back each round, and the round that this begins in. */
  regrows: Figure;
  regrowsFrom: Figure;
  /** Dice of damage; empty for none. */
  hug: string;
  /** What it breathes; empty for nothing. */
  breath: string;
  breathFeet: Figure;
  /** Null for as often as it comes to it. */
  breathADay: Figure;
  /** Up to what a d6 has to show for it; null for whenever it will. */
  breathInSix: Figure;
  /** The dice are thrown for each of its hit dice. */
  breathEachDie: boolean;
  /** Dice of damage; empty for as much as the hit points it has left. */
  breathDamage: string;
  /** Those that have no field of the form: an entry rewritten keeps them. */
  others: Traits;
}

export function traitsDraftOf(traits: Traits): TraitsDraft {
  const { surprisesOn, initiative, immune, toHit, regrows, hug, breath, ...others } = traits;
  return {
    surprisesOn: surprisesOn ?? null,
    initiative: initiative ?? null,
    immune: immune ?? 'none',
    flags: Object.fromEntries(FLAG_NAMES.map((flag) => [flag, traits[flag] === true])) as Record<Flag, boolean>,
    toHit: toHit?.points ?? null,
    toHitOn: toHit?.on ?? 'all',
    toHitWhen: toHit?.first ? 'first' : 'always',
    regrows: regrows?.points ?? null,
    regrowsFrom: regrows?.from ?? null,
    hug: hug ?? '',
    breath: breath?.what ?? '',
    breathFeet: breath?.feet ?? null,
    breathADay: breath?.aDay ?? null,
    breathInSix: breath?.inSix ?? null,
    breathEachDie: breath?.eachDie === true,
    breathDamage: breath?.damage ?? '',
    others: Object.fromEntries(Object.entries(others).filter(([trait]) => !(trait in FLAGS))),
  };
}

function breathOf(draft: TraitsDraft): Pick<Traits, 'breath'> {
  const { breath, breathFeet, breathADay, breathDamage, breathInSix, breathEachDie } = draft;
  const what = breath.trim();
  if (!what) return {};
  const damage = breathDamage.trim();
  return {
    breath: {
      what,
      feet: breathFeet ?? Number.NaN,
      ...(breathADay === null ? {} : { aDay: breathADay }),
      ...(damage ? { damage, ...(breathEachDie ? { eachDie: true } : {}) } : {}),
      ...(breathInSix === null ? {} : { inSix: breathInSix }),
    },
  };
}

const toHitOf = ({ toHit, toHitOn, toHitWhen }: TraitsDraft): Pick<Traits, 'toHit'> =>
  toHit ? { toHit: { points: toHit, on: toHitOn, ...(toHitWhen === 'first' ? { first: true } : {}) } } : {};

export function traitsOf(draft: TraitsDraft): Traits {
  const { surprisesOn, initiative, immune, flags, regrows, regrowsFrom, others } = draft;
  const hug = draft.hug.trim();
  return {
    ...others,
    ...(surprisesOn ? { surprisesOn } : {}),
    ...(immune === 'none' ? {} : { immune }),
    ...Object.fromEntries(FLAG_NAMES.filter((flag) => flags[flag]).map((flag) => [flag, true])),
    ...(initiative ? { initiative } : {}),
    ...toHitOf(draft),
    ...(regrows ? { regrows: { points: regrows, from: regrowsFrom ?? 1 } } : {}),
    ...(hug ? { hug } : {}),
    ...breathOf(draft),
  };
}
