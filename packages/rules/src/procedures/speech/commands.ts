import type { CreatureId, UserId } from '../../ids.ts';

/** Something is said aloud: by the person, or in the words of a creature that is theirs to command. At most 2,000 characters. */
export interface Say {
  readonly type: 'Say';
  readonly text: string;
  readonly as: CreatureId | null;
}

/** Words for those named alone. The referee reads them only when addressed or whispering. */
export interface Whisper {
  readonly type: 'Whisper';
  readonly to: readonly UserId[];
  readonly text: string;
}

/** What somebody is seen to do, told in the third person: "scratches her head". */
export interface Emote {
  readonly type: 'Emote';
  readonly text: string;
  readonly as: CreatureId | null;
}

/** The referee describes what happens. */
export interface Narrate {
  readonly type: 'Narrate';
  readonly text: string;
}

/** Who sees free dice: all, the referee and the thrower, or the referee alone while the rest see that dice were thrown. */
export const AUDIENCES = ['table', 'referee', 'blind'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Dice outside any rule, in the usual notation: `2d6+1`, `4d6kh3`, `1d6!`, `4dF`. At most 100 dice of 1,000 sides. */
export interface RollDice {
  readonly type: 'RollDice';
  readonly notation: string;
  readonly audience: Audience;
  /** What for, in the thrower's words; may be empty. */
  readonly purpose: string;
}

export type SpeechCommand = Say | Whisper | Emote | Narrate | RollDice;
