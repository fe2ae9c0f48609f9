import type { Dice, Modifier } from '../../../core/index.ts';
import { called } from '../../../state/called.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { OPERATING } from '../../../state/operating.ts';
import { dervishBonus, giantSlaying } from './eris-bonuses.ts';
import { elfNotices, elfStrikesHarder, isNearEnough, mustAttack, PASSING } from './eris-elves.ts';
import { type FolkSettings, folkFigures } from './eris-figures.ts';
import { languageRule, languagesOf, scoreFigures } from './eris-scores.ts';
import { damageToSmall, hobbitBonus, notesStonework, STONEWORK } from './eris-small-folk.ts';
import { isCalled, kindAmong } from './kinds.ts';
import type { Bout, ClassFunctionsRule, Nature } from './rule.ts';

const AVERAGE = 10;
const isHobbit = ({ class: of }: Creature): boolean => of === 'hobbit' || of === 'halfling';
const isSmall = (creature: Creature): boolean => creature.class === 'dwarf' || isHobbit(creature);

/** ERI-HOB-01; dexterity is counted with the attack itself. */
const marksman = (attacker: Creature, attack: Attack): Modifier => ({
  name: 'hobbit',
  value: isHobbit(attacker) ? hobbitBonus(attack.kind, AVERAGE) : 0,
  rule: 'ERI-HOB-01',
});

/** Whom some folk cannot bear, and who cannot bear them (ERI-ELF-14, ERI-DWF-06). */
const HATED = { elf: 'orc', dwarf: 'goblin' } as const;
const hatedBy = ({ class: of }: Creature): 'orc' | 'goblin' | null =>
  of === 'elf' || of === 'dwarf' ? HATED[of] : null;
const ruleOf = (foe: 'orc' | 'goblin') => (foe === 'orc' ? 'ERI-ELF-14' : 'ERI-DWF-06');

function duty({ attacker, target }: Bout, within: readonly Creature[]): Nature | null {
  const foe = hatedBy(attacker);
  if (!foe) return null;
  const name = (creature: Creature): string => (isCalled(creature, foe) ? foe : 'other');
  const answer = mustAttack(foe, within.map(name), name(target), true);
  if (!('error' in answer)) return null;
  return { rule: ruleOf(foe), sentence: `${called(attacker)} must attack the ${foe}s first.` };
}

function hatred(party: readonly Creature[], met: readonly Creature[]): Nature | null {
  for (const folk of ['elf', 'dwarf'] as const) {
    const foe = HATED[folk];
    const there = met.map((creature) => (isCalled(creature, foe) ? foe : 'other'));
    const { theyAttackOnSight } = { theyAttackOnSight: false, ...mustAttack(foe, there, null, true) };
    if (theyAttackOnSight && party.some((member) => member.class === folk))
      return { rule: ruleOf(foe), sentence: `the ${foe}s see ${folk === 'elf' ? 'an elf' : 'a dwarf'}, and attack` };
  }
  return null;
}

const notices = (creature: Creature, feet: number, dice: Dice): boolean | null =>
  creature.class === 'elf' && isNearEnough(feet) ? elfNotices(feet, dice) : null;

/** ERI-ELF, ERI-HOB and ERI-DWF as one slot, with what backgrounds add to blows (ERI-ADV-09, 11). */
export const erisClassFunctions = (settings: FolkSettings): ClassFunctionsRule => ({
  cites: { calling: 'ERI-ELF-01' },
  figures: (creature) => [...folkFigures(creature, settings), ...scoreFigures(creature)],
  languages: (creature) => ({
    rule: languageRule(creature.class),
    most: creature.abilities ? languagesOf(creature.abilities.INT, creature.abilities.WIS) : 0,
  }),
  operatesAs: (creature) => (creature.class === 'elf' ? OPERATING : []),
  blows: {
    attack: (bout) => [
      marksman(bout.attacker, bout.attack),
      { name: 'giant-kind', value: giantSlaying(bout), rule: 'ERI-ADV-09' },
      { name: 'dervish', value: dervishBonus(bout.attacker), rule: 'ERI-ADV-11' },
    ],
    damage: (bout) => [
      {
        name: 'elf with magic in hand',
        value: bout.attacker.class === 'elf' ? elfStrikesHarder(bout.attack.material === 'magic') : 0,
        rule: 'ERI-ELF-05',
      },
      { name: 'giant-kind', value: giantSlaying(bout), rule: 'ERI-ADV-09' },
    ],
    guard: () => null,
    softened: ({ attacker, target }, damage) => {
      if (!isSmall(target)) return null;
      const amount = damageToSmall(kindAmong(attacker, ['ogre', 'giant']) ?? '', damage, null);
      return amount === damage ? null : { amount, rule: target.class === 'dwarf' ? 'ERI-DWF-04' : 'ERI-HOB-05' };
    },
  },
  hates: {
    duty,
    onSight: hatred,
  },
  immunity: {
    natures: null,
    untouched: () => false,
  },
  lore: {
    rule: 'ERI-DWF-02',
    topics: STONEWORK,
    notices: (topic, dice) => notesStonework(topic, settings.noteChance, dice),
  },
  told: ({ class: of }, topic) => of === 'dwarf' && STONEWORK.includes(topic),
  passing: {
    rule: 'ERI-ELF-13',
    formula: `d6 ≤ ${PASSING.upTo} within ${PASSING.feet} feet`,
    needed: PASSING.upTo,
    notices,
  },
});
