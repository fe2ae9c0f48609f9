/** Whether each member marches exactly once, and who does not. */
export interface FormationCheck {
  readonly ok: boolean;
  readonly missing: readonly string[];
  readonly duplicate: readonly string[];
  readonly unknown: readonly string[];
}

export function checkFormation(members: readonly string[], ranks: readonly (readonly string[])[]): FormationCheck {
  const placed = ranks.flat();
  const missing = members.filter((member) => !placed.includes(member));
  const duplicate = [
    ...new Set(placed.filter((member, at) => members.includes(member) && placed.indexOf(member) !== at)),
  ];
  const unknown = [...new Set(placed.filter((member) => !members.includes(member)))];
  return { ok: missing.length + duplicate.length + unknown.length === 0, missing, duplicate, unknown };
}

/** A standing order for those who march today: the lost are left out, newcomers bring up the rear. */
export function formationFor<Member extends string>(
  members: readonly Member[],
  ranks: readonly (readonly Member[])[],
): readonly (readonly Member[])[] {
  const placed = new Set<Member>();
  const known = ranks.map((rank) =>
    rank.filter((member) => members.includes(member) && !placed.has(member) && placed.add(member)),
  );
  const rear = members.filter((member) => !placed.has(member));
  return [...known, rear].filter((rank) => rank.length > 0);
}

/** The order with one member in another rank, counted from 1 at the front; a rank beyond the last is a new one at the rear. */
export function movedTo<Member extends string>(
  ranks: readonly (readonly Member[])[],
  member: Member,
  rank: number,
): readonly (readonly Member[])[] {
  const others = ranks.map((each) => each.filter((placed) => placed !== member));
  const place = Math.min(Math.max(rank, 1), ranks.length + 1) - 1;
  const moved =
    place < others.length ? others.map((each, at) => (at === place ? [...each, member] : each)) : [...others, [member]];
  return moved.filter((each) => each.length > 0);
}
