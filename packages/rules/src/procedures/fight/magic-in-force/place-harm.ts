import { type CreatureId, impossible, objections } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import { counted } from '../../../core/words.ts';
import { type Handler, type May, type Play, rulesOf } from '../../../play/index.ts';
import { placeFilled, standingIn } from '../../../state/areas.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { type DamageDice, inDice, readDamage, timesOver } from '../../body/damage/notation.ts';
import { callForSaves, type Threat } from '../../body/saving-throw/saving-throw.ts';
import { clockNow, wholeTurns } from '../../situation/round/clock.ts';
import { canAffect } from '../../situation/spells/feels.ts';
import { toldWithin } from '../../situation/spells/reversed.ts';
import { onlyReferee } from '../../table/permission/permission.ts';

/** The living who stand in the place that magic fills. */
export function inPlaceOf(state: GameState, magic: LastingMagic): readonly Creature[] {
  const area = placeFilled(state, magic);
  return area ? standingIn(state, area) : [];
}

/** The damage of a round to the living who stand in the place that magic fills; null where it does none. */
export function harmOf(state: GameState, magic: LastingMagic): DamageDice | null {
  const { harms } = rulesOf(state).spells.effect.works(magic.name)?.work.fills ?? {};
  return harms && placeFilled(state, magic) ? readDamage(harms) : null;
}

/** The living whom magic harms that fills a place, because they stand in it. */
const harmedBy = (state: GameState, magic: LastingMagic): readonly CreatureId[] =>
  inPlaceOf(state, magic)
    .filter((one) => canAffect({ living: true }, one))
    .map(({ id }) => id);

/** Magic fills a place on the map where a fight is: of other maps time passes when that is over. */
const isHere = ({ scene }: GameState, { area }: LastingMagic): boolean => area?.scene === scene;

/** A round begins: magic harms the living who stand in the place that it fills, where it says so. */
export function placesHarm(play: Play): void {
  for (const magic of lastingMagic(play.state).filter((each) => isHere(play.state, each))) {
    const dice = harmOf(play.state, magic);
    const those = harmedBy(play.state, magic);
    if (dice && those.length > 0) harmIn(play, magic, those, dice);
  }
}

/** A turn has passed: magic has harmed those who are still there in every round of it, or in as many as the referee said. In the rounds of an encounter it has done so one by one, where that was. */
export function placesHarmTurn(play: Play): void {
  const fought = roundsOfEncounter(play);
  for (const magic of lastingMagic(play.state)) {
    const left = play.rules.turn.inFight.rounds - (isHere(play.state, magic) ? fought : 0);
    harmFor(play, magic, Math.min(roundsOf(play.state, magic), left));
  }
}

/** A day has passed: magic has harmed those who are still there in each turn of it that it lasted. */
export function placesHarmDay(play: Play): void {
  for (const magic of lastingMagic(play.state))
    harmFor(play, magic, turnsOfDay(play.state, magic) * roundsOf(play.state, magic));
}

/** In how many turns of the day that has just passed magic was in force: one in which it ran out counts whole. */
function turnsOfDay(state: GameState, { until }: LastingMagic): number {
  const over = until === null ? 0 : Math.max(0, Math.floor((clockNow(state) - wholeTurns(until)) / ROUNDS_PER_TURN));
  return Math.max(0, TURNS_PER_DAY - over);
}

/** How many rounds of the turn that has just passed belong to the encounter that spent it; none where none did. */
function roundsOfEncounter({ events, rules }: Play): number {
  const over = events.findLastIndex(({ type }) => type === 'EncounterConcluded');
  const concluded = events[over];
  if (concluded?.type !== 'EncounterConcluded') return 0;
  const { rounds } = rules.turn.inFight;
  const earlier = events.slice(over).filter(({ type }) => type === 'TurnPassed').length - 1;
  return Math.max(0, Math.min(rounds, concluded.rounds - earlier * rounds));
}

/** Magic has harmed for so many rounds those who stay in the place that it fills. */
function harmFor(play: Play, magic: LastingMagic, rounds: number): void {
  const dice = harmOf(play.state, magic);
  const creatures = harmedBy(play.state, magic);
  const found = play.rules.spells.effect.works(magic.name);
  if (!dice || !found || creatures.length === 0 || rounds <= 0) return;
  const why = { rule: found.rule, formula: 'harm in each round to those who stand in the place that it fills' };
  play.happen({ type: 'PlaceStayedIn', magic, creatures, rounds, why });
  const madeUp = `${inDice(dice)} a round, in ${counted(rounds, 'round')}`;
  harmIn(play, magic, creatures, timesOver(dice, rounds), { madeUp });
}

/** In how many rounds of a turn it harms those who stay: in all of them, unless the referee has said otherwise. */
export const roundsOf = (state: GameState, { harmsFor }: LastingMagic): number =>
  Math.min(harmsFor ?? Number.POSITIVE_INFINITY, rulesOf(state).turn.inFight.rounds);

/** Damage to those who stand in the place that magic fills; those who fail a save are what it makes of them. */
export function harmIn(
  play: Play,
  { name, open }: LastingMagic,
  creatures: readonly CreatureId[],
  dice: DamageDice,
  { save = null, otherwise = 'none', madeUp }: Partial<Pick<Threat, 'save' | 'otherwise' | 'madeUp'>> = {},
): void {
  const threat = {
    save,
    modifier: 0,
    source: toldWithin(name),
    otherwise,
    effect: 'negates',
    destructive: false,
  } as const;
  callForSaves(play, { ...threat, creatures, magic: true, secret: !open, ...(madeUp ? { madeUp } : {}) }, dice);
}

export const maySetHarm: May<'SetPlaceHarm'> = (state, { magic, rounds }, seat) => {
  const found = lastingMagic(state).find(({ id }) => id === magic);
  return objections(
    onlyReferee(seat),
    !found || !harmOf(state, found)
      ? impossible('no-such-thing', 'There is no such spell in force that harms those who stay in a place.')
      : null,
    rounds > rulesOf(state).turn.inFight.rounds ? impossible('bad-input', 'A turn has not so many rounds.') : null,
    found && rounds === roundsOf(state, found) ? impossible('no-change', 'It is so already.') : null,
  );
};

export const setHarm: Handler<'SetPlaceHarm'> = (play, { magic: which, rounds }) => {
  const magic = lastingMagic(play.state).find(({ id }) => id === which);
  if (magic) play.happen({ type: 'PlaceHarmSet', magic, rounds });
};
