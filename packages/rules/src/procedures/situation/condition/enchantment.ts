import {
  type CreatureId,
  type DoorId,
  type Modifier,
  onceFor,
  type RuleId,
  type Ruleset,
} from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Harm } from '../../../state/harms.ts';
import { type LastingMagic, lastingMagic, type MagicInForce } from '../../../state/magic.ts';
import type { GameState } from '../../../state/state.ts';

/** What magic of one name brings to somebody; the same twice counts once. */
interface Brought {
  /** As it is told: magic that the players do not know of keeps its name. */
  readonly name: string;
  readonly rule?: RuleId;
  readonly does: MagicInForce;
}

/** Magic in force, with what it does by the book. */
interface Working {
  readonly magic: LastingMagic;
  readonly rule: RuleId;
  readonly does: MagicInForce;
}

/** What all magic in force does, upon doors and upon creatures: worked out once for each list of it, because sight and blows ask often. */
const workingsOf = onceFor((list: readonly LastingMagic[], rules: Ruleset) => {
  const workings = list.map((magic): Working => {
    const { rule = 'TABLE', does = {} } = rules.spells.effect.inForce(magic.name) ?? {};
    return { magic, rule, does };
  });
  const creatures = new Set(list.flatMap(({ on }) => on));
  return {
    onDoors: workings.filter(({ magic }) => magic.door),
    onCreatures: new Map([...creatures].map((creature) => [creature, uponOne(workings, creature, rules)])),
  };
});

/** Whoever has the form of what flies does so too: of several forms they have the newest. */
function wingsOf({ form }: LastingMagic, { monsters }: Ruleset): MagicInForce {
  const flies = form && monsters.monster(form.key)?.modes.fly;
  return flies === undefined ? {} : { flies };
}

function uponOne(workings: readonly Working[], creature: CreatureId, rules: Ruleset) {
  const upon = workings.filter(({ magic }) => magic.on.includes(creature));
  const shaping = upon.findLast(({ magic }) => magic.form);
  const all = upon.map((one) =>
    one === shaping ? { ...one, does: { ...one.does, ...wingsOf(one.magic, rules) } } : one,
  );
  const ofEachName = [...new Map(all.map((one) => [one.magic.name, one])).values()];
  const brought = ofEachName.map(
    ({ magic: { name, open }, rule, does }): Brought => (open ? { name, rule, does } : { name: 'circumstances', does }),
  );
  return { all, ofEachName, brought };
}

const NOTHING = { all: [], ofEachName: [], brought: [] };
const onOne = (state: GameState, creature: CreatureId) =>
  (state.magic && workingsOf(state.magic, rulesOf(state)).onCreatures.get(creature)) ?? NOTHING;

const broughtTo = (state: GameState, creature: CreatureId): readonly Brought[] => onOne(state, creature).brought;

/** What magic in force adds to rolls of somebody, or to those against them. */
export const magicModifiers = (
  state: GameState,
  creature: CreatureId,
  on: 'attack' | 'damage' | 'save' | 'morale' | 'attacked',
): readonly Modifier[] =>
  broughtTo(state, creature).flatMap(({ does, ...named }) => {
    const value = does[on] ?? 0;
    return value === 0 ? [] : [{ ...named, value }];
  });

/** The dice that magic in force adds to the damage of somebody's weapons, and by which rule. */
export const magicDice = (state: GameState, creature: CreatureId) =>
  broughtTo(state, creature).flatMap(({ does: { strikes }, ...named }) =>
    strikes ? [{ ...named, dice: strikes }] : [],
  );

/** How many times over magic in force has the dice of somebody's blows count. */
export const magicTimes = (state: GameState, creature: CreatureId) =>
  broughtTo(state, creature).flatMap(({ does: { mighty }, ...named }) => (mighty ? [{ ...named, times: mighty }] : []));

/** The ascending armour classes that magic in force gives to somebody against blows, or against missiles. */
export const magicArmour = (
  state: GameState,
  creature: CreatureId,
  kind: 'melee' | 'missile',
): readonly (Omit<Modifier, 'value'> & { readonly armourClass: number })[] =>
  broughtTo(state, creature).flatMap(({ does, ...named }) =>
    does.armour ? [{ ...named, armourClass: does.armour[kind] }] : [],
  );

/** The rule of magic in force by which somebody breathes under water; null for none. */
export function breathesWater(state: GameState, creature: CreatureId): RuleId | null {
  const found = broughtTo(state, creature).find(({ does }) => does.breathesWater);
  return found ? (found.rule ?? 'TABLE') : null;
}

/** Feet a turn that magic in force lets somebody fly; null for none. */
export const fliesByMagic = (state: GameState, creature: CreatureId): number | null =>
  broughtTo(state, creature).find(({ does }) => does.flies !== undefined)?.does.flies ?? null;

/** Coins of weight that magic in force carries for somebody. */
export const borneByMagic = (state: GameState, creature: CreatureId): number =>
  broughtTo(state, creature).reduce((most, { does }) => Math.max(most, does.bears ?? 0), 0);

/** Whether magic in force lets somebody hang in the air. */
export const isAloftByMagic = (state: GameState, creature: CreatureId): boolean =>
  broughtTo(state, creature).some(({ does }) => (does.rises ?? does.flies) !== undefined);

/** Feet of infravision that somebody has by nature, or by magic in force. */
export const infravisionOf = (state: GameState, { id, infravision }: Creature): number =>
  broughtTo(state, id).reduce((most, { does }) => Math.max(most, does.infravision ?? 0), infravision);

/** The magic by which somebody sees traps, how far off, and by which rule; null for none. */
export const trapSightOf = (state: GameState, creature: CreatureId) =>
  broughtTo(state, creature).find(({ does }) => does.showsTraps !== undefined) ?? null;

/** Whether magic in force has brought somebody here, and alone holds them: they neither eat nor take a share. */
export const isHeldHere = (state: GameState, creature: CreatureId): boolean =>
  onOne(state, creature).all.some(({ magic }) => magic.brought);

/** Whether magic in force quickens somebody to twice the speed. */
export const isHastedByMagic = (state: GameState, creature: CreatureId): boolean =>
  broughtTo(state, creature).some(({ does }) => does.speed === 'double');

/** Whether magic in force slows somebody down to half. */
export const isSlowedByMagic = (state: GameState, creature: CreatureId): boolean =>
  broughtTo(state, creature).some(({ does }) => does.speed === 'half');

/** What magic in force adds to saves of somebody against harm of a kind, and to each die of it. */
export const resistanceTo = (state: GameState, creature: CreatureId, harm: Harm) =>
  broughtTo(state, creature).flatMap(({ does: { resists }, ...named }) =>
    resists?.harm === harm ? [{ ...named, save: resists.save, perDie: resists.perDie }] : [],
  );

/** Whether magic in force keeps the wounds of somebody from closing as fast as others’. */
export const healsSlowly = (state: GameState, creature: CreatureId): boolean =>
  broughtTo(state, creature).some(({ does }) => does.healsSlowly);

/** Whether magic in force keeps somebody from speaking. */
export const isSilencedByMagic = (state: GameState, creature: CreatureId): boolean =>
  broughtTo(state, creature).some(({ does }) => does.silences);

/** What keeps somebody's mind from all spells: the magic that dulls it, and by which rule; null for nothing. */
export const dulledBy = (state: GameState, creature: CreatureId) =>
  broughtTo(state, creature).find(({ does }) => does.dulls) ?? null;

/** The magic about somebody that no spell passes, and its rule; null for none. */
export const shellAbout = (state: GameState, creature: CreatureId) =>
  broughtTo(state, creature).find(({ does }) => does.shutsOut) ?? null;

/** The same as far as whoever plays somebody knows of it: the referee, or players. */
export function shellKnownAbout(state: GameState, { id, owner }: Creature) {
  const shell = shellAbout(state, id);
  return shell && (shell.rule || owner === null) ? { rule: shell.rule ?? ('TABLE' as const) } : null;
}

/** The magic that keeps a door shut to somebody, and by which rule; null for none. */
export function barredBy(state: GameState, door: DoorId, creature: CreatureId) {
  const { onDoors } = workingsOf(lastingMagic(state), rulesOf(state));
  const found = onDoors.find(
    ({ magic, does }) => magic.door === door && does.bars && (does.bars === 'all' || magic.caster !== creature),
  );
  return found ? { rule: found.rule, open: found.magic.open } : null;
}

/** The magic that confuses somebody, with what it does and by which rule; null for none. */
export function confusedBy(state: GameState, creature: CreatureId) {
  const found = onOne(state, creature).ofEachName.find(({ does }) => does.confuses);
  return found?.does.confuses
    ? { ...found.does.confuses, name: found.magic.name, open: found.magic.open, rule: found.rule }
    : null;
}

/** Whether magic in force hides somebody from all eyes, and whether all know of it; null for none. */
export function unseenByMagic(state: GameState, creature: CreatureId): { readonly open: boolean } | null {
  const hiding = onOne(state, creature).all.filter(({ does }) => does.unseen);
  return hiding.length > 0 ? { open: hiding.some(({ magic }) => magic.open) } : null;
}

/** The rule of magic whose likenesses of somebody an attack strikes in their place; null where there are none. */
export const ruleOfImages = (state: GameState, creature: CreatureId): RuleId | null =>
  onOne(state, creature).all.find(({ magic }) => magic.images)?.rule ?? null;

/** Whether magic in force lets somebody see what is invisible. */
export const seesUnseenByMagic = (state: GameState, creature: CreatureId): boolean =>
  broughtTo(state, creature).some(({ does }) => does.seesUnseen);

/** What keeps missiles, or blows, without magic from harming somebody. */
export const turnsAside = (state: GameState, creature: CreatureId, kind: 'melee' | 'missile'): boolean =>
  broughtTo(state, creature).some(({ does }) => (kind === 'missile' ? does.turnsMissiles : does.turnsBlows));

/** The rule of magic that lets somebody attack nobody; null for none. */
export function ruleOfPeace(state: GameState, creature: CreatureId): RuleId | null {
  const found = broughtTo(state, creature).find(({ does }) => does.unarmed);
  return found ? (found.rule ?? 'TABLE') : null;
}

/** Whether somebody is one of the undead, or a monster with a word in its name that begins so. */
const isOfKind = ({ kind, name, undead }: Creature, word: string): boolean =>
  word === 'undead' ? undead : kind === 'monster' && new RegExp(`\\b${word}`, 'i').test(name);

/** The rule of magic about somebody that keeps a monster's blows off; null for none. */
export function ruleOfKeepingOff(state: GameState, creature: CreatureId, attacker: Creature): RuleId | null {
  const found = broughtTo(state, creature).find(({ does }) => does.keepsOff?.some((word) => isOfKind(attacker, word)));
  return found ? (found.rule ?? 'TABLE') : null;
}
