import {
  atMost,
  byPermission,
  byRule,
  fallen,
  impossible,
  type Modifier,
  type Note,
  NotedDice,
  objections,
  type Refusal,
  type RuleId,
  signed,
} from '../../../core/index.ts';
import { type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, turnOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { madeOfParts } from '../../table/chance/chance.ts';
import { mayAct } from '../../table/permission/permission.ts';
import type { pickpocketingCommands } from './commands.ts';

/** In a fight nobody lets a hand into the pocket. */
export const outOfReach = (state: GameState, thief: Creature, victim: Creature): Refusal | null => {
  const { cites } = rulesOf(state).pickpocketing;
  if (state.encounter?.mode === 'combat') return byRule(cites.theft, 'in-encounter', 'Not in the middle of a fight.');
  return areClose(state, thief.at, victim.at)
    ? null
    : byRule(cites.theft, 'too-far', `${called(victim)} is out of reach.`);
};

const untaught = (rule: RuleId, hand: Creature, chance: number | null): Refusal | null =>
  chance === null ? byRule(rule, 'forbidden', `${called(hand)} is no pickpocketer.`) : null;

const mayPickPocket: May<'PickPocket'> = (state, { thief, victim, wary = false }, seat) => {
  const hand = state.creatures[thief];
  const barred = mayAct(state, seat, thief);
  if (!hand) return objections(barred);
  const rule = rulesOf(state).pickpocketing;
  if (!rule.played) return objections(barred, impossible('no-such-thing', 'These rules know no picking of pockets.'));
  const mark = state.creatures[victim];
  if (!mark || thief === victim || isDead(mark) || !isInSight(state, seat, mark))
    return objections(barred, impossible('no-such-thing', 'There is nobody of that name here.'));
  if (wary && seat.role !== 'referee')
    return objections(barred, byPermission('not-your-seat', 'Whether somebody is wary, the referee says.'));
  const chance = rulesOf(state).skills.chance(hand, rule.skill);
  return objections(
    barred,
    untaught(rule.cites.theft, hand, chance),
    rulesOf(state).skills.hindrance(hand, rule.skill),
    outOfReach(state, hand, mark),
  );
};

const pickPocket: Handler<'PickPocket'> = (play, { thief, victim, wary = false }) => {
  const hand = play.state.creatures[thief];
  if (!hand) return;
  const rule = play.rules.pickpocketing;
  if (!rule.played) return;
  const mark = play.state.creatures[victim];
  if (!mark) return;
  const chance = play.rules.skills.chance(hand, rule.skill);
  attempt(play, hand, mark, chance ?? 0, wary);
};

function attempt(play: Play, thief: Creature, victim: Creature, needed: number, wary: boolean): void {
  const dice = new NotedDice(play.dice);
  const { attempt: tries, cites } = play.rules.pickpocketing;
  const { stolen, chance, parts, noticed } = tries(thief, needed, { noticed: wary, camouflaged: false }, dice);
  const [skill = 0, other = 0] = dice.thrown.faces;
  play.happen({
    type: 'PocketPicked',
    thief: thief.id,
    victim: victim.id,
    stolen,
    noticed,
    chance,
    faces: [skill, other],
    why: {
      rule: noticed === 'now' ? cites.felt : cites.theft,
      formula: 'd100 ≤ the skill; the victim notices nothing by a d6 ≤ its surprise',
      roll: fallen(100, [skill]),
      needed,
      ...madeOfParts(play.rules.skills.check.parts(thief, play.rules.pickpocketing.skill)),
      judged: atMost(skill, needed, stolen),
      ...(parts.length > 1 ? { notes: parts.map((part, place) => bearing(part, place, cites.felt)) } : {}),
      throws: [
        {
          who: `${called(victim)} notices nothing`,
          roll: fallen(6, [other]),
          needed: chance,
          judged: atMost(other, chance, noticed === 'never'),
        },
      ],
    },
  });
}

/** What bears on whether the victim notices anything, the first of them what is so of anybody. */
const bearing = ({ name, value, rule }: Modifier, place: number, otherwise: RuleId): Note => ({
  rule: rule ?? otherwise,
  text: `${name}: ${place === 0 ? value : signed(value)} in 6 that the victim notices nothing`,
});

/** At the end of a turn, whoever was robbed the turn before may know it. */
export function noticeThefts(play: Play): void {
  const due = (play.state.thefts ?? []).filter(({ turn }) => turn <= turnOf(play.state));
  if (due.length > 0) play.happen({ type: 'TheftsNoticed', victims: [...new Set(due.map(({ victim }) => victim))] });
}

export const pickpocketingHandlers: Handlers<typeof pickpocketingCommands> = {
  PickPocket: { may: mayPickPocket, play: pickPocket },
};
