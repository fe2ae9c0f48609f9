import type { DungeonTheme } from '../sizes-and-themes.ts';
import { caves } from './caves.ts';
import { crypt } from './crypt.ts';
import { mine } from './mine.ts';
import { stronghold } from './stronghold.ts';
import { temple } from './temple.ts';
import type { Theme } from './theme.ts';

export const THEMES: Readonly<Record<DungeonTheme, Theme>> = { crypt, stronghold, temple, mine, caves };

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
