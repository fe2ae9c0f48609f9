import type { DiceText } from '../../core/index.ts';
import { rulesFor } from '../../play/index.ts';
import type { Creature } from '../../state/creature.ts';
import type { Duration, MagicInForce } from '../../state/magic.ts';
import type { SpellWork } from '../../state/spell-work.ts';
import type { GameState } from '../../state/state.ts';
import type { SpellShown } from '../records/index.ts';

/** The spells that somebody may prepare, level by level, and how often each is in mind. */
export function spellList({ ruleset, memorised, inventions }: GameState, creature: Creature): readonly SpellShown[] {
  const { memory } = rulesFor(ruleset).spells;
  const slots = memory.slots(creature);
  const held = memorised[creature.id] ?? [];
  return memory.known(creature, inventions).flatMap((names, place) =>
    (slots[place] ?? 0) === 0
      ? []
      : names.map((name) => ({
          name,
          level: place + 1,
          inMind: held.filter((spell) => spell === name).length,
          does: doing(ruleset, creature, name),
        })),
  );
}

/** What a spell does by the lists, in a few words; what they leave to the referee is said so. */
function doing(ruleset: GameState['ruleset'], caster: Creature, spell: string): string {
  const { effect } = rulesFor(ruleset).spells;
  const heals = effect.heals(spell);
  const cures = effect.cures(spell);
  const works = effect.works(spell)?.work;
  const lasting = effect.inForce(spell)?.does;
  const said = [
    ...(heals ? [`heals ${inDice(heals)}`] : []),
    ...(cures ? [`no longer ${cures}`] : []),
    ...effect.rids(spell).map((kind) => `no longer ${kind}`),
    ...(works ? worked(works) : []),
    ...(lasting ? inForce(lasting) : []),
    ...lasts(effect.lasts(caster, spell)),
  ];
  return said.length > 0 ? said.join(', ') : 'as the referee rules';
}

function worked({ damage, pool, count, save, slays, dispels }: SpellWork): readonly string[] {
  const saving = save?.effect === 'half' ? 'a save halves it' : 'a save against it helps';
  return [
    ...(damage ? [`${damage.dice} damage${damage.perLevel ? ' for each level' : ''}`] : []),
    ...(slays ? ['kills'] : []),
    ...(dispels ? ['ends other magic'] : []),
    ...(pool ? [`${pool.hitDice} hit dice of foes${pool.perLevel ? ' for each level' : ''}`] : []),
    ...(count ? [count === '1' ? 'one target' : `${count} targets`] : []),
    ...(save ? [saving] : []),
  ];
}

function inForce({
  condition,
  armour,
  attack,
  save,
  turnsMissiles,
  silences,
  unseen,
  seesUnseen,
}: MagicInForce): readonly string[] {
  return [
    ...(condition ? [`they are ${condition}`] : []),
    ...(armour ? [`armour class [${armour.melee}], [${armour.missile}] against missiles`] : []),
    ...(attack ? [`${attack > 0 ? '+' : '−'}${Math.abs(attack)} to attacks`] : []),
    ...(save ? [`+${save} to saves`] : []),
    ...(turnsMissiles ? ['turns missiles aside'] : []),
    ...(silences ? ['silences'] : []),
    ...(unseen ? ['they cannot be seen'] : []),
    ...(seesUnseen ? ['they see the invisible'] : []),
  ];
}

const lasts = (duration: Duration | null): readonly string[] =>
  duration?.turns ? [`lasts ${inDice(duration.turns)} turns`] : [];

function inDice({ count, sides, plus }: DiceText): string {
  if (count === 0) return String(plus);
  return `${count}d${sides}${plus > 0 ? `+${plus}` : ''}`;
}
