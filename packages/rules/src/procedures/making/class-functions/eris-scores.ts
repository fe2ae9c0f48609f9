import { dexterityStep } from '../../../books/eris/content/dexterity.ts';
import { type Figure, type RuleId, signed } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { followingOf, languagesOfIntelligence, languagesOfWisdom } from '../character-making/eris.ts';

const acting = (step: -1 | 0 | 1): string =>
  step === 0 ? 'acts with the others' : step > 0 ? 'acts first' : 'acts last';

/** What folk of this world learn at home: nothing beside the common tongue (ERI-ELF-04, ERI-DWF-01). */
const OF_FOLK = { elf: 'ERI-ELF-04', dwarf: 'ERI-DWF-01' } as const;
const isOfFolk = (of: string | null): of is keyof typeof OF_FOLK => of === 'elf' || of === 'dwarf';

/** The rule by which somebody of this folk learns languages. */
export const languageRule = (of: string | null): RuleId => (isOfFolk(of) ? OF_FOLK[of] : 'ERI-APX-06');

/** ERI-ABL-01, ERI-APX-06: languages beside the common tongue and that of the alignment. */
export const languagesOf = (INT: number, WIS: number): number => languagesOfIntelligence(INT) + languagesOfWisdom(WIS);

/** What scores come to, for those who have them. */
export function scoreFigures({ abilities, class: of }: Creature): readonly Figure[] {
  if (!abilities) return [];
  const { INT, WIS, DEX, CHA } = abilities;
  const step = dexterityStep(DEX);
  const { maxHirelings, loyalty } = followingOf(CHA);
  const folk: readonly Figure[] = isOfFolk(of)
    ? [
        {
          name: 'Languages in all',
          value: `${languagesOf(INT, WIS)}`,
          rule: OF_FOLK[of],
          why: 'no more than the scores give, beside the common tongue and that of the alignment',
        },
      ]
    : [];
  return [
    {
      name: 'Languages by intelligence',
      value: `${languagesOfIntelligence(INT)}`,
      rule: 'ERI-APX-06',
      why: 'one for each point over ten',
    },
    {
      name: 'Languages by wisdom',
      value: `${languagesOfWisdom(WIS)}`,
      rule: 'ERI-ABL-01',
      why: 'one for each two points over ten',
    },
    ...folk,
    { name: 'When initiative ties', value: acting(step), rule: 'ERI-ABL-02', why: `dexterity ${DEX}` },
    { name: 'Missiles', value: signed(step), rule: 'ERI-APX-04', why: `dexterity ${DEX}` },
    {
      name: 'Unusual followers',
      value: `${maxHirelings} at most, loyalty ${signed(loyalty)}`,
      rule: 'ERI-APX-05',
      why: `charisma ${CHA}`,
    },
  ];
}
