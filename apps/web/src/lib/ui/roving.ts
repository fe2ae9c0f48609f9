const STEPS: Readonly<Record<string, (place: number, length: number) => number>> = {
  ArrowDown: (place, length) => (place + 1) % length,
  ArrowUp: (place, length) => (place + length - 1) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** Makes the buttons of a list one stop of the keyboard: the arrows go from one to the other, Home and End to the ends. */
export function roving(list: HTMLElement): () => void {
  const buttons = () => [...list.querySelectorAll<HTMLButtonElement>('button')];
  let stop: HTMLButtonElement | undefined;
  const stopAt = (next: HTMLButtonElement | undefined) => {
    stop = next;
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };
  /** A button that is new is a stop of its own: the list keeps the one it had. */
  const settle = () => {
    const all = buttons();
    stopAt(all.find((button) => button === stop) ?? all[0]);
  };
  const focused = ({ target }: FocusEvent) => target instanceof HTMLButtonElement && stopAt(target);
  const step = (event: KeyboardEvent) => {
    const all = buttons();
    const to = STEPS[event.key]?.(all.indexOf(event.target as HTMLButtonElement), all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  settle();
  const changed = new MutationObserver(settle);
  changed.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', focused);
  list.addEventListener('keydown', step);
  return () => {
    changed.disconnect();
    list.removeEventListener('focusin', focused);
    list.removeEventListener('keydown', step);
  };
}
