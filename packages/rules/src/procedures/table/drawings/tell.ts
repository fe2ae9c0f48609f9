import { type Tellers, toNobody } from '../../../play/index.ts';
import type { DrawingsEvent } from './events.ts';

/** The board shows what is drawn, and what no longer is. */
export const drawingsTellers: Tellers<DrawingsEvent> = { DrawnOnBoard: () => toNobody, DrawingsWiped: () => toNobody };
