import { listed, type PageRecord } from '@lanthorn/rules';

/** Who reads a page, in words. @param nameOf what a person is called */
export function readersInWords(
  { readers, owner, yours }: PageRecord,
  you: string,
  nameOf: (user: string) => string,
): string {
  const writer = owner === null || owner === you ? '' : `${nameOf(owner)}’s · `;
  if (readers === 'all') return `${writer}everyone reads it`;
  if (!yours) return `${writer}shown to you`;
  if (readers === 'referee' || readers.length === 0)
    return `${writer}${owner === you ? 'you and the referee' : owner === null ? 'the referee alone' : 'they and the referee'}`;
  return `${writer}${listed(readers.map(nameOf))} ${readers.length > 1 ? 'read' : 'reads'} it`;
}
