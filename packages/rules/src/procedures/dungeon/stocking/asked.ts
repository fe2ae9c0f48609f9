import type { SceneId } from '../../../core/index.ts';
import type { DungeonTheme } from './sizes-and-themes.ts';

/** What kind of dungeon the referee asks for; its monsters are those that the words name, as far as the level allows. */
export interface Asked {
  readonly scene: SceneId;
  readonly name: string;
  readonly theme: DungeonTheme;
  readonly words: string;
  readonly level: number;
}
