import type { GameEvent } from '../core/index.ts';
import { procedures } from './index.ts';

const lifts = Object.assign({}, ...procedures.map(({ lift: ofOlder }) => ofOlder)) as Readonly<
  Record<string, ((stored: GameEvent) => object) | undefined>
>;

/** An event as a log holds it, with what older logs do not say of it; events of today are left as they are. */
export function lift(stored: GameEvent): GameEvent {
  const missing = lifts[stored.type]?.(stored);
  return missing ? ({ ...missing, ...stored } as GameEvent) : stored;
}
