import { flag, id, label, list, maybe, maybeText, oneOf, orNull } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { DECLARED_ACTIONS, SOMETHING_ELSE } from '../../../state/encounter.ts';

export const combatRoundCommands = forms({
  /** Said before initiative: a spell to cast, or a move out of melee; by some books whatever is done. */
  Declare: {
    creature: id('creature'),
    action: label('Action', oneOf(...DECLARED_ACTIONS)),
    /** The spell's name; null for anything else. */
    spell: label('Spell', orNull(maybeText(200))),
    /** How the player puts it: at most 200 characters. */
    words: label('In your own words, if you like', maybe(maybeText(200))),
    /** Whom a spell is meant for; it may still be cast at others. */
    target: label('Target', maybe(id('creature'))),
  },
  /** Several of one's own declare in one act. Owner, or referee. */
  DeclareTogether: {
    melee: maybe(list(id('creature'), 100, 1)),
    missile: maybe(list(id('creature'), 100, 1)),
    move: maybe(list(id('creature'), 100, 1)),
    wait: maybe(list(id('creature'), 100, 1)),
  },
  /** A declaration is taken back, while declarations last. */
  TakeBack: { creature: id('creature') },
  /** On to the next phase in which somebody can do something; after the last, to the next round. Referee. */
  NextPhase: {},
  /** Everybody of a side, or some of it, goes up to the nearest foe, as far as the rate allows. Referee. */
  CloseIn: {
    side: id('side'),
    /** Who of them goes; all where nobody is named. */
    creatures: maybe(list(id('creature'), 100, 1)),
    /** Where all go: whoever of them can strike then does, where nobody else has anything to do before. */
    strike: maybe(flag),
  },
  /** Everybody of a side who can strike or shoot now does so. Referee. */
  AttackSide: {
    side: id('side'),
    /** Whom at, each as `attacker>target`; for those who are not named, as it is proposed. */
    targets: label('Who strikes whom', maybe(list(maybeText(200), 400))),
  },
  /** Several of one's own strike or shoot in one act, each at the foe that stands nearest. Owner, or referee. */
  AttackTogether: { creatures: list(id('creature'), 100, 1) },
  /** The rest of the round goes by, and the next begins. Referee. */
  EndRound: {},
  /** The referee agrees that those who hold missile weapons ready shoot before anyone acts. */
  AllowFirstFire: { creatures: label('Who', list(id('creature'), 100)) },
  /** There is so little room that everybody reaches everybody and moving does not matter, or there is room again. Referee. */
  SetCramped: { on: flag },
  /** Somebody holds the action in the own turn, to strike at whoever closes in. Owner, or referee. */
  HoldAction: { creature: id('creature') },
  /** Those who could act in the phase that runs, or declare something before initiative, have nothing more to do in it. Owner, or referee. */
  Hold: {
    creatures: list(id('creature'), 100, 1),
    /** Nor in those after it, until blows are struck. */
    strike: maybe(flag),
  },
  /**
   * Those whom the round waits for do nothing until something changes: in this round and those after it they have nothing
   * to declare and hold. Owner, or referee.
   */
  HoldOn: { creatures: list(id('creature'), 100, 1) },
  /** Somebody no longer holds until something changes. Owner, or referee. */
  HoldNoMore: { creature: id('creature') },
  /** Somebody does in a round what no other command names: draws a weapon, drinks a potion, uses a wand. Owner, or referee. */
  DoSomethingElse: {
    creature: id('creature'),
    /** In the third person: `draws a sword`. At most 200 characters. */
    what: label('What, as others see it: draws a sword', maybeText(200)),
    takes: label('What it uses', oneOf(...SOMETHING_ELSE)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly combatRound: typeof combatRoundCommands;
  }
}
