/**
 * Keeps the keyboard near where it was: when what it stands on goes away, as buttons do that have been answered, it goes
 * to the element itself, and Tab leads on from there. The element can be focused for it, but is no stop of its own.
 */
export function keepsFocus(element: HTMLElement): () => void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  let last: Element | null = null;
  const within = ({ target }: FocusEvent) => {
    last = target instanceof Element && target !== element ? target : null;
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element) last = null;
  };
  const gone = new MutationObserver(() => {
    if (!last || element.contains(last)) return;
    last = null;
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  });
  element.addEventListener('focusin', within);
  element.addEventListener('focusout', left);
  gone.observe(element, { childList: true, subtree: true });
  return () => {
    gone.disconnect();
    element.removeEventListener('focusin', within);
    element.removeEventListener('focusout', left);
  };
}
