import type { Evolvers } from '../../../play/index.ts';
import { type LastingEvent, lastingEvolvers } from './lasting-events.ts';
import { type PlaceEvent, placeEvolvers } from './place-events.ts';

export type MagicInForceEvent = LastingEvent | PlaceEvent;

export const magicInForceEvolvers: Evolvers<MagicInForceEvent> = { ...lastingEvolvers, ...placeEvolvers };

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly magicInForce: MagicInForceEvent;
  }
}
