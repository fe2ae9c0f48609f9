import { SPELL_WORKS } from '../src/books/ose/content/spell-works.ts';
import { type CommandOf, type CreatureId, id } from '../src/core/index.ts';
import type { Condition, Creature } from '../src/state/creature.ts';
import { awaitedSpells } from '../src/state/spell-work.ts';
import { Script } from './fight.ts';
import { at, delve, goblin, player, referee, someone } from './table.ts';

/** A magic-user of the sixth level. */
export const mia = someone({ id: id('mia'), name: 'Mia', class: 'magic-user', level: 6, at: at(0, 1) });
/** A cleric of the fifth level. */
export const bru = someone({ id: id('bru'), name: 'Bru', class: 'cleric', level: 5, at: at(0, 0) });
/** An orc with eight hit points, in a row with others by its number. */
export const orc = (n: number, facts: Partial<Creature> = {}) =>
  goblin({ id: id(`orc-${n}`), name: `Orc ${n}`, at: at(3, n), hitPoints: { now: 8, max: 8 }, ...facts });
/** Three orcs of one, two and three hit dice. */
export const orcs = [0, 1, 2].map((n) => orc(n, { hitDice: { dice: n + 1, plus: 0, stars: 0 } }));
export const [weak, middling, strong] = orcs.map((one) => one.id) as [CreatureId, CreatureId, CreatureId];
export const skeleton = orc(4, { name: 'Skeleton', undead: true });
export const ogre = orc(4, { name: 'Ogre', hitDice: { dice: 4, plus: 1, stars: 0 } });
export const troll = orc(4, { name: 'Troll', hitDice: { dice: 6, plus: 3, stars: 0 } });

/** Somebody casts, at the first alone what bursts about them; what is asked of the referee is still open. */
export function cast(
  caster: Creature,
  spell: string,
  targets: readonly Creature[],
  facts = {},
  faces: number[] = [],
): Script {
  const aimed = SPELL_WORKS[spell]?.bursts ? targets.slice(0, 1) : targets;
  const begin = delve([mia, bru, ...targets], { memorised: { [caster.id]: [spell] }, ...facts });
  const script = new Script(begin);
  script.play({ type: 'CastSpell', caster: caster.id, spell, targets: aimed.map((one) => one.id) }, player, ...faces);
  script.told();
  return script;
}

/** The referee lets it take hold. */
export function letTakeHold(
  script: Script,
  faces: readonly number[],
  change: Partial<CommandOf<'LetTakeHold'>> = {},
): Script {
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  return script.play({ type: 'LetTakeHold', awaited, ...change }, referee, ...faces);
}

/** Those whom a condition is on. */
export const thoseWho = (script: Script, condition: Condition) =>
  Object.values(script.state.creatures).flatMap(({ id: one, conditions }) =>
    conditions.includes(condition) ? [one] : [],
  );

/** Those who are wounded, and by how many hit points. */
export const woundsIn = (script: Script) =>
  Object.values(script.state.creatures).flatMap(({ id: one, hitPoints: { now, max } }) =>
    now < max ? [[one, max - now]] : [],
  );
