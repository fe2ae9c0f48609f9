import { inside, listed, type RecordOf } from '@lanthorn/rules';

/** What is going on, for those who watch: nothing of who is waited for. */
export function nowInWords(
  encounter: Pick<RecordOf<'encounter'>, 'round' | 'sides' | 'chase' | 'combat'> | null,
  otherwise: string,
): string {
  if (!encounter) return otherwise;
  const foes = encounter.sides.filter(({ kind }) => kind === 'monsters').map(({ name }) => inside(name));
  const against = listed(foes);
  if (encounter.chase) return 'A chase';
  if (!encounter.combat) return against === '' ? 'An encounter' : `The party meets ${against}`;
  return `Round ${encounter.round}${against === '' ? '' : `: the party against ${against}`}`;
}
