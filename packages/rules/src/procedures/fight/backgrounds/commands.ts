import { figure, id, label, maybe, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

const creature = id('creature');

export const backgroundsCommands = forms({
  /** A character takes a background on: one new to the game by its player, any other when those who teach it accept. */
  JoinBackground: {
    creature,
    background: label('Background', text(40)),
    /** Days of the real calendar since they accepted; as many as it takes when left out. */
    trained: label('Days of the calendar in training', maybe(whole(0, 10_000))),
  },
  /** A character loses its background, such as a paladin by a chaotic deed. Referee. */
  LeaveBackground: { creature },
  /** A touch that heals, once a day. */
  LayOnHands: { healer: creature, touched: label('Target', creature) },
  /** Said before initiative: nothing but blows until no foe stands. */
  Rage: { creature },
  /** An assassin tries to kill one who is surprised at a stroke, instead of an attack. Owner, or referee. */
  Assassinate: {
    creature,
    target: label('Target (one who looks like a man)', creature),
    /** The place in the list of attacks, of one hand to hand. */
    attack: figure,
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly backgrounds: typeof backgroundsCommands;
  }
}
