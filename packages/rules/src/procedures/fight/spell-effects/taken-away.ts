import { type CreatureId, fallen, type RuleId, type Ruleset } from '../../../core/index.ts';
import { isPlural, things, withThe } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { Item } from '../../../state/item.ts';
import type { SpellWork } from '../../../state/spell-work.ts';
import { sufferAilment } from '../../body/afflictions/befall.ts';
import { atHand } from '../../party/belongings/may.ts';
import { treasureTables } from '../../table/treasure-tables/rolled.ts';

/** What a curse takes from somebody: levels, or a thing of magic that they carry. */
export function takeFrom(play: Play, creature: CreatureId, { drains, loses }: SpellWork, rule: RuleId): void {
  if (drains) sufferAilment(play, creature, { kind: 'drain', levels: drains, lasting: true, drainer: 'curse' });
  if (loses) vanishMagic(play, creature, rule);
}

/** Any of their things that are known to be magic, alike likely; whoever has none loses nothing. */
function vanishMagic(play: Play, creature: CreatureId, rule: RuleId): void {
  const bearer = play.state.creatures[creature];
  const magical = bearer ? atHand(play.state, bearer).filter((item) => isMagical(play.rules, item)) : [];
  const face = magical.length > 0 ? play.dice.die(magical.length) : 0;
  const lost = magical[face - 1];
  const rolls = magical.length > 1 ? [fallen(magical.length, [face])] : [];
  const [roll] = rolls;
  const says = lost ? vanishes(lost) : 'has nothing to lose that is known to be magic';
  const why = { rule, formula: 'one of their things of magic', ...(roll ? { roll } : {}) };
  play.happen({ type: 'Befell', creature, says, saved: null, rolls, why });
  if (lost) vanish(play, creature, lost);
}

/** By what is known of it: a find may be something else in truth, which its loss is not to tell. */
const isMagical = (rules: Ruleset, { name, magic = 0, does }: Item): boolean =>
  magic !== 0 || does !== undefined || treasureTables(rules).magicNamed({ name, count: 1 }) !== null;

function vanishes({ name, quantity }: Item): string {
  const what = quantity > 1 ? `the ${things(quantity, name)}` : withThe(name);
  return `loses ${what}: ${quantity > 1 || isPlural(name) ? 'they are' : 'it is'} gone from one moment to the next`;
}

/** Out of the pack, or out of the hand where it shines. */
function vanish(play: Play, creature: CreatureId, { id: item, name, quantity }: Item): void {
  const light = Object.values(play.state.lights).find(({ thing }) => thing?.id === item);
  const quiet = true as const;
  if (light) {
    const { id: which, kind } = light;
    return play.happen({ type: 'LightWentOut', light: which, kind, carriedBy: creature, burntOut: true, quiet });
  }
  play.happen({ type: 'ItemDropped', creature, item, name, quantity, lies: null, quiet });
}
