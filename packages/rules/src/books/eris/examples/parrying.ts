import { brawl, until, weapon } from '../../../../test/brawl.ts';
import { onlyTwenties, placed, STRIKER } from '../../../../test/duel.ts';
import { eventsIn, rulesBy } from '../../../../test/in-play.ts';
import { ask, at, goblin, player, referee } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { type Command, type GameEvent, id } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { evolve } from '../../../procedures/evolve.ts';
import { mayCounter, mayDefend, penalties } from '../../../procedures/fight/parrying/eris.ts';
import type { Allocation, Assailant } from '../../../procedures/fight/parrying/rule.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { oneMisses } from './attack.ts';

const GOBLIN = goblin({ id: id('goblin'), hitPoints: { now: 1_000, max: 1_000 } });
const ARMED = { ...STRIKER, attacks: [weapon('sword'), weapon('short bow', { kind: 'missile' })], at: at(2, 1) };
const parry = (against: Creature['id'], points: number): Command => ({
  type: 'Parry',
  creature: STRIKER.id,
  against,
  points,
  wards: [],
});

const attack = (which: number): Command => ({ type: 'Attack', attacker: STRIKER.id, target: GOBLIN.id, attack: which });
const something = (takes: 'action' | 'quick'): Command => ({
  type: 'DoSomethingElse',
  creature: STRIKER.id,
  what: 'shouts',
  takes,
});

/** What somebody does in a round, and in which phase; a spell is declared before it. */
const DEEDS: Readonly<Record<string, readonly [phase: string, command: Command]>> = {
  'other-quick': ['movement', something('quick')],
  other: ['movement', something('action')],
  move: ['movement', { type: 'MoveCreature', creature: STRIKER.id, to: { x: 2, y: 0 } }],
  missile: ['missile', attack(1)],
  melee: ['melee', attack(0)],
};

/** Somebody in the own turn who has done so much of this as the round has room for. */
function busyWith(deeds: readonly string[]): GameState {
  const script = brawl({ base: 'eris' }, [ARMED], [{ ...GOBLIN, at: at(3, 1) }], 'movement');
  if (deeds.includes('cast-spell')) {
    const declaration = { action: 'spell', spell: 'Sleep', disrupted: false } as const;
    return evolve(script.state, { type: 'Declared', creature: STRIKER.id, declaration });
  }
  for (const [deed, [phase, command]] of Object.entries(DEEDS)) {
    if (!deeds.includes(deed)) continue;
    until(script, phase, 0);
    if (typeof ask(script.state, command, player, 2) !== 'string') script.play(command, player, 2);
  }
  return script.state;
}

const idOf = (attacker: string) => id<'creature'>(`attacker-${attacker}`);

/**
 * Somebody has parried, and the others are to strike. Of one more foe nothing comes: against it goes the point that a
 * parry takes where nobody else is named.
 */
function parriedBy(
  attackers: readonly (Assailant & { readonly need: number })[],
  allocation: Allocation,
  naturalOneMisses: boolean,
  counterNeed: number,
): GameState {
  const foe = (name: string) => ({ ...GOBLIN, id: idOf(name), name, naturalArmour: 10, morale: null });
  const foes = [...attackers.map((attacker) => foe(attacker.id)), foe('nobody')];
  const script = brawl({ base: 'eris', options: { naturalOneMisses } }, [{ ...ARMED, at: null }], foes);
  const shares = Object.entries(allocation).filter(([, points]) => points > 0);
  for (const [against, points] of shares.length > 0 ? shares : [['nobody', 1] as const])
    script.play(parry(idOf(against), points));
  const { state } = until(script, 'melee', 1);
  const needs = attackers.map((attacker) => [idOf(attacker.id), BY_ARMOUR - attacker.need] as const);
  return [...needs, [STRIKER.id, BY_ARMOUR - counterNeed] as const].reduce(
    (now, [who, modifier]) => placed(now, who, { modifier }),
    state,
  );
}

/** What everybody here needs against everybody, before what the example names instead. */
const BY_ARMOUR = 10;

export const erisParryingVectors: Adapters = {
  'ERI-PAR-01': (inputs) => {
    const before = read.list<string>(inputs, 'otherActions', []);
    const ruling = ask(busyWith(before), parry(GOBLIN.id, 1), referee);
    if (typeof ruling === 'string') return { ...denied('parry-is-sole-action') };
    return { parrying: eventsIn(ruling, 'Parried').length > 0, points: rulesBy('eris').parrying.points };
  },
  'ERI-PAR-02': (inputs) => ({
    ...penalties(read.list<Assailant>(inputs, 'attackers'), read.record<number>(inputs, 'allocation', {})),
  }),
  'ERI-PAR-03': (inputs) => ({
    counter: mayCounter(
      read.flag(inputs, 'parrying'),
      read.number(inputs, 'natural'),
      read.text<'melee' | 'missile'>(inputs, 'kind'),
    ),
  }),
  'ERI-PAR-04': (inputs) => ({ mayDefend: mayDefend(read.number(inputs, 'wardFeet')) }),
  'ERI-PAR-05': (inputs) => {
    const attackers = read.list<Assailant & { readonly need: number }>(inputs, 'attackers');
    const allocation = read.record<number>(inputs, 'allocation', {});
    const shared = penalties(attackers, allocation);
    if ('error' in shared) return { ...shared };
    const dice = onlyTwenties(read.faces(inputs));
    let state = parriedBy(attackers, allocation, oneMisses(inputs), read.number(inputs, 'counterNeed'));
    const play = (command: Command): readonly GameEvent[] => {
      const ruling = decide(state, command, referee, dice);
      if (!ruling.granted) throw new Error(ruling.refusal.sentence);
      state = ruling.after.at(-1) ?? state;
      return ruling.events;
    };
    const hit = (events: readonly GameEvent[]): boolean => eventsIn(events, 'AttackRolled')[0]?.hit === true;
    const hits: string[] = [];
    const counters: { readonly id: string; readonly hit: boolean }[] = [];
    for (const { id: attacker, rear = false } of attackers) {
      const [by, at] = [idOf(attacker), STRIKER.id];
      const events = play({ type: 'Attack', attacker: by, target: at, attack: 0, behind: rear });
      if (hit(events)) hits.push(attacker);
      if (eventsIn(events, 'CounterOpened').length > 0)
        counters.push({ id: attacker, hit: hit(play({ type: 'CounterAttack', creature: at, target: by, attack: 0 })) });
    }
    return { hits, counters };
  },
};
