import { signed, written } from '../../core/index.ts';
import { rulesOf } from '../../play/index.ts';
import { classNamed } from '../../procedures/making/character-making/steps.ts';
import { toldWithin } from '../../procedures/situation/spells/reversed.ts';
import { chanceText } from '../../procedures/table/chance/chance.ts';
import type { AbilityScores, Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { Derived } from '../records/index.ts';

/** What a character's class and scores bring, beyond fighting and saving: hit points, doors, words, spells, turning. */
export function giftsOf(state: GameState, creature: Creature): readonly Derived[] {
  const { kind, abilities } = creature;
  if (kind === 'monster') return [];
  return [
    ...living(state, creature),
    ...(abilities ? byScores(state, creature, abilities) : []),
    ...casting(state, creature),
    ...turning(state, creature),
  ];
}

function living(state: GameState, { class: of, hitPoints, abilities }: Creature): readonly Derived[] {
  const { characterMaking, damage } = rulesOf(state);
  const found = classNamed(characterMaking, of);
  if (!found) return [];
  const why = `${found.hitDie} for the first level${abilities ? `, with constitution ${abilities.CON}` : ''}`;
  return [
    {
      name: 'Hit points',
      value: `${written(damage.points.shown(hitPoints.now))} of ${hitPoints.max}`,
      rule: found.rule,
      why,
    },
  ];
}

function byScores(state: GameState, creature: Creature, { STR, DEX, CHA }: AbilityScores): readonly Derived[] {
  const { attack, doors, reaction } = rulesOf(state);
  const [melee, missile] = [attack.bonuses.ability(creature, 'melee'), attack.bonuses.ability(creature, 'missile')];
  const picking = doors.picking(creature);
  const why = creature.class ?? 'no class';
  const speaking = reaction.speaking(CHA);
  return [
    ...(melee === 0 && missile === 0
      ? []
      : [
          {
            name: 'To hit, by scores',
            value: `${signed(melee)} hand to hand, ${signed(missile)} with missiles`,
            rule: attack.where.ability,
            why: `strength ${STR}, dexterity ${DEX}`,
          },
        ]),
    {
      name: 'Forces doors',
      value: chanceText(doors.forcing(creature)),
      rule: doors.force.rule,
      why: doors.force.by(creature),
    },
    ...(picking
      ? [{ name: 'Picks locks', value: chanceText(picking), rule: rulesOf(state).doors.cites.locked, why }]
      : []),
    ...(speaking === 0
      ? []
      : [
          {
            name: 'Speaks for the party',
            value: signed(speaking),
            rule: reaction.id,
            why: `charisma ${CHA}, on the reaction of those met`,
          },
        ]),
  ];
}

function casting(state: GameState, creature: Creature): readonly Derived[] {
  const { spells } = rulesOf(state);
  const slots = spells.memory.slots(creature);
  const had = slots.flatMap((count, place) => (count > 0 ? [`${count} of level ${place + 1}`] : []));
  if (had.length === 0) return [];
  const value = had.join(', ');
  return [
    {
      name: 'Spells a day',
      value,
      rule: spells.memory.of(creature),
      why: `${creature.class} of level ${creature.level}`,
    },
  ];
}

/** What a caster has in mind, which only its owner and the referee read; null for those who cast nothing. */
export function inMind(state: GameState, creature: Creature): Derived | null {
  const { spells } = rulesOf(state);
  if (creature.kind === 'monster' || spells.memory.slots(creature).every((count) => count === 0)) return null;
  const value = state.memorised[creature.id]?.map(toldWithin).join(', ') || 'none';
  return { name: 'Spells in mind', value, rule: spells.memory.id, why: 'prepared, and not yet cast' };
}

function turning(state: GameState, creature: Creature): readonly Derived[] {
  const { turning: rule } = rulesOf(state);
  if (!rule.mayTurn(creature)) return [];
  return [{ name: 'Turns the undead', value: `as level ${creature.level}`, rule: rule.rule, why: rule.formula }];
}
