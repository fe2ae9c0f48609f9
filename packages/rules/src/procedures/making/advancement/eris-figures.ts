import type { ErisClass } from '../../../books/eris/content/classes.ts';
import { hitDieAdjustment, withstands } from '../../../books/eris/content/constitution.ts';
import { erisLevel } from '../../../books/eris/content/levels.ts';
import type { Figure } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { ABILITY_NAMES } from '../../body/ability-check/names.ts';
import { erisCalling } from '../../body/creature/eris-calling.ts';
import { pointsOf } from '../../body/creature/eris-points.ts';
import { languagesOfIntelligence, languagesOfWisdom, primePercent, primeScore } from '../character-making/eris.ts';
import { diceText, TABLE_RULES } from './eris-rising.ts';
import { percentText } from './rule.ts';

/** ERI-APX-02: what counts as the prime requisite; null for those without scores or class. */
export function primeOf(creature: Creature): number | null {
  const [of, scores] = [erisCalling(creature), creature.abilities];
  return of && scores ? primeScore(of, { str: scores.STR, int: scores.INT, wis: scores.WIS }) : null;
}

const ABILITY: Readonly<Record<ErisClass, 'STR' | 'INT' | 'WIS'>> = {
  fighter: 'STR',
  'magic-user': 'INT',
  cleric: 'WIS',
};

/** ERI-APX-02: what of other scores is counted with the prime requisite; null for nothing. */
export function countedWith(creature: Creature): string | null {
  const [of, score, scores] = [erisCalling(creature), primeOf(creature), creature.abilities];
  if (!of || !scores || score === null || score === scores[ABILITY[of]]) return null;
  const own = scores[ABILITY[of]];
  return `${ABILITY_NAMES[ABILITY[of]]} ${own}, and ${score - own} of other scores: ${score}`;
}

function learning(of: ErisClass, creature: Creature): readonly Figure[] {
  const score = primeOf(creature);
  if (score === null || !creature.abilities) return [];
  const { [ABILITY[of]]: own, CON } = creature.abilities;
  const each = hitDieAdjustment(CON);
  return [
    {
      name: 'Prime requisite',
      value: percentText(primePercent(score)),
      rule: 'ERI-APX-01',
      why: `counted as ${score}`,
    },
    {
      name: 'Counted as prime requisite',
      value: `${score}`,
      rule: 'ERI-APX-02',
      why: `${ABILITY[of]} ${own}, and ${score - own} of other scores`,
    },
    {
      name: 'Constitution',
      value: `${each > 0 ? '+1' : each < 0 ? '−1' : 'nothing'} on each hit die`,
      rule: 'ERI-APX-03',
      why: `${CON}; withstands adversity in ${withstands(CON)} of 100`,
    },
  ];
}

/** ERI-ELF-04, 09. */
function ofElves(elf: Creature): readonly Figure[] {
  if (elf.class !== 'elf') return [];
  const { fighter, 'magic-user': magicUser } = pointsOf(elf);
  const points: Figure = {
    name: 'Most hit points of each class',
    value: `${fighter}/${magicUser}`,
    rule: 'ERI-ELF-09',
    why: 'the better holds, whichever is in use',
  };
  if (!elf.abilities) return [points];
  const languages = languagesOfIntelligence(elf.abilities.INT) + languagesOfWisdom(elf.abilities.WIS);
  const why = 'by intelligence and wisdom; none for being an elf';
  return [points, { name: 'More languages', value: `${languages}`, rule: 'ERI-ELF-04', why }];
}

/** What the sheet says of rising and learning. */
export function erisStanding(creature: Creature): readonly Figure[] {
  const of = erisCalling(creature);
  if (!of || creature.kind === 'monster') return [];
  const row = erisLevel(of, creature.level);
  return [
    ...(row ? [{ name: 'Title', value: row.title, rule: TABLE_RULES[of], why: `${of}, level ${creature.level}` }] : []),
    {
      name: 'Hit dice',
      value: diceText(of, creature.level),
      rule: 'ERI-HPL-01',
      why: 'all of them thrown anew at each level',
    },
    ...learning(of, creature),
    ...ofElves(creature),
  ];
}
