import { SvelteMap } from 'svelte/reactivity';
import { iconOf } from '../board/icons.ts';
import { pathOf, pictureOf } from './picture-of.ts';

/** Pictures that have come, by their ids; null while they are on their way, and for those that never come. */
const images = new SvelteMap<string, HTMLImageElement | null>();

/** The picture of an icon, once it has come; null for an icon of the set, or none. */
export const imageOf = (icon: string | null): HTMLImageElement | null => images.get(pictureOf(icon) ?? '') ?? null;

/** An icon that can be drawn on the board now: it is fetched when it is first asked for, and is none until it has come. */
export function drawable(campaign: string, icon: string | null): string | null {
  const picture = pictureOf(icon);
  if (picture === null) return iconOf(icon) ? icon : null;
  if (images.get(picture)) return icon;
  if (!images.has(picture)) queueMicrotask(() => void fetched(campaign, picture));
  return null;
}

async function fetched(campaign: string, picture: string): Promise<void> {
  if (images.has(picture)) return;
  images.set(picture, null);
  const image = new Image();
  image.src = pathOf(campaign, picture);
  const came = await image.decode().then(
    () => true,
    () => false,
  );
  if (came) images.set(picture, image);
}
