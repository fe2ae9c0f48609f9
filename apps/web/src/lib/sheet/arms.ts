import { type SheetRecord, signed } from '@lanthorn/rules';

type Attack = SheetRecord['facts']['attacks'][number];

/** `+2, 1d6+2`: what is added to the roll, where anything is, and the dice of a hit. */
export const armed = (blow: SheetRecord['blows'][number] | undefined): string =>
  blow ? [...(blow.toHit === 0 ? [] : [signed(blow.toHit)]), blow.damage].join(', ') : '';

/** What an attack is called: what is thrown as well as wielded says which of the two it is. */
export const armName = (
  attack: Pick<Attack, 'name' | 'ranges'>,
  all: readonly Pick<Attack, 'name' | 'ranges'>[],
): string =>
  attack.ranges && all.some(({ name, ranges }) => name === attack.name && !ranges)
    ? `${attack.name}, thrown`
    : attack.name;

/** What somebody fights with, as it is rolled: `sword +2, 1d6+2`; each once. */
export const armsOf = ({ facts, blows }: Pick<SheetRecord, 'facts' | 'blows'>): readonly string[] => [
  ...new Set(
    facts.attacks.flatMap((attack, place) =>
      blows[place]?.spent
        ? []
        : [`${attack.times > 1 ? `${attack.times} × ` : ''}${armName(attack, facts.attacks)} ${armed(blows[place])}`],
    ),
  ),
];
