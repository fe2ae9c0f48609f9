import type { OutcomeId } from '../../../core/index.ts';
import { things, withArticle } from '../../../core/words.ts';
import type { Declaration, Handler, Handlers, Play } from '../../../play/index.ts';
import { toNobody } from '../../../play/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import { type Hoard, worthOf } from '../../../state/hoard.ts';
import { sceneNamed } from '../../../state/read.ts';
import { mustered } from '../../body/monsters/mustered.ts';
import { findOf, hoardOf, hoardThing } from '../../party/hoards/hoards.ts';
import { receive } from '../../party/hoards/received.ts';
import { poolFind } from '../../party/treasure/treasure.ts';
import type { OutcomePart } from '../../table/random-tables/kept.ts';
import { coming } from '../wandering/coming.ts';
import { outcomeCommands } from './commands.ts';
import { type OutcomeEvent, outcomeEvolvers } from './events.ts';
import { kindsIn, mayGive, mayLay, mayMeet, mayPlace, treasureOf } from './may.ts';
import { outcomeOffers } from './offers.ts';

const layOutcome: Handler<'LayOutcome'> = (play, { outcome, square, scene: named }) => {
  const found = treasureOf(play.state, outcome);
  const scene = sceneNamed(play.state, named);
  if (!found || !scene) return;
  const { coins, valuables, things: magic, items } = found;
  const outside = {
    name: '',
    at: { scene: scene.id, square },
    hidden: true,
    ...(items.length > 0 ? { items } : {}),
  };
  const hoard = hoardOf(play, outside, { coins, valuables, things: magic });
  const rule = play.rules.hoards.cites.types;
  play.happen({ type: 'HoardLaid', hoard: { ...hoard, name: lookOf(hoard) }, rolls: [], rule });
  used(play, outcome, 'treasure');
};

/** What one sees of it: the one thing that lies there, or that several do. */
function lookOf({ coins, valuables, items = [], things: magic }: Hoard): string {
  const several = items.length + magic.length > 1;
  const [item, thing] = [items[0], magic[0]];
  if (hasCoins(coins) || valuables.length > 0)
    return item || thing || valuables.length > 0 ? 'a heap of treasure' : 'a heap of coins';
  if (several) return 'a heap of things';
  return item ? things(item.count, item.name) : withArticle(thing?.looks ?? 'thing');
}

const giveOutcome: Handler<'GiveOutcome'> = (play, { outcome, creature }) => {
  const found = treasureOf(play.state, outcome);
  if (!found) return;
  const { coins, things: magic, items } = found;
  const rule = play.rules.party.cites.pool;
  const worth = worthOf(found);
  if (hasCoins(coins) || worth > 0) play.happen({ type: 'TreasurePooled', coins, valuables: worth, rule });
  for (const thing of magic) poolFind(play, findOf(hoardThing(play.dice, thing)));
  for (const thing of items) receive(play, creature, thing);
  used(play, outcome, 'treasure');
};

/** Each kind in turn, so that the next stands where there is room left. */
const placeOutcome: Handler<'PlaceOutcome'> = (play, { outcome, square, scene: named }) => {
  const scene = sceneNamed(play.state, named);
  if (!scene) return;
  for (const { monster, count } of kindsIn(play.state, outcome))
    play.happen({
      type: 'MonstersAdded',
      ...mustered(play, monster, { count, at: { scene: scene.id, square }, hidden: true }),
    });
  used(play, outcome, 'monsters');
};

const meetOutcome: Handler<'MeetOutcome'> = (play, { outcome }) => {
  coming(play, kindsIn(play.state, outcome), { table: null, number: null });
  used(play, outcome, 'monsters');
};

const used = (play: Play, outcome: OutcomeId, part: OutcomePart): void =>
  play.happen({ type: 'OutcomeUsed', outcome, part });

const outcomeHandlers: Handlers<typeof outcomeCommands> = {
  LayOutcome: { may: mayLay, play: layOutcome, anywhere: true },
  GiveOutcome: { may: mayGive, play: giveOutcome },
  PlaceOutcome: { may: mayPlace, play: placeOutcome, anywhere: true },
  MeetOutcome: { may: mayMeet, play: meetOutcome },
};

/** What comes into play on tables that the referee rolled on: by what is laid, given, placed or met that way, other events tell. */
export const outcomes: Declaration<typeof outcomeCommands, OutcomeEvent> = {
  forms: outcomeCommands,
  handle: outcomeHandlers,
  evolve: outcomeEvolvers,
  tell: { OutcomeUsed: () => toNobody },
  offer: outcomeOffers,
};
