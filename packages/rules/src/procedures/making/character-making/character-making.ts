import { classIcon } from '../../../books/ose/content/icons.ts';
import { byRule, id, impossible, NotedDice } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { type Creature, NO_COINS } from '../../../state/creature.ts';
import { refusalOf } from '../../body/creature/bounds.ts';
import type { characterMakingCommands } from './commands.ts';
import { draftOf } from './may.ts';
import { scoresBy } from './scores.ts';
import { classNamed, tradesOpen, unfit, unswappable } from './steps.ts';

/** The longest name of a character. */
export const LONGEST_NAME = 60;

const beginCharacter: Handler<'BeginCharacter'> = (play, { method }) => {
  const { user } = play.by;
  const { characterMaking } = play.rules;
  const { array } = characterMaking;
  const dice = new NotedDice(play.dice);
  const figures = [...(array ?? [])];
  const scores = method === 'array' ? scoresBy(() => figures.shift() ?? 3) : characterMaking.scores(dice);
  play.happen({ type: 'CharacterBegun', user, method, scores, thrown: dice.thrown });
  return null;
};

/** Two scores change places; the figures of an array are moved about in the same way. */
const swapScores: Handler<'SwapScores'> = (play, { one, other }) => {
  const made = draftOf(play.state, play.by);
  if (made.refusal) return made.refusal;
  if (one === other) return impossible('bad-input', 'Name two different abilities.');
  const refusal = play.unless(unswappable(play.rules.characterMaking, made.draft));
  if (refusal) return refusal;
  play.happen({ type: 'ScoresSwapped', user: play.by.user, one, other });
  return null;
};

const tradeScores: Handler<'TradeScores'> = (play, { lower, raise }) => {
  const made = draftOf(play.state, play.by);
  if (made.refusal) return made.refusal;
  const { trade, id: rule } = play.rules.characterMaking;
  if (!trade || made.draft.hitPoints !== null || made.draft.scores[lower] - trade.cost < 3 || lower === raise)
    return impossible('no-such-thing', 'Those scores cannot be traded.');
  const open = tradesOpen(play.rules.characterMaking, made.draft);
  const granted = open.some((each) => each.lower === lower && each.raise === raise);
  const refusal = granted
    ? null
    : play.unless(byRule(rule, 'forbidden', `${lower} cannot be lowered for ${raise} by this class.`));
  if (refusal) return refusal;
  play.happen({ type: 'ScoresTraded', user: play.by.user, lower, raise, cost: trade.cost });
  return null;
};

const chooseClass: Handler<'ChooseClass'> = (play, { class: chosen }) => {
  const made = draftOf(play.state, play.by);
  if (made.refusal) return made.refusal;
  const found = classNamed(play.rules.characterMaking, chosen);
  if (!found) return impossible('no-such-thing', 'These rules know no such class.');
  if (made.draft.class === chosen) return impossible('no-change', `It is a ${chosen} already.`);
  if (made.draft.hitPoints !== null || made.draft.trades > 0)
    return impossible('out-of-turn', 'The class is settled: scores were traded for it, or hit points thrown.');
  const refusal = play.unless(unfit(found, made.draft.scores));
  if (refusal) return refusal;
  play.happen({ type: 'ClassChosen', user: play.by.user, class: chosen });
  return null;
};

const rollHitPoints: Handler<'RollHitPoints'> = (play) => {
  const made = draftOf(play.state, play.by);
  if (made.refusal) return made.refusal;
  const { characterMaking } = play.rules;
  const of = classNamed(characterMaking, made.draft.class);
  if (!of) return impossible('out-of-turn', 'Choose a class first.');
  if (made.draft.hitPoints !== null) return impossible('already-tried', 'The hit points have been thrown.');
  const refusal = play.unless(unfit(of, made.draft.scores));
  if (refusal) return refusal;
  const dice = new NotedDice(play.dice);
  const points = characterMaking.hitPoints.throw(of.name, made.draft.scores, dice);
  play.happen({ type: 'HitPointsRolled', user: play.by.user, class: of.name, thrown: dice.thrown, points });
  return null;
};

const rollGold: Handler<'RollGold'> = (play) => {
  const dice = new NotedDice(play.dice);
  const gold = play.rules.characterMaking.gold(dice);
  play.happen({ type: 'GoldRolled', user: play.by.user, thrown: dice.thrown, gold });
  return null;
};

const finishCharacter: Handler<'FinishCharacter'> = (play, { name, alignment }) => {
  const made = draftOf(play.state, play.by);
  if (made.refusal) return made.refusal;
  const { class: chosen, hitPoints, gold, scores } = made.draft;
  if (chosen === null || hitPoints === null || gold === null)
    return impossible('out-of-turn', 'Class, hit points and gold come first.');
  if (name.trim() === '' || name.length > LONGEST_NAME)
    return impossible('bad-input', `A name has from 1 to ${LONGEST_NAME} letters.`);
  const creature: Creature = {
    ...UNTRIED,
    id: id(play.dice.id()),
    name: name.trim(),
    owner: play.by.role === 'player' && !play.by.as ? play.by.user : null,
    icon: classIcon(chosen),
    class: chosen,
    alignment,
    abilities: scoresBy((ability) => scores[ability]),
    hitPoints: { now: hitPoints, max: hitPoints },
    coins: { ...UNTRIED.coins, gp: gold },
    infravision: play.rules.characterMaking.infravision(chosen, play.dice),
  };
  const refusal = refusalOf(creature);
  if (refusal) return refusal;
  play.happen({ type: 'CharacterMade', user: play.by.user, creature });
  return null;
};

/** What all new characters are alike in. */
const UNTRIED = {
  kind: 'character',
  level: 1,
  experience: 0,
  hitDice: null,
  naturalArmour: 10,
  armour: 'none',
  shield: false,
  helmet: false,
  attacks: [],
  items: [],
  coins: NO_COINS,
  movement: 120,
  morale: null,
  saveAs: null,
  undead: false,
  conditions: [],
  at: null,
  hidden: false,
  moved: 0,
  notes: '',
  fresh: true,
} as const satisfies Partial<Creature>;

const discardCharacter: Handler<'DiscardCharacter'> = (play, { user }) => {
  play.happen({ type: 'CharacterDiscarded', user });
  return null;
};

export const characterMakingHandlers: Handlers<typeof characterMakingCommands> = {
  BeginCharacter: beginCharacter,
  SwapScores: swapScores,
  TradeScores: tradeScores,
  ChooseClass: chooseClass,
  RollHitPoints: rollHitPoints,
  RollGold: rollGold,
  FinishCharacter: finishCharacter,
  DiscardCharacter: discardCharacter,
};
