interface Taken {
  /** Those chosen last that this seat commands and sees, the leading one first. */
  readonly chosen: readonly string[];
  /** The own characters whom a fight waits for. */
  readonly due: readonly string[];
  /** The own characters that live; none where no player sits here. */
  readonly own: readonly string[];
  /** Whoever was in hand last. */
  readonly last: string | null;
}

/**
 * Those that go where the floor is clicked, the leading one first. In a fight whoever is to act comes to hand by itself;
 * and whoever plays somebody always has one in hand: where nobody is chosen, the one who was in hand last.
 */
export function handOf({ chosen, due, own, last }: Taken): readonly string[] {
  const [next] = due;
  if (chosen.length > 0 && (next === undefined || chosen.some((id) => due.includes(id)))) return chosen;
  if (next !== undefined) return [next];
  const stays = own.find((id) => id === last) ?? own[0];
  return stays === undefined ? [] : [stays];
}
