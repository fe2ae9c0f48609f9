import { type Field, figure, flag, list, maybe, oneOf, record, text, whole } from '../../../core/fields.ts';
import { HALVINGS, HARMS, SPELL_NATURES } from '../../../state/harms.ts';
import type { Monster } from '../../../state/monster.ts';

/** What a monster's description adds to its figures: each trait that the rules know. */
export const traits = record({
  surprisesOn: maybe(figure),
  surprisesInWoods: maybe(flag),
  immune: maybe(oneOf('mundane', 'nonmagical')),
  proof: maybe(list(oneOf(...HARMS, ...SPELL_NATURES), HARMS.length + SPELL_NATURES.length)),
  only: maybe(list(oneOf(...HARMS), HARMS.length)),
  divides: maybe(record({ count: text(20), hitDice: whole(1, 100), damage: text(20), byAll: maybe(flag) })),
  half: maybe(list(oneOf(...HALVINGS), HALVINGS.length)),
  harmedByFire: maybe(flag),
  mindless: maybe(flag),
  aquatic: maybe(flag),
  silent: maybe(flag),
  tenacious: maybe(flag),
  normalHuman: maybe(flag),
  eyeless: maybe(flag),
  weakPoint: maybe(oneOf('covered', 'exposed')),
  size: maybe(oneOf('small', 'large')),
  sweeps: maybe(flag),
  biteDrainsForAWhile: maybe(flag),
  unwrestled: maybe(flag),
  savesLike: maybe(oneOf('magic-user', 'cleric')),
  initiative: maybe(figure),
  regrows: maybe(record({ points: whole(1, 100), from: whole(1, 100) })),
  hug: maybe(text(20)),
  burns: maybe(flag),
  burnt: maybe(whole(0, 1_000_000)),
  spares: maybe(text(40)),
  holds: maybe(
    record({
      manner: oneOf('clings', 'swallows'),
      damage: text(20),
      natural: maybe(whole(1, 20)),
      above: maybe(whole(0, 20)),
      fits: maybe(oneOf('small', 'man', 'large')),
    }),
  ),
  byDay: maybe(whole(-10, 10)),
  dreaded: maybe(flag),
  stench: maybe(flag),
  first: maybe(flag),
  invisible: maybe(whole(-10, 0)),
  seesInvisible: maybe(flag),
  toHit: maybe(record({ points: whole(-10, 10), on: oneOf('people', 'all'), first: maybe(flag) })),
  breath: maybe(
    record({
      what: text(40),
      feet: whole(0, 1000),
      aDay: maybe(whole(1, 100)),
      damage: maybe(text(20)),
      eachDie: maybe(flag),
      inSix: maybe(whole(1, 6)),
    }),
  ),
} satisfies { readonly [Trait in keyof Monster['traits']]-?: Field<unknown> });
