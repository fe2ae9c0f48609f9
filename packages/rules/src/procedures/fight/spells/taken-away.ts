import { type CreatureId, fallen, type RuleId } from '../../../core/index.ts';
import { withThe } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { SpellWork } from '../../../state/spell-work.ts';
import { sufferAilment } from '../../body/afflictions/befall.ts';

/** What a curse takes from somebody: levels, or a thing of magic that they carry. */
export function takeFrom(play: Play, creature: CreatureId, { drains, loses }: SpellWork, rule: RuleId): void {
  if (drains) sufferAilment(play, creature, { kind: 'drain', levels: drains, lasting: true, drainer: 'curse' });
  if (loses) vanishMagic(play, creature, rule);
}

/** Any of their things of magic, alike likely; whoever has none loses nothing. */
function vanishMagic(play: Play, creature: CreatureId, rule: RuleId): void {
  const things = play.state.creatures[creature]?.items.filter(({ magic }) => magic !== undefined) ?? [];
  const face = things.length > 0 ? play.dice.die(things.length) : 0;
  const lost = things[face - 1];
  const rolls = things.length > 1 ? [fallen(things.length, [face])] : [];
  const [roll] = rolls;
  const says = lost ? `loses ${withThe(lost.name)}: it is gone from one moment to the next` : 'has no magic to lose';
  const why = { rule, formula: 'one of their things of magic', ...(roll ? { roll } : {}) };
  play.happen({ type: 'Befell', creature, says, saved: null, rolls, why });
  if (lost)
    play.happen({
      type: 'ItemDropped',
      creature,
      item: lost.id,
      name: lost.name,
      quantity: lost.quantity,
      lies: null,
      quiet: true,
    });
}
