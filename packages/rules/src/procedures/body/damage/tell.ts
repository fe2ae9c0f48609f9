import { type CreatureId, type Line, type RuleId, type Why, written } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import {
  nameOf,
  rulesOf,
  type Tellers,
  type Telling,
  toAll,
  toEach,
  toNobody,
  toReferee,
} from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Gripped } from '../../../state/encounter.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import { isWatched, ofParty } from '../../situation/sight/known.ts';
import type { DamageEvent, Healed } from './events.ts';

export const damageTellers: Tellers<DamageEvent> = {
  CaughtFire: ({ burning: { creature }, rule }, after) =>
    seen(after, after.creatures[creature], {
      kind: 'ruling',
      text: `${nameOf(after, creature)} burns for another round.`,
      why: { rule, formula: 'burning oil deals its damage in two rounds' },
      tone: 'bad',
    }),
  BurntDown: () => toNobody,
  GripLoosened: ({ by, creature }, after, before) => {
    if (insideOf(before, creature) !== by) return toNobody;
    const held = after.creatures[creature];
    const line = (holder = 'something unseen'): Line => ({
      kind: 'ruling',
      text: `${nameOf(after, creature)} comes out of ${holder} ${held && isDead(held) ? 'dead' : 'alive'}.`,
      why: { rule: rulesOf(after).monsters.cites.bestiary, formula: 'until what has swallowed them is dead' },
      tone: held && !ofParty(after, held) ? 'bad' : 'good',
    });
    return held && isWatched(after, held) ? byWhom(after, by, line) : toReferee(line(nameOf(after, by)));
  },
  CarriedOff: ({ by, creature }, after) => {
    const line = (holder = 'something unseen'): Line => ({
      kind: 'ruling',
      text: `${nameOf(after, creature)} is still inside ${holder}.`,
      why: {
        rule: rulesOf(after).monsters.cites.bestiary,
        formula: 'what becomes of them, the referee rules',
      },
      tone: 'grave',
    });
    const held = after.creatures[creature];
    return held && isWatched(after, held) ? byWhom(after, by, line) : toReferee(line(nameOf(after, by)));
  },
  GripTaken: ({ gripped, rule }, after) => {
    const { by, creature, manner } = gripped;
    const held = after.creatures[creature];
    const line = (holder = 'Something unseen'): Line => ({
      kind: 'ruling',
      text: `${holder} ${manner === 'clings' ? 'clings to' : 'swallows'} ${nameOf(after, creature)}.`,
      why: { rule, formula: manner === 'clings' ? 'it goes on by itself as each round begins' : insideWhy(gripped) },
      tone: held && !ofParty(after, held) ? 'good' : 'bad',
    });
    return held && isWatched(after, held) ? byWhom(after, by, line) : toReferee(line(nameOf(after, by)));
  },
  BruisesFaded: () => toNobody,
  DamageRolled: ({ target, amount, roll, why, subdual, unseen }, after) => {
    const found = after.creatures[target];
    const line: Line = {
      kind: 'roll',
      text: `${nameOf(after, target)} takes ${amount === 0 ? 'no' : amount} ${subdual ? 'subdual damage' : 'damage'}.`,
      rolls: [roll, ...(why.throws ?? []).map((each) => each.roll)].filter(({ faces }) => faces.length > 0),
      why,
      tone: found && !ofParty(after, found) ? 'good' : 'bad',
      what: { type: 'damage', amount, to: target },
    };
    return unseen ? toReferee(line) : seen(after, found, line);
  },
  HelmetDestroyed: ({ creature, rule }, after) => {
    const found = after.creatures[creature];
    return seen(after, found, {
      kind: 'ruling',
      text: `${nameOf(after, creature)}’s helmet takes the blow, and is gone.`,
      why: { rule, formula: 'a helmet turns a critical hit into an ordinary one' },
      tone: 'bad',
    });
  },
  ScaleLost: ({ creature, rule }, after) => {
    const found = after.creatures[creature];
    return seen(after, found, {
      kind: 'ruling',
      text: `A scale of ${nameOf(after, creature)} takes the blow, and falls: there is a weak point.`,
      why: { rule, formula: 'a scale turns the first critical hit into an ordinary one' },
      tone: 'good',
    });
  },
  GuardSet: ({ creature, guard, rule }, after) =>
    toReferee({
      kind: 'ruling',
      text: `${nameOf(after, creature)}: ${WARDS[guard]}.`,
      why: { rule, formula: 'the referee says which monsters are guarded' },
    }),
  WeaponBroke: ({ creature, attack, rule, why }, after) => {
    const found = after.creatures[creature];
    return seen(after, found, {
      kind: 'ruling',
      text: `${nameOf(after, creature)}’s ${found?.attacks[attack]?.name ?? 'weapon'} breaks.`,
      ...(why?.roll ? { rolls: [why.roll] } : {}),
      why: why ?? { rule, formula: 'a natural 1 breaks the weapon' },
      tone: 'bad',
    });
  },
  WeaponHeld: ({ creature, attack, why }, after) => {
    const found = after.creatures[creature];
    return seen(after, found, {
      kind: 'ruling',
      text: `${nameOf(after, creature)}’s ${found?.attacks[attack]?.name ?? 'weapon'} does not break.`,
      ...(why.roll ? { rolls: [why.roll] } : {}),
      why,
    });
  },
  WoundPending: () => toNobody,
  WoundsLanded: (_event, after) =>
    toReferee({
      kind: 'encounter',
      text: 'All have struck; the wounds count now.',
      why: { rule: rulesOf(after).initiative.ties.together, formula: 'the tied act together' },
    }),
  /** How much is left is told for the party on its sheets, for monsters to the referee alone. */
  DamageTaken: ({ wound, hitPoints }, after) => {
    const found = after.creatures[wound.target];
    if (found?.kind !== 'monster') return toNobody;
    const {
      points: { shown, tally },
    } = rulesOf(after).damage;
    return toReferee({
      kind: 'ruling',
      text: wound.subdual
        ? `${called(found)}: ${after.subdual[found.id] ?? 0} subdual damage against ${counted(hitPoints, 'hit point')}.`
        : `${called(found)}: ${written(shown(hitPoints))} of ${written(found.hitPoints.max)} hit points.`,
      ...(tally
        ? { why: { rule: tally, formula: 'harm is subtracted, and what is left is kept, below nothing too' } }
        : {}),
    });
  },
  Healed: ({ creature, by, roll, unseen, rest, itself, quiet, halved }, after) => {
    if (quiet) return toNobody;
    if (itself) return regrown({ creature, by, ...(unseen ? { unseen } : {}), rule: itself }, after);
    const found = after.creatures[creature];
    const why: Why = rest
      ? { rule: rest, formula: 'complete rest, up to the full hit points' }
      : {
          rule: rulesOf(after).damage.cites.healed,
          formula: `${halved ? 'half of it under a curse, ' : ''}at once, up to the full hit points`,
        };
    const line: Line = {
      kind: 'roll',
      text: rest ? `${nameOf(after, creature)} recovers by rest.` : `${nameOf(after, creature)} is healed.`,
      why,
      tone: 'good',
    };
    const whole: Line = {
      ...line,
      text: rest
        ? `${nameOf(after, creature)} recovers ${counted(by, 'hit point')} by rest.`
        : `${nameOf(after, creature)} ${by > 0 ? `regains ${counted(by, 'hit point')}` : 'has no wounds to heal'}.`,
      ...(roll.faces.length > 0
        ? { rolls: [roll], why: { ...why, roll, ...(halved ? {} : upToFull(by, roll.total)) } }
        : { rolls: [] }),
    };
    if (unseen || !isWatched(after, found)) return toReferee(whole);
    return found?.kind === 'monster' ? toEach(whole, line) : toAll(whole);
  },
  ConditionChanged: ({ creature, condition, on, unseen }, after) => {
    const found = after.creatures[creature];
    const over = IS_OVER[condition] ?? `is no longer ${condition}`;
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} ${on ? (BECOMES[condition] ?? `is ${condition}`) : over}.`,
      // What is bad for those who are met is good for the party.
      tone: on === (found === undefined || found.kind !== 'monster' || ofParty(after, found)) ? 'bad' : 'good',
    };
    return unseen ? toReferee(line) : seen(after, found, line);
  },
};

/** What is healed, where the wounds are less than the dice would heal. */
const upToFull = (by: number, thrown: number): Pick<Why, 'made'> =>
  by >= thrown
    ? {}
    : {
        made: {
          amount: by,
          parts: [
            { name: 'the dice', value: thrown },
            { name: 'up to the full hit points', value: by - thrown },
          ],
        },
      };

/** Wounds that close by themselves: by how much, only the referee is told. */
function regrown({ creature, by, unseen, rule }: Regrown, after: GameState): Telling {
  const name = nameOf(after, creature);
  const told = (text: string): Line => ({
    kind: 'ruling',
    text,
    why: { rule, formula: 'at the beginning of each round, up to the full hit points' },
    tone: 'bad',
  });
  const whole = told(`${name} regains ${counted(by, 'hit point')} by itself.`);
  const found = after.creatures[creature];
  return unseen || !isWatched(after, found) ? toReferee(whole) : toEach(whole, told(`${name}’s wounds close.`));
}

interface Regrown extends Pick<Healed, 'creature' | 'by' | 'unseen'> {
  readonly rule: RuleId;
}

const WARDS = {
  helmet: 'a helmet guards it from critical hits, once',
  scale: 'scales guard it from critical hits, once',
  none: 'nothing guards it from critical hits',
} as const;

const BECOMES: Readonly<Partial<Record<Creature['conditions'][number], string>>> = {
  fled: 'flees',
  surrendered: 'surrenders',
  petrified: 'turns to stone',
};

const IS_OVER: Readonly<Partial<Record<Creature['conditions'][number], string>>> = {
  dead: 'lives again',
  petrified: 'is flesh again',
};

/** What awaits whoever has been swallowed. */
const insideWhy = ({ damage }: Gripped): string =>
  `${damage} as each round begins, until one of the two is dead; inside, a sharp weapon strikes at −4; a body is digested in 6 turns`;

/** Told to all of whom the table sees, of something unseen where what does it is hidden. */
const byWhom = (after: GameState, by: CreatureId, line: (holder?: string) => Line): Telling =>
  isWatched(after, after.creatures[by]) ? toAll(line(nameOf(after, by))) : toEach(line(nameOf(after, by)), line());

const seen = (after: GameState, found: Creature | undefined, line: Line): Telling =>
  isWatched(after, found) ? toAll(line) : toReferee(line);
