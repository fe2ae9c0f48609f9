import { written } from '../../core/index.ts';
import { atFirst } from '../../core/words.ts';
import { nameOf, rulesOf } from '../../play/index.ts';
import { checksDue } from '../../procedures/dungeon/wandering/kept.ts';
import { cannotRise } from '../../procedures/making/advancement/may.ts';
import { nearestFoe } from '../../procedures/meeting/encounter/standing-clear.ts';
import { wholeTurns } from '../../procedures/situation/round/clock.ts';
import { toldName } from '../../procedures/situation/spells/reversed.ts';
import { bodiesIn } from '../../state/body.ts';
import { lightName } from '../../state/light.ts';
import { lastingMagic } from '../../state/magic.ts';
import { isAfield } from '../../state/on-the-road.ts';
import { isDead, partyOf, ROUNDS_PER_TURN, sceneOf, turnOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import type { DueRecord } from '../records/index.ts';
import { drawnUpInWords } from './drawn-up.ts';
import type { SharedSection } from './section.ts';

/** What the referee must not forget. */
export const due: SharedSection = {
  shared: true,
  reads: (state, eye) =>
    eye === 'referee'
      ? [
          state.rounds,
          state.party.turnsSinceRest,
          state.lights,
          state.wanderingDue,
          state.moreChecksDue,
          state.drawnUp,
          state.encounter,
          state.automation,
          // Only who is met is asked where they stand.
          state.encounter ? state.creatures : null,
          ...bodiesIn(state),
          state.party.members,
          state.stayingHome,
          state.ailments,
          state.magic,
          // Feet between enemies are counted in squares.
          sceneOf(state)?.feetPerSquare,
          isAfield(state),
        ]
      : [],
  entries: (state, eye) =>
    eye === 'referee'
      ? [
          [
            'due',
            {
              type: 'due',
              items: [
                ...rest(state),
                ...light(state),
                ...magic(state),
                ...wandering(state),
                ...morale(state),
                ...rounds(state),
                ...levels(state),
              ],
              wanderingIn: isAfield(state) ? null : wanderingIn(state),
              automation: state.automation,
            },
          ],
        ]
      : [],
};

type Items = DueRecord['items'];

function rest(state: GameState): Items {
  const { activeTurns } = rulesOf(state).rest;
  if (state.party.turnsSinceRest >= activeTurns)
    return [{ kind: 'rest', text: 'The party is weary: −1 to attack and damage until it rests.' }];
  return state.party.turnsSinceRest === activeTurns - 1
    ? [{ kind: 'rest', text: 'Rest is due: the next active turn tires the party.' }]
    : [];
}

const light = ({ lights, creatures }: GameState): Items =>
  Object.values(lights)
    .filter(({ turnsLeft }) => turnsLeft !== null && turnsLeft <= 1)
    .map((one) => ({
      kind: 'light',
      text: `${one.carriedBy ? `${atFirst(nameOf({ creatures }, one.carriedBy))}’s ${lightName(one)}` : `The ${lightName(one)} on the floor`} goes out at the end of this turn.`,
    }));

/** What runs out with the running turn. */
const magic = (state: GameState): Items =>
  lastingMagic(state)
    .filter(({ until }) => until !== null && wholeTurns(until) <= turnOf(state) * ROUNDS_PER_TURN)
    .map(({ name }) => ({ kind: 'magic', text: `${toldName(name)} ends with this turn.` }));

function wandering(state: GameState): Items {
  const { drawnUp } = state;
  const count = checksDue(state);
  const text = count > 1 ? `${written(count)} wandering monster checks are due.` : 'A wandering monster check is due.';
  return [
    ...(count > 0 ? [{ kind: 'wandering', text } as const] : []),
    ...(drawnUp ? [{ kind: 'drawn-up', text: `${drawnUpInWords(drawnUp)}.` } as const] : []),
  ];
}

const levels = (state: GameState): Items =>
  partyOf(state)
    .filter((member) => member.class !== null && !isDead(member) && cannotRise(state, member) === null)
    .map(({ name, level }) => ({ kind: 'level', text: `${name} has earned level ${level + 1}.` }));

/** Turns ahead that are looked through for the next check. */
const AHEAD = 12;

function wanderingIn(state: GameState): number | null {
  const { wandering: rule } = rulesOf(state);
  const turn = turnOf(state);
  const found = Array.from({ length: AHEAD }, (_, ahead) => ahead + 1).find((ahead) => rule.isDue(turn + ahead));
  return found ?? null;
}

function morale(state: GameState): Items {
  const due = (state.encounter?.sides ?? []).filter((side) => side.morale.due);
  const when = MORALE_AT[rulesOf(state).morale.check.checkedAt];
  return due.map(({ name }) => ({ kind: 'morale', text: `${name}: a morale check is due ${when}.` }));
}

const MORALE_AT = { 'own-turn': 'before they next act', 'end-of-round': 'once all have acted' } as const;

/** Why rounds are still counted. */
function rounds(state: GameState): Items {
  const { encounter } = state;
  const { standClear } = rulesOf(state).turn;
  const nearest = encounter?.mode === 'combat' && standClear ? nearestFoe(state, encounter) : null;
  if (!standClear || nearest === null || nearest > standClear.feet) return [];
  const text = `Rounds are counted until all stand more than ${standClear.feet} feet from the enemy; the nearest are ${Math.round(nearest)} feet apart (${standClear.rule}).`;
  return [{ kind: 'rounds', text }];
}
