import type { Attachment } from 'svelte/attachments';

/** Pixels between tools and the edge of the board that they stand at. */
const GAP = 12;

/** Keeps notices clear of tools, while they stand at the head or the foot of the board; or of what stands at the head of another part, where that is in view. */
export const clearOfNotices =
  (edge: 'head' | 'foot' | 'part'): Attachment<HTMLElement> =>
  (tools) => {
    const { style } = document.documentElement;
    const height = `--tools-${edge}`;
    const sized = new ResizeObserver(() =>
      style.setProperty(height, `${tools.offsetHeight > 0 ? tools.offsetHeight + GAP : 0}px`),
    );
    sized.observe(tools);
    return () => {
      sized.disconnect();
      style.removeProperty(height);
    };
  };
