import type { AreaKind, Point } from '@lanthorn/geometry';
import type { SharedSection } from '../../../play/index.ts';
import { areasOf, standingIn } from '../../../state/areas.ts';

/** An area that is laid over the scene on the board. */
export interface AreaRecord {
  readonly type: 'area';
  readonly id: string;
  readonly kind: AreaKind;
  /** In squares: the middle of a circle or a square, where a cone or a line begins. */
  readonly at: Point;
  readonly feet: number;
  /** In feet; of a cone at its far end. */
  readonly width: number;
  /** Clockwise from the right. */
  readonly degrees: number;
  /** Feet above the floor; absent on it. */
  readonly height?: number;
  /** Who laid it, and what they are called. */
  readonly by: string;
  readonly name: string;
  readonly open: boolean;
  /** Those who are known to stand in it. */
  readonly within: readonly string[];
}

/** Areas on the scene that is looked at, with those in them who are known to stand there. */
export const areasShown: SharedSection<AreaRecord> = {
  shared: true,
  reads: (state) => {
    const laid = areasOf(state);
    return Object.keys(laid).length === 0 ? [laid] : [laid, state.scene, state.scenes, state.creatures, state.people];
  },
  entries: (state) =>
    Object.values(areasOf(state))
      .filter(({ scene }) => scene === state.scene)
      .map((area) => {
        const { scene: _here, ...facts } = area;
        const within = standingIn(state, area).map(({ id }) => id);
        const name = state.people[area.by]?.name ?? '';
        return [`area:${area.id}`, { type: 'area', ...facts, name, within }];
      }),
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly areas: AreaRecord;
  }
}
