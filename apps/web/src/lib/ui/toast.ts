import { mount } from 'svelte';
import type { ExternalToast } from 'svelte-sonner';

/** Milliseconds that the place of notices stands before the first, so that screen readers read that one out as well. */
const STANDS = 100;
let fetched: ReturnType<typeof fetchNotices> | undefined;

async function fetchNotices() {
  const { default: Notices, toast } = await import('./Notices.svelte');
  mount(Notices, { target: document.body });
  await new Promise((stands) => setTimeout(stands, STANDS));
  return toast;
}

const later =
  (kind: 'message' | 'success' | 'error') =>
  async (text: string, options?: ExternalToast): Promise<void> => {
    fetched ??= fetchNotices();
    (await fetched)[kind](text, options);
  };

/** A notice that goes by itself. What shows notices is fetched for the first. */
export const toast = Object.assign(later('message'), { success: later('success'), error: later('error') });
