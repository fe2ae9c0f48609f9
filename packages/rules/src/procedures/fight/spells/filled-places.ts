import type { CreatureId, RuleId } from '../../../core/index.ts';
import type { Following, Play } from '../../../play/index.ts';
import { isIn, standingIn } from '../../../state/areas.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import type { Area } from '../../../state/scene.ts';
import type { SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { readDamage } from '../../body/damage/notation.ts';
import { callForSaves } from '../../body/saving-throw/saving-throw.ts';
import { isNoticed, magicBinds, magicReleases } from './lasting.ts';
import { canAffect } from './reach.ts';

const inPlaceOf = (state: GameState, { area }: LastingMagic): readonly Creature[] =>
  area && isOnMap(state, area) ? standingIn(state, area) : [];

/** Magic that holds those in its place keeps them wherever they are taken. */
const HOLDS: Condition = 'held';

/** Whoever is no longer in a place that magic fills is free of it: others who come there still feel it. */
export function placesLetGo(play: Play, before: GameState): void {
  const { works, inForce } = play.rules.spells.effect;
  for (const magic of lastingMagic(play.state)) {
    const found = works(magic.name);
    if (!found || !magic.area || !isOnMap(play.state, magic.area)) continue;
    if (inForce(magic.name)?.does.condition === HOLDS) continue;
    for (const creature of magic.on) {
      if (!isInPlace(before, magic, creature) || isInPlace(play.state, magic, creature)) continue;
      const why = { rule: found.rule, formula: 'whoever leaves the place that it fills' };
      play.happen({ type: 'PlaceLeft', magic, creature, why });
      magicReleases(play, { magic: { ...magic, on: [creature] } });
    }
  }
}

/** Whether somebody, alive or dead, is in the place that magic fills. */
function isInPlace(state: GameState, { area }: LastingMagic, creature: CreatureId): boolean {
  const found = state.creatures[creature];
  return found !== undefined && area !== undefined && isOnMap(state, area) && isIn(state, area, found);
}

const isOnMap = ({ areas }: GameState, { id }: Area): boolean => areas?.[id] !== undefined;

/** Whoever comes into a place that magic fills, and feels it, is reached like those who stood there at first. */
export const placesReach: Following = (play, before) => {
  for (const magic of lastingMagic(before)) {
    const found = play.rules.spells.effect.works(magic.name);
    if (!magic.area || !found) continue;
    const were = inPlaceOf(before, magic).map(({ id }) => id);
    for (const one of inPlaceOf(play.state, magic)) {
      const now = lastingMagic(play.state).find(({ id }) => id === magic.id);
      if (!now || were.includes(one.id) || now.on.includes(one.id) || !canAffect(found.work, one)) continue;
      enter(play, now, one.id, found);
    }
  }
};

interface Filling {
  readonly work: SpellWork;
  readonly rule: RuleId;
}

function enter(play: Play, found: LastingMagic, creature: CreatureId, { work, rule }: Filling): void {
  const magic = { ...found, open: found.open || (!work.slays && isNoticed(play, found.name, [creature])) };
  const stays = work.slays ? {} : ({ stays: true } as const);
  const why = { rule, formula: 'whoever comes into the place that it fills' };
  play.happen({ type: 'PlaceEntered', magic, creature, ...stays, why });
  if (!work.slays) return magicBinds(play, { magic: { ...magic, on: [creature] } });
  harm(play, magic, [creature], '0', work.save?.against ?? null, 'dead');
}

/** A round begins: magic harms the living who stand in the place that it fills, where it says so. */
export function placesHarm(play: Play): void {
  for (const magic of lastingMagic(play.state)) {
    const { harms } = play.rules.spells.effect.works(magic.name)?.work.fills ?? {};
    const living = inPlaceOf(play.state, magic).filter((one) => canAffect({ living: true }, one));
    const those = living.map(({ id }) => id);
    if (harms && those.length > 0) harm(play, magic, those, harms, null, 'none');
  }
}

type Threat = Parameters<typeof callForSaves>[1];

function harm(
  play: Play,
  { name, open }: LastingMagic,
  creatures: readonly CreatureId[],
  damage: string,
  save: Threat['save'],
  otherwise: Threat['otherwise'],
): void {
  const dice = readDamage(damage);
  const threat = { save, modifier: 0, source: name, otherwise, effect: 'negates', destructive: false } as const;
  if (dice) callForSaves(play, { ...threat, creatures, secret: !open }, dice);
}
