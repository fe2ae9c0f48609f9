import { iconOf } from '../board/icons.ts';
import { Fetched } from '../fetched.svelte.ts';
import { pathOf, pictureOf } from './picture-of.ts';

/** Pictures by their ids. */
const images = new Fetched<HTMLImageElement>();

/** The picture of an icon, once it has come; null for an icon of the set, or none. */
export const imageOf = (icon: string | null): HTMLImageElement | null => images.get(pictureOf(icon) ?? '');

/** An icon that can be drawn on the board now: it is fetched when it is first asked for, and is none until it has come. */
export function drawable(campaign: string, icon: string | null): string | null {
  const picture = pictureOf(icon);
  const drawn = picture === null ? iconOf(icon) : images.ask(picture, () => imageAt(pathOf(campaign, picture)));
  return drawn ? icon : null;
}

async function imageAt(path: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = path;
  await image.decode();
  return image;
}
