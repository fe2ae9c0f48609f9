import { type DiceText, inFigures, written } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import { atFirst, either, lasting } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { MagicInForce } from '../../../state/magic.ts';
import type { SpellRange, SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { doneBy } from './part-words.ts';

/** What a spell does, where it is the one thing offered: on hover, and over its form. */
export const spellHint = (state: GameState, caster: Creature, spell: string): { readonly hint: string } => ({
  hint: sentence(spellDoes(state, caster, spell)),
});

const sentence = (words: string): string => `${atFirst(words)}.`;

/** More ailments than these are not told one by one. */
const FEW = 3;

/** What a spell does by the lists, in a few words; what they leave to the referee is said so. */
export function spellDoes(state: GameState, caster: Creature, spell: string): string {
  const { effect } = rulesOf(state).spells;
  const heals = effect.heals(spell);
  const cures = effect.cures(spell);
  const works = effect.works(spell)?.work ?? {};
  const stays = effect.inForce(spell)?.does;
  const [worst, ...others] = [...(cures ? [cures] : []), ...effect.rids(spell)];
  const ended =
    worst && (others.length > FEW ? `${worst}, and what else it did to them ends` : either([worst, ...others]));
  const light = rulesOf(state).light.shines(caster, spell);
  const said = [
    ...(heals ? [`heals ${inFigures(heals)} hit points`] : []),
    ...(ended ? [`they are no longer ${ended}`] : []),
    ...worked(works, stays ?? {}),
  ];
  const does = forAsLong(said, stays !== undefined, effect.lasts(caster, spell)?.turns ?? null, saved(works));
  const shines = light ? `sheds light ${light.radius}′ around; on the eyes ` : '';
  const far = reaches(effect.range(caster, spell)).filter((reach) => !does.includes(reach));
  return [`${shines}${does === '' ? 'as the referee rules' : does}`, ...far].join(', ');
}

/** What it does, who is spared of the first of it, and how long it lasts. @param stays what it does is so for as long */
function forAsLong(said: readonly string[], stays: boolean, turns: DiceText | null, spared: readonly string[]): string {
  const [first, ...others] = said;
  const long = turns && howLong(turns);
  const isSoFor = stays && first !== undefined && others.length === 0;
  const parts = [
    ...(first ? [[isSoFor && long ? `${first} for ${long}` : first, ...spared].join(', '), ...others] : spared),
  ];
  return [...parts, ...(long && !isSoFor ? [`lasts ${long}`] : [])].join('; ');
}

/** `a turn`, `2 days`, `3d6 days`, `1d6+10 turns`. */
function howLong(turns: DiceText): string {
  if (turns.count === 0) return lasting(turns.plus * turns.times);
  return turns.times === TURNS_PER_DAY ? `${inFigures({ ...turns, times: 1 })} days` : `${inFigures(turns)} turns`;
}

function worked(work: SpellWork, stays: MagicInForce): readonly string[] {
  const { told, ...acts } = work;
  const { condition } = stays;
  const whom = targeted(work);
  const are = whom === null || (work.count !== '1' && work.pool?.hitDice !== '1') ? 'are' : 'is';
  const said = [
    ...doneBy(acts, whom),
    ...(condition ? [`${whom ?? 'they'} ${are} ${condition}`] : []),
    ...inForce(stays),
  ];
  const upon = said.length === 0 && whom ? [`works on ${whom}`] : said;
  return [...upon, ...(told ? doneBy({ told }, whom) : [])];
}

/** `1d4 targets`, `2d8 hit dice of foes`; null where it is for all whom it reaches. */
function targeted({ pool, count }: SpellWork): string | null {
  if (count) return count === '1' ? 'one target' : `${count} targets`;
  if (!pool) return null;
  const dice = pool.hitDice === '1' ? 'a hit die' : `${pool.hitDice} hit dice`;
  return `${dice} of foes${pool.perLevel ? ' for each level' : ''}`;
}

function saved({ save }: SpellWork): readonly string[] {
  if (!save) return [];
  return [save.effect === 'half' ? 'half of it where they save' : 'unless they save'];
}

function inForce({
  armour,
  attack,
  save,
  showsTraps,
  infravision,
  shutsOut,
  dulls,
  confuses,
  strikes,
  mighty,
  turnsMissiles,
  turnsBlows,
  unarmed,
  keepsOff,
  silences,
  images,
  breathesWater,
  flies,
  rises,
  bears,
  walls,
  speed,
  most,
  resists,
  unseen,
  seesUnseen,
  showsMagic,
  healsSlowly,
}: MagicInForce): readonly string[] {
  return [
    ...(armour ? [`armour class [${armour.melee}], [${armour.missile}] against missiles`] : []),
    ...(attack ? [`${attack > 0 ? '+' : '−'}${Math.abs(attack)} to attacks`] : []),
    ...(save ? [`+${save} to saves`] : []),
    ...(showsTraps ? [`they see traps within ${showsTraps}′`] : []),
    ...(infravision ? [`they see ${infravision}′ in the dark`] : []),
    ...(shutsOut ? ['no spell reaches them or leaves them'] : []),
    ...(dulls ? ['they think of no spells'] : []),
    ...(confuses ? ['in a fight they do what 2d6 say each round'] : []),
    ...(strikes ? [`${strikes} more damage with a weapon, which counts as magic`] : []),
    ...(mighty ? ['the dice of their blows count twice'] : []),
    ...(healsSlowly ? ['rest heals half as fast, and magic half as much'] : []),
    ...(turnsMissiles ? ['turns missiles aside'] : []),
    ...(turnsBlows ? ['blows do no harm'] : []),
    ...(unarmed ? ['they can attack nobody'] : []),
    ...(keepsOff ? ['such monsters strike no blow at them'] : []),
    ...(silences ? ['they are silenced'] : []),
    ...(images ? [`${images} images stand about them`] : []),
    ...(breathesWater ? ['they breathe under water'] : []),
    ...(flies ? [`they fly ${flies}′ a turn`] : []),
    ...(rises ? [`they rise or sink ${rises}′ a round`] : []),
    ...(walls ? [`${walls.dice} damage to whoever goes through, which needs ${walls.from} hit dice`] : []),
    ...(bears ? [`${written(bears)} coins of weight float beside them`] : []),
    ...(speed === 'double' ? [`${most ? `up to ${most} ` : 'they '}move and attack twice as fast`] : []),
    ...(speed === 'half' ? ['they move half as fast'] : []),
    ...(resists
      ? [
          `+${resists.save} to saves against ${resists.harm}, and −${Math.abs(resists.perDie)} on each die of its damage`,
        ]
      : []),
    ...(unseen ? ['they cannot be seen'] : []),
    ...(showsMagic ? ['shows what is magical'] : []),
    ...(seesUnseen ? ['they see the invisible'] : []),
  ];
}

function reaches(range: SpellRange | null): readonly string[] {
  if (range === null) return [];
  if (range === 'touch') return ['by touch'];
  return [range === 'self' ? 'on the caster alone' : `within ${range}′`];
}
