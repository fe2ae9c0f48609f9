import { byRule, type Refusal, type RuleId, type Ruleset } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { incapacity } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { confusedBy } from './enchantment.ts';

/** Where the books in force speak of what keeps somebody from acting; null where none does, and a spell or the referee brought it. */
const SPOKEN_OF: Readonly<Partial<Record<Condition, (rules: Ruleset) => RuleId>>> = {
  dead: ({ dying }) => dying.cites.dead,
  unconscious: ({ dying }) => dying.cites.dead,
  paralysed: ({ afflictions }) => afflictions.cites.paralysed,
  terrified: ({ afflictions }) => afflictions.cites.terrified,
  asleep: ({ attack }) => attack.cites.helpless,
  petrified: ({ savingThrow }) => savingThrow.rule,
  bedridden: ({ monsters }) => monsters.cites.bestiary,
  fled: ({ morale }) => morale.cites.check,
  surrendered: ({ morale }) => morale.cites.check,
  held: ({ grappling }) => grappling.cites.held,
  stunned: ({ grappling }) => grappling.cites.stunned,
};

/** Why somebody cannot act; who is stunned by confusion that all know of is called confused. */
export function incapable(state: GameState, creature: Creature): Refusal {
  const confused = confusedBy(state, creature.id)?.open === true;
  const said = creature.conditions.map((each) => (each === 'stunned' && confused ? 'confused' : each));
  const why = `${called(creature)} cannot act: ${said.join(', ')}.`;
  return byRule(ruleOfIncapacity(state, creature), 'incapable', why);
}

/** The rule by which somebody cannot act: of the spell in force that brought it about, else where the books speak of it. */
function ruleOfIncapacity(state: GameState, creature: Creature): RuleId {
  const condition = incapacity(creature);
  const rules = rulesOf(state);
  if (!condition) return 'TABLE';
  const spell = lastingMagic(state)
    .filter(({ on, open }) => open && on.includes(creature.id))
    .map(({ name }) => rules.spells.effect.inForce(name))
    .find((found) => found?.does.condition === condition || (condition === 'stunned' && found?.does.confuses));
  return spell?.rule ?? SPOKEN_OF[condition]?.(rules) ?? 'TABLE';
}
