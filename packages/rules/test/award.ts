import type { Command, RulesetId } from '../src/core/index.ts';
import { candidates } from '../src/procedures/making/advancement/reckoning.ts';
import type { Haul } from '../src/procedures/making/advancement/rule.ts';
import type { AwardPlace } from '../src/state/adventure.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { project } from '../src/view/project.ts';
import type { AdventureRecord } from '../src/view/records/index.ts';
import { Script } from './fight.ts';
import { campaign, referee } from './table.ts';

/** A campaign of these creatures, played by a book. */
export const playedBy = (base: RulesetId, creatures: readonly Creature[], facts: Partial<GameState> = {}): GameState =>
  campaign(creatures, { ruleset: { base, slots: {}, options: {} }, ...facts });

const NOTHING: Haul = { monsters: 0, treasure: 0, magic: 0, extra: 0, places: 0 };

/** An award for all who have a part in it. */
export const reckoned = (state: GameState, haul: Partial<Haul>, place: AwardPlace = 'settlement'): Command => ({
  type: 'ReckonAward',
  ...NOTHING,
  ...haul,
  place,
  sharers: candidates(state).map(({ id }) => id),
});

/** The state after an award. */
export function awarded(state: GameState, haul: Partial<Haul>, place?: AwardPlace): GameState {
  const script = new Script(state);
  return script.play(reckoned(state, haul, place), referee).play({ type: 'AwardExperience' }, referee).state;
}

/** What a seat is shown of the adventure. */
export function adventureShown(state: GameState, seat = referee): AdventureRecord {
  const record = project(state, seat).get('adventure');
  if (record?.type !== 'adventure') throw new Error('the adventure is shown to nobody');
  return record;
}
