import type { SideId } from '../../ids.ts';

/** The sides that did not expect the meeting roll for surprise. Referee. */
export interface RollSurprise {
  readonly type: 'RollSurprise';
}

/** The referee says whether a side is surprised, before or after the roll. */
export interface SetSurprise {
  readonly type: 'SetSurprise';
  readonly side: SideId;
  readonly surprised: boolean;
}

/** The surprised party finds itself surrounded, as the referee judges (OSE-WLD-12). */
export interface Encircle {
  readonly type: 'Encircle';
}

export type SurpriseCommand = RollSurprise | SetSurprise | Encircle;
