import { id, impossible, NotedDice } from '../../../core/index.ts';
import { type Handler, type Handlers, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { characterMakingCommands } from './commands.ts';
import { finishedOf } from './finished.ts';
import {
  mayBeginCharacter,
  mayChooseClass,
  mayDiscardCharacter,
  mayFinish,
  mayRollHitPoints,
  mayTrade,
  ofDraft,
} from './may.ts';
import { scoresBy } from './scores.ts';
import { classNamed, unswappable } from './steps.ts';

const beginCharacter: Handler<'BeginCharacter'> = (play, { method }) => {
  const { user } = play.by;
  const { characterMaking } = play.rules;
  const { array } = characterMaking;
  const dice = new NotedDice(play.dice);
  const figures = [...(array ?? [])];
  const scores = method === 'array' ? scoresBy(() => figures.shift() ?? 3) : characterMaking.scores(dice);
  play.happen({ type: 'CharacterBegun', user, method, scores, thrown: dice.thrown });
};

const tradeScores: Handler<'TradeScores'> = (play, { lower, raise }) => {
  const { trade } = play.rules.characterMaking;
  if (trade) play.happen({ type: 'ScoresTraded', user: play.by.user, lower, raise, cost: trade.cost });
};

const rollHitPoints: Handler<'RollHitPoints'> = (play) => {
  const { characterMaking } = play.rules;
  const draft = play.state.drafts[play.by.user];
  const of = draft && classNamed(characterMaking, draft.class);
  if (!of) return;
  const dice = new NotedDice(play.dice);
  const points = characterMaking.hitPoints.throw(of.name, draft.scores, dice);
  play.happen({ type: 'HitPointsRolled', user: play.by.user, class: of.name, thrown: dice.thrown, points });
};

const rollGold: Handler<'RollGold'> = (play) => {
  const dice = new NotedDice(play.dice);
  const gold = play.rules.characterMaking.gold(dice);
  play.happen({ type: 'GoldRolled', user: play.by.user, thrown: dice.thrown, gold });
};

const finishCharacter: Handler<'FinishCharacter'> = (play, { name, alignment }) => {
  const made = finishedOf(play.state, play.by, name, alignment);
  if (!made) return;
  const infravision = play.rules.characterMaking.infravision(made.class, play.dice);
  const creature: Creature = { ...made, id: id(play.dice.id()), infravision };
  play.happen({ type: 'CharacterMade', user: play.by.user, creature });
};

export const characterMakingHandlers: Handlers<typeof characterMakingCommands> = {
  BeginCharacter: { may: mayBeginCharacter, play: beginCharacter },
  /** Two scores change places; the figures of an array are moved about in the same way. */
  SwapScores: {
    may: (state, { one, other }, seat) =>
      ofDraft(state, seat, (draft) => [
        one === other ? impossible('bad-input', 'Name two different abilities.') : null,
        unswappable(rulesOf(state).characterMaking, draft),
      ]),
    play: (play, { one, other }) => play.happen({ type: 'ScoresSwapped', user: play.by.user, one, other }),
  },
  TradeScores: { may: mayTrade, play: tradeScores },
  ChooseClass: {
    may: mayChooseClass,
    play: (play, { class: chosen }) => play.happen({ type: 'ClassChosen', user: play.by.user, class: chosen }),
  },
  RollHitPoints: { may: mayRollHitPoints, play: rollHitPoints },
  RollGold: {
    may: (state, _, seat) =>
      ofDraft(state, seat, ({ gold }) => [
        gold === null ? null : impossible('already-tried', 'The gold has been thrown.'),
      ]),
    play: rollGold,
  },
  FinishCharacter: { may: mayFinish, play: finishCharacter },
  DiscardCharacter: {
    may: mayDiscardCharacter,
    play: (play, { user }) => play.happen({ type: 'CharacterDiscarded', user }),
  },
};
