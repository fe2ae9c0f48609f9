import { type Answer, denied } from '../../../content/denied.ts';
import { type Dice, type Note, written } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { DyingRule } from './rule.ts';

export type ErisState = 'conscious' | 'unconscious' | 'critical' | 'dead';

/** ERI-DTH-01: at nothing unconscious, down to minus the level critical, below that dead; a monster dies at nothing. */
export function erisState(level: number, hitPoints: number, kind: 'character' | 'monster' = 'character'): ErisState {
  if (hitPoints >= 1) return 'conscious';
  if (kind === 'monster') return 'dead';
  if (hitPoints === 0) return 'unconscious';
  return hitPoints >= -level ? 'critical' : 'dead';
}

type Awake = 'not-unconscious' | 'critical';

/** ERI-DTH-03: after d6 turns, or whatever the referee counts in. */
export function wakesAfter(hitPoints: number, dice: Dice): Answer<{ readonly periods: number }, Awake> {
  if (hitPoints > 0) return denied('not-unconscious');
  return hitPoints < 0 ? denied('critical') : { periods: dice.die(6) };
}

/** How deep one may fall, in words. */
function depths({ kind, level }: Creature): string {
  if (kind === 'monster') return 'a monster dies at 0';
  return level > 0 ? `unconscious at 0, critical down to −${level}, dead below` : 'unconscious at 0, dead below';
}

/** What hit points below nothing come to. */
const counting = (state: ErisState, hitPoints: number): readonly Note[] => [
  { rule: 'ERI-DTH-02', text: `hit points count on: ${written(hitPoints)}` },
  ...(state === 'critical'
    ? [{ rule: 'ERI-DTH-05', text: 'critically hurt: only magic, or a rest in a safe place, makes it better' } as const]
    : []),
];

/** ERI-DTH as one slot. On raising, what else death ends and what becomes of gear the book is silent (ERI-RUL-03). */
export const erisDying = (silent: DyingRule): DyingRule => ({
  cites: {
    dead: 'ERI-DTH-01',
    ruined: silent.cites.ruined,
    itemSaves: silent.cites.itemSaves,
    losses: silent.cites.losses,
  },
  rule: 'ERI-DTH-01',
  formula: 'dead below minus the level',
  fall: (creature, hitPoints) => {
    const state = erisState(creature.level, hitPoints, creature.kind === 'monster' ? 'monster' : 'character');
    if (state === 'conscious') return null;
    const notes: readonly Note[] = creature.kind === 'monster' ? [] : counting(state, hitPoints);
    const why = {
      rule: state === 'critical' ? 'ERI-DTH-05' : 'ERI-DTH-01',
      formula: depths(creature),
      ...(notes.length > 0 ? { notes } : {}),
    } as const;
    return { outcome: state === 'dead' ? 'killed' : 'unconscious', hitPoints, lost: null, why };
  },
  waking: {
    wakesAfter: (hitPoints, dice) => {
      const wakes = wakesAfter(hitPoints, dice);
      return 'error' in wakes ? null : wakes.periods;
    },
    revives: (hitPoints) => erisState(0, hitPoints) === 'conscious',
  },
  raising: silent.raising,
  living: silent.living,
  stillActs: silent.stillActs,
  gear: silent.gear,
});
