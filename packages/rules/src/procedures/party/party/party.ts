import type { CreatureId, UserId } from '../../../core/index.ts';
import { money } from '../../../core/words.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { livingParty } from '../../../state/read.ts';
import { partOf, sharesMade } from '../../making/advancement/shares-made.ts';
import type { partyCommands } from './commands.ts';
import { formationFor, movedTo } from './formation.ts';
import {
  mayAppointCaller,
  mayAppointMapper,
  mayDivideTreasure,
  mayMoveInOrder,
  mayRollOffItems,
  maySetMarchingOrder,
  mayTakeFormation,
  playersOf,
} from './may.ts';
import { rollOff } from './roll-off.ts';

const setMarchingOrder: Handler<'SetMarchingOrder'> = (play, { situation, ranks }) => {
  const name = situation.trim();
  play.happen({ type: 'MarchingOrderSet', situation: name, ranks: formationFor(play.state.party.members, ranks) });
};

const moveInOrder: Handler<'MoveInOrder'> = (play, { creature, rank }) => {
  const { members, marchingOrder, formation } = play.state.party;
  play.happen({
    type: 'MarchingOrderSet',
    situation: formation,
    ranks: movedTo(formationFor(members, marchingOrder), creature, rank),
  });
};

const takeFormation: Handler<'TakeFormation'> = (play, { situation }) => {
  const { formations, members } = play.state.party;
  const ranks = Object.hasOwn(formations, situation) ? formations[situation] : undefined;
  if (!ranks) return;
  play.happen({ type: 'MarchingOrderSet', situation, ranks: formationFor(members, ranks) });
};

const divideTreasure: Handler<'DivideTreasure'> = (play, { pp, gp, ep, sp, cp }) => {
  const coins = { pp, gp, ep, sp, cp };
  const { party: rule } = play.rules;
  const copper = rule.worth(coins, 0);
  const part = (creature: Creature): number => partOf(play.state, play.rules, creature);
  const sharers = livingParty(play.state).filter((creature) => part(creature) > 0);
  const whole = sharers.filter((creature) => part(creature) === 1);
  const split = rule.shares(copper, whole.length, sharers.length - whole.length);
  const shares: Readonly<Record<CreatureId, number>> = Object.fromEntries(
    sharers.map((creature) => [creature.id, part(creature) === 1 ? split.whole : split.half]),
  );
  const lesser = whole.length < sharers.length ? `, half ones of ${money(split.half)}` : '';
  const shared =
    sharers.length > 0 ? `in even shares of ${money(split.whole)}${lesser}` : 'and nobody alive who has a share';
  const formula = `${money(copper)} ${shared}; left over: ${money(split.remainder)}`;
  const why = {
    rule: rule.cites.shares,
    formula,
    ...sharesMade(play.state, play.rules, sharers, split.remainder),
  } as const;
  play.happen({ type: 'TreasureDivided', coins, shares, remainder: split.remainder, why });
};

const rollOffItems: Handler<'RollOffItems'> = (play, { items }) => {
  const players = playersOf(play.state);
  const sides = play.rules.party.rollOffDie;
  const [faces, throwers]: [number[], UserId[]] = [[], []];
  const { order, picks } = rollOff(players, items, (player) => {
    const face = play.dice.die(sides);
    faces.push(face);
    throwers.push(player);
    return face;
  });
  play.happen({ type: 'ItemsRolledOff', items, sides, faces, throwers, order, picks });
};

export const partyHandlers: Handlers<typeof partyCommands> = {
  SetMarchingOrder: { may: maySetMarchingOrder, play: setMarchingOrder },
  MoveInOrder: { may: mayMoveInOrder, play: moveInOrder },
  TakeFormation: { may: mayTakeFormation, play: takeFormation },
  AppointCaller: { may: mayAppointCaller, play: (play, { user }) => play.happen({ type: 'CallerAppointed', user }) },
  AppointMapper: { may: mayAppointMapper, play: (play, { user }) => play.happen({ type: 'MapperAppointed', user }) },
  DivideTreasure: { may: mayDivideTreasure, play: divideTreasure },
  RollOffItems: { may: mayRollOffItems, play: rollOffItems },
};
