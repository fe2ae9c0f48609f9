import { brawl, weapon } from '../../../../test/brawl.ts';
import { duel, foeId, onlyTwenties, placed, STRIKER } from '../../../../test/duel.ts';
import { apart, eventsIn, rulesBy } from '../../../../test/in-play.ts';
import { ask, at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { evolve } from '../../../procedures/evolve.ts';
import {
  type Attacker,
  armourClasses,
  erisStrike,
  missileDexterity,
  needed,
  prowessOf,
} from '../../../procedures/fight/attack/eris.ts';
import { firstStrike, inMelee } from '../../../procedures/situation/reach/eris.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { descendingOf, type ErisArmour } from '../content/armour-class.ts';
import { classNamed } from './class-functions.ts';

const cramped = (inputs: VectorInputs): boolean => read.flag(inputs, 'cramped', false);

/** Whoever attacks in a vector: by class, or by hit dice. */
const attackerOf = (inputs: VectorInputs): Attacker => {
  if (inputs.class === 'normal-man') return { class: 'normal-man', level: 1 };
  return typeof inputs.class === 'string'
    ? { class: classNamed(inputs), level: read.number(inputs, 'level', 1) }
    : { hitDice: read.number(inputs, 'hd'), plus: read.number(inputs, 'plus', 0) };
};

/** Whoever attacks in an example, as one of the party. */
export const fighting = (inputs: VectorInputs): Partial<Creature> => {
  const attacker = attackerOf(inputs);
  if ('hitDice' in attacker)
    return { class: null, hitDice: { dice: attacker.hitDice, plus: attacker.plus, stars: 0 }, abilities: null };
  return { class: attacker.class === 'normal-man' ? null : attacker.class, level: attacker.level };
};

/** The blows of a series, as they are thrown; or why there is none. */
function series(inputs: VectorInputs, targets: readonly { readonly id: string; readonly ac: number }[]) {
  const kind = read.text<'melee' | 'missile'>(inputs, 'kind', 'melee');
  const names = [...new Set(targets.map(({ id }) => id))];
  const fight = duel({
    base: 'eris',
    options: {
      naturalOneMisses: oneMisses(inputs),
      multipleAttacksWithMissiles: read.setting(inputs, 'multipleAttacksWithMissiles', false),
    },
    striker: { class: read.text(inputs, 'class'), level: read.number(inputs, 'level', 1) },
    weapon: weapon(kind === 'melee' ? 'sword' : 'short bow', { kind }),
    foes: names.map((name) => ({
      naturalArmour: targets.find(({ id }) => id === name)?.ac ?? 10,
      hitPoints: { now: 1_000, max: 1_000 },
    })),
  });
  const modifier = read.number(inputs, 'modifier', 0);
  const command = {
    type: 'AttackMany',
    attacker: STRIKER.id,
    targets: targets.map(({ id }) => foeId(names.indexOf(id))),
    attack: 0,
  } as const;
  const faces = Array.isArray(inputs.dice) ? read.faces(inputs) : targets.map(() => 10);
  const ruling = decide(placed(fight, STRIKER.id, { modifier }), command, referee, onlyTwenties(faces));
  if (!ruling.granted)
    return denied(names.length < targets.length ? ('same-target' as const) : ('too-many-attacks' as const));
  const rolls = eventsIn(ruling.events, 'AttackRolled').map(({ hit, why }, place) => ({
    id: targets[place]?.id,
    total: why.roll?.total,
    hit,
    penalty: (why.roll?.plus ?? 0) - modifier,
  }));
  return { attacks: rolls.length, penaltyEach: rolls[0]?.penalty ?? 0, rolls };
}

function matrix(inputs: VectorInputs) {
  const attacker = attackerOf(inputs);
  return { ...prowessOf(attacker), need: needed(attacker, read.number(inputs, 'targetAc')) };
}

const natural = (inputs: VectorInputs): number => loaded(...read.faces(inputs)).die(20);

/** ERI-ATK-04. */
export const oneMisses = (inputs: VectorInputs): boolean => read.setting(inputs, 'naturalOneMisses', true);

export const erisAttackVectors: Adapters = {
  'ERI-MEL-01': (inputs) => ({ inMelee: inMelee(read.number(inputs, 'feet'), cramped(inputs)) }),
  'ERI-MEL-02': (inputs) => {
    const fight = apart(read.number(inputs, 'feet'), { moveAndStrike: read.setting(inputs, 'moveAndStrike', false) });
    const moved = read.flag(inputs, 'movedThisRound') ? 10 : 0;
    const striker = { ...someone({ at: at(2, 1) }), moved };
    const placedSo = { ...fight, creatures: { ...fight.creatures, [striker.id]: striker } };
    const blow = { type: 'Attack', attacker: striker.id, target: goblin().id, attack: 0 } as const;
    const now = evolve(placedSo, { type: 'CrampedSet', on: cramped(inputs) });
    return { mayStrike: typeof ask(now, blow, player, 2) !== 'string' };
  },
  'ERI-MEL-03': (inputs) => ({ ...firstStrike(read.text<'waits' | 'acted' | 'moves-in'>(inputs, 'other')) }),
  'ERI-MEL-04': (inputs) => ({
    inMelee: inMelee(read.number(inputs, 'feet'), cramped(inputs)),
    movementMatters: !cramped(inputs),
  }),
  'ERI-MOV-04': (inputs) => {
    const around = Array.from({ length: read.number(inputs, 'enemiesAdjacent') }, (_, place) => at(2 + (place % 3), 1));
    const foes = [at(8, 4), ...around].map((where, place) => goblin({ id: id(`foe-${place}`), at: where }));
    const { state } = brawl({ base: 'eris' }, [someone({ at: at(3, 0) })], foes, 'movement');
    const events = ask(state, { type: 'MoveCreature', creature: someone().id, to: { x: 4, y: 0 } }, player);
    return {
      mayLeave: typeof events !== 'string',
      freeAttacks: eventsIn(events, 'AttackRolled').length,
      penalty: rulesBy('eris').combatRound.parting.retreatCost.enemyAttackBonus,
    };
  },
  'ERI-ATK-01': (inputs) => ({
    ...armourClasses(
      typeof inputs.descending === 'number'
        ? inputs.descending
        : descendingOf(read.text<ErisArmour>(inputs, 'armor'), read.flag(inputs, 'shield', false)),
    ),
  }),
  'ERI-ATK-02': matrix,
  'ERI-ATK-03': matrix,
  'ERI-ATK-04': (inputs) => ({
    ...erisStrike(natural(inputs), read.number(inputs, 'modifier', 0), read.number(inputs, 'need'), oneMisses(inputs)),
  }),
  'ERI-ATK-05': (inputs) => {
    const need = needed(attackerOf(inputs), read.number(inputs, 'targetAc'));
    const modifier = read.list<number>(inputs, 'modifiers', []).reduce((sum, each) => sum + each, 0);
    return { need, modifier, ...erisStrike(natural(inputs), modifier, need, oneMisses(inputs)) };
  },
  'ERI-MIS-11': (inputs) => ({
    modifier: missileDexterity(
      typeof inputs.dex === 'number' ? inputs.dex : null,
      read.setting(inputs, 'dexterityMissiles', true),
    ),
  }),
  'ERI-MUL-01': (inputs) => {
    const targets = read.list<string>(inputs, 'targets').map((id) => ({ id, ac: 10 }));
    return { ...series(inputs, targets) };
  },
  'ERI-MUL-02': (inputs) => {
    const made = series(inputs, read.list<{ readonly id: string; readonly ac: number }>(inputs, 'targets'));
    if ('error' in made) return { ...made };
    return { penaltyEach: made.penaltyEach, rolls: made.rolls.map(({ id, total, hit }) => ({ id, total, hit })) };
  },
};
