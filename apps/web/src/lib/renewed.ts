import { keep, kept } from './ui/kept.ts';

const KEY = 'lanthorn:renewed';
/** Milliseconds in which a page does not load itself anew a second time. */
const REST = 60_000;

/** @param last when the page last loaded itself anew, as it was kept; both times in milliseconds */
export const mayReload = (last: string | null, now: number): boolean => last === null || now - Number(last) > REST;

/** Whether the server answers: without it the page stands better as it is. */
const isThere = async (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads the page anew when a part of it is no longer there: the server has been renewed while the page stood open, and
 * has parts of other names now.
 * @param onlost told where that would not help: the part cannot be fetched just now
 */
export function renewsItself(onlost: () => void): () => void {
  const renew = async () => {
    const now = Date.now();
    if (!mayReload(kept(KEY, 'sessionStorage'), now) || !(await isThere())) return onlost();
    keep(KEY, String(now), 'sessionStorage');
    // Where that may not be kept, it would load itself anew without end.
    if (kept(KEY, 'sessionStorage') === null) return onlost();
    location.reload();
  };
  addEventListener('vite:preloadError', renew);
  return () => removeEventListener('vite:preloadError', renew);
}
