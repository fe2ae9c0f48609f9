import type { CreatureId, Roll, UserId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Audience } from './commands.ts';

/** Who spoke: the person, and the creature whose words they are. The name is kept for people who have left since. */
export interface Speaker {
  readonly user: UserId;
  readonly name: string;
  readonly as: CreatureId | null;
}

export interface Said {
  readonly type: 'Said';
  readonly by: Speaker;
  readonly text: string;
}

export interface Whispered {
  readonly type: 'Whispered';
  readonly by: Speaker;
  readonly to: readonly UserId[];
  readonly text: string;
}

export interface Emoted {
  readonly type: 'Emoted';
  readonly by: Speaker;
  readonly text: string;
}

export interface Narrated {
  readonly type: 'Narrated';
  readonly text: string;
}

export interface DiceRolled {
  readonly type: 'DiceRolled';
  readonly by: Speaker;
  readonly notation: string;
  readonly audience: Audience;
  /** Whom they were whispered to; absent for other audiences. */
  readonly to?: readonly UserId[];
  readonly purpose: string;
  /** The faces in the order they fell, dropped and rerolled ones too. */
  readonly rolls: readonly Roll[];
  /** The reckoning in words: `4d6kh3: [1d, 5, 3, 6] = 14`. */
  readonly reckoning: string;
  readonly total: number;
}

export type SpeechEvent = Said | Whispered | Emoted | Narrated | DiceRolled;

/** Words and free dice change nothing that is true. */
export const speechEvolvers: Evolvers<SpeechEvent> = {
  Said: (state) => state,
  Whispered: (state) => state,
  Emoted: (state) => state,
  Narrated: (state) => state,
  DiceRolled: (state) => state,
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly speech: SpeechEvent;
  }
}
