import { caves } from './caves.ts';
import { crypt } from './crypt.ts';
import { mine } from './mine.ts';
import { stronghold } from './stronghold.ts';
import { temple } from './temple.ts';
import type { Theme } from './theme.ts';

/** By the name that a referee asks for. */
export const THEMES = { crypt, stronghold, temple, mine, caves } as const satisfies Readonly<Record<string, Theme>>;

export const ADJECTIVES = [
  'Sunken',
  'Silent',
  'Black',
  'Forgotten',
  'Weeping',
  'Crooked',
  'Nameless',
  'Drowned',
  'Ashen',
];
export const OWNERS = ['Orrun', 'Vesk', 'the Grey Widow', 'Saint Hask', 'the Toad King', 'Maldren', 'the Last Abbot'];
