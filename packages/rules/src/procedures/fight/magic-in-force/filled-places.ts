import type { CreatureId, RuleId } from '../../../core/index.ts';
import type { Following, Play } from '../../../play/index.ts';
import { catches, placeFilled } from '../../../state/areas.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import type { SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import type { CreatureMoved } from '../../dungeon/movement/events.ts';
import { holdsWhoEnters, maySlay } from '../../situation/condition/magic-on-way.ts';
import { canAffect } from '../../situation/spells/feels.ts';
import { isNoticed, magicBinds, magicReleases } from './lasting.ts';
import { harmIn, inPlaceOf } from './place-harm.ts';

/** Whether somebody, alive or dead, is in the place that magic fills. */
function isInPlace(state: GameState, magic: LastingMagic, creature: CreatureId): boolean {
  const found = state.creatures[creature];
  const area = placeFilled(state, magic);
  return found !== undefined && area !== null && catches(state, area, found);
}

/** Whoever is no longer in a place that magic fills is free of it, unless it holds them; others who come there still feel it. */
export function placesLetGo(play: Play, before: GameState): void {
  for (const magic of lastingMagic(play.state)) {
    const found = play.rules.spells.effect.works(magic.name);
    if (!found || !placeFilled(play.state, magic) || holdsWhoEnters(play.state, magic.name)) continue;
    for (const creature of magic.on) {
      if (!isInPlace(before, magic, creature) || isInPlace(play.state, magic, creature)) continue;
      const why = { rule: found.rule, formula: 'whoever leaves the place that it fills' };
      play.happen({ type: 'PlaceLeft', magic, creature, why });
      magicReleases(play, { magic: { ...magic, on: [creature] } });
    }
  }
}

/** Whoever comes into a place that magic fills, and feels it, is reached like those who stood there at first. */
export const placesReach: Following = (play, before) => {
  for (const magic of lastingMagic(before)) {
    const found = play.rules.spells.effect.works(magic.name);
    if (!found) continue;
    const were = inPlaceOf(before, magic).map(({ id }) => id);
    for (const one of inPlaceOf(play.state, magic)) {
      const now = lastingMagic(play.state).find(({ id }) => id === magic.id);
      if (!now || were.includes(one.id) || now.on.includes(one.id) || !canAffect(found.work, one)) continue;
      if (!hasEntered(play, now, one.id)) enter(play, now, one.id, found);
    }
  }
};

/** Whether somebody came into the place on a way of this command, and has felt it. */
const hasEntered = ({ events }: Play, { id }: LastingMagic, creature: CreatureId): boolean =>
  events.some((event) => event.type === 'PlaceEntered' && event.magic.id === id && event.creature === creature);

/** Somebody's way led into a place of magic that may slay them, and strikes at once; whom the referee sets down goes no way. */
export function placesStrike(play: Play, { creature, path, feet }: CreatureMoved): void {
  const found = play.state.creatures[creature];
  const before = path.at(-2);
  if (!found?.at || !before || feet === 0) return;
  const was = { ...found.at, square: before };
  for (const magic of lastingMagic(play.state)) {
    const filling = play.rules.spells.effect.works(magic.name);
    const area = placeFilled(play.state, magic);
    if (!filling || !area || !maySlay(play.state, magic.name, found)) continue;
    if (catches(play.state, area, found) && !catches(play.state, area, found, was))
      enter(play, magic, creature, filling);
  }
}

interface Filling {
  readonly work: SpellWork;
  readonly rule: RuleId;
}

const NO_DAMAGE = { count: 0, sides: 1, plus: 0 };

function enter(play: Play, found: LastingMagic, creature: CreatureId, { work, rule }: Filling): void {
  const magic = { ...found, open: found.open || (!work.slays && isNoticed(play, found.name, [creature])) };
  const stays = work.slays ? {} : ({ stays: true } as const);
  const why = { rule, formula: 'whoever comes into the place that it fills' };
  play.happen({ type: 'PlaceEntered', magic, creature, ...stays, why });
  if (!work.slays) return magicBinds(play, { magic: { ...magic, on: [creature] } });
  harmIn(play, magic, [creature], NO_DAMAGE, { save: work.save?.against ?? null, otherwise: 'dead' });
}
