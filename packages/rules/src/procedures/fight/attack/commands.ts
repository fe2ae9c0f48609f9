import { added, either, figure, flag, id, label, list, maybe, maybeText, oneOf } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const attackCommands = forms({
  /** Somebody strikes or shoots at somebody: the owner for a character, the referee for anyone. */
  Attack: {
    attacker: id('creature'),
    target: label('Target', id('creature')),
    /** The place in the attacker's list of attacks, or the name; -1 for the bare hands. */
    attack: either(maybeText(200), figure),
    /** To subdue, not to kill. */
    subdue: maybe(flag),
    /** In an arc, over what is between. */
    lobbed: maybe(flag),
    /** Further modifiers of the referee's. */
    modifier: label('Attack modifier', maybe(added)),
    /** From behind: the shield does not count. Referee. */
    behind: label('From behind', maybe(flag)),
    /** A thief strikes an unaware target from behind. Referee. */
    backstab: label('Back-stab', maybe(flag)),
    /** Feet to the target, where the board does not tell. Referee. */
    distance: maybe(figure),
  },
  /** Somebody strikes at several in one round, where the rules give so many blows. Owner, or referee. */
  AttackMany: {
    attacker: id('creature'),
    /** In the order of the blows; nobody twice. */
    targets: label('Targets', list(id('creature'), 100)),
    /** The place in the attacker's list of attacks, or the name. */
    attack: either(maybeText(200), figure),
  },
  /** How the referee sees a combatant placed: cover, water, footing, hemmed in, silenced, and a modifier for the rest. */
  SetSituation: {
    creature: id('creature'),
    /** `none`, `-1`…`-4`, `complete`. */
    cover: label('Cover against missiles', oneOf('none', '-1', '-2', '-3', '-4', 'complete')),
    water: label('Water', oneOf('none', 'in', 'under')),
    unstable: label('Unsteady footing', flag),
    surrounded: label('No clear space behind', flag),
    silenced: label('Cannot speak or gesture', flag),
    /** Where the rules make something of it. */
    hasted: label('Hasted by magic', maybe(flag)),
    mounted: label('Mounted', maybe(flag)),
    modifier: label('Attack modifier', added),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly attack: typeof attackCommands;
  }
}
