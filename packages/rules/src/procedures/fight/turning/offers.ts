import { type CreatureId, type Offer, offer, type RuleId } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { isCapable, isPresent } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import { undeadBefore } from '../combat-round/may-turn.ts';
import { mayTurn } from './may.ts';

export const turningOffers: Offers = (state, seat) => {
  const rule = rulesOf(state).turning;
  return Object.values(state.creatures)
    .filter(
      (creature) =>
        sideOf(state.encounter, creature.id) &&
        commands(seat, creature) &&
        isCapable(creature) &&
        mayTurn(state, creature).length === 0,
    )
    .flatMap((cleric) => {
      const undead = undeadBefore(state, cleric).filter((each) => isPresent(state, each));
      return undead.length === 0 ? [] : [turn(cleric.id, rule.rule, rule.kinds(undead))];
    });
};

const turn = (cleric: CreatureId, rule: RuleId, kinds: readonly string[]): Offer =>
  offer('TurnUndead', 'Turn the undead', {
    place: 'creature',
    about: cleric,
    rule,
    fixed: { cleric },
    inputs: kinds.length === 0 ? {} : { kind: { of: kinds, preset: kinds[0] ?? '' } },
  });
