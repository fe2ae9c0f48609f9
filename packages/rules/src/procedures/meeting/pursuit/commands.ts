import { either, flag, id, label, maybe, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const pursuitCommands = forms({
  /** They run for another round, or in the wilderness for another day. Referee. */
  RunOn: {
    /** Burning oil and the like in the way of the pursuers. */
    obstacle: label('In the pursuers’ way', oneOf('none', 'slow', 'stop')),
    /** The pursuers lose sight of those who flee. */
    lostSight: label('The pursuers lose sight of them', flag),
    /** Those who flee go through here, where the book lets that shake pursuers off. */
    through: maybe(oneOf('corner', 'door', 'stairs', 'secret-door')),
    /** Rounds of the turn that those who flee, or those behind them, spend on spells and shots. */
    fleersLost: label('Rounds the pursued lose to spells and shots', maybe(whole(0, 10))),
    pursuersLost: label('Rounds the pursuers lose to spells and shots', maybe(whole(0, 10))),
    /** In the wilderness: those who flee go on, and try to get away. */
    goOn: label('Those who flee go on', flag),
    /** Percent that the country adds to their chance. */
    environment: label('Cover of the country (percent)', maybe(whole(-100, 100))),
  },
  /** A side runs no farther: those who flee turn and fight, those behind them let them go. */
  StopChase: { side: id('side') },
  /** Somebody who flees drops treasure or food, in the hope that the pursuers stop for it. */
  DropLure: {
    creature: id('creature'),
    /** An item, all the coins of the purse, or those carried for everybody. */
    what: label('Thing to drop', either(oneOf('coins', 'pool'), id('item'))),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly pursuit: typeof pursuitCommands;
  }
}
