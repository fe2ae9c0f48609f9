import type { Figure } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { operatingOf } from '../../body/creature/eris-calling.ts';
import { bothClassesText, elfSearchChance } from './eris-elves.ts';
import { DWARF_GROUND, hammerFor, hobbitForcing, VALUED } from './eris-small-folk.ts';

/** What a campaign settles of folk. Chances in six. */
export interface FolkSettings {
  /** That anyone who searches finds a secret door (ERI-ELF-12). */
  readonly searching: number;
  /** That anyone forces a stuck door (ERI-HOB-06). */
  readonly forcing: number;
  /** That a dwarf notices stonework unasked (ERI-DWF-02). */
  readonly noteChance: number;
}

function ofElf(elf: Creature, { searching }: FolkSettings): readonly Figure[] {
  const aside = elf.operating?.aside ?? { level: 1, experience: 0 };
  const both = [
    { level: elf.level, experience: elf.experience },
    { level: aside.level, experience: aside.experience },
  ];
  const [fighter, magicUser] = operatingOf(elf) === 'fighter' ? both : both.toReversed();
  const slash = (of: 'level' | 'experience') => bothClassesText([fighter?.[of] ?? 1, magicUser?.[of] ?? 1]);
  return [
    { name: 'Levels', value: slash('level'), rule: 'ERI-ELF-02', why: 'fighter left, magic-user right' },
    { name: 'Experience of each', value: slash('experience'), rule: 'ERI-ELF-03', why: 'it goes to the class in use' },
    { name: 'Fights and saves as', value: operatingOf(elf), rule: 'ERI-ELF-10', why: 'the class of this adventure' },
    {
      name: 'Casts at level',
      value: `${magicUser?.level ?? 1}`,
      rule: 'ERI-ELF-06',
      why: 'as a magic-user, in any armour of a fighter',
    },
    { name: 'Wields', value: 'any weapon', rule: 'ERI-ELF-07', why: 'in either class' },
    {
      name: 'Searching for secret doors',
      value: `${elfSearchChance(searching)}-in-6`,
      rule: 'ERI-ELF-12',
      why: 'two better than others',
    },
    {
      name: 'Passing secret doors',
      value: '2-in-6',
      rule: 'ERI-ELF-13',
      why: 'unasked, within ten feet, once for each door',
    },
  ];
}

const ofHobbit = ({ forcing }: FolkSettings): readonly Figure[] => [
  { name: 'Sneaking', value: '+1', rule: 'ERI-HOB-02', why: 'in six' },
  { name: 'Saves against magic', value: 'four levels higher', rule: 'ERI-HOB-04', why: 'wands, staves and spells' },
  { name: 'Forcing doors', value: `${hobbitForcing(forcing)}-in-6`, rule: 'ERI-HOB-06', why: 'one worse than others' },
  { name: 'Bows', value: 'crossbow', rule: 'ERI-HOB-07', why: 'and no other' },
];

const plural = (places: readonly string[]): string =>
  places.map((place) => `${place.replaceAll('-', ' ')}s`).join(', ');

const ofDwarf = (dwarf: Creature, { noteChance }: FolkSettings): readonly Figure[] => [
  {
    name: 'Stonework',
    value: noteChance >= 6 ? 'noticed unasked' : `noticed unasked on ${noteChance}-in-6`,
    rule: 'ERI-DWF-02',
    why: `slopes, traps, shifting walls and new work, underground in ${plural(DWARF_GROUND.underground)}, and in ${plural(DWARF_GROUND.everywhere)} anywhere`,
  },
  { name: 'Saves against magic', value: 'four levels higher', rule: 'ERI-DWF-03', why: 'wands, staves and spells' },
  {
    name: 'War hammer +3',
    value: `hurled ${hammerFor('dwarf').throwRange}′`,
    rule: 'ERI-DWF-05',
    why: 'and it comes back',
  },
  { name: 'Bows', value: 'crossbows', rule: 'ERI-DWF-07', why: 'and no others' },
  { name: 'Born with infravision', value: `${dwarf.infravision}′`, rule: 'ERI-DWF-09', why: '2-in-6 for thirty feet' },
  { name: Object.values(VALUED).join(' and '), value: 'exact worth', rule: 'ERI-DWF-10', why: 'of what is found' },
  { name: 'Minerals', value: 'known', rule: 'ERI-DWF-11', why: 'all that this world holds' },
];

/** What folk are, beside their tables. */
export function folkFigures(creature: Creature, settings: FolkSettings): readonly Figure[] {
  switch (creature.class) {
    case 'elf':
      return ofElf(creature, settings);
    case 'hobbit':
    case 'halfling':
      return ofHobbit(settings);
    case 'dwarf':
      return ofDwarf(creature, settings);
    case 'cleric':
      return [
        { name: 'Wields', value: 'any weapon', rule: 'ERI-CLR-02', why: 'but none that is magic and has an edge' },
      ];
    default:
      return [];
  }
}
