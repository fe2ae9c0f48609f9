import { areasOf, standingIn } from '../../state/areas.ts';
import type { SharedSection } from './section.ts';

/** Areas on the scene that is looked at, with those in them who are known to stand there. */
export const areas: SharedSection = {
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
