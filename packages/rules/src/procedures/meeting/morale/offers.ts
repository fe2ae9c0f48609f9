import { type Offer, offer, summed } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { momentOf } from '../../situation/round/moment.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { moraleOf } from './may.ts';
import { TROOPS } from './rule.ts';

export const moraleOffers: Offers = (state, seat) => {
  if (!mayReferee(seat)) return [];
  const { encounter } = state;
  const sides =
    encounter && encounter.round > 0 ? encounter.sides.flatMap((side) => ofSide(state, encounter, side)) : [];
  return [...sides, ...loyalty(state), ...mercenaries(state)];
};

function ofSide(state: GameState, { combat }: Encounter, side: Side): Offer[] {
  if (side.morale.broken) {
    return (['fled', 'surrendered', 'fights'] as const).map((outcome) =>
      offer('SettleRout', `${side.name}: ${SETTLES[outcome]}`, {
        place: 'encounter',
        rule: rulesOf(state).morale.cites.check,
        key: `SettleRout:${outcome}:${side.id}`,
        next: outcome !== 'fights',
        fixed: { side: side.id, outcome },
      }),
    );
  }
  const rule = rulesOf(state).morale;
  const score = moraleOf(state, side);
  if (!rule.played || score === null || !rule.check.checks(score) || side.morale.successes >= rule.enough) return [];
  const now = combat && momentOf(combat);
  const theirs =
    combat?.stage === 'acting' &&
    now?.phase === 'morale' &&
    (rule.check.checkedAt === 'end-of-round' || combat.order[now.acting]?.includes(side.id) === true);
  const about = { place: 'encounter', rule: rule.cites.check } as const;
  return [
    offer('CheckMorale', side.morale.due ? `${side.name}: check morale` : `${side.name}: call for a morale check`, {
      ...about,
      key: `CheckMorale:${side.id}`,
      next: theirs && side.morale.due,
      fixed: { side: side.id, adjustment: 0 },
    }),
    offer('CheckMorale', `${side.name}: check morale with an adjustment`, {
      ...about,
      key: `CheckMorale:judged:${side.id}`,
      fixed: { side: side.id },
      inputs: { adjustment: { least: -rule.score.mostAdjustment, most: rule.score.mostAdjustment, preset: 0 } },
    }),
  ];
}

const SETTLES = { fled: 'they flee', surrendered: 'they surrender', fights: 'they fight on all the same' } as const;

/** The employer is taken to be the most winning of the party. */
function loyalty(state: GameState): Offer[] {
  const best = Math.max(
    3,
    ...partyOf(state).flatMap(({ kind, abilities }) => (kind === 'character' && abilities ? [abilities.CHA] : [])),
  );
  return partyOf(state)
    .filter((member) => member.kind === 'retainer' && isCapable(member))
    .map((member) =>
      offer('CheckLoyalty', `Check ${member.name}'s loyalty`, {
        place: 'palette',
        about: member.id,
        rule: rulesOf(state).retainers.cites.check,
        fixed: { creature: member.id, ...(state.engagements[member.id] ? { loyalty: null } : {}) },
        inputs: {
          ...(!state.engagements[member.id] && { loyalty: scoreOf(state, member, best) }),
          adjustment: 0,
          extreme: false,
        },
      }),
    );
}

const scoreOf = (state: GameState, { morale }: Creature, charisma: number): number =>
  morale ?? Math.max(0, summed(rulesOf(state).retainers.loyalty.beginsWith({ charisma, eager: false })));

function mercenaries(state: GameState): Offer[] {
  const humans = Object.values(state.creatures).filter(
    (creature) => creature.kind === 'monster' && creature.hitDice === null && isCapable(creature),
  );
  if (humans.length === 0) return [];
  const {
    score: { mostAdjustment },
  } = rulesOf(state).morale;
  return [
    offer('RateMercenary', 'Rate the morale of a mercenary', {
      place: 'palette',
      rule: rulesOf(state).morale.cites.mercenary,
      inputs: {
        creature: humans,
        troop: { of: TROOPS, preset: 'trained' },
        mounted: false,
        elite: false,
        fanatic: false,
        conditions: { least: -mostAdjustment, most: mostAdjustment, preset: 0 },
      },
    }),
  ];
}
