import type { Evolvers } from '../../../play/index.ts';
import { type CastEvent, castEvolvers } from './cast-events.ts';
import { type LastingEvent, lastingEvolvers } from './lasting-events.ts';
import { type PlaceEvent, placeEvolvers } from './place-events.ts';
import { type PreparedEvent, preparedEvolvers } from './prepared-events.ts';

export type SpellsEvent = PreparedEvent | CastEvent | LastingEvent | PlaceEvent;

export const spellsEvolvers: Evolvers<SpellsEvent> = {
  ...preparedEvolvers,
  ...castEvolvers,
  ...lastingEvolvers,
  ...placeEvolvers,
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly spells: SpellsEvent;
  }
}
