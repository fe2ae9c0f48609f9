import { flag, id, label, list, maybe, maybeText, oneOf, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { MAGIC_THINGS } from '../../../state/adventure.ts';
import { powersFields } from '../../table/content/powers-fields.ts';
import { hoardFields, MOST_COINS } from '../party/coin-fields.ts';

const coins = whole(1, MOST_COINS);

/** Letters of what a thing is called: a scroll of seven spells with long names has some 250. */
const LONGEST_THING = 300;

/** What the referee says of a thing of magic. */
export const thingFields = {
  /** As the players know it. */
  name: label('As the players know it', text(LONGEST_THING)),
  thing: label('Kind of thing', oneOf(...MAGIC_THINGS)),
  /** One of a kind, with a name of its own. */
  named: label('One of a kind, with a name', flag),
  /** What it is in truth, for the referee alone until it is learnt; empty where its name says it. */
  is: label(
    'What it is in truth, from the lists or your own (the players are not told)',
    maybe(maybeText(LONGEST_THING)),
  ),
  ...powersFields,
};

export const treasureCommands = forms({
  /** The party found coins and valuables: they are everybody's. Referee. */
  PoolTreasure: hoardFields,
  /** The party found a thing of magic: it is everybody's. Referee. */
  PoolThing: thingFields,
  /** The party learns what a find in somebody's pack is in truth, and it does that from then on. Referee. */
  RevealThing: { thing: id('item') },
  /** Somebody takes a thing that is everybody's: as all agreed, or as the dice had it. */
  TakeThing: { thing: id('item'), creature: label('Recipient', id('creature')), by: oneOf('agreement', 'dice') },
  /** The party spends of its treasure, as on a ransom or a bribe. */
  SpendPool: { gold: label('Gold pieces, paid for something and gone', coins) },
  /** The party says who carries the treasure; each of several a part. */
  BearPool: { creatures: label('Whoever is ticked carries an equal part', list(id('creature'), 200)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly treasure: typeof treasureCommands;
  }
}
