/** What makes two names the same for logging in: case, width, joiners and spaces do not tell people apart. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .toUpperCase()
    .toLowerCase();
