import type { CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { withCreature } from '../../../state/read.ts';
import { withCreatures } from '../../body/monsters/events.ts';

/** What a part of a monster is that was whole before. */
export type Part = Pick<Creature, 'hitDice' | 'hitPoints' | 'attacks' | 'traits'>;

/** A monster that was struck divides: it is the first of its parts, and the others come beside it. */
export interface Divided {
  readonly type: 'Divided';
  readonly creature: CreatureId;
  readonly part: Part;
  readonly others: readonly Creature[];
  /** For hit points, one for each part. */
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

export type DividingEvent = Divided;

export const dividingEvolvers: Evolvers<DividingEvent> = {
  Divided: (state, { creature, part, others }) =>
    withCreatures(
      withCreature(state, creature, (found) => ({ ...found, ...part })),
      others,
    ),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly dividing: DividingEvent;
  }
}
