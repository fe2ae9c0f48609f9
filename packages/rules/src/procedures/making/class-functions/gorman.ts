import { gormanModifier } from '../../../books/gorman/content/abilities.ts';
import { castsIn } from '../../../books/gorman/content/armour.ts';
import {
  DWARF_LORE,
  ELF_IMMUNITIES,
  GORMAN_CLASS,
  type GormanClass,
  isGormanClass,
  STRONGHOLD_LEVEL,
} from '../../../books/gorman/content/classes.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import { type Dice, type Figure, signed } from '../../../core/index.ts';
import { ABILITIES, type Creature } from '../../../state/creature.ts';
import { namedScores, SCORE_USES, scoreModifier } from '../character-making/gorman.ts';
import type { ClassFunctionsRule, PassingRule } from './rule.ts';

/** GOR-CLS-03, 05: what may be founded, from the ninth level on. */
export const strongholdOf = (of: GormanClass, level: number): 'temple' | 'castle' | null =>
  level >= STRONGHOLD_LEVEL ? GORMAN_CLASS[of].stronghold : null;

/** GOR-CLS-09: whether an effect leaves somebody untouched, without a save. */
export const isImmune = (of: string, effect: string): boolean => of === 'elf' && ELF_IMMUNITIES.includes(effect);

/** GOR-CLS-12: whether somebody is simply told of a thing. */
export const isTold = (of: string, topic: string): boolean => of === 'dwarf' && DWARF_LORE.includes(topic);

/** Feet within which a dwarf may notice a secret door, and the chance in six (GOR-CLS-13). */
const SECRET_DOOR_NOTICE = { feet: 10, upTo: 2, sides: 6 } as const;

/** GOR-CLS-13: a dwarf who passes close by a secret door for the first time may notice it. */
export function noticesDoor(
  of: string,
  alreadyTried: boolean,
  dice: Dice,
): { readonly rolled: boolean; readonly noticed: boolean } {
  if (of !== 'dwarf' || alreadyTried) return { rolled: false, noticed: false };
  return { rolled: true, noticed: dice.die(SECRET_DOOR_NOTICE.sides) <= SECRET_DOOR_NOTICE.upTo };
}

/**
 * GOR-CLS as one slot: dwarves notice secret doors that they pass; whether one has tried before, the table keeps.
 * On languages, hatred and blows against the small the book is silent (GOR-RUL-01).
 * @param inCombat whether strength and dexterity count in a fight (GOR-ABI-05)
 */
export const gormanClassFunctions = (
  chapter: ClassFunctionsRule,
  { inCombat }: { readonly inCombat: boolean },
): ClassFunctionsRule => ({
  cites: { calling: 'GOR-CLS-07' },
  figures: gormanFigures(inCombat),
  immunity: {
    natures: { rule: 'GOR-CLS-09', all: ELF_IMMUNITIES },
    untouched: ({ class: of }, nature) => of !== null && isImmune(of, nature),
  },
  lore: { rule: 'GOR-CLS-12', topics: DWARF_LORE, notices: () => true },
  told: ({ class: of }, topic) => of !== null && isTold(of, topic),
  passing: {
    rule: 'GOR-CLS-13',
    formula: `d${SECRET_DOOR_NOTICE.sides} ≤ ${SECRET_DOOR_NOTICE.upTo} within ${SECRET_DOOR_NOTICE.feet} feet`,
    needed: SECRET_DOOR_NOTICE.upTo,
    notices,
  },
  blows: {
    attack: () => [],
    damage: chapter.blows.damage,
    guard: () => null,
    softened: chapter.blows.softened,
  },
  languages: chapter.languages,
  operatesAs: chapter.operatesAs,
  hates: chapter.hates,
});

const notices: PassingRule['notices'] = ({ class: calling }, feet, dice) => {
  if (calling === null || feet > SECRET_DOOR_NOTICE.feet) return null;
  const { rolled, noticed } = noticesDoor(calling, false, dice);
  return rolled ? noticed : null;
};

/** What somebody is by class, beside the tables. @param inCombat whether strength and dexterity count in a fight */
const gormanFigures =
  (inCombat: boolean) =>
  (creature: Creature): readonly Figure[] => [
    ...byScores(creature, inCombat),
    ...(isGormanClass(creature.class) ? byClass(creature, creature.class) : []),
  ];

/** GOR-ABI-04, 05: what each score would add, and where it does. */
function byScores({ abilities }: Creature, inCombat: boolean): readonly Figure[] {
  if (!abilities) return [];
  const counting = SCORE_USES.flatMap((use) => {
    const value = scoreModifier(use, namedScores(abilities), inCombat);
    return value === 0 ? [] : [`${signed(value)} ${use.replaceAll('-', ' ')}`];
  });
  return [
    {
      name: 'Modifiers of scores',
      value: ABILITIES.map((ability) => `${ability} ${signed(gormanModifier(abilities[ability]))}`).join(', '),
      rule: 'GOR-ABI-04',
      why: 'by the scores; few of them count',
    },
    {
      name: 'Scores that count',
      value: counting.length > 0 ? counting.join(', ') : 'none',
      rule: 'GOR-ABI-05',
      why: 'constitution and charisma, and by option strength and dexterity',
    },
  ];
}

function byClass(creature: Creature, of: GormanClass): readonly Figure[] {
  const { armour, shield, level } = creature;
  const { spellList } = GORMAN_CLASS[of];
  const founds = strongholdOf(of, level);
  return [
    ...(spellList === 'magic-user'
      ? [
          {
            name: 'Casts as armed now',
            value: castsIn(of, bookArmour(armour), shield) ? 'yes' : 'no',
            rule: 'GOR-CLS-07',
            why: 'magic-users without armour and shield, elves in any',
          } as const,
        ]
      : []),
    ...ofFolk(of),
    ...(founds
      ? [
          {
            name: 'May found',
            value: `a ${founds}`,
            rule: founds === 'temple' ? 'GOR-CLS-03' : 'GOR-CLS-05',
            why: 'from the ninth level on; what comes of it the referee says',
          } as const,
        ]
      : []),
  ];
}

function ofFolk(of: GormanClass): readonly Figure[] {
  const untouched = ELF_IMMUNITIES.filter((effect) => isImmune(of, effect));
  const told = DWARF_LORE.filter((topic) => isTold(of, topic));
  const { attackColumn, damageAs, saveBonus } = GORMAN_CLASS[of];
  return [
    ...(untouched.length > 0
      ? [{ name: 'Untouched by', value: written(untouched), rule: 'GOR-CLS-09', why: 'without a save' } as const]
      : []),
    ...(saveBonus > 0
      ? [
          { name: 'Fights as', value: damageAs, rule: 'GOR-CLS-10', why: `with the bonus of ${attackColumn}` } as const,
          { name: 'All saving throws', value: signed(saveBonus), rule: 'GOR-CLS-11', why: 'sturdy' } as const,
        ]
      : []),
    ...(told.length > 0
      ? [
          { name: 'Told without a throw', value: written(told), rule: 'GOR-CLS-12', why: 'what is in sight' } as const,
          {
            name: 'Passing secret doors',
            value: `${SECRET_DOOR_NOTICE.upTo}-in-${SECRET_DOOR_NOTICE.sides}`,
            rule: 'GOR-CLS-13',
            why: `unasked, within ${SECRET_DOOR_NOTICE.feet} feet, once for each door`,
          } as const,
        ]
      : []),
  ];
}

const written = (words: readonly string[]): string => words.join(', ').replaceAll('-', ' ');
