const PICTURE = /^picture:([\w-]{1,64})$/;

/** The id of the picture that an icon stands for; null for an icon of the set, or none. */
export const pictureOf = (icon: string | null): string | null => PICTURE.exec(icon ?? '')?.[1] ?? null;

/** Where a picture of a campaign lies. */
export const pathOf = (campaign: string, picture: string): string => `/api/campaigns/${campaign}/pictures/${picture}`;
