import { alike } from './ready-table.ts';

const TRUE = '[[aside: true]]';
const FALSE = '[[aside: false]]';
const PARTLY = '[[aside: half true]]';

export const RUMOURS = {
  Rumours: alike([
    `The well behind the chapel has no bottom, and something in it answers. ${PARTLY}`,
    `Whoever wears silver is let pass by the dead. ${FALSE}`,
    `A tinker sold the same map to three parties, and only the first came back. ${TRUE}`,
    `The lights on the marsh lead to gold if one follows them without a word. ${FALSE}`,
    `The goblins have a new chief, who pays in old coins. ${TRUE}`,
    `The miller’s daughter was not taken; she went of her own will. ${TRUE}`,
    `There is a second way in, under the roots of the split oak. ${TRUE}`,
    `The hermit on the hill is two hundred years old. ${FALSE}`,
    `A door below opens only to whoever carries no light. ${TRUE}`,
    `The reeve takes money so that the gate stays open at night. ${PARTLY}`,
    `Nothing that was buried with the old baron may leave his hall, or the river rises. ${FALSE}`,
    `Wolves have been seen walking on two legs. ${PARTLY}`,
    `A holy thing lies forgotten among the candle ends of the crypt. ${TRUE}`,
    `The bridge troll takes riddles for toll. ${FALSE}`,
    `The last party left a rope hanging, and somebody has cut it since. ${TRUE}`,
    `Garlic at the belt keeps the rats off. ${FALSE}`,
    `The statues change places when nobody looks. ${PARTLY}`,
    `A dragon sleeps below, and wakes at the smell of new bread. ${FALSE}`,
    `The smith’s brother went in a year ago, and trades with what lives there. ${TRUE}`,
    `Whoever drinks at the black spring forgets a name. ${PARTLY}`,
  ]),
};
