import type { HitDice } from '../../../state/creature.ts';

/** OSE-APX-12: hit dice up to so many (without and with a bonus), the award, and what each special ability adds. */
const AWARDS: readonly {
  readonly dice: number;
  readonly bonus: boolean;
  readonly award: number;
  readonly perStar: number;
}[] = [
  { dice: 0, bonus: true, award: 5, perStar: 1 },
  { dice: 1, bonus: false, award: 10, perStar: 3 },
  { dice: 1, bonus: true, award: 15, perStar: 4 },
  { dice: 2, bonus: false, award: 20, perStar: 5 },
  { dice: 2, bonus: true, award: 25, perStar: 10 },
  { dice: 3, bonus: false, award: 35, perStar: 15 },
  { dice: 3, bonus: true, award: 50, perStar: 25 },
  { dice: 4, bonus: false, award: 75, perStar: 50 },
  { dice: 4, bonus: true, award: 125, perStar: 75 },
  { dice: 5, bonus: false, award: 175, perStar: 125 },
  { dice: 5, bonus: true, award: 225, perStar: 175 },
  { dice: 6, bonus: false, award: 275, perStar: 225 },
  { dice: 6, bonus: true, award: 350, perStar: 300 },
  { dice: 7, bonus: true, award: 450, perStar: 400 },
  { dice: 8, bonus: true, award: 650, perStar: 550 },
  { dice: 10, bonus: true, award: 900, perStar: 700 },
  { dice: 12, bonus: true, award: 1100, perStar: 800 },
  { dice: 16, bonus: true, award: 1350, perStar: 950 },
  { dice: 20, bonus: true, award: 2000, perStar: 1150 },
  { dice: Infinity, bonus: true, award: 2500, perStar: 2000 },
];

/** Experience for overcoming one monster; a die lessened by hit points counts as one die fewer with a bonus. */
export function experienceFor({ dice, plus, stars }: HitDice): number {
  const whole = plus < 0 ? Math.ceil(dice) - 1 : Math.floor(dice);
  const bonus = plus !== 0 || dice !== Math.floor(dice);
  const row = AWARDS.find((award) => whole < award.dice || (whole === award.dice && (award.bonus || !bonus)));
  return row ? row.award + stars * row.perStar : 0;
}
