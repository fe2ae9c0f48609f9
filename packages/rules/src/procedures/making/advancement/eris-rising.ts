import type { ErisClass } from '../../../books/eris/content/classes.ts';
import { hitDieAdjustment } from '../../../books/eris/content/constitution.ts';
import { erisHitDice, erisLevel } from '../../../books/eris/content/levels.ts';
import type { Dice, Modifier, Note, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { erisCalling } from '../../body/creature/eris-calling.ts';
import { elfHitPoints, type Points, pointsOf, pointsText } from '../../body/creature/eris-points.ts';
import { rerolledAt } from './eris-awards.ts';
import type { Risen } from './rule.ts';

const AVERAGE = 10;

/** The table of each class, level by level. */
export const TABLE_RULES: Readonly<Record<ErisClass, RuleId>> = {
  fighter: 'ERI-APX-07',
  'magic-user': 'ERI-APX-08',
  cleric: 'ERI-APX-09',
};

/** Dice and points, as `9+3`. */
export function diceText(of: ErisClass, level: number): string {
  const { dice, plus } = erisHitDice(of, level);
  return plus > 0 ? `${dice}+${plus}` : `${dice}`;
}

/** ERI-HPL-03: all dice of the new level, and the better of the old total and the new; elves for each class apart. */
export function erisRisen(riser: Creature, level: number, dice: Dice): Risen {
  const of = erisCalling(riser) ?? 'fighter';
  const constitution = riser.abilities?.CON ?? AVERAGE;
  const track = riser.class === 'elf' && of !== 'cleric' ? of : null;
  const before = track ? pointsOf(riser)[track] : riser.hitPoints.max;
  const { rolled, max } = rerolledAt(of, level, constitution, before, 0, dice);
  const points = track && { ...pointsOf(riser), [track]: max };
  return {
    max: points ? elfHitPoints([points.fighter, points['magic-user']], 0).max : max,
    ...(points ? { points } : {}),
    rule: 'ERI-HPL-03',
    formula: `all ${diceText(of, level)} dice anew: ${rolled}; the better of that and ${before}`,
    ...(points ? {} : { parts: partsOf(rolled, before) }),
    notes: notesOf(of, level, constitution, points),
  };
}

/** What those have won who threw all their dice anew: nothing where they threw fewer points than they had. */
const partsOf = (rolled: number, before: number): readonly Modifier[] => [
  { name: 'all dice anew', value: rolled },
  { name: 'held before', value: -before },
  ...(rolled < before ? [{ name: 'the better total stays', value: before - rolled }] : []),
];

function notesOf(of: ErisClass, level: number, constitution: number, points: Points | null): readonly Note[] {
  const row = erisLevel(of, level);
  const each = hitDieAdjustment(constitution);
  return [
    { rule: 'ERI-HPL-01', text: `hit dice ${diceText(of, level)}` },
    { rule: 'ERI-APX-14', text: 'd6 each, one at least, and the points once' },
    ...(each === 0 ? [] : [{ rule: 'ERI-APX-03', text: `${each > 0 ? '+1' : '−1'} on each die` } as const]),
    ...(row ? [{ rule: TABLE_RULES[of], text: row.title }] : []),
    ...(points ? [{ rule: 'ERI-ELF-09', text: pointsText(points) } as const] : []),
  ];
}
