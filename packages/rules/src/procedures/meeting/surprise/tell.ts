import { atMost, type Line, type Note, type Ruleset, type Throw, type Why } from '../../../core/index.ts';
import { rulesOf, type Tellers, toEach } from '../../../play/index.ts';
import type { Side } from '../../../state/encounter.ts';
import { isOrAre, sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isOrAreShown, nameSeen } from '../../situation/round/seen-name.ts';
import type { SurpriseEvent, SurpriseOfSide } from './events.ts';
import { reasonsToExpect } from './giveaways.ts';
import { thresholdToldOf } from './threshold.ts';

export const surpriseTellers: Tellers<SurpriseEvent> = {
  SurpriseRolled: ({ sides, notes: open = [] }, after) => {
    const {
      id: rule,
      roll: { surprisedOn },
    } = rulesOf(after).surprise;
    const line = (
      shown: readonly SurpriseOfSide[],
      upTo: Threshold,
      notes: readonly Note[],
      outcome: Outcome,
    ): Line => ({
      kind: 'encounter',
      text: sentence(sides, after, outcome),
      ...thrown(shown, after),
      why: withNotes(
        { rule, formula: formulaOf(shown, upTo, first ? upTo(first) : surprisedOn), ...throwsOf(shown, upTo, after) },
        [...open, ...notes],
      ),
    });
    const notes = (after.encounter?.sides ?? []).flatMap((side, _place, all) =>
      sides.some((one) => one.side === side.id && one.roll === null)
        ? reasonsToExpect(after, rulesOf(after), side, all)
        : [],
    );
    const ours = sides.filter(({ side }) => sideNamed(after.encounter, side)?.kind === 'party');
    const [first] = sides;
    const told: Threshold = (one) => {
      const side = sideNamed(after.encounter, one.side);
      return side ? thresholdToldOf(after, side, one) : surprisedOn;
    };
    return toEach(
      line(sides, (one) => one.surprisedOn, [...whyOfNumbers(sides, rulesOf(after)), ...notes], asIs),
      line(ours, told, [], asSeen),
    );
  },
  SurpriseRuled: ({ side, surprised }, after) => {
    const line = (outcome: Outcome): Line => ({
      kind: 'encounter',
      text: told(side, surprised, after, outcome),
      why: { rule: rulesOf(after).surprise.lost.rule, formula: 'the referee rules' },
    });
    return toEach(line(asIs), line(asSeen));
  },
};

/** The number up to which a side is surprised, as the reader knows it. */
type Threshold = (side: SurpriseOfSide) => number;

/** What the dice are held against; where none of them can surprise, they are thrown for the distance alone. */
function formulaOf(all: readonly SurpriseOfSide[], upTo: Threshold, most: number): string {
  const needed = new Set(all.filter(({ roll }) => roll).map(upTo));
  if (needed.size === 1 && needed.has(0))
    return 'those who are expected surprise nobody: the dice say how far apart they are';
  return needed.size > 1 ? 'd6 at most the number of each side: surprised' : `d6 ≤ ${most}: surprised`;
}

/** Why some are surprised by more or fewer of the faces than usual: for the referee alone. */
function whyOfNumbers(thrown: readonly SurpriseOfSide[], { surprise, monsters }: Ruleset): readonly Note[] {
  const numbers = [...new Set(thrown.flatMap(({ roll, surprisedOn }) => (roll ? [surprisedOn] : [])))];
  const { surprisedOn: usual } = surprise.roll;
  const { expects } = surprise.giveaways;
  return numbers.flatMap((upTo): readonly Note[] => {
    if (upTo > usual) return [{ rule: monsters.cites.bestiary, text: `some who are met surprise on 1 to ${upTo}` }];
    return upTo > 0 && upTo < usual && expects
      ? [{ rule: expects.light, text: 'those with a dim light surprise on a 1 alone' }]
      : [];
  });
}

/** Each throw, held against its number. */
function throwsOf(sides: readonly SurpriseOfSide[], upTo: Threshold, state: GameState): Pick<Why, 'throws'> {
  const throws = sides.flatMap((one): readonly Throw[] => {
    if (!one.roll) return [];
    const needed = upTo(one);
    const who = sideNamed(state.encounter, one.side)?.name ?? 'Somebody';
    return [{ who, roll: one.roll, needed, judged: atMost(one.roll.total, needed, one.surprised) }];
  });
  return throws.length > 0 ? { throws } : {};
}

/** The dice, and by which side each, where several throw. */
function thrown(sides: readonly SurpriseOfSide[], state: GameState): Pick<Line, 'rolls' | 'throwers'> {
  const throwing = sides.filter(({ roll }) => roll);
  const rolls = throwing.flatMap(({ roll }) => roll ?? []);
  if (throwing.length < 2) return { rolls };
  return { rolls, throwers: throwing.map(({ side }) => sideNamed(state.encounter, side)?.name ?? 'Somebody') };
}

const withNotes = (why: Why, notes: readonly Note[]): Why => (notes.length > 0 ? { ...why, notes } : why);

/** What a side is called, and whether it is one. */
type Outcome = (side: Side, state: GameState) => string;
const asIs: Outcome = (side, state) => `${side.name} ${isOrAre(state, side)}`;
const asSeen: Outcome = (side, state) => `${nameSeen(state, side)} ${isOrAreShown(state, side)}`;

/** What the throws came to, beside the sides that were ruled on before. */
function sentence(sides: readonly SurpriseOfSide[], state: GameState, outcome: Outcome): string {
  const all = state.encounter?.sides ?? [];
  if (all.every((side) => side.surprised))
    return 'All are surprised: a moment of confusion, and no advantage to anyone.';
  if (!all.some((side) => side.surprised)) return 'Nobody is surprised.';
  const surprised = sides.filter((side) => side.surprised);
  const which = surprised.length > 0 ? surprised : sides;
  return which.map((one) => told(one.side, one.surprised, state, outcome)).join(' ');
}

function told(side: SurpriseOfSide['side'], surprised: boolean, state: GameState, outcome: Outcome): string {
  const found = sideNamed(state.encounter, side);
  return found ? `${outcome(found, state)} ${surprised ? 'surprised!' : 'not surprised.'}` : 'The side is gone.';
}
