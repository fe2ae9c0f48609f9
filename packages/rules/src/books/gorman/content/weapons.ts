/** A weapon as the house rules sort it (GOR-CMB-06). */
export interface GormanWeapon {
  readonly blunt: boolean;
  readonly martial: boolean;
  readonly hands: 1 | 2;
  readonly ranged: 'thrown' | 'launcher' | null;
}

const weapon = (
  hands: 1 | 2,
  { blunt = false, martial = false, ranged = null }: Partial<GormanWeapon> = {},
): GormanWeapon => ({ blunt, martial, hands, ranged });

export const GORMAN_WEAPONS: Readonly<Record<string, GormanWeapon>> = {
  dagger: weapon(1, { ranged: 'thrown' }),
  'hand-axe': weapon(1, { ranged: 'thrown' }),
  club: weapon(1, { blunt: true }),
  staff: weapon(2, { blunt: true }),
  sling: weapon(1, { blunt: true, ranged: 'launcher' }),
  mace: weapon(1, { blunt: true, martial: true }),
  'war-hammer': weapon(1, { blunt: true, martial: true }),
  flail: weapon(1, { blunt: true, martial: true }),
  'morning-star': weapon(1, { martial: true }),
  sword: weapon(1, { martial: true }),
  spear: weapon(1, { martial: true, ranged: 'thrown' }),
  lance: weapon(1, { martial: true }),
  'battle-axe': weapon(2, { martial: true }),
  'pole-arm': weapon(2, { martial: true }),
  halberd: weapon(2, { martial: true }),
  pike: weapon(2, { martial: true }),
  'two-handed-sword': weapon(2, { martial: true }),
  'short-bow': weapon(2, { martial: true, ranged: 'launcher' }),
  'long-bow': weapon(2, { martial: true, ranged: 'launcher' }),
  'composite-bow': weapon(2, { martial: true, ranged: 'launcher' }),
  'light-crossbow': weapon(2, { martial: true, ranged: 'launcher' }),
  'heavy-crossbow': weapon(2, { martial: true, ranged: 'launcher' }),
};

/** GOR-CMB-09: the farthest foot of short, medium and long range; a short range of nothing has no short range. */
export const GORMAN_RANGES: Readonly<Record<string, readonly [number, number, number]>> = {
  dagger: [0, 30, 30],
  'hand-axe': [0, 30, 30],
  spear: [0, 30, 30],
  sling: [50, 100, 150],
  'short-bow': [50, 100, 150],
  'light-crossbow': [60, 120, 180],
  'long-bow': [70, 140, 210],
  'composite-bow': [80, 160, 240],
  'heavy-crossbow': [80, 160, 240],
};
