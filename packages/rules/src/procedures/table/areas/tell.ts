import { type Tellers, toNobody } from '../../../play/index.ts';
import type { AreasEvent } from './events.ts';

/** The board shows them; only what is done to those within is told. */
export const areasTellers: Tellers<AreasEvent> = { AreaPlaced: () => toNobody, AreaRemoved: () => toNobody };
