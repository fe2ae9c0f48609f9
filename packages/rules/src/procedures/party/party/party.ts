import { COPPER } from '../../../books/ose/content/gear.ts';
import { byRule, type CreatureId, impossible, type Refusal, type UserId } from '../../../core/index.ts';
import { money } from '../../../core/words.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { partyKnown } from '../../situation/sight/known.ts';
import { forParty, refereeOnly } from '../../table/permission/permission.ts';
import type { partyCommands } from './commands.ts';
import { checkFormation, formationFor, movedTo } from './formation.ts';
import { rollOff } from './roll-off.ts';

/** The most coins of a kind, and items, in one command. */
export const MOST_COINS = 1_000_000;
export const MOST_ITEMS = 100;
const LONGEST_SITUATION = 40;

const setMarchingOrder: Handler<'SetMarchingOrder'> = (play, { situation, ranks }) => {
  const refusal = forParty(play);
  if (refusal) return refusal;
  const name = situation.trim();
  if (name === '' || name.length > LONGEST_SITUATION)
    return impossible('bad-input', `Name the situation, in at most ${LONGEST_SITUATION} characters.`);
  const { ok, missing, duplicate, unknown } = checkFormation(knownMembers(play), ranks);
  if (!ok)
    return impossible(
      'bad-input',
      `Each member marches once: ${missing.length} missing, ${duplicate.length} twice, ${unknown.length} unknown.`,
    );
  play.happen({ type: 'MarchingOrderSet', situation: name, ranks: formationFor(play.state.party.members, ranks) });
  return null;
};

const knownMembers = ({ state, by }: Play): readonly CreatureId[] => partyKnown(state, by).map(({ id }) => id);

const moveInOrder: Handler<'MoveInOrder'> = (play, { creature, rank }) => {
  const { members, marchingOrder, formation } = play.state.party;
  const refusal = forParty(play);
  if (refusal) return refusal;
  if (!knownMembers(play).includes(creature))
    return impossible('no-such-thing', 'Nobody of that name marches with the party.');
  if (!Number.isInteger(rank) || rank < 1) return impossible('bad-input', 'Ranks are counted from 1, the front.');
  play.happen({
    type: 'MarchingOrderSet',
    situation: formation,
    ranks: movedTo(formationFor(members, marchingOrder), creature, rank),
  });
  return null;
};

const takeFormation: Handler<'TakeFormation'> = (play, { situation }) => {
  const refusal = forParty(play);
  if (refusal) return refusal;
  const { formations, members } = play.state.party;
  const ranks = Object.hasOwn(formations, situation) ? formations[situation] : undefined;
  if (!ranks) return impossible('no-such-thing', 'The party keeps no order of that name.');
  play.happen({ type: 'MarchingOrderSet', situation, ranks: formationFor(members, ranks) });
  return null;
};

const appointCaller: Handler<'AppointCaller'> = (play, { user }) => {
  const refusal = forOffice(play.state, user, play.state.party.caller);
  if (refusal) return refusal;
  play.happen({ type: 'CallerAppointed', user });
  return null;
};

const appointMapper: Handler<'AppointMapper'> = (play, { user }) => {
  const refusal = forOffice(play.state, user, play.state.party.mapper);
  if (refusal) return refusal;
  play.happen({ type: 'MapperAppointed', user });
  return null;
};

/** Any player may nominate a player; a change is possible at any time. */
function forOffice(state: GameState, user: UserId | null, now: UserId | null): Refusal | null {
  if (user !== null && state.people[user]?.role !== 'player')
    return impossible('no-such-thing', 'There is no such player.');
  return user === now ? impossible('no-change', 'It is so already.') : null;
}

const divideTreasure: Handler<'DivideTreasure'> = (play, { pp, gp, ep, sp, cp }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const coins = { pp, gp, ep, sp, cp };
  if (Object.values(coins).some((count) => !Number.isInteger(count) || count < 0 || count > MOST_COINS))
    return impossible('bad-input', 'Whole coins, none below 0.');
  const copper = pp * COPPER.pp + gp * COPPER.gp + ep * COPPER.ep + sp * COPPER.sp + cp;
  if (copper === 0) return impossible('bad-input', 'There are no coins to divide.');
  const { party: rule } = play.rules;
  const early = rule.coinsAwaitAward
    ? play.unless(byRule(rule.cites.pool, 'forbidden', 'Coins are the party’s until experience is awarded.'))
    : null;
  if (early) return early;
  const partOf = (creature: Creature): number =>
    creature.kind === 'character' ? 1 : (play.state.engagements[creature.id]?.share ?? rule.retainerShare);
  const sharers = partyOf(play.state).filter((creature) => !isDead(creature) && partOf(creature) > 0);
  const whole = sharers.filter((creature) => partOf(creature) === 1);
  const split = rule.shares(copper, whole.length, sharers.length - whole.length);
  const shares: Readonly<Record<CreatureId, number>> = Object.fromEntries(
    sharers.map((creature) => [creature.id, partOf(creature) === 1 ? split.whole : split.half]),
  );
  const formula = `${money(copper)} in even shares of ${money(split.whole)}, half ones of ${money(split.half)}; left over: ${money(split.remainder)}`;
  const halves = sharers.filter((creature) => play.state.engagements[creature.id]);
  const modifiers = halves.map((creature) => ({
    name: creature.name,
    value: partOf(creature),
    rule: play.rules.retainers.cites.share,
  }));
  const why = { rule: rule.cites.shares, formula, ...(modifiers.length > 0 ? { modifiers } : {}) } as const;
  play.happen({ type: 'TreasureDivided', coins, shares, remainder: split.remainder, why });
  return null;
};

const rollOffItems: Handler<'RollOffItems'> = (play, { items }) => {
  if (!Number.isInteger(items) || items < 1 || items > MOST_ITEMS)
    return impossible('bad-input', `From 1 to ${MOST_ITEMS} items.`);
  const refusal = forParty(play);
  if (refusal) return refusal;
  const players = playersOf(play.state);
  if (players.length === 0) return impossible('no-such-thing', 'No player has a living character.');
  const sides = play.rules.party.rollOffDie;
  const faces: number[] = [];
  const { order, picks } = rollOff(players, items, () => {
    const face = play.dice.die(sides);
    faces.push(face);
    return face;
  });
  play.happen({ type: 'ItemsRolledOff', items, sides, faces, order, picks });
  return null;
};

/** Players with a living character, each once, in the order of the party. */
export const playersOf = (state: GameState): readonly UserId[] => [
  ...new Set(
    partyOf(state).flatMap((creature) =>
      creature.kind === 'character' && !isDead(creature) && creature.owner ? [creature.owner] : [],
    ),
  ),
];

export const partyHandlers: Handlers<typeof partyCommands> = {
  SetMarchingOrder: setMarchingOrder,
  MoveInOrder: moveInOrder,
  TakeFormation: takeFormation,
  AppointCaller: appointCaller,
  AppointMapper: appointMapper,
  DivideTreasure: divideTreasure,
  RollOffItems: rollOffItems,
};
