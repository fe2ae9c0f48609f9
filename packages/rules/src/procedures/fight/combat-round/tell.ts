import type { CreatureId, Line, SideId } from '../../../core/index.ts';
import { atFirst, inside, listed, verb } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { called, eachOrCounted, hasOwnName } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound, DeclaredAction, Side, SomethingElse } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { ableOf, sideNamed, sideOf, withCombat } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInMelee } from '../../situation/reach/reach.ts';
import { momentOf } from '../../situation/round/moment.ts';
import { PHASES } from '../../situation/round/phase.ts';
import { nameSeen } from '../../situation/round/seen-name.ts';
import { isShownNamed, partAt, sidesShownAt } from '../../situation/round/shown-order.ts';
import { isAlwaysLast } from '../../situation/round/slow.ts';
import { moverOf } from '../../situation/round/swift.ts';
import { groupOfKind } from '../../situation/sight/group-name.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import { toldName, toldWithin } from '../../situation/spells/reversed.ts';
import { nearnessOf } from '../off-board/nearness.ts';
import type { CombatRoundEvent } from './events.ts';
import { sayingWhy } from './holding-on.ts';
import { canDoAnything } from './phases.ts';
import { weighedDown } from './weighed-down.ts';

export const combatRoundTellers: Tellers<CombatRoundEvent> = {
  RoundBegan: ({ round }, after) =>
    toAll({
      kind: 'encounter',
      text: `Round ${round}.`,
      what: { type: 'round', round },
      why: {
        rule: rulesOf(after).combatRound.cites.round,
        formula: rulesOf(after).combatRound.order.steps.join(', '),
      },
    }),
  /** What goes on behind the phase that is shown is the referee's to know, and so is the way back to it. Where nobody can act, nothing is said. */
  PhaseBegan: ({ acting, phase, secret = phase === 'morale' }, after, before) => {
    const over = acting >= (after.encounter?.combat?.order.length ?? 0);
    const does = over ? ': morale' : ` ${MAY[phase] ?? 'may act'}`;
    const lead = secret ? '' : weighedDown(before, after, { acting, phase });
    const line = (who: string | null): Line | null =>
      who === null ? null : { kind: 'encounter', text: `${lead}${atFirst(who)}${does}.`, what: { type: 'phase' } };
    const shown = before.encounter?.combat;
    const again = shown?.acting === acting && shown.phase === phase;
    const at = shown && momentOf(shown);
    const stays = at?.acting === acting && at.phase === phase;
    const whole = stays ? null : line(actingAt(after, { acting, phase }));
    const seen = secret || again ? null : line(seenActingAt(after, { acting, phase }));
    return whole ? toEach(whole, seen) : seen ? toEach(seen, seen) : toNobody;
  },
  Declared: ({ creature, declaration }, after) => {
    const found = after.creatures[creature];
    const name = nameOf(after, creature);
    const says =
      declaration === null
        ? 'takes the declaration back'
        : DECLARES[declaration.action](toldWithin(declaration.spell ?? 'a spell'));
    const target = declaration?.target;
    const line = (at: CreatureId | undefined): Line => ({
      kind: 'encounter',
      text: `${name} ${says}${at === undefined ? '' : `, at ${nameOf(after, at)}`}.${declaration?.words ? ` “${declaration.words}”` : ''}`,
      why: {
        rule:
          declaration?.action === 'ready'
            ? rulesOf(after).combatRound.cites.readied
            : rulesOf(after).combatRound.cites.declaring,
        formula: 'declared before initiative',
      },
    });
    if (found?.kind === 'monster' || found?.hidden) return toReferee(line(target));
    return toEach(line(target), line(target !== undefined && isShownNamed(after, target) ? target : undefined));
  },
  ActionHeld: ({ creature }, after) => {
    const line: Line = {
      kind: 'encounter',
      text: `${nameOf(after, creature)} waits for them to come.`,
      why: {
        rule: rulesOf(after).combatRound.cites.letting,
        formula: 'who waits strikes first at those who close in',
      },
    };
    return toAllWhoSee(after, [creature], line);
  },
  PhaseHeld: ({ creatures, phase, quiet, strike = false }, after) => {
    if (quiet || phase === null) return toNobody;
    const line = (who: readonly CreatureId[]): Line => ({
      kind: 'encounter',
      text: `${listed(who.map((one) => nameOf(after, one)))} ${strike ? `${verb(who.length, 'stays', 'stay')} to strike` : verb(who.length, 'holds', 'hold')}.`,
    });
    const seen = creatures.filter((one) => isShownNamed(after, one));
    return toEach(line(creatures), seen.length > 0 ? line(seen) : null);
  },
  HoldingOnBegan: ({ holding }, after) => {
    const who = holding.map(({ creature }) => creature);
    const names = listed(who.map((one) => nameOf(after, one)));
    return toAllWhoSee(after, who, {
      kind: 'encounter',
      text: `${names} ${verb(who.length, 'holds', 'hold')} until something changes.`,
    });
  },
  HoldingOnEnded: (ended, after) => {
    const text = sayingWhy(after, ended);
    return text === null ? toNobody : toAllWhoSee(after, [ended.creature], { kind: 'encounter', text });
  },
  /** Why that is so, the referee alone is told: players may not know of the door. */
  ClosedIn: ({ creatures }, after) => {
    const shown = (one: CreatureId) => isShownNamed(after, one);
    const line = (state: GameState, who: readonly CreatureId[], whole: string | null): Line => {
      const all = who.flatMap((one) => state.creatures[one] ?? []);
      const text = `${whole ?? eachOrCounted(all, called)} ${verb(all.length, 'closes', 'close')} in`;
      if (!strikesLater(state, all))
        return { kind: 'encounter', text: `${text}${nearnessOf(state, all, state === after ? () => true : shown)}.` };
      return {
        kind: 'encounter',
        text: `${text}, and ${verb(all.length, 'has', 'have')} no time left for a blow in this round.`,
        why: {
          rule: rulesOf(after).combatRound.cites.closing,
          formula: 'a move and a blow are too much for one round',
        },
      };
    };
    const seen = creatures.filter(shown);
    return toEach(
      line(
        after,
        creatures,
        kindOfAll(after, creatures, () => true),
      ),
      seen.length > 0 ? line(withoutSecrets(after), seen, kindOfAll(after, seen, shown)) : null,
    );
  },
  KeptBack: ({ creatures, shut = false }, after) => {
    const line = (who: readonly CreatureId[], why: string): Line => ({
      kind: 'encounter',
      text: `${atFirst(listed(who.map((one) => nameOf(after, one))))} cannot get to anybody${why}.`,
    });
    const seen = creatures.filter((one) => isShownNamed(after, one));
    return toEach(
      line(creatures, shut ? ': a closed door is in the way' : ''),
      seen.length > 0 ? line(seen, '') : null,
    );
  },
  SomethingElseDone: ({ creature, what, takes, casts, rule, quiet }, after) => {
    if (quiet) return toNobody;
    const formula = casts ? 'magic out of a thing: the spell of the round' : TAKES[takes];
    const line: Line = { kind: 'encounter', text: `${nameOf(after, creature)} ${what}.`, why: { rule, formula } };
    return toAllWhoSee(after, [creature], line);
  },
  FirstFireAllowed: ({ creatures }, after) =>
    toAll({
      kind: 'encounter',
      text: `${listed(creatures.map((one) => nameOf(after, one)))} will shoot before anyone acts.`,
      why: {
        rule: rulesOf(after).combatRound.cites.readied,
        formula: 'held ready, before blows are struck, and the referee agrees',
      },
    }),
  CrampedSet: ({ on }, after) =>
    toAll({
      kind: 'encounter',
      text: on ? 'There is so little room that everybody reaches everybody.' : 'There is room to move again.',
      why: { rule: rulesOf(after).combatRound.cites.crowded, formula: 'the referee rules' },
    }),
  SpellDisrupted: ({ creature, spell, rule, kept = false }, after) => {
    const found = after.creatures[creature];
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)}’s spell is ${kept ? 'interrupted, and stays in memory' : 'ruined'}.`,
      tone: 'bad',
      why: {
        rule,
        formula: 'hit, or a save failed, before the caster acted',
      },
    };
    return isWatched(after, found) ? toAll(line) : toReferee({ ...line, text: `${line.text} (${toldName(spell)})` });
  },
};

/** What a phase is for. */
const MAY: Readonly<Record<string, string>> = {
  morale: 'may lose heart',
  movement: 'may move',
  missile: 'may shoot or throw',
  spells: 'may cast',
  melee: 'may strike',
};

const TAKES: Readonly<Record<SomethingElse, string>> = {
  action: 'the action of the round',
  quick: 'a trifle: it leaves room for an action',
  magic: 'magic out of a thing: the action of the round',
};

const DECLARES: Readonly<Record<DeclaredAction, (spell: string) => string>> = {
  spell: (spell: string) => `declares a spell: ${spell}`,
  withdraw: () => 'declares a fighting withdrawal',
  retreat: () => 'declares a retreat',
  move: () => 'will move',
  item: () => 'will use something',
  missile: () => 'will shoot or throw',
  melee: () => 'will strike',
  wait: () => 'will wait',
  ready: () => 'has a missile weapon ready',
};

/** Whether somebody of these stands next to a foe, and none of them may strike after the move. */
const strikesLater = (state: GameState, movers: readonly Creature[]): boolean =>
  !state.encounter?.cramped &&
  movers.some(({ id }) => isInMelee(state, id)) &&
  movers.every((one) => !rulesOf(state).combatRound.declaring.mayActMoving('melee', true, false, moverOf(state, one)));

/** Who can act at a place of the order; null for nobody. */
function actingAt(state: GameState, at: Place): string | null {
  const { order = [], actors = [] } = state.encounter?.combat ?? {};
  const there = actors[at.acting] ?? [];
  const able = ableAt(state, at, there);
  const sides = (order[at.acting] ?? []).filter((side) => isAmong(state, side, able));
  return whose(state, at, sides, { there, able }, ({ name }) => name);
}

/** Who can act there of those whom the table is shown; of a side of whom nobody is shown it is supposed. */
function seenActingAt(state: GameState, at: Place): string | null {
  const { encounter } = state;
  const combat = encounter?.combat;
  if (!encounter || !combat) return null;
  const shown = (combat.actors[at.acting] ?? []).filter((actor) => isShownNamed(state, actor));
  const able = ableAt(at.phase === 'spells' ? state : withoutSecrets(state), at, shown);
  const sides = sidesShownAt(state, encounter, combat, at.acting).filter(
    (side) => !isAmong(state, side, shown) || isAmong(state, side, able),
  );
  return whose(state, at, sides, { there: shown, able }, (side) => nameSeen(state, side));
}

/** As the table has it: what the others have in mind is the referee’s, until the time for spells has come; and so is magic that nobody knows of. */
const withoutSecrets = (state: GameState): GameState => {
  const { magic } = state;
  const known = magic?.some(({ open }) => !open) ? { ...state, magic: magic.filter(({ open }) => open) } : state;
  return withCombat(known, ({ declarations, parries, ...combat }) => ({
    ...combat,
    declarations: ofParties(state, declarations),
    ...(parries ? { parries: ofParties(state, parries) } : {}),
  }));
};

const ofParties = <T>({ creatures }: GameState, by: Readonly<Record<CreatureId, T>>): Readonly<Record<CreatureId, T>> =>
  Object.fromEntries(Object.entries(by).filter(([who]) => creatures[who as CreatureId]?.kind !== 'monster'));

type Place = Pick<CombatRound, 'acting' | 'phase'>;

/** Those of some who can do something in a phase; where none can, those who could but for that. */
function ableAt(state: GameState, { acting, phase: named }: Place, some: readonly CreatureId[]): readonly CreatureId[] {
  const { encounter } = state;
  const phase = PHASES.find((each) => each === named);
  const able = some.flatMap((one) => state.creatures[one] ?? []).filter(isCapable);
  const combat = encounter?.combat;
  const active =
    combat && phase && phase !== 'morale'
      ? able.filter((one) => canDoAnything(state, encounter, combat, { acting, phase }, one))
      : [];
  return (active.length > 0 ? active : able).map(({ id }) => id);
}

/** Whether somebody of a side is among these. */
const isAmong = ({ encounter }: GameState, side: SideId, creatures: readonly CreatureId[]): boolean =>
  sideNamed(encounter, side)?.members.some((member) => creatures.includes(member)) ?? false;

/** @param who those at that place, and those of them who can act */
function whose(
  state: GameState,
  { acting: place }: Place,
  sides: readonly SideId[],
  { there, able }: { readonly there: readonly CreatureId[]; readonly able: readonly CreatureId[] },
  called: (side: Side) => string,
): string | null {
  const combat = state.encounter?.combat;
  if (!combat) return null;
  if (place >= combat.order.length) return 'All have acted';
  if (sides.length === 0) return null;
  const names = sides
    .flatMap((side) => sideNamed(state.encounter, side) ?? [])
    .flatMap((side) => {
      const part = partAt(combat, place, side, (who) => there.includes(who) || isShownNamed(state, who));
      const acting = part.filter((who) => able.includes(who));
      return acting.length > 0 ? acting.map((who) => nameOf(state, who)) : called(side);
    });
  const [lone] = there;
  const who =
    lone && sides.length === 1 && there.length === 1 ? nameOf(state, lone) : atFirst(listed(names.map(inside)));
  return place >= combat.slowFrom && !there.every((one) => isLast(state, one)) ? `${who} (slow weapons)` : who;
}

const isLast = (state: GameState, who: CreatureId): boolean => {
  const found = state.creatures[who];
  return found !== undefined && isAlwaysLast(state, found);
};

/** `The goblins`, where these are all of their side, of those who count, and of one kind; null for one alone and for others. */
function kindOfAll(
  state: GameState,
  creatures: readonly CreatureId[],
  counts: (creature: CreatureId) => boolean,
): string | null {
  const [first, ...others] = creatures;
  const side = first && sideOf(state.encounter, first);
  if (!side || side.kind === 'party' || others.length === 0) return null;
  const all = ableOf(state, side).filter(({ id }) => counts(id));
  if (all.length !== creatures.length || !all.every(({ id }) => creatures.includes(id))) return null;
  return all.some(hasOwnName) ? null : groupOfKind(all);
}
