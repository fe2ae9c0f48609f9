import type { CreatureId } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Pastime } from '../../../state/downtime.ts';
import { isDead, livingParty } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { helpNamed } from '../../party/retainers/rule.ts';
import { pay } from '../../table/ledger/ledger.ts';
import { pastimeNotReady, pastimeOf } from './may.ts';

/** The living members of the party who spend their time so. */
export const busyWith = (state: GameState, kind: Pastime['kind']): readonly Creature[] => {
  const { downtime } = state;
  if (!downtime) return [];
  return livingParty(state).filter((creature) => pastimeOf(downtime, creature.id).kind === kind);
};

function choose(play: Play, creature: CreatureId, pastime: Pastime): void {
  play.happen({ type: 'PastimeChosen', creature, pastime });
}

/** What somebody has paid for waits: the laboratory, or the study of a spell. Whoever would rest goes to it at once. */
export function takeUp(play: Play, creature: CreatureId): void {
  const { downtime, creatures } = play.state;
  const found = creatures[creature];
  if (!downtime || !found || isDead(found) || pastimeOf(downtime, creature).kind !== 'rest') return;
  const paid = (['research', 'study'] as const).find((kind) => pastimeNotReady(play.state, creature, kind) === null);
  if (paid) choose(play, creature, { kind: paid, since: downtime.days });
}

/** Whoever is done with what they spent the time on, or gave it up, rests. */
export function leaveOff(play: Play, creature: CreatureId): void {
  const { downtime } = play.state;
  if (!downtime) return;
  const { kind } = pastimeOf(downtime, creature);
  const over = kind !== 'make' && kind !== 'seek' && pastimeNotReady(play.state, creature, kind) !== null;
  if (over) choose(play, creature, { kind: 'rest', since: downtime.days });
}

export const choosePastime: Handler<'ChoosePastime'> = (play, { creature, pastime }) => {
  const { downtime } = play.state;
  if (!downtime) return;
  choose(play, creature, { kind: pastime, since: downtime.days });
};

/** Paid in full at the start. */
export const makeItem: Handler<'MakeItem'> = (play, { creature, form, spell }) => {
  const { downtime, inventions } = play.state;
  const maker = play.state.creatures[creature];
  const { scribing } = play.rules;
  if (!downtime || !maker) return;
  if (!scribing) return;
  const level = scribing.makeable(maker, form, inventions).find((each) => each.spell === spell)?.level ?? 1;
  pay(play, creature, scribing.price(level), `a ${form} of ${spell}`, scribing.cites.cost);
  choose(play, creature, { kind: 'make', since: downtime.days, form, spell });
};

/** The first week is paid when it begins. */
export const seekHelp: Handler<'SeekHelp'> = (play, { creature, kind, scope, size, promised }) => {
  const { downtime } = play.state;
  if (!downtime) return;
  const { retainers } = play.rules;
  const help = helpNamed(retainers, kind);
  if (!help) return;
  choose(play, creature, { kind: 'seek', since: downtime.days, help: kind, scope, size, promised });
};
