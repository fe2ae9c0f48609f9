type Where = 'localStorage' | 'sessionStorage';

/** What this browser keeps under a key: beyond this visit, or for this tab alone. Null where it keeps nothing, or may not. */
export function kept(key: string, where: Where = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
}

/** The same, of what was kept as JSON; null where that cannot be read. */
export function keptValue(key: string, where?: Where): unknown {
  try {
    return JSON.parse(kept(key, where) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps it, or with null forgets it. A browser that may keep nothing goes on without. */
export function keep(key: string, value: string | null, where: Where = 'localStorage'): void {
  try {
    if (value === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, value);
  } catch {
    // It is asked again, or as at first, the next time.
  }
}
