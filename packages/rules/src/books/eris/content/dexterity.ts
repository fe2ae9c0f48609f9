/** ERI-INI-03, ERI-MIS-11: 13 and more one up, 8 and less one down; no score counts as average. */
export function dexterityStep(dexterity: number | null): -1 | 0 | 1 {
  if (dexterity === null) return 0;
  if (dexterity <= 8) return -1;
  return dexterity >= 13 ? 1 : 0;
}
