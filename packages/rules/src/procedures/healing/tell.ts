import type { Tellers } from '../../procedure.ts';
import { toNobody } from '../../view/telling.ts';
import type { HealingEvent } from './events.ts';

export const healingTellers: Tellers<HealingEvent> = { RestCounted: () => toNobody };
