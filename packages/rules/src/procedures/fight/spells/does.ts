import { inFigures, type Option } from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Duration, MagicInForce } from '../../../state/magic.ts';
import type { SpellRange, SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { reversedName } from './reversed.ts';

/** Spells to choose from, each with what it does, or does the other way round. */
export const spellOptions = (
  state: GameState,
  caster: Creature,
  spells: readonly string[],
  isReversed = false,
): readonly Option[] =>
  spells.map((spell) => ({
    value: spell,
    label: spell,
    note: sentence(spellDoes(state, caster, isReversed ? reversedName(spell) : spell)),
  }));

/** What a spell does, where it is the one thing offered: on hover, and over its form. */
export const spellHint = (state: GameState, caster: Creature, spell: string): { readonly hint: string } => ({
  hint: sentence(spellDoes(state, caster, spell)),
});

const sentence = (words: string): string => `${atFirst(words)}.`;

/** What a spell does by the lists, in a few words; what they leave to the referee is said so. */
export function spellDoes({ ruleset }: GameState, caster: Creature, spell: string): string {
  const { effect } = rulesFor(ruleset).spells;
  const heals = effect.heals(spell);
  const cures = effect.cures(spell);
  const works = effect.works(spell)?.work;
  const lasting = effect.inForce(spell)?.does;
  const said = [
    ...(heals ? [`heals ${inFigures(heals)}`] : []),
    ...(cures ? [`no longer ${cures}`] : []),
    ...effect.rids(spell).map((kind) => `no longer ${kind}`),
    ...(works ? worked(works) : []),
    ...(lasting ? inForce(lasting) : []),
    ...lasts(effect.lasts(caster, spell)),
  ];
  const far = reaches(effect.range(caster, spell));
  return [said.length > 0 ? said.join(', ') : 'as the referee rules', ...far].join(', ');
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

function reaches(range: SpellRange | null): readonly string[] {
  if (range === null) return [];
  if (range === 'touch') return ['by touch'];
  return [range === 'self' ? 'on the caster alone' : `reaches ${range}′`];
}

const lasts = (duration: Duration | null): readonly string[] =>
  duration?.turns ? [`lasts ${inFigures(duration.turns)} turns`] : [];
