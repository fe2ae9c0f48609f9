import { keep, kept } from '../ui/kept.ts';

const KEY = 'lanthorn-awake';

/** Whether this person wants the screen kept on at the table. */
export const staysAwake = (): boolean => kept(KEY) !== 'off';

/** Keeps the choice; it holds from the next time the table is looked at. */
export const stayAwake = (on: boolean): void => keep(KEY, on ? 'on' : 'off');

/**
 * Keeps the screen on while the page is looked at, where the browser can and the person has not said otherwise. Hidden
 * pages are let go of by the browser itself. Returns what ends it.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async (): Promise<void> => {
    if (document.hidden || !staysAwake() || !('wakeLock' in navigator)) return;
    // A battery that runs low refuses it: then the screen goes dark, and nothing else.
    const held = await navigator.wakeLock.request('screen').catch(() => null);
    if (over) void held?.release();
    else lock = held;
  };
  const look = () => void hold();
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', look);
    void lock?.release();
  };
}
