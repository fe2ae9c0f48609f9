import { type Answer, denied } from '../../../content/denied.ts';
import type { DeclaredAction } from '../../../state/encounter.ts';
import { firstStrike } from '../../situation/reach/eris.ts';
import type { Mover } from '../../situation/round/phase.ts';
import type { CasterEvent, CombatRoundRule, Expense } from './rule.ts';

/** ERI-CMB-02: only casting is declared. Where it binds: cast it, or do nothing. */
export function mayAct(
  action: string,
  declaredSpell: boolean,
  binds: boolean,
): Answer<{ readonly allowed: true }, 'spell-not-declared' | 'bound-by-declaration'> {
  if (action === 'cast-spell') return declaredSpell ? { allowed: true } : denied('spell-not-declared');
  return declaredSpell && binds && action !== 'none' ? denied('bound-by-declaration') : { allowed: true };
}

/** What one figure wants to do in a round (ERI-ACT-01). */
const ERIS_ACTIONS = ['move', 'melee', 'missile', 'cast-spell', 'other', 'parry', 'other-quick'] as const;
export type ErisAction = (typeof ERIS_ACTIONS)[number];

/** What lets somebody do more in a round. */
export interface Swiftness {
  readonly elf: boolean;
  readonly mountedArcher: boolean;
  readonly hasted: boolean;
}

/** How much the referee lets one do in a round. */
export interface Room {
  /** Full actions of the hasted (ERI-ACT-03). */
  readonly hasteActions: number;
  /** Trifles beside them (ERI-ACT-01). */
  readonly quickActions: number;
  /** A move and a blow are one action (ERI-MEL-02). */
  readonly moveAndStrike: boolean;
}

export type Round = Answer<{ readonly allowed: true }, 'too-many-actions' | 'one-spell' | 'parry-is-sole-action'>;

/** ERI-ACT-01, 02, 03: one full action and perhaps a quick one; elves and mounted archers move and shoot as one, their move in as many parts as they like. */
export function roundOf(actions: readonly ErisAction[], { elf, mountedArcher, hasted }: Swiftness, room: Room): Round {
  const count = (which: ErisAction): number => actions.filter((action) => action === which).length;
  if (count('parry') > 0 && actions.length > 1) return denied('parry-is-sole-action');
  if (count('cast-spell') > 1) return denied('one-spell');
  const full = actions.length - count('other-quick');
  const shoots = (elf || mountedArcher) && count('missile') > 0;
  const strikes = room.moveAndStrike && count('melee') > 0;
  const together = shoots ? count('move') : Math.min(count('move'), strikes ? 1 : 0);
  const most = hasted ? room.hasteActions : 1;
  return full - together > most || count('other-quick') > room.quickActions
    ? denied('too-many-actions')
    : { allowed: true };
}

/** Something that happens to somebody who has declared a spell (ERI-ACT-04). */
export interface Disturbance {
  readonly event: 'melee-hit' | 'melee-miss' | 'ranged-hit' | 'ranged-miss' | 'save-failed' | 'save-made';
  readonly timing: 'earlier' | 'same-step' | 'later';
}

const INTERRUPTING: readonly Disturbance['event'][] = ['melee-hit', 'melee-miss', 'ranged-hit', 'save-failed'];

/** ERI-ACT-04: any blow in melee, a missile that hits, a save that fails, before the caster's own step. */
const isInterrupted = (events: readonly Disturbance[]): boolean =>
  events.some(({ event, timing }) => timing === 'earlier' && INTERRUPTING.includes(event));

/** ERI-CMB-02, ERI-MIS-04: a spell, and a missile weapon held ready. */
const DECLARED: readonly DeclaredAction[] = ['spell', 'ready'];

/** ERI-ACT-04: whatever wounds from afar counts as a missile. */
const DISTURBS: Readonly<Record<CasterEvent, Disturbance['event']>> = {
  hit: 'ranged-hit',
  miss: 'ranged-miss',
  'melee-hit': 'melee-hit',
  'melee-miss': 'melee-miss',
  'save-failed': 'save-failed',
  'save-made': 'save-made',
};

const ACTIONS: Readonly<Record<Expense, ErisAction>> = {
  move: 'move',
  melee: 'melee',
  missile: 'missile',
  cast: 'cast-spell',
  other: 'other',
  quick: 'other-quick',
  parry: 'parry',
};

/** What the round makes of who somebody is. */
const swiftnessOf = ({ class: of, mounted, hasted }: Mover): Swiftness => ({
  elf: of === 'elf',
  mountedArcher: mounted,
  hasted,
});

/** How the referee plays a round. */
export interface ErisCombatRoundOptions extends Room {
  /** A declared spell leaves room for nothing else (ERI-CMB-02). */
  readonly declarationBinds: boolean;
  /** A spell that is interrupted is gone from memory (ERI-ACT-04). */
  readonly interruptedSpellLost: boolean;
  /** To use a wand or a scroll is to cast (ERI-ACT-03). */
  readonly itemsCountAsSpells: boolean;
}

const COUNTED = ['none', 'one action', 'two actions', 'three actions', 'four actions'] as const;

/** ERI-CMB-01, 02, ERI-ACT-01 to 04, ERI-MOV-04 as one slot: one action a round, and leaving a melee is free. On withdrawals and retreats, and on who may do what in which phase, the book is silent (ERI-RUL-03). */
export const erisCombatRound = (silent: CombatRoundRule, options: ErisCombatRoundOptions): CombatRoundRule => ({
  declaring: {
    binding: 'error' in mayAct('other', true, options.declarationBinds) ? 'ERI-CMB-02' : null,
    declares: DECLARED,
    mayDo: (action, declared) => declared || action !== 'cast',
    mayActMoving: (action, moved, _retreating, who) => {
      return 'allowed' in roundOf(moved ? ['move', ACTIONS[action]] : [ACTIONS[action]], swiftnessOf(who), options);
    },
    allows: silent.declaring.allows,
    moves: silent.declaring.moves,
  },
  ruin: {
    ruinedIsLost: options.interruptedSpellLost,
    disrupts: (lostInitiative, events) =>
      isInterrupted(
        events.map((event) => ({ event: DISTURBS[event], timing: lostInitiative ? 'earlier' : 'later' }) as const),
      ),
  },
  cites: {
    round: 'ERI-CMB-01',
    declaring: 'ERI-CMB-02',
    order: 'ERI-INI-01',
    closing: 'ERI-MEL-02',
    splitting: 'ERI-ACT-02',
    ruining: 'ERI-ACT-04',
    oneSpell: 'ERI-ACT-03',
    casting: silent.cites.casting,
    withdrawing: silent.cites.withdrawing,
    retreating: silent.cites.retreating,
    leaving: silent.cites.leaving,
    readied: 'ERI-MIS-04',
    outshot: 'ERI-MIS-05',
    letting: 'ERI-MEL-03',
    crowded: 'ERI-MEL-04',
    unnamed: 'ERI-ACT-05',
  },
  swiftness: {
    hasteDoubles: null,
    swift: {
      actions: options.hasteActions,
      hasted: {
        rule: 'ERI-ACT-03',
        text: `${COUNTED[options.hasteActions]} in a round, of which one may be a spell`,
      },
      mounted: { rule: 'ERI-ACT-02', text: 'a mounted archer moves and shoots with one action' },
    },
    splits: ({ class: of, mounted }) => {
      if (of === 'elf') return { rule: 'ERI-ELF-11', text: 'an elf moves, shoots and moves on with one action' };
      return mounted
        ? { rule: 'ERI-ACT-02', text: 'a mounted archer moves, shoots and moves on with one action' }
        : null;
    },
  },
  order: {
    steps: ['declarations', 'initiative', 'sides', 'morale'],
    waiting: { rule: 'ERI-MEL-03', strikesFirst: (other) => firstStrike(other).sameRound },
    phases: silent.order.phases,
    timeline: silent.order.timeline,
  },
  parting: {
    retreatCost: { enemyAttackBonus: 0 },
    leaving: 'ERI-MOV-04',
    withdrawal: silent.parting.withdrawal,
    retreat: silent.parting.retreat,
  },
  budget: {
    ids: { action: 'ERI-ACT-01', quick: 'ERI-ACT-01', magic: 'ERI-ACT-03' },
    countsAs: (what) => {
      if (what === 'quick') return 'quick';
      return what === 'magic' && options.itemsCountAsSpells ? 'cast' : 'other';
    },
    leavesRoom: (spent, more, who) =>
      'allowed' in
      roundOf(
        [...spent, more].map((expense) => ACTIONS[expense]),
        swiftnessOf(who),
        options,
      ),
  },
});
