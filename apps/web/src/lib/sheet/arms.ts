import { type SheetRecord, signed } from '@lanthorn/rules';

/** `+2, 1d6+2`: what is added to the roll, where anything is, and the dice of a hit. */
export const armed = (blow: SheetRecord['blows'][number] | undefined): string =>
  blow ? [...(blow.toHit === 0 ? [] : [signed(blow.toHit)]), blow.damage].join(', ') : '';

/** What somebody fights with, as it is rolled: `sword 1d6+2 (+2 to hit)`; each once. */
export const armsOf = ({ facts, blows }: Pick<SheetRecord, 'facts' | 'blows'>): readonly string[] => [
  ...new Set(
    facts.attacks.map(({ name, times }, place) => `${times > 1 ? `${times} × ` : ''}${name} ${inWords(blows[place])}`),
  ),
];

const inWords = (blow: SheetRecord['blows'][number] | undefined): string =>
  blow ? `${blow.damage}${blow.toHit === 0 ? '' : ` (${signed(blow.toHit)} to hit)`}` : '';
