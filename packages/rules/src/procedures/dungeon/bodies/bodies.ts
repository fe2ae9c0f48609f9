import { byRule, type CreatureId } from '../../../core/index.ts';
import { type Follows, type Handler, type Handlers, nameOf, type Play } from '../../../play/index.ts';
import { hasCoins, pursesTogether } from '../../../state/adventure.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { armedWith } from '../../party/belongings/armed-with.ts';
import { isPublic, ofParty } from '../../situation/sight/known.ts';
import { byHand } from '../movement/to-hand.ts';
import type { bodiesCommands } from './commands.ts';
import { askedAbout } from './events.ts';
import { bodySearches, isSearched } from './kept.ts';
import { mayAnswer, maySearchBody } from './may.ts';

export const FAR = byRule('TABLE', 'too-far', 'The body is out of reach, and there is no way to go next to it now.');

const searchBody: Handler<'SearchBody'> = (play, { creature, body }) => {
  const searcher = play.state.creatures[creature];
  const dead = play.state.creatures[body];
  if (!searcher || !dead) return null;
  const toPlayers = isPublic(play.state, dead) ? 'known' : 'unknown';
  const aim = { what: `the body of ${nameOf(play.state, body)}`, toPlayers } as const;
  return byHand(play, searcher, { at: dead.at, aim, far: FAR, does: () => searchAll(play, creature, body) });
};

/**
 * Whoever bends down to one of the strangers goes through those that lie beside it as well. A companion's purse goes with
 * the rest; what strangers had in theirs the party has found.
 */
function searchAll(play: Play, creature: CreatureId, body: CreatureId): null {
  const all = [body, ...lyingBeside(play, creature, body)];
  const off = all.filter((each) => isStranger(play.state, each) && hasCoins(coinsOf(play.state, each)));
  const coins = off.reduce((sum, each) => pursesTogether(sum, coinsOf(play.state, each)), NO_COINS);
  for (const each of all) search(play, creature, each);
  if (off.length > 0)
    play.happen({ type: 'TreasurePooled', coins, valuables: 0, rule: play.rules.party.cites.pool, off });
  return null;
}

const coinsOf = ({ creatures }: GameState, one: CreatureId): Purse => creatures[one]?.coins ?? NO_COINS;

function isStranger(state: GameState, one: CreatureId): boolean {
  const found = state.creatures[one];
  return found !== undefined && !ofParty(state, found);
}

function lyingBeside({ state }: Play, creature: CreatureId, body: CreatureId): readonly CreatureId[] {
  const [searcher, dead] = [state.creatures[creature], state.creatures[body]];
  if (!searcher || !dead || ofParty(state, dead)) return [];
  return Object.values(state.creatures)
    .filter((one) => one.id !== body && isDead(one) && isPublic(state, one) && !ofParty(state, one))
    .filter((one) => !isSearched(state, one.id) && areClose(state, searcher.at, one.at))
    .map(({ id }) => id);
}

function search(play: Play, creature: CreatureId, body: CreatureId): void {
  const [searcher, dead] = [play.state.creatures[creature], play.state.creatures[body]];
  if (!searcher || !dead) return;
  const stranger = isStranger(play.state, body);
  const items = takenBy(play, searcher, dead);
  const secret = [searcher, dead].some((one) => !isPublic(play.state, one));
  play.happen({
    type: 'BodySearched',
    creature,
    body,
    items,
    coins: stranger ? NO_COINS : dead.coins,
    awaited: stranger && items.length === 0 && !hasCoins(dead.coins),
    ...(secret ? { secret } : {}),
  });
}

/** As much as somebody can carry besides what they do. */
const takenBy = ({ state }: Play, searcher: Creature, dead: Creature) =>
  dead.items
    .slice(0, Math.max(0, MOST_ITEMS - searcher.items.length))
    .map((item) => ({ item, attacks: armedWith(state, searcher, item).attacks ?? [] }));

/** What the referee gives the party while it waits is what was found. */
function answered(play: Play): void {
  const bodies = askedAbout(play.state);
  if (bodies.length > 0) play.happen({ type: 'SearchAnswered', bodies, nothing: false });
}

export const bodiesHandlers: Handlers<typeof bodiesCommands> = {
  SearchBody: { may: maySearchBody, play: searchBody, counts: { by: 'creature', as: 'pick-up' } },
  FindNothing: {
    may: (state, _, seat) => mayAnswer(state, seat),
    play: (play) => play.happen({ type: 'SearchAnswered', bodies: askedAbout(play.state), nothing: true }),
  },
};

export const bodiesFollows: Follows = {
  TreasurePooled: (play, { off }) => {
    if (!off) answered(play);
  },
  ThingPooled: answered,
  ItemGiven: (play, { creature }) => {
    if (play.state.party.members.includes(creature)) answered(play);
  },
};

/** Whoever lives again is no longer one of the dead who were searched. */
export function forgetLiving(play: Play): void {
  const bodies = bodySearches(play.state).flatMap(({ body }) => {
    const found = play.state.creatures[body];
    return found && !isDead(found) ? [body] : [];
  });
  if (bodies.length > 0) play.happen({ type: 'SearchesLapsed', bodies });
}
