import { flag, id, label, list, maybe, oneOf, orNull } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const encounterCommands = forms({
  /** The party meets somebody. Referee. */
  BeginEncounter: {
    /** Those who are met; they make up one side. Hidden ones are shown, unless `reveal` says otherwise. */
    creatures: label('Who is met', list(id('creature'), 200)),
    setting: label('Where', oneOf('dungeon', 'wilderness', 'water')),
    /** Which side expected the meeting, and so makes no surprise roll. */
    aware: label('Who expects it', oneOf('none', 'party', 'monsters', 'both')),
    reveal: label('The players see them, where the party does', flag),
    /** Surprise is thrown for at once. */
    atOnce: maybe(flag),
  },
  /** Somebody comes into the running encounter: to a side, or as one of their own (null), until a fight begins also out of another. Referee. */
  JoinEncounter: {
    creatures: label('Who', list(id('creature'), 200)),
    side: label('On whose side', orNull(id('side'))),
  },
  /** Those who came while rounds run take no part in them. Referee. */
  LeaveOut: { creatures: label('Who', list(id('creature'), 200)) },
  /** The running step is left out. Referee. */
  SkipStep: {},
  /** The party speaks to those it meets. A party command. */
  Parley: {},
  /** The encounter is over, and a turn with it. Referee. */
  ConcludeEncounter: {},
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly encounter: typeof encounterCommands;
  }
}
