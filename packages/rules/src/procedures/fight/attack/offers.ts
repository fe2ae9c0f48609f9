import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isPresent } from '../../../state/read.ts';
import { sideOf, targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { mayPlay, mayReferee } from '../../table/permission/permission.ts';
import { plainStroke } from './aim.ts';
import { barredAttack, barredOn, targetsOf, unseeingAttack } from './barred-offers.ts';
import { isAllowed } from './legality.ts';
import { maySeries } from './may.ts';
import { attacksLeft, type Choice } from './routine.ts';
import { rulingOnAttacks } from './situation-why.ts';
import { strokeWith } from './words.ts';

/** One offer for each attack that somebody may make now; whom at is asked. */
export const attackOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!encounter) return [];
  const own = Object.values(state.creatures).filter(
    (creature) =>
      sideOf(encounter, creature.id) &&
      commands(seat, creature) &&
      isCapable(creature) &&
      (mayReferee(seat) || !creature.hidden),
  );
  const strokes = own.flatMap((creature) => {
    const open = attacksLeft(state, creature).flatMap((choice) => attackOffer(state, seat, creature, choice));
    if (!mayPlay(seat)) return open.length === 0 ? unseeingAttack(state, creature) : open;
    const shown = open.length === 0 ? barredAttack(state, creature) : open;
    return [...shown, ...barredOn(state, creature, targetsOf(shown))];
  });
  return mayReferee(seat) ? [...strokes, ...situations(state)] : strokes;
};

function attackOffer(state: GameState, seat: Seat, attacker: Creature, choice: Choice): Offer[] {
  const foes = targetsOfBlows(state, attacker.id).filter(
    (foe) => isPresent(state, foe) || insideOf(state, attacker.id) === foe.id,
  );
  const legal = (subdue: boolean) =>
    foes.filter((foe) => isAllowed(state, plainStroke(state, attacker, foe, choice), choice, subdue));
  const targets = legal(false).toSorted((one, other) => away(state, attacker, one) - away(state, attacker, other));
  if (targets.length === 0) return [];
  const { attack, index } = choice;
  const rules = rulesOf(state);
  const about = {
    place: 'creature',
    about: attacker.id,
    rule: attack.kind === 'melee' ? rules.attack.where.reach : rules.missiles.shooting,
  } as const;
  const weapon = index < 0 ? 'bare hands' : attack.name;
  const strike = offer('Attack', strokeWith(rules, choice), {
    ...about,
    key: `Attack:${attacker.id}:${index}`,
    fixed: { attacker: attacker.id, attack: index },
    inputs: { target: target(targets) },
  });
  const ruled = offer('Attack', `${strokeWith(rules, choice)}, as you judge`, {
    ...about,
    key: `Attack:judged:${attacker.id}:${index}`,
    fixed: { attacker: attacker.id, attack: index },
    inputs: { target: target(targets), ...judged(attacker, choice) },
  });
  const single = [
    ...nearest(strike, targets, (foe) => strokeWith(rules, choice, called(foe))),
    strike,
    ...(mayReferee(seat) ? [ruled] : []),
  ];
  const several = [...many(state, attacker, choice, targets), ...lobs(state, attacker, choice, targets)];
  const subduable = rulesOf(state).damage.subdual.played ? legal(true) : [];
  if (subduable.length === 0) return [...single, ...several];
  const subdue = offer('Attack', `Subdue with ${weapon}`, {
    ...about,
    rule: rules.damage.cites.subduing,
    key: `Attack:subdue:${attacker.id}:${index}`,
    fixed: { attacker: attacker.id, attack: index, subdue: true },
    inputs: { target: target(subduable) },
  });
  return [...single, ...several, subdue];
}

/** At whoever stands nearest, with nothing to ask. */
function nearest(strike: Offer, [first, second]: readonly Creature[], inWords: (foe: Creature) => string): Offer[] {
  if (!first || !second) return [];
  const { key, fixed } = strike;
  return [
    {
      ...strike,
      key: key.replace('Attack:', 'Attack:nearest:'),
      label: inWords(first),
      fixed: { ...fixed, target: first.id },
      inputs: [],
    },
  ];
}

/** Several blows in one round, where the rules and the foes in reach allow them. */
function many(state: GameState, attacker: Creature, choice: Choice, targets: readonly Creature[]): Offer[] {
  const { attack, index } = choice;
  const rule = rulesOf(state).attack;
  const most = Math.min(rule.often.mostTargets(attacker, attack.kind), targets.length);
  if (most < 2 || maySeries(state, attacker, choice, most)) return [];
  const strike = offer(
    'AttackMany',
    `${attack.kind === 'melee' ? 'Strike' : 'Shoot'} at several with ${index < 0 ? 'bare hands' : attack.name}`,
    {
      place: 'creature',
      about: attacker.id,
      rule: rule.often.series(attacker).rule,
      key: `AttackMany:${attacker.id}:${index}`,
      fixed: { attacker: attacker.id, attack: index },
      inputs: {
        targets: { of: targets, least: 2, most, label: `At whom (up to ${most}, each attack at −1 for every one)` },
      },
    },
  );
  return [strike];
}

/** Shots in an arc, where the rules know them and the place has room. */
function lobs(state: GameState, attacker: Creature, choice: Choice, targets: readonly Creature[]): Offer[] {
  if (choice.attack.kind !== 'missile' || !rulesOf(state).missiles.reach.lob) return [];
  const reached = targets.filter((foe) =>
    isAllowed(state, { ...plainStroke(state, attacker, foe, choice), lobbed: true }, choice, false),
  );
  if (reached.length === 0) return [];
  return [
    offer('Attack', `Shoot in an arc with ${choice.attack.name}`, {
      place: 'creature',
      about: attacker.id,
      rule: rulesOf(state).missiles.cites.arc,
      key: `Attack:lob:${attacker.id}:${choice.index}`,
      fixed: { attacker: attacker.id, attack: choice.index, lobbed: true },
      inputs: { target: target(reached) },
    }),
  ];
}

/** The nearest foe comes first. */
const away = (state: GameState, one: Creature, other: Creature): number => feetApart(state, one, other) ?? 0;

const target = (foes: readonly Creature[]) => ({ of: foes, preset: foes[0]?.id });

/** What the referee may judge before the roll. */
function judged(attacker: Creature, { attack }: Choice) {
  return {
    modifier: 0,
    behind: false,
    ...(attacker.class === 'thief' && attack.kind === 'melee' && { backstab: false }),
  };
}

function situations(state: GameState): Offer[] {
  const { combatRound } = rulesOf(state);
  const quick = combatRound.swiftness.swift !== null || combatRound.swiftness.hasteDoubles !== null;
  return (state.encounter?.sides ?? [])
    .flatMap((side) => side.members)
    .flatMap((member) => state.creatures[member] ?? [])
    .filter(isCapable)
    .map(({ id, name }) => {
      const now = situationOf(state, id);
      return offer('SetSituation', `Position of ${name}`, {
        place: 'palette',
        about: id,
        rule: rulingOnAttacks(state),
        fixed: { creature: id },
        inputs: {
          cover: { of: COVERS, preset: String(now.cover ?? 'none') },
          water: { of: WATERS, preset: now.water ?? 'none' },
          unstable: now.unstable,
          surrounded: now.surrounded,
          silenced: now.silenced,
          ...(quick && { hasted: now.hasted === true }),
          mounted: now.mounted === true,
          modifier: now.modifier,
        },
      });
    });
}

const COVERS = [
  { value: 'none', label: 'none' },
  { value: '-1', label: '−1, a small table' },
  { value: '-2', label: '−2' },
  { value: '-3', label: '−3' },
  { value: '-4', label: '−4, dense woods' },
  { value: 'complete', label: 'complete: cannot be hit' },
] as const;
const WATERS = [
  { value: 'none', label: 'none' },
  { value: 'in', label: 'in the water' },
  { value: 'under', label: 'under water' },
] as const;
