import type { ClockRecord, DueRecord, LightRecord } from '@lanthorn/rules';

/** Something that comes with the turns: what, and in how many; zero is now, null when no turns are counted. */
export interface Coming {
  readonly kind: 'rest' | 'light' | 'wandering';
  readonly what: string;
  readonly turns: number | null;
}

interface Table {
  readonly clock: ClockRecord | null;
  readonly due: DueRecord | null;
  /** Those of the party, and those that lie about. */
  readonly lights: readonly LightRecord[];
  readonly nameOf: (creature: string) => string;
  /** The scene on the board has no light of its own. */
  readonly dark: boolean;
}

/** What the next turns bring, as far as this seat may know: rest, lights that burn down, checks for monsters. */
export function comingOf({ clock, due, lights, nameOf, dark }: Table): readonly Coming[] {
  const rest =
    clock?.restAfter == null
      ? []
      : [{ kind: 'rest', what: 'rest', turns: Math.max(0, clock.restAfter - clock.turnsSinceRest) } as const];
  const burning = lights.map(({ kind, carriedBy, turnsLeft }) => ({
    kind: 'light' as const,
    what: carriedBy ? `${nameOf(carriedBy)}’s ${kind}` : `${kind} on the floor`,
    turns: turnsLeft,
  }));
  const none = dark && lights.length === 0 ? [{ kind: 'light', what: 'no light burns', turns: null } as const] : [];
  const check =
    due?.wanderingIn == null ? [] : [{ kind: 'wandering', what: 'monster check', turns: due.wanderingIn } as const];
  return [...rest, ...none, ...burning.toSorted((a, b) => (a.turns ?? Infinity) - (b.turns ?? Infinity)), ...check];
}
