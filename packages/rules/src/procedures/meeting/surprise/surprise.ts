import { byRule, impossible, type Note, objections } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { ableOf, sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { endSneaking, surprisedBySneakers } from '../../dungeon/sneaking/sneaking.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { advance } from '../steps/advance.ts';
import { atStep } from '../steps/steps.ts';
import type { surpriseCommands } from './commands.ts';
import type { SurpriseOfSide } from './events.ts';
import { thresholdFor } from './threshold.ts';

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

/** Every side that did not expect the meeting, and is not ruled on, rolls; then the next step. */
export function surprise(play: Play): void {
  const { encounter } = play.state;
  if (!encounter) return;
  const rule = play.rules.surprise;
  const open = encounter.sides.filter((side) => side.surprised === null);
  const sneaked = surprisedBySneakers(play.state, encounter.sides);
  const expected = (side: Side) => side.aware || (sneaked !== null && side.kind === 'monsters');
  const rolling = rule.roll.rolls(open.map((side) => ({ id: side.id, aware: expected(side) })));
  const sides = open.map((side) => {
    const roll = rolling.includes(side.id) ? play.roll(1, rule.roll.sides) : null;
    const surprisedOn = roll && expected(side) ? 0 : thresholdFor(play.state, side);
    const surprised = roll !== null && rule.roll.surprised(roll.total, surprisedOn);
    return { side: side.id, roll, surprisedOn, surprised: surprised || (!side.aware && takenUnawares(side, sneaked)) };
  });
  const sneakers = ofSneakers(play, sides);
  play.happen({ type: 'SurpriseRolled', sides, ...(sneakers ? { notes: [sneakers] } : {}) });
  endSneaking(play);
  advance(play);
}

/** That those who sneak throw as others do, unless they knew of what they meet. */
function ofSneakers({ state, rules }: Play, sides: readonly SurpriseOfSide[]): Note | null {
  const rule = rules.sneaking.surprised;
  const party = state.encounter?.sides.find(({ kind }) => kind === 'party');
  if (!rule || !party?.members.some((member) => state.sneaking?.creatures.includes(member))) return null;
  const threw = sides.some(({ side, roll }) => side === party.id && roll !== null);
  return { rule, text: threw ? SNEAKERS.threw : SNEAKERS.knew };
}

const SNEAKERS = {
  threw: 'those who sneak are surprised as others are, by what they did not know of',
  knew: 'those who sneak knew of them, and are not surprised',
} as const;

/** Those whom sneakers come upon, when nobody had noticed anything. */
const takenUnawares = ({ kind }: Side, sneaked: boolean | null): boolean => kind === 'monsters' && sneaked === true;

const setSurprise: Handler<'SetSurprise'> = (play, { side, surprised }) => {
  const { encounter } = play.state;
  const found = sideNamed(encounter, side);
  if (!encounter || !found) return;
  play.happen({ type: 'SurpriseRuled', side, surprised, was: found.surprised });
  if (
    encounter.step === 'surprise' &&
    play.state.encounter?.sides.every((each) => each.surprised !== null || each.aware)
  )
    advance(play);
};

/** Nobody of the party has clear space behind. */
const encircle: Handler<'Encircle'> = (play) => {
  const { encounter } = play.state;
  if (!encounter) return;
  for (const creature of encounter.sides.filter((side) => side.kind === 'party').flatMap((side) => side.members)) {
    play.happen({
      type: 'SituationSet',
      creature,
      situation: { ...situationOf(play.state, creature), surrounded: true },
    });
  }
};

export const surpriseHandlers: Handlers<typeof surpriseCommands> = {
  RollSurprise: {
    may: (state, _, seat) => objections(onlyReferee(seat), atStep(state, 'surprise')),
    play: (play) => surprise(play),
  },
  SetSurprise: { may: maySet, play: setSurprise },
  Encircle: { may: mayEncircle, play: encircle },
};
