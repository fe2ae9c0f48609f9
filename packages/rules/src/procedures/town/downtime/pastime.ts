import { byRule, type CommandOf, type CreatureId, impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, type Play, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Downtime, Pastime } from '../../../state/downtime.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { helpNamed } from '../../party/retainers/rule.ts';
import { affords, pay } from '../../table/ledger/ledger.ts';
import { forActing } from '../../table/permission/permission.ts';

/** What somebody does; who has chosen nothing rests. */
export const pastimeOf = ({ pastimes }: Downtime, creature: CreatureId): Pastime =>
  pastimes[creature] ?? { kind: 'rest', since: 0 };

/** The living members of the party who spend their time so. */
export const busyWith = (state: GameState, kind: Pastime['kind']): readonly Creature[] => {
  const { downtime } = state;
  if (!downtime) return [];
  return partyOf(state).filter((creature) => !isDead(creature) && pastimeOf(downtime, creature.id).kind === kind);
};

function forIdle(play: Play, creature: CreatureId): Refusal | null {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  if (!play.state.party.members.includes(creature))
    return impossible('no-such-thing', 'Nobody of that name is of the party.');
  return unfree(play.state, creature);
}

/** Why somebody cannot choose how to spend the time now; null where they can. */
export function unfree(state: GameState, creature: CreatureId): Refusal | null {
  const { downtime } = state;
  if (!downtime)
    return impossible('out-of-turn', 'The time between two adventures has not begun: the referee begins it.');
  return pastimeOf(downtime, creature).kind === 'make'
    ? byRule(rulesOf(state).scribing?.cites.making ?? 'TABLE', 'forbidden', 'What is begun and paid for is made first.')
    : null;
}

function choose(play: Play, creature: CreatureId, pastime: Pastime): void {
  play.happen({ type: 'PastimeChosen', creature, pastime });
}

export const choosePastime: Handler<'ChoosePastime'> = (play, { creature, pastime }) => {
  const refusal = forIdle(play, creature) ?? unready(play.state, creature, pastime);
  const { downtime } = play.state;
  if (refusal || !downtime) return refusal;
  if (pastimeOf(downtime, creature).kind === pastime) return impossible('no-change', 'That is what is done already.');
  choose(play, creature, { kind: pastime, since: downtime.days });
  return null;
};

/** Research wants a plan that is begun, study something paid for, lessons a teacher: why not yet, or null. */
export function unready(
  state: GameState,
  creature: CreatureId,
  pastime: CommandOf<'ChoosePastime'>['pastime'],
): Refusal | null {
  const { research, training } = rulesOf(state);
  const plan = research?.cites.plan ?? 'TABLE';
  if (pastime === 'research' && state.research[creature]?.state !== 'researching')
    return byRule(plan, 'out-of-turn', 'No research has been begun and paid for.');
  if (pastime === 'study' && !state.studies[creature])
    return byRule(plan, 'out-of-turn', 'Nothing is paid for that could be studied.');
  if (pastime === 'train' && !state.lessons[creature])
    return byRule(training?.cites.teacher ?? 'TABLE', 'out-of-turn', 'There is no teacher yet: the referee finds one.');
  return null;
}

/** Paid in full at the start. */
export const makeItem: Handler<'MakeItem'> = (play, { creature, form, spell }) => {
  const refusal = forIdle(play, creature);
  const { downtime, inventions } = play.state;
  const maker = play.state.creatures[creature];
  const { scribing } = play.rules;
  if (refusal || !downtime || !maker) return refusal;
  if (!scribing) return impossible('no-such-thing', 'The book does not say how such things are made.');
  const against = scribing.forbids(maker, form, spell, downtime.made.includes(creature) ? 1 : 0, inventions);
  const refused = against && play.unless(byRule(against.rule, 'forbidden', against.sentence));
  if (refused) return refused;
  const level = scribing.makeable(maker, form, inventions).find((each) => each.spell === spell)?.level ?? 1;
  if (maker.items.length >= MOST_ITEMS) return impossible('bad-input', `${maker.name} cannot carry more.`);
  const poor = affords(play, creature, scribing.price(level), scribing.cites.cost);
  if (poor) return poor;
  pay(play, creature, scribing.price(level), `a ${form} of ${spell}`, scribing.cites.cost);
  choose(play, creature, { kind: 'make', since: downtime.days, form, spell });
  return null;
};

/** The first week is paid when it begins. */
export const seekHelp: Handler<'SeekHelp'> = (play, { creature, kind, scope, size, promised }) => {
  const refusal = forIdle(play, creature);
  const { downtime } = play.state;
  if (refusal || !downtime) return refusal;
  const { retainers } = play.rules;
  const help = helpNamed(retainers, kind);
  if (!retainers.seeking || !help) return impossible('no-such-thing', 'The book knows no such notices.');
  if (!Number.isInteger(promised) || promised < 0) return impossible('bad-input', 'Whole gold pieces, or none.');
  const found = retainers.seeking.available(kind, {
    settlement: downtime.place === 'settlement',
    advertised: true,
    stronghold: false,
  });
  const refused =
    found === 'no'
      ? play.unless(
          byRule(retainers.seeking.cites.where, 'forbidden', 'Nobody of that kind is to be had here by notices.'),
        )
      : null;
  if (refused) return refused;
  choose(play, creature, { kind: 'seek', since: downtime.days, help: kind, scope, size, promised });
  return null;
};
