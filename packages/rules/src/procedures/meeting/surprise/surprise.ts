import type { Note } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Side } from '../../../state/encounter.ts';
import { sideNamed } from '../../../state/sides.ts';
import { endSneaking, surprisedBySneakers } from '../../dungeon/sneaking/sneaking.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { advance } from '../steps/advance.ts';
import type { surpriseCommands } from './commands.ts';
import type { SurpriseOfSide } from './events.ts';
import { thresholdFor } from './threshold.ts';

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
  RollSurprise: (play) => surprise(play),
  SetSurprise: setSurprise,
  Encircle: encircle,
};
