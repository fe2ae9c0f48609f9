export const DUNGEON_SIZES = ['small', 'medium', 'large'] as const;
export type DungeonSize = (typeof DUNGEON_SIZES)[number];

export const DUNGEON_THEMES = ['crypt', 'stronghold', 'temple', 'mine', 'caves'] as const;
export type DungeonTheme = (typeof DUNGEON_THEMES)[number];
