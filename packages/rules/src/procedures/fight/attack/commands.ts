import { added, either, flag, id, list, maybe, maybeText, oneOf, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const attackCommands = forms({
  /** Somebody strikes or shoots at somebody: the owner for a character, the referee for anyone. */
  Attack: {
    attacker: id('creature'),
    target: id('creature'),
    /** The place in the attacker's list of attacks, or the name; -1 for the bare hands. */
    attack: either(maybeText(200), whole(-1_000_000, 1_000_000)),
    /** To subdue, not to kill. */
    subdue: maybe(flag),
    /** In an arc, over what is between. */
    lobbed: maybe(flag),
    /** Further modifiers of the referee's. */
    modifier: maybe(added),
    /** From behind: the shield does not count. Referee. */
    behind: maybe(flag),
    /** A thief strikes an unaware target from behind. Referee. */
    backstab: maybe(flag),
    /** Feet to the target, where the board does not tell. Referee. */
    distance: maybe(whole(-1_000_000, 1_000_000)),
  },
  /** Somebody strikes at several in one round, where the rules give so many blows. Owner, or referee. */
  AttackMany: {
    attacker: id('creature'),
    /** In the order of the blows; nobody twice. */
    targets: list(id('creature'), 100),
    /** The place in the attacker's list of attacks, or the name. */
    attack: either(maybeText(200), whole(-1_000_000, 1_000_000)),
  },
  /** How the referee sees a combatant placed: cover, water, footing, hemmed in, silenced, and a modifier for the rest. */
  SetSituation: {
    creature: id('creature'),
    /** `none`, `-1`…`-4`, `complete`. */
    cover: oneOf('none', '-1', '-2', '-3', '-4', 'complete'),
    water: oneOf('none', 'in', 'under'),
    unstable: flag,
    surrounded: flag,
    silenced: flag,
    /** Where the rules make something of it. */
    hasted: maybe(flag),
    mounted: maybe(flag),
    modifier: added,
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly attack: CommandsIn<typeof attackCommands>;
  }
}
