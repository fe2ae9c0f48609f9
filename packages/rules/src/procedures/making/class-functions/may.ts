import { byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Operating } from '../../../state/operating.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';

/** Chosen before an adventure, for all of it. */
export function locked(state: GameState, creature: Creature): Refusal | null {
  if (!isOut(state, creature)) return null;
  return byRule(
    rulesOf(state).classFunctions.cites.calling,
    'forbidden',
    `${called(creature)} has chosen for this adventure: it is not over.`,
  );
}

/** Out on an adventure: on the board, on the way over land, or met. */
const isOut = ({ journey, encounter }: GameState, { at }: Creature): boolean =>
  at !== null || journey !== null || encounter !== null;

/** What somebody with two classes operates as; the first until another is chosen. */
export const operatingOf = ({ operating }: Creature): Operating => operating?.as ?? 'fighter';

/** How many more somebody may learn. */
export const languagesLeft = (state: GameState, creature: Creature): number =>
  creature.kind === 'monster'
    ? 0
    : rulesOf(state).classFunctions.languages(creature).most - (creature.languages ?? []).length;

export const sameAs = (language: string) => (other: string) => other.toLowerCase() === language.toLowerCase();

export const mayOperateAs: May<'OperateAs'> = (state, { creature, as }, seat) => {
  const found = state.creatures[creature];
  const barred = mayCommand(state, seat, creature);
  if (!found) return objections(barred);
  if (!rulesOf(state).classFunctions.operatesAs(found).includes(as))
    return objections(barred, impossible('no-such-thing', `${called(found)} has no such class.`));
  if (operatingOf(found) === as) return objections(barred, impossible('no-change', 'It is so already.'));
  return objections(barred, locked(state, found));
};

export const mayLearnLanguage: May<'LearnLanguage'> = (state, { creature, language: said }, seat) => {
  const found = state.creatures[creature];
  const barred = mayCommand(state, seat, creature);
  if (!found) return objections(barred);
  const language = said.trim();
  if (found.kind === 'monster') return objections(barred, impossible('bad-input', 'Monsters learn no languages.'));
  if (found.languages?.some(sameAs(language)))
    return objections(barred, impossible('no-change', `${called(found)} speaks it already.`));
  const { rule, most } = rulesOf(state).classFunctions.languages(found);
  return objections(
    barred,
    languagesLeft(state, found) > 0
      ? null
      : byRule(rule, 'forbidden', `${called(found)} learns ${most} languages, and no more.`),
  );
};

export const mayForgetLanguage: May<'ForgetLanguage'> = (state, { creature, language }, seat) => {
  const found = state.creatures[creature];
  const known = found?.languages?.find(sameAs(language));
  return objections(onlyReferee(seat), !found || !known ? impossible('no-change', 'They do not speak it.') : null);
};

export const mayNoteLore: May<'NoteLore'> = (state, { square, topic }, seat) => {
  const scene = sceneOf(state);
  const { lore } = rulesOf(state).classFunctions;
  const barred = onlyReferee(seat);
  if (!scene || !lore?.topics.includes(topic))
    return objections(
      barred,
      impossible('no-such-thing', 'No map is shown, or by these rules nobody is told of such things.'),
    );
  const inside = square.x >= 0 && square.y >= 0 && square.x < scene.width && square.y < scene.height;
  return objections(barred, inside ? null : impossible('bad-input', 'A remark has a square of the map.'));
};
