import {
  atMost,
  byPermission,
  byRule,
  fallen,
  impossible,
  NotedDice,
  type Refusal,
  type RuleId,
} from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesFor } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, turnOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { madeOfParts } from '../../table/chance/chance.ts';
import { forActing } from '../../table/permission/permission.ts';
import type { pickpocketingCommands } from './commands.ts';

const pickPocket: Handler<'PickPocket'> = (play, { thief, victim, wary = false }) => {
  const refusal = forActing(play, thief);
  const hand = play.state.creatures[thief];
  if (refusal || !hand) return refusal;
  const rule = play.rules.pickpocketing;
  if (!rule.played) return impossible('no-such-thing', 'These rules know no picking of pockets.');
  const mark = play.state.creatures[victim];
  if (!mark || thief === victim || isDead(mark) || !isInSight(play.state, play.by, mark))
    return impossible('no-such-thing', 'There is nobody of that name here.');
  if (wary && play.by.role !== 'referee')
    return byPermission('not-your-seat', 'Whether somebody is wary, the referee says.');
  const chance = play.rules.skills.chance(hand, rule.skill);
  const unable =
    play.unless(untaught(rule.cites.theft, hand, chance)) ??
    play.unless(play.rules.skills.hindrance(hand, rule.skill)) ??
    play.unless(outOfReach(play.state, hand, mark));
  if (unable) return unable;
  attempt(play, hand, mark, chance ?? 0, wary);
  return null;
};

const untaught = (rule: RuleId, { name }: Creature, chance: number | null): Refusal | null =>
  chance === null ? byRule(rule, 'forbidden', `${name} is no pickpocketer.`) : null;

/** In a fight nobody lets a hand into the pocket. */
export const outOfReach = ({ encounter, ruleset }: GameState, thief: Creature, victim: Creature): Refusal | null => {
  const { cites } = rulesFor(ruleset).pickpocketing;
  if (encounter?.mode === 'combat') return byRule(cites.theft, 'in-encounter', 'Not in the middle of a fight.');
  return areClose(thief.at, victim.at) ? null : byRule(cites.theft, 'too-far', `${victim.name} is out of reach.`);
};

function attempt(play: Play, thief: Creature, victim: Creature, needed: number, wary: boolean): void {
  const dice = new NotedDice(play.dice);
  const { stolen, chance, noticed } = play.rules.pickpocketing.attempt(
    thief,
    needed,
    { noticed: wary, camouflaged: false },
    dice,
  );
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
      rule: noticed === 'now' ? play.rules.pickpocketing.cites.felt : play.rules.pickpocketing.cites.theft,
      formula: 'd100 ≤ the skill; the victim notices nothing by a d6 ≤ its surprise',
      roll: fallen(100, [skill]),
      needed,
      ...madeOfParts(play.rules.skills.check.parts(thief, play.rules.pickpocketing.skill)),
      judged: atMost(skill, needed, stolen),
      throws: [
        {
          who: `${victim.name} notices nothing`,
          roll: fallen(6, [other]),
          needed: chance,
          judged: atMost(other, chance, noticed === 'never'),
        },
      ],
    },
  });
}

/** At the end of a turn, whoever was robbed the turn before may know it. */
export function noticeThefts(play: Play): void {
  const due = (play.state.thefts ?? []).filter(({ turn }) => turn <= turnOf(play.state));
  if (due.length > 0) play.happen({ type: 'TheftsNoticed', victims: [...new Set(due.map(({ victim }) => victim))] });
}

export const pickpocketingHandlers: Handlers<typeof pickpocketingCommands> = { PickPocket: pickPocket };
