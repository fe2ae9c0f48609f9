import { added, flag, id, label, list, maybe, maybeText, oneOf, square, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import { FAMILIARITIES } from '../../../state/spell-work.ts';
import { SKIES } from '../../wilds/weather/skies.ts';

export const spellsCommands = forms({
  /** A spell is learnt by heart for the day. Owner, who has cast nothing since they slept; the referee at any time. */
  Memorise: { creature: id('creature'), spell: label('Spell', maybeText(200)) },
  /** A spell leaves the memory uncast. Owner, before the day's adventure; the referee at any time. */
  Forget: { creature: id('creature'), spell: label('Spell', maybeText(200)) },
  /** A spell is cast; it leaves the memory. What it does is for the referee to rule, with damage, saves and conditions. */
  CastSpell: {
    caster: id('creature'),
    spell: label('Spell', text(200)),
    targets: label('At whom', list(id('creature'), 200)),
    /** Where it is cast, instead of at somebody: a spell that shines or fills a place. */
    to: label('At which place', maybe(square)),
    /** The other way round, where the spell works both ways. */
    reversed: maybe(flag),
  },
  /** A prepared spell becomes another, where the book lets it. */
  TradeSpell: { creature: id('creature'), spell: label('Spell', maybeText(200)), into: maybeText(200) },
  /** A book comes to a caster: the spell in it that chance gives. */
  OpenBook: { creature: id('creature') },
  /** The spell of a new book that its owner chooses, once the other is known. */
  ChooseForBook: { creature: id('creature'), spell: label('Spell', maybeText(200)) },
  /** Magic that no spell of the list brings is upon somebody: a potion, a curse. Referee. */
  BeginMagic: {
    name: label('What', text(60)),
    on: label('Upon whom', list(id('creature'), 200)),
    /** How long it lasts; 0 until it is ended. */
    turns: label('Turns; 0 until it is ended', whole(0, 1_008)),
  },
  /** A spell that was cast takes hold, as the book has it but for what is said here. Referee. */
  LetTakeHold: {
    awaited: id('magic'),
    /** Whom it reaches, before any saves; with nobody named, all who stand in the place that it fills. */
    targets: label('Whom it reaches', maybe(list(id('creature'), 200))),
    /** The door that it opens or keeps shut. */
    door: label('Which door', maybe(id('door'))),
    /** What it brings, or whose form it gives, by its key in the bestiary. */
    kind: label('Which monster', maybe(maybeText(60))),
    /** Dice for how many it brings. */
    count: label('How many', maybe(maybeText(20))),
    /** Where a wall or a way begins that it makes. */
    from: label('Where it begins', maybe(square)),
    /** Where it takes them, where the wall or the way ends, or the middle of what it fills. */
    to: label('Where to', maybe(square)),
    /** How well the caster knows that place. */
    known: label('How well the caster knows the place', maybe(oneOf(...FAMILIARITIES))),
    /** The weather that it makes. */
    sky: label('The weather', maybe(oneOf(...SKIES))),
    /** To their saves. */
    modifier: label('To their saves', maybe(added)),
    damage: label('Damage', maybe(maybeText(20))),
    /** Dice for how many hit dice it takes in all. */
    hitDice: label('Hit dice in all', maybe(maybeText(20))),
    /** Dice of turns, `12 rounds`, or `until ended`. */
    lasts: label('Turns it lasts', maybe(maybeText(20))),
  },
  /** A spell that was cast comes to nothing. Referee. */
  LetFail: { awaited: id('magic') },
  /** Somebody goes through a wall of magic, which harms them. Referee. */
  CrossWall: {
    creature: id('creature'),
    magic: id('magic'),
    to: label('Where to', square),
    /** As the book has it, unless something else is said. */
    damage: label('Damage', maybe(maybeText(20))),
  },
  /** In how many rounds of a turn outside fights magic harms those who stay in the place that it fills. Referee. */
  SetPlaceHarm: { magic: id('magic'), rounds: label('Rounds of a turn', whole(0, ROUNDS_PER_TURN)) },
  /** Magic ends before its time: dispelled, or broken by what somebody did. Referee. */
  EndMagic: { magic: id('magic') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly spells: typeof spellsCommands;
  }
}
