import type { CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat, withEncounter } from '../../../state/sides.ts';

/** A skill that came with a background. */
export interface Brought {
  readonly skill: string;
  readonly percent: number;
  readonly roll: Roll;
}

export interface BackgroundJoined {
  readonly type: 'BackgroundJoined';
  readonly creature: CreatureId;
  readonly background: string;
  readonly skills: readonly Brought[];
}

export interface BackgroundLeft {
  readonly type: 'BackgroundLeft';
  readonly creature: CreatureId;
}

export interface HandsLaid {
  readonly type: 'HandsLaid';
  readonly healer: CreatureId;
  readonly touched: CreatureId;
  /** Hit points. */
  readonly healed: number;
  /** Counted from the beginning of the campaign. */
  readonly day: number;
}

export interface RageBegan {
  readonly type: 'RageBegan';
  readonly creature: CreatureId;
}

/** A stroke at one who was surprised: it kills, or does double damage, or misses. */
export interface AssassinStruck {
  readonly type: 'AssassinStruck';
  readonly creature: CreatureId;
  readonly target: CreatureId;
  readonly attack: number;
  readonly outcome: 'kills' | 'doubles' | 'misses';
  readonly why: Why;
}

export type BackgroundsEvent = AssassinStruck | BackgroundJoined | BackgroundLeft | HandsLaid | RageBegan;

export const backgroundsEvolvers: Evolvers<BackgroundsEvent> = {
  AssassinStruck: (state, { creature, attack }) =>
    withCombat(state, (combat) => ({
      ...combat,
      blows: [...combat.blows, { creature, attack, kind: 'melee' }],
      acted: [...new Set([...combat.acted, creature])],
    })),
  BackgroundJoined: (state, { creature, background, skills }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      background,
      skills: { ...found.skills, ...Object.fromEntries(skills.map(({ skill, percent }) => [skill, percent])) },
    })),
  BackgroundLeft: (state, { creature }) => withCreature(state, creature, ({ background: _lost, ...found }) => found),
  HandsLaid: (state, { healer, touched, healed, day }) => {
    const cured = withCreature(state, touched, (found) => {
      const now = found.hitPoints.now + healed;
      const conditions = now > 0 ? found.conditions.filter((each) => each !== 'unconscious') : found.conditions;
      return { ...found, hitPoints: { ...found.hitPoints, now }, conditions };
    });
    return withCreature(cured, healer, (found) => ({ ...found, touchedOn: day }));
  },
  RageBegan: (state, { creature }) =>
    withEncounter(state, (encounter) => ({ ...encounter, raging: [...(encounter.raging ?? []), creature] })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly backgrounds: BackgroundsEvent;
  }
}
