import { type Offer, offer, type Ruleset } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Downtime, PASTIMES } from '../../../state/downtime.ts';
import type { GameState } from '../../../state/state.ts';
import { goldOf } from '../../table/ledger/ledger.ts';
import { FORMS } from '../scribing/rule.ts';
import { cannotChoosePastime, pastimeNotReady, tooBusyToMake } from './may.ts';
import { PASTIME_NAMES } from './names.ts';

/** The referee's next step between adventures while it cannot be taken: shown, and not granted. */
export const barredTime = (downtime: Downtime | null, barred: string): Offer =>
  downtime
    ? offer('PassDowntime', 'Let a week go by', {
        place: 'downtime',
        key: 'PassDowntime:barred',
        fixed: { days: 7, rations: false },
        barred,
      })
    : offer('BeginDowntime', 'Go home to town', {
        place: 'downtime',
        key: 'BeginDowntime:barred',
        fixed: { place: 'settlement', guarded: false, wanderingFree: false },
        barred,
      });

/** How somebody cannot spend the time now, each with its reason, where people look for it: shown, and not granted. */
export function barredPastimes(state: GameState, creature: Creature): Offer[] {
  const rules = rulesOf(state);
  const { id, name } = creature;
  const against = cannotChoosePastime(state, id)?.sentence;
  if (against) return [barred(creature, 'rest', `How ${name} spends the time`, against)];
  return [
    ...PASTIMES.filter((pastime) => concerns(rules, creature, pastime)).flatMap((pastime) => {
      const reason = pastimeNotReady(state, id, pastime)?.sentence;
      return reason ? [barred(creature, pastime, `${name} ${PASTIME_NAMES[pastime]}`, reason)] : [];
    }),
    ...barredMaking(state, rules, creature),
  ];
}

const barred = ({ id }: Creature, pastime: (typeof PASTIMES)[number], label: string, reason: string): Offer =>
  offer('ChoosePastime', label, {
    place: 'downtime',
    about: id,
    key: `ChoosePastime:barred:${pastime}:${id}`,
    fixed: { creature: id, pastime },
    barred: reason,
  });

/** Whether somebody of this class might ever spend the time so by this book. */
function concerns({ research, training }: Ruleset, creature: Creature, pastime: (typeof PASTIMES)[number]): boolean {
  const { class: of } = creature;
  if (pastime === 'research') return research?.plan.researches(of) ?? false;
  if (pastime === 'study') return research !== null && (research.plan.researches(of) || research.teaching.learns(of));
  return pastime === 'train' && training !== null;
}

/** Of what could be made for more gold, or has been made already, or by one who has no leisure for it. */
function barredMaking(state: GameState, rules: Ruleset, creature: Creature): Offer[] {
  const { downtime, inventions } = state;
  const { scribing } = rules;
  const { id, name } = creature;
  if (!scribing || !downtime) return [];
  return FORMS.flatMap((form) => {
    const [cheapest] = scribing.makeable(creature, form, inventions).toSorted((one, other) => one.level - other.level);
    if (!cheapest) return [];
    const { spell, level } = cheapest;
    const made = downtime.made.includes(id) ? 1 : 0;
    const dear = scribing.price(level) > goldOf(rules, creature);
    const reason =
      tooBusyToMake(state, downtime, id)?.sentence ??
      scribing.forbids(creature, form, spell, made, inventions)?.sentence ??
      (dear ? `${name} cannot pay ${written(scribing.price(level))} gold pieces.` : null);
    if (reason === null) return [];
    return [
      offer('MakeItem', `${name} makes a ${form}`, {
        place: 'downtime',
        rule: scribing.cites.making,
        about: id,
        key: `MakeItem:barred:${id}:${form}`,
        fixed: { creature: id, form, spell },
        barred: reason,
      }),
    ];
  });
}
