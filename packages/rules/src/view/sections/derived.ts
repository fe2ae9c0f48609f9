import { bothArmourClasses } from '../../core/armour-class.ts';
import { signed } from '../../core/index.ts';
import { counted } from '../../core/words.ts';
import { rulesOf } from '../../play/index.ts';
import { baseRate } from '../../procedures/dungeon/movement/rate.ts';
import { mayEmploy, servantsOf } from '../../procedures/party/retainers/employer.ts';
import { helpNamed } from '../../procedures/party/retainers/rule.ts';
import { laden } from '../../procedures/party/treasure/bearers.ts';
import { fliesByMagic, infravisionOf } from '../../procedures/situation/condition/enchantment.ts';
import { toldWithin } from '../../procedures/situation/spells/reversed.ts';
import { type Creature, SAVES } from '../../state/creature.ts';
import { lastingMagic } from '../../state/magic.ts';
import { charismaOf } from '../../state/retainers.ts';
import type { GameState } from '../../state/state.ts';
import type { Derived } from '../records/index.ts';
import { exploringOf } from './exploring.ts';
import { giftsOf } from './gifts.ts';
import { armourParts, DEXTERITY } from './worn.ts';

/** What the rules in force make of a creature's facts, each with the rule it comes from. */
export function derivedOf(state: GameState, creature: Creature): readonly Derived[] {
  return [
    ...fighting(state, creature),
    ...saving(state, creature),
    moving(state, creature),
    ...giftsOf(state, creature),
    ...exploringOf(state, creature),
    ...leading(state, creature),
    ...booksFigures(state, creature),
    ...ailing(state, creature),
    ...enchanted(state, creature),
  ];
}

/** What is wrong with somebody; how long it lasts is the referee's to know. */
function ailing(state: GameState, { id }: Creature): readonly Derived[] {
  const own = state.ailments?.[id] ?? [];
  if (own.length === 0) return [];
  const counted = own.map(({ kind, amount }) => (amount === undefined ? kind : `${kind} (${amount})`));
  const { rule } = rulesOf(state).afflictions;
  return [{ name: 'Ailing', value: counted.join(', '), rule, why: 'until it passes or is cured' }];
}

/** The magic upon somebody that the players know of; when it ends is the referee's to know. */
function enchanted(state: GameState, { id }: Creature): readonly Derived[] {
  const names = lastingMagic(state)
    .filter(({ on, open }) => open && on.includes(id))
    .map(({ name, images }) => `${toldWithin(name)}${images ? ` (${counted(images, 'image')} left)` : ''}`);
  if (names.length === 0) return [];
  return [
    {
      name: 'Under magic',
      value: names.join(', '),
      rule: rulesOf(state).spells.cites.lasting,
      why: 'until it runs out',
    },
  ];
}

/** What somebody has learned, and what the next level takes. */
function rising(state: GameState, creature: Creature): readonly Derived[] {
  const { advancement } = rulesOf(state);
  if (creature.kind === 'monster' || creature.class === null) return [];
  const next = advancement.levels.needed(creature, creature.level + 1);
  const value = next === null ? 'the last' : `level ${creature.level + 1} at ${next}`;
  const why = next === null ? 'nobody of this class and folk rises higher' : `${creature.experience} points so far`;
  return [{ name: 'Next level', value, rule: advancement.levels.rises, why }, ...advancement.figures(creature)];
}

/** What the books in force show besides, each of its own slot. */
function booksFigures(state: GameState, creature: Creature): readonly Derived[] {
  const { attack, savingThrow, encumbrance, movement, travel, sight, classFunctions, skills } = rulesOf(state);
  const base = baseRate(state, creature);
  return [
    ...rising(state, creature),
    ...(attack.figures?.(creature, base) ?? []),
    ...(savingThrow.figures?.(creature, base) ?? []),
    ...(encumbrance.figures?.(laden(state, creature), base) ?? []),
    ...(classFunctions.figures?.(creature) ?? []),
    ...(skills.figures?.(creature) ?? []),
    ...(movement.figures?.(creature, base) ?? []),
    ...(travel.figures?.(creature, base) ?? []),
    ...(sight.figures?.({ ...creature, infravision: infravisionOf(state, creature) }, base) ?? []),
  ];
}

function fighting(state: GameState, creature: Creature): readonly Derived[] {
  const { attack } = rulesOf(state);
  const ascending = attack.armour.classOf(creature);
  const thac0 = attack.roll.thac0(creature);
  const parts = armourParts(attack, creature);
  const worn = [
    creature.armour === 'none' ? 'no armour' : creature.armour,
    ...(creature.shield ? ['shield'] : []),
    ...(creature.helmet ? ['helmet'] : []),
    ...(parts.some(({ name }) => name.startsWith(DEXTERITY)) ? [DEXTERITY] : []),
  ];
  return [
    {
      name: 'Armour class',
      value: bothArmourClasses(ascending),
      rule: attack.armour.rule,
      why: creature.kind === 'monster' || creature.shifted ? 'as described' : worn.join(', '),
      parts,
    },
    { name: 'THAC0', value: `${thac0} [${signed(19 - thac0)}]`, rule: attack.roll.rule, why: attack.roll.formula },
  ];
}

function saving(state: GameState, creature: Creature): readonly Derived[] {
  const {
    cites,
    numbers: { values: valuesOf, one, bonus, bonusOf },
  } = rulesOf(state).savingThrow;
  const values = valuesOf(creature);
  const kinds = one ? SAVES.slice(0, 1) : SAVES;
  const names = kinds.map((save, place) => (one ? `${values[place]}` : `${save} ${values[place] ?? '–'}`));
  return [
    {
      name: one ? 'Saving throw' : 'Saving throws',
      value: names.join(', '),
      rule: cites.numbers,
      why: one ? 'what the throw must come to, whatever threatens' : 'what the throw must come to',
      parts: kinds
        .map((save) => ({
          name: one ? bonusOf.name : `${bonusOf.name}, on ${save}`,
          value: bonus(creature, save),
          rule: bonusOf.rule,
        }))
        .filter(({ value }) => value !== 0),
    },
  ];
}

function moving(state: GameState, creature: Creature): Derived {
  const { movement } = rulesOf(state);
  const base = baseRate(state, creature);
  return { name: 'Movement', value: `${base}′ (${movement.encounter(base)}′)`, ...whyMoving(state, creature) };
}

function whyMoving(state: GameState, creature: Creature): Pick<Derived, 'rule' | 'why'> {
  const { encumbrance, dying, spells } = rulesOf(state);
  const rule = spells.cites.lasting;
  if (fliesByMagic(state, creature.id) !== null)
    return { rule, why: `flying by magic${creature.shifted ? ' or in its form' : ''}, whatever is carried` };
  const counted =
    encumbrance.name === 'none'
      ? 'encumbrance is not counted'
      : `${encumbrance.load(laden(state, creature))} coins carried, ${encumbrance.name}`;
  const why = creature.shifted ? 'as the form goes that magic gives, whatever is carried' : counted;
  if (dying.living(creature).maxRate !== null)
    return { rule: dying.cites.losses, why: `${why}, and no more than is left of the legs allows` };
  return { rule: creature.shifted ? rule : encumbrance.id, why };
}

/** Whom a character may have in service. */
function leading(state: GameState, creature: Creature): readonly Derived[] {
  const { retainers } = rulesOf(state);
  if (!mayEmploy(creature, retainers) || (creature.kind === 'character' && !creature.abilities)) return [];
  const kinds = servantsOf(state, creature.id).map(([, { kind }]) => helpNamed(retainers, kind)?.limited ?? true);
  const limited = kinds.filter(Boolean).length;
  return retainers.hiring.leadership(charismaOf(creature), limited, kinds.length - limited);
}
