import type { SharedSection } from '../../../play/index.ts';
import { type Drawing, drawingsOf } from '../../../state/drawings.ts';

/** What somebody has drawn over the scene on the board. */
export interface DrawingRecord extends Pick<Drawing, 'shape' | 'points' | 'colour' | 'words' | 'open'> {
  readonly type: 'drawing';
  readonly id: string;
  /** Who drew it, and what they are called. */
  readonly by: string;
  readonly name: string;
}

/** Drawings on the scene that is looked at. */
export const drawingsShown: SharedSection<DrawingRecord> = {
  shared: true,
  reads: (state) => [drawingsOf(state), state.scene, state.people],
  entries: (state) =>
    Object.values(drawingsOf(state))
      .filter(({ scene }) => scene === state.scene)
      .map(({ scene: _here, ...facts }) => [
        `drawing:${facts.id}`,
        { type: 'drawing', ...facts, name: state.people[facts.by]?.name ?? '' },
      ]),
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly drawings: DrawingRecord;
  }
}
