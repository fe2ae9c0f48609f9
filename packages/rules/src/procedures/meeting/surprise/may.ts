import { byRule, impossible, objections } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { ableOf, sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { atStep } from '../steps/steps.ts';
import type { surpriseCommands } from './commands.ts';

/** Wilderness only; the party was surprised, by three or more. */
export function isOpenToEncircling(state: GameState, { setting, sides }: Encounter): boolean {
  const monsters = sides.filter((side) => side.kind === 'monsters').flatMap((side) => ableOf(state, side)).length;
  const surprised = sides.some((side) => side.kind === 'party' && side.surprised === true);
  return setting === 'wilderness' && rulesOf(state).surprise.mayEncircle(surprised, monsters);
}

const mayEncircle: May<'Encircle'> = (state, _, seat) => {
  const { encounter } = state;
  const barred = onlyReferee(seat);
  if (!encounter) return objections(barred, impossible('no-encounter', 'No encounter is running.'));
  return objections(
    barred,
    isOpenToEncircling(state, encounter)
      ? null
      : byRule(
          rulesOf(state).surprise.cites.surrounded,
          'forbidden',
          'Only a surprised party is surrounded, by three or more, in the open.',
        ),
  );
};

const maySet: May<'SetSurprise'> = (state, { side, surprised }, seat) => {
  const { encounter } = state;
  const found = sideNamed(encounter, side);
  const { lost } = rulesOf(state).surprise;
  return objections(
    onlyReferee(seat),
    found ? null : impossible('no-such-thing', 'There is no such side.'),
    encounter && encounter.round > 1
      ? byRule(lost.rule, 'out-of-turn', 'Surprise counts in the first round only.')
      : null,
    found?.surprised === surprised ? impossible('no-change', 'It is so already.') : null,
  );
};

/** What stands against each of these commands. */
export const surpriseLegality: Legality<typeof surpriseCommands> = {
  RollSurprise: (state, _, seat) => objections(onlyReferee(seat), atStep(state, 'surprise')),
  SetSurprise: maySet,
  Encircle: mayEncircle,
};
