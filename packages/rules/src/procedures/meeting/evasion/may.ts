import { byPermission, byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type FieldsOf, type May, rulesOf } from '../../../play/index.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { ableOf, sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { mayCommandParty, mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { coverOfCountry, pursuersOf } from '../pursuit/flight.ts';
import type { SlippingAway } from './rule.ts';

/** In a dungeon the surprised stand still in the first round; outdoors surprise decides the evasion itself. */
function tooSurprised(state: GameState, encounter: Encounter, side: Side): Refusal | null {
  const { may, cites } = rulesOf(state).evasion;
  return may(slippingAway(encounter, side)).allowed
    ? null
    : byRule(cites.may, 'out-of-turn', `${side.name} cannot flee now: surprised.`);
}

/** How surprise stands between a side and the others. */
export const slippingAway = ({ setting, mode, round, sides }: Encounter, side: Side): SlippingAway => ({
  dungeon: setting === 'dungeon',
  fighting: mode === 'combat',
  round,
  surprised: side.surprised === true,
  othersSurprised: sides.every((other) => other.id === side.id || other.surprised === true),
});

/** Before they have met, and once blows have fallen, unless the book lets a side break off. */
function tooLate(state: GameState, encounter: Encounter, side: Side): Refusal | null {
  const rules = rulesOf(state);
  const { allowed } = rules.encounter.evasion(encounter.mode === 'combat', false);
  if (!allowed && !rules.evasion.breaksOff(feetFromFoes(state, encounter, side), encounter.setting === 'dungeon'))
    return byRule(rules.evasion.engaged.rule, 'forbidden', rules.evasion.engaged.text);
  return encounter.step === 'surprise' || encounter.step === 'distance'
    ? byRule(rules.encounter.cites.order, 'out-of-turn', 'First it must be known how they meet.')
    : null;
}

/** From the nearest foe who is seen and can fight; null where the board does not say. */
function feetFromFoes(state: GameState, { sides }: Encounter, side: Side): number | null {
  const others = sides.filter((other) => other.id !== side.id).flatMap((other) => ableOf(state, other));
  const apart = ableOf(state, side).flatMap((one) =>
    others.filter((other) => isInSightOfAll(state, other)).flatMap((other) => feetApart(state, one, other) ?? []),
  );
  return apart.length === 0 ? null : Math.min(...apart);
}

export const mayEvade: May<'Evade'> = (state, { side: asked }, seat) => {
  const { encounter } = state;
  const side = sideNamed(encounter, asked);
  if (!encounter || !side) return objections(impossible('no-encounter', 'There is nobody to flee from.'));
  const barred = side.kind === 'party' ? mayCommandParty(state, seat) : onlyReferee(seat);
  if (encounter.flight) return objections(barred, impossible('no-change', 'Somebody flees already.'));
  return objections(barred, tooLate(state, encounter, side), tooSurprised(state, encounter, side));
};

/** The circumstances of a pursuit: as the map has them, but for what is said. */
export function judgedOf(state: GameState, command: FieldsOf<'DecidePursuit'>) {
  const { environment = coverOfCountry(state), granted = 0, forcedToStop = false, afloat = 0 } = command;
  return { environment, granted, forcedToStop, afloat };
}

export const mayDecide: May<'DecidePursuit'> = (state, command, seat) => {
  const { encounter } = state;
  if (!encounter?.flight || encounter.flight.pursued !== null)
    return objections(impossible('no-encounter', 'Nobody has turned to flee.'));
  const { environment, granted, forcedToStop, afloat } = judgedOf(state, command);
  const judged = environment !== coverOfCountry(state) || granted !== 0 || forcedToStop || afloat !== 0;
  return objections(
    pursuersOf(encounter).some(({ kind }) => kind === 'party') ? mayCommandParty(state, seat) : onlyReferee(seat),
    judged && !mayReferee(seat) ? byPermission('not-your-seat', 'The circumstances are the referee’s to judge.') : null,
  );
};
