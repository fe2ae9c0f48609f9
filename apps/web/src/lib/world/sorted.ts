import type { WorldReadingItem } from '@lanthorn/protocol/http';

const KINDS: readonly (readonly [WorldReadingItem['kind'], string])[] = [
  ['map', 'Maps'],
  ['page', 'Pages'],
  ['table', 'Tables'],
  ['monster', 'Monsters'],
  ['encounters', 'Who is met where'],
  ['ware', 'Things'],
  ['calendar', 'How days are counted'],
  ['land', 'Hex maps'],
];

/** What a world's file holds, kind by kind, without the kinds of which there is nothing. */
export const sorted = (items: readonly WorldReadingItem[]) =>
  KINDS.flatMap(([kind, title]) => {
    const those = items.filter((item) => item.kind === kind);
    return those.length > 0 ? [{ kind, title, items: those }] : [];
  });

/** What is chosen before anybody chooses: all that is new. */
export const usual = (items: readonly WorldReadingItem[]): ReadonlySet<string> =>
  new Set(items.filter(({ state }) => state === 'new').map(({ key }) => key));

/** Whether it can be brought in at all: what is the same is there already, but a map may be put beside itself. */
export const mayBeTaken = ({ kind, state }: WorldReadingItem): boolean => kind === 'map' || state !== 'same';

/** Whether it would stand in the place of what is otherwise here; a map is put beside the one of its name. */
export const overwrites = ({ kind, state }: WorldReadingItem): boolean => kind !== 'map' && state === 'differs';

/** How it stands to what the campaign has, in words. */
export function standing({ kind, state, differs }: WorldReadingItem): string {
  if (state === 'new') return 'new';
  if (state === 'same') return kind === 'map' ? 'the same is here: it would be put beside it' : 'the same is here';
  const parts = `otherwise here: ${differs.join(', ')}`;
  return kind === 'map' ? `${parts}; it would be put beside it` : parts;
}
