import { type Tellers, toNobody } from '../../../play/index.ts';
import type { HealingEvent } from './events.ts';

export const healingTellers: Tellers<HealingEvent> = { RestCounted: () => toNobody };
