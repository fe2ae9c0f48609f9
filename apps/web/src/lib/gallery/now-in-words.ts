import { hasYielded, inside, isOut, listed, type RecordOf } from '@lanthorn/rules';

type Condition = RecordOf<'creature'>['conditions'][number];

/** What is going on, for those who watch: nothing of who is waited for. */
export function nowInWords(
  encounter: Pick<RecordOf<'encounter'>, 'round' | 'sides' | 'chase' | 'combat'> | null,
  otherwise: string,
  conditionsOf: (creature: string) => readonly Condition[] = () => [],
): string {
  if (!encounter) return otherwise;
  const foes = encounter.sides.filter(({ kind }) => kind === 'monsters');
  const against = listed(foes.map(({ name }) => inside(name)));
  if (encounter.chase) return 'A chase';
  if (!encounter.combat) return against === '' ? 'An encounter' : `The party meets ${against}`;
  const round = `Round ${encounter.round}`;
  if (against === '') return round;
  const met = foes.flatMap(({ members }) => members).map(conditionsOf);
  const isOver = met.length > 0 && met.every((conditions) => isOut({ conditions }) || hasYielded({ conditions }));
  if (!isOver) return `${round}: the party against ${against}`;
  return met.some((conditions) => conditions.includes('fled') && !conditions.includes('dead'))
    ? `${round}: the foes in sight are put to flight`
    : `${round}: no foe in sight is still fighting`;
}
