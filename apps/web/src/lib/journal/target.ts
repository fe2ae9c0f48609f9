/** What a link in the journal names: another page by its title, or a thing of the campaign. */
export interface Target {
  readonly kind: 'page' | 'room' | 'monster' | 'table' | 'rule';
  readonly name: string;
}

const KINDS = ['room', 'monster', 'table', 'rule'] as const;

/** `room 3` and `monster: Ogre` name things; all else is the title of a page. */
export function targetOf(text: string): Target {
  const [, word = '', rest = ''] = /^\s*(\w+)(?:\s*:\s*|\s+)(.+?)\s*$/.exec(text) ?? [];
  const kind = KINDS.find((one) => one === word.toLowerCase());
  return kind ? { kind, name: rest } : { kind: 'page', name: text.trim() };
}

/** How a target reads that was given no words of its own. */
export const nameOfTarget = ({ kind, name }: Target): string => (kind === 'room' ? `room ${name}` : name);

/** Whether an address is one of the table's own pages: two strokes, or what browsers take for such, lead to another site. */
export const leadsHere = (href: string | null): boolean => /^\/(?![/\\\t\n\r])/.test(href ?? '');
