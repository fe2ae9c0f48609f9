import type { CreatureId, Ruleset } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import { called } from '../../../state/called.ts';
import type { Attack, Condition, Creature, Save } from '../../../state/creature.ts';
import type { Encounter, Smitten } from '../../../state/encounter.ts';
import { struckWith } from '../../../state/monster.ts';
import { isDead } from '../../../state/read.ts';
import { withEncounter } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { namedToAll } from '../../situation/sight/named-to-all.ts';

/** What an attack brings beside its damage, what is saved against, and what becomes of those who fail. */
interface Rider {
  readonly word: RegExp;
  /** As the log has it. */
  readonly name: string;
  /** As books call what leaves some folk untouched; absent where that is the name. */
  readonly nature?: string;
  readonly save: Save;
  readonly otherwise: Outcome;
  /** Turns that it lasts, as dice; absent where the words or the book say. */
  readonly turns?: string;
}

/** What becomes of those who fail: a condition, half their movement, or nothing that the rules keep. */
type Outcome = Condition | 'slowed' | 'none';

/** Ten days, in turns. */
const TEN_DAYS = String(10 * TURNS_PER_DAY);

/** By the words in which attacks are described; the referee may rule otherwise. */
const RIDERS: readonly Rider[] = [
  { word: /sickening poison/i, name: 'poison', save: 'death', otherwise: 'slowed', turns: TEN_DAYS },
  { word: /dancing poison/i, name: 'poison', save: 'death', otherwise: 'none' },
  { word: /poison/i, name: 'poison', save: 'death', otherwise: 'dead' },
  { word: /paraly[sz]/i, name: 'paralysis', save: 'paralysis', otherwise: 'paralysed' },
  { word: /petrif/i, name: 'petrification', save: 'paralysis', otherwise: 'petrified' },
  { word: /charm/i, name: 'charm', save: 'spells', otherwise: 'charmed' },
  { word: /\bage?ing\b/i, name: 'ageing', nature: 'aging', save: 'spells', otherwise: 'none' },
];

/** A bestiary says it beside the name (`bite + poison`), a referee's own monster often beside the damage (`1d4 + poison`). */
const riderOf = ({ name, damage }: Pick<Attack, 'name' | 'damage'>): Rider | null =>
  RIDERS.find(({ word }) => word.test(name) || word.test(damage)) ?? null;

/** A monster has hit somebody with what brings more than damage. */
export function smite(state: GameState, by: CreatureId, creature: CreatureId, attack: Attack | undefined): GameState {
  if (!attack || state.creatures[by]?.kind !== 'monster' || !riderOf(attack)) return state;
  return withEncounter(state, (encounter) => ({
    ...encounter,
    smitten: [
      ...(encounter.smitten ?? []),
      { creature, by, attack: attack.name, damage: attack.damage, round: encounter.round },
    ],
  }));
}

/** Somebody has saved or failed, or is left untouched: the first that struck is settled. */
export const spared = (state: GameState, creature: CreatureId): GameState =>
  withEncounter(state, (encounter) => {
    const { smitten, ...rest } = encounter;
    if (!smitten) return encounter;
    const first = smitten.findIndex((one) => one.creature === creature);
    const left = smitten.filter((_, place) => place !== first);
    return left.length > 0 ? { ...rest, smitten: left } : rest;
  });

/** A save that is due, with all that the referee would say of it. */
export interface DueSave {
  readonly creature: Creature;
  readonly save: Save;
  readonly otherwise: Outcome;
  /** What is saved against, as all are told it: whom nobody sees is not named. */
  readonly source: string;
  /** The same with the name of who has struck, which is the referee's. */
  readonly sourceInTruth: string;
  /** What the venom adds to the save. */
  readonly modifier: number;
  /** What leaves some folk untouched; null for nothing of the kind. */
  readonly nature: string | null;
  /** Turns that it lasts, or that it takes to kill, as dice; null where that is not said. */
  readonly turns: string | null;
}

/** The saves due in this round; none against what the book plays at once. */
export function dueSaves(state: GameState, rules: Ruleset): readonly DueSave[] {
  const { encounter, creatures } = state;
  if (!encounter) return [];
  return inRound(encounter).flatMap(({ creature, by, attack, damage }) => {
    const [struck, striker, rider] = [creatures[creature], creatures[by], riderOf({ name: attack, damage })];
    if (!struck || !striker || !rider || isDead(struck)) return [];
    const blow = striker.attacks.find((one) => one.name === attack && one.damage === damage);
    if (rules.afflictions.known.length > 0 && (!blow || rules.afflictions.brings(striker, blow))) return [];
    const { save, otherwise, name, turns } = rider;
    const nature = natureOf(rules, striker, rider);
    if (name === 'paralysis' && nature === null && striker.traits?.spares === struck.class) return [];
    if (suffers(state, struck, otherwise)) return [];
    const what = struckWith(attack);
    const from = (who: string) => `${name} of ${who} (${what})`;
    const [source, sourceInTruth] = [from(namedToAll(state, striker)), from(called(striker))];
    const course = courseOf(rules, name, `${attack} ${damage}`);
    const lasts = course.turns ?? turns ?? null;
    return [{ creature: struck, save, otherwise, source, sourceInTruth, nature, ...course, turns: lasts }];
  });
}

/** Whether that has befallen somebody already. */
function suffers(state: GameState, { id, conditions }: Creature, outcome: Outcome): boolean {
  if (outcome === 'slowed') return ails(state, id, outcome);
  return outcome !== 'none' && conditions.includes(outcome);
}

/** `poison at +2 in 1d4 turns`: what is added to the save, and how long it takes; a paralysis lasts as the book has it. */
function courseOf({ savingThrow }: Ruleset, name: string, words: string): Pick<DueSave, 'modifier' | 'turns'> {
  const [, plus = '0'] = / at ([+-]\d+)/.exec(words) ?? [];
  const [, after = null] = / in (\d[\dd+]*) turns?/.exec(words) ?? [];
  return {
    modifier: Number(plus),
    turns: after ?? (name === 'paralysis' ? (savingThrow.paralysis?.turns ?? null) : null),
  };
}

const inRound = ({ smitten = [], round }: Encounter): readonly Smitten[] =>
  smitten.filter((one) => one.round === round);

/** `ghoul-paralysis` of a ghoul, or what a power is by itself, where the book names it. */
function natureOf(
  {
    classFunctions: {
      immunity: { natures },
    },
  }: Ruleset,
  striker: Creature,
  { name, nature = name }: Rider,
): string | null {
  const kind = striker.name.replace(/\s*\d+$/, '').toLowerCase();
  return [`${kind}-${nature}`, nature].find((one) => natures?.all.includes(one)) ?? null;
}
