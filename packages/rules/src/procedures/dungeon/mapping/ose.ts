import type { MappingRule } from './rule.ts';

/** OSE-PTY-06: the mapper alone draws, and nobody draws while running (OSE-PUR-03). */
export const oseMapping: MappingRule = {
  cites: { map: 'OSE-PTY-06' },
  canDraw: (mapper, actor, running) => mapper !== null && mapper === actor && !running,
};
