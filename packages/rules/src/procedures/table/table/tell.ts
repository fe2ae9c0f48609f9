import type { Line, Role } from '../../../core/index.ts';
import { aOr, withArticle } from '../../../core/words.ts';
import { keeping, nameOf, type Tellers, toAll, toReferee, toSome } from '../../../play/index.ts';
import type { Person } from '../../../state/state.ts';
import { isPublic } from '../../situation/sight/known.ts';
import type { TableEvent } from './events.ts';

/** Whoever sat at the table already joins nothing: they are called otherwise, or take another seat, or both. */
function seated(before: Person | undefined, name: string, role: Role): string {
  const takesOver = role === 'referee';
  if (!before) return takesOver ? `${name} takes the referee’s seat.` : `${name} joins as ${withArticle(role)}.`;
  if (before.role === role) return `${before.name} is called ${name} from now on.`;
  if (before.name === name)
    return takesOver ? `${name} takes the referee’s seat.` : `${name} is ${withArticle(role)} from now on.`;
  const renamed = `${before.name} is called ${name}`;
  return takesOver
    ? `${renamed} from now on, and takes the referee’s seat.`
    : `${renamed}, and is ${withArticle(role)}, from now on.`;
}

/** Who sits where is so whatever is taken back of the game. */
const standing = (text: string): Line => ({ kind: 'table', text, what: { type: 'keeping', stands: true } });

export const tableTellers: Tellers<TableEvent> = {
  RefusalOverridden: ({ refusal }) =>
    toReferee({
      kind: 'ruling',
      text: `Overridden by the referee: ${refusal.sentence}`,
      why: { rule: refusal.rule ?? 'TABLE', formula: 'the referee rules' },
    }),
  PersonSeated: ({ user, name, role }, _after, before) => toAll(standing(seated(before.people[user], name, role))),
  PersonLeft: ({ user }, _after, before) =>
    toAll(standing(`${before.people[user]?.name ?? 'Somebody'} has left the campaign.`)),
  AutomationSet: ({ step, on }) => toReferee(keeping(`Automatic ${step}: ${on ? 'on' : 'off'}.`)),
  GalleryDelayed: ({ minutes }) =>
    toReferee(
      keeping(
        minutes === 0
          ? 'The gallery sees the game as it happens.'
          : `The gallery sees the game ${aOr(minutes, 'minute')} late.`,
      ),
    ),
  ColourChosen: ({ user }, after) =>
    toAll(keeping(`${after.people[user]?.name ?? 'Somebody'} takes dice of another colour.`)),
  CharacterGiven: ({ creature, to }, after) => {
    const name = nameOf(after, creature);
    const player = to ? after.people[to]?.name : null;
    const line: Line = {
      kind: 'table',
      text: player ? `The referee gives ${name} to ${player}.` : `The referee takes ${name} back.`,
    };
    return isPublic(after, after.creatures[creature]) ? toAll(line) : toSome(line, to ? [to] : []);
  },
  CharacterClaimed: ({ creature, by }, after) =>
    toAll({
      kind: 'table',
      text: `${after.people[by]?.name ?? 'A player'} plays ${nameOf(after, creature)}.`,
    }),
  Rewound: ({ to }) => {
    const line = { kind: 'table', text: 'The referee takes back what was done.' } as const;
    return { referee: { ...line, backTo: to }, table: line };
  },
};
