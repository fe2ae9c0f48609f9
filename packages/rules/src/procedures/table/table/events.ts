import type { CreatureId, Refusal, Role, UserId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import type { Automation, GameState } from '../../../state/state.ts';

/** The referee set a rule's refusal aside; what the rule said stands here. */
export interface RefusalOverridden {
  readonly type: 'RefusalOverridden';
  readonly refusal: Refusal;
}

export interface PersonSeated {
  readonly type: 'PersonSeated';
  readonly user: UserId;
  readonly name: string;
  readonly role: Role;
}

export interface PersonLeft {
  readonly type: 'PersonLeft';
  readonly user: UserId;
}

export interface AutomationSet {
  readonly type: 'AutomationSet';
  readonly step: keyof Automation;
  readonly on: boolean;
}

export interface GalleryDelayed {
  readonly type: 'GalleryDelayed';
  /** @most 30 */
  readonly minutes: number;
}

export interface ColourChosen {
  readonly type: 'ColourChosen';
  readonly user: UserId;
  /** Degrees on the wheel of colours, 0 to 359. */
  readonly hue: number;
}

export interface CharacterGiven {
  readonly type: 'CharacterGiven';
  readonly creature: CreatureId;
  readonly to: UserId | null;
}

/** A player took a character that nobody played. */
export interface CharacterClaimed {
  readonly type: 'CharacterClaimed';
  readonly creature: CreatureId;
  readonly by: UserId;
}

/** The campaign went back to where it stood after entry `to`. The history acts on it; the fold of one event cannot. */
export interface Rewound {
  readonly type: 'Rewound';
  readonly to: number;
}

export type TableEvent =
  | RefusalOverridden
  | PersonSeated
  | PersonLeft
  | AutomationSet
  | GalleryDelayed
  | ColourChosen
  | CharacterGiven
  | CharacterClaimed
  | Rewound;

export const tableEvolvers: Evolvers<TableEvent> = {
  RefusalOverridden: (state) => state,
  PersonSeated: (state, { user, name, role }) => ({
    ...state,
    people: { ...state.people, [user]: { ...state.people[user], name, role } },
  }),
  PersonLeft: (state, { user }) => unseated(state, user),
  AutomationSet: (state, { step, on }) => ({ ...state, automation: { ...state.automation, [step]: on } }),
  GalleryDelayed: (state, { minutes }) => ({ ...state, galleryDelay: minutes }),
  ColourChosen: (state, { user, hue }) => {
    const person = state.people[user];
    return person ? { ...state, people: { ...state.people, [user]: { ...person, hue } } } : state;
  },
  CharacterGiven: (state, { creature, to }) => withCreature(state, creature, (found) => ({ ...found, owner: to })),
  CharacterClaimed: (state, { creature, by }) => withCreature(state, creature, (found) => ({ ...found, owner: by })),
  Rewound: (state) => state,
};

/** Who leaves is caller and mapper no more; the characters stay theirs, so that they can come back to them. */
function unseated(state: GameState, user: UserId): GameState {
  const { [user]: _gone, ...people } = state.people;
  const caller = state.party.caller === user ? null : state.party.caller;
  const mapper = state.party.mapper === user ? null : state.party.mapper;
  return { ...state, people, party: { ...state.party, caller, mapper } };
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly table: TableEvent;
  }
}
