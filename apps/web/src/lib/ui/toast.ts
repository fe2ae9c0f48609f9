import { mount } from 'svelte';
import type { ExternalToast } from 'svelte-sonner';

/** Milliseconds that the place of notices stands before the first, so that screen readers read that one out as well. */
const STANDS = 100;
/** Milliseconds after which what shows notices is fetched again where it did not come. */
const AGAIN = 3_000;
let fetched: ReturnType<typeof fetchNotices> | undefined;

const passed = (milliseconds: number) => new Promise((pass) => setTimeout(pass, milliseconds));

async function fetchNotices() {
  const { default: Notices, toast } = await come();
  mount(Notices, { target: document.body });
  await passed(STANDS);
  return toast;
}

/** Many a notice is told because the network is away: it waits until that is back. */
const come = (): Promise<typeof import('./Notices.svelte')> =>
  import('./Notices.svelte').catch(() => passed(AGAIN).then(come));

const later =
  (kind: 'message' | 'success' | 'error') =>
  async (text: string, options?: ExternalToast): Promise<void> => {
    fetched ??= fetchNotices();
    (await fetched)[kind](text, options);
  };

/** A notice that goes by itself. What shows notices is fetched for the first. */
export const toast = Object.assign(later('message'), { success: later('success'), error: later('error') });
