import type { Feature } from '@lanthorn/rules';

const PICTURE = 'picture:';

/** An icon, a picture of the campaign's by another name of it; undefined for a picture that has none. */
export function iconNamed(icon: string | undefined, nameOf: (picture: string) => string | null): string | undefined {
  if (!icon?.startsWith(PICTURE)) return icon;
  const picture = nameOf(icon.slice(PICTURE.length));
  return picture ? PICTURE + picture : undefined;
}

/** Things that stand on a map, those with a picture of the campaign's by another name of it; by their kind, where it has none. */
export const withIcons = (
  features: readonly Feature[],
  nameOf: (picture: string) => string | null,
): readonly Feature[] =>
  features.map(({ icon, ...feature }) => {
    const named = iconNamed(icon, nameOf);
    return named ? { ...feature, icon: named } : feature;
  });

/** The pictures among the icons of a map. */
export const picturesAmong = (shown: readonly { readonly icon?: string | null }[]): readonly string[] =>
  shown.flatMap(({ icon }) => (icon?.startsWith(PICTURE) ? [icon.slice(PICTURE.length)] : []));
