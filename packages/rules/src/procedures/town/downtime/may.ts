import {
  byRule,
  type CommandOf,
  type CreatureId,
  impossible,
  objections,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Downtime, Pastime } from '../../../state/downtime.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { helpNamed } from '../../party/retainers/rule.ts';
import { affords } from '../../table/ledger/ledger.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import { upkeepDue } from '../upkeep/due.ts';
import { cannotPassTime } from './untimely.ts';

export const calm = (state: GameState): Refusal | null => cannotPassTime(state);

/** What somebody does; who has chosen nothing rests. */
export const pastimeOf = ({ pastimes }: Downtime, creature: CreatureId): Pastime =>
  pastimes[creature] ?? { kind: 'rest', since: 0 };

/** Research wants a plan that is begun, study something paid for, lessons a teacher: why not yet, or null. */
export function pastimeNotReady(
  state: GameState,
  creature: CreatureId,
  pastime: CommandOf<'ChoosePastime'>['pastime'],
): Refusal | null {
  const { research, training } = rulesOf(state);
  const plan = research?.cites.plan ?? 'TABLE';
  if (pastime === 'research' && state.research[creature]?.state !== 'researching')
    return byRule(plan, 'out-of-turn', 'A spell is proposed, weighed by the referee and paid for first.');
  if (pastime === 'study' && !state.studies[creature])
    return byRule(plan, 'out-of-turn', 'A teacher, or the writing anew of a lost spell, is paid for first.');
  if (pastime === 'train' && !state.lessons[creature])
    return byRule(training?.cites.teacher ?? 'TABLE', 'out-of-turn', 'There is no teacher yet: the referee finds one.');
  return null;
}

function forIdle(state: GameState, seat: Seat, creature: CreatureId): Refusal | null {
  const refusal = mayAct(state, seat, creature);
  if (refusal) return refusal;
  if (!state.party.members.includes(creature))
    return impossible('no-such-thing', 'Nobody of that name is of the party.');
  return cannotChoosePastime(state, creature);
}

/** Why somebody cannot choose how to spend the time now; null where they can. */
export function cannotChoosePastime(state: GameState, creature: CreatureId): Refusal | null {
  const { downtime } = state;
  if (!downtime)
    return impossible('out-of-turn', 'The time between two adventures has not begun: the referee begins it.');
  return pastimeOf(downtime, creature).kind === 'make'
    ? byRule(rulesOf(state).scribing?.cites.making ?? 'TABLE', 'forbidden', 'What is begun and paid for is made first.')
    : null;
}

export const mayPassDowntime: May<'PassDowntime'> = (state, _, seat) =>
  objections(
    onlyReferee(seat),
    calm(state),
    state.downtime ? null : impossible('out-of-turn', 'No downtime has begun.'),
  );

const isCharacter = ({ kind }: Creature): boolean => kind === 'character';

export const mayChargeUpkeep: May<'ChargeUpkeep'> = (state, { creatures }, seat) => {
  const barred = onlyReferee(seat);
  const rules = rulesOf(state);
  if (!rules.upkeep) return objections(barred, impossible('no-such-thing', 'These rules charge nothing for living.'));
  const payers = creatures.flatMap((creature) => state.creatures[creature] ?? []).filter(isCharacter);
  return objections(
    barred,
    payers.length === 0 ? impossible('no-such-thing', 'Nobody is to pay.') : null,
    payers.every((payer) => upkeepDue(rules, payer) === 0)
      ? impossible('no-change', 'Nobody named has anything to pay for living.')
      : null,
  );
};

export const mayEndDowntime: May<'EndDowntime'> = (state, _, seat) => {
  const { downtime } = state;
  return objections(onlyReferee(seat), downtime ? null : impossible('out-of-turn', 'No downtime has begun.'));
};

export const mayChoosePastime: May<'ChoosePastime'> = (state, { creature, pastime }, seat) => {
  const { downtime } = state;
  const barred = objections(forIdle(state, seat, creature), pastimeNotReady(state, creature, pastime));
  if (!downtime) return barred;
  return objections(
    ...barred,
    pastimeOf(downtime, creature).kind === pastime ? impossible('no-change', 'That is what is done already.') : null,
  );
};

/** Whoever researches or studies has no leisure to make anything beside. */
export function tooBusyToMake(state: GameState, downtime: Downtime, creature: CreatureId): Refusal | null {
  const { kind } = pastimeOf(downtime, creature);
  const { scribing } = rulesOf(state);
  const busy = (kind === 'research' || kind === 'study') && pastimeNotReady(state, creature, kind) === null;
  return scribing && busy
    ? byRule(scribing.cites.making, 'forbidden', 'During research or study there is no leisure for it.')
    : null;
}

export const mayMakeItem: May<'MakeItem'> = (state, { creature, form, spell }, seat) => {
  const { downtime, inventions } = state;
  const maker = state.creatures[creature];
  const { scribing } = rulesOf(state);
  const idle = forIdle(state, seat, creature);
  if (!downtime || !maker) return objections(idle);
  const barred = idle ?? tooBusyToMake(state, downtime, creature);
  if (!scribing)
    return objections(barred, impossible('no-such-thing', 'The book does not say how such things are made.'));
  const against = scribing.forbids(maker, form, spell, downtime.made.includes(creature) ? 1 : 0, inventions);
  const level = scribing.makeable(maker, form, inventions).find((each) => each.spell === spell)?.level ?? 1;
  const also = objections(barred, against && byRule(against.rule, 'forbidden', against.sentence));
  if (maker.items.length >= MOST_ITEMS)
    return objections(...also, impossible('bad-input', `${maker.name} cannot carry more.`));
  return objections(...also, affords(state, creature, scribing.price(level), scribing.cites.cost));
};

export const maySeekHelp: May<'SeekHelp'> = (state, { creature, kind }, seat) => {
  const { downtime } = state;
  const barred = forIdle(state, seat, creature);
  if (!downtime) return objections(barred);
  const { retainers } = rulesOf(state);
  const help = helpNamed(retainers, kind);
  if (!retainers.seeking || !help)
    return objections(barred, impossible('no-such-thing', 'The book knows no such notices.'));
  const found = retainers.seeking.available(kind, {
    settlement: downtime.place === 'settlement',
    advertised: true,
    stronghold: false,
  });
  return objections(
    barred,
    found === 'no'
      ? byRule(retainers.seeking.cites.where, 'forbidden', 'Nobody of that kind is to be had here by notices.')
      : null,
  );
};
