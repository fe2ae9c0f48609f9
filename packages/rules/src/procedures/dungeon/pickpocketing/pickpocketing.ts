import { atMost, fallen, type Modifier, type Note, NotedDice, type RuleId, signed } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { turnOf } from '../../../state/read.ts';
import { madeOfParts } from '../../table/chance/chance.ts';
import type { pickpocketingCommands } from './commands.ts';

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
          who: `${victim.name} notices nothing`,
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

export const pickpocketingHandlers: Handlers<typeof pickpocketingCommands> = { PickPocket: pickPocket };
