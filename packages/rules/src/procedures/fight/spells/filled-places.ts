import type { CreatureId, RuleId } from '../../../core/index.ts';
import type { Following, Play } from '../../../play/index.ts';
import { coversPlace, standingIn } from '../../../state/areas.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import type { Area } from '../../../state/scene.ts';
import type { SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { readDamage } from '../../body/damage/notation.ts';
import { callForSaves } from '../../body/saving-throw/saving-throw.ts';
import { holdsWhoEnters } from '../../situation/condition/held-on-way.ts';
import { isNoticed, magicBinds, magicReleases } from './lasting.ts';
import { canAffect } from './reach.ts';

const inPlaceOf = (state: GameState, { area }: LastingMagic): readonly Creature[] =>
  area && isOnMap(state, area) ? standingIn(state, area) : [];

/** Whoever is no longer in a place that magic fills is free of it, unless it holds them; others who come there still feel it. */
export function placesLetGo(play: Play, before: GameState): void {
  for (const magic of lastingMagic(play.state)) {
    const found = play.rules.spells.effect.works(magic.name);
    if (!found || !magic.area || !isOnMap(play.state, magic.area)) continue;
    if (holdsWhoEnters(play.state, magic.name)) continue;
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
  return found !== undefined && area !== undefined && isOnMap(state, area) && coversPlace(state, area, found.at);
}

const isOnMap = ({ areas }: GameState, { id }: Area): boolean => areas?.[id] !== undefined;

/** Whoever comes into a place that magic fills, or walks through it, and feels it, is reached like those who stood there at first. */
export const placesReach: Following = (play, before) => {
  for (const magic of lastingMagic(before)) {
    const found = play.rules.spells.effect.works(magic.name);
    if (!magic.area || !found) continue;
    const were = inPlaceOf(before, magic).map(({ id }) => id);
    const came = [...inPlaceOf(play.state, magic), ...(found.work.slays ? walkedThrough(play, before, magic) : [])];
    for (const one of came) {
      const now = lastingMagic(play.state).find(({ id }) => id === magic.id);
      if (!now || were.includes(one.id) || now.on.includes(one.id) || !canAffect(found.work, one)) continue;
      enter(play, now, one.id, found);
    }
  }
};

/** Those whose walk led through the place that magic fills, and out of it; what the referee sets down walks nowhere. */
function walkedThrough({ events, state }: Play, before: GameState, magic: LastingMagic): readonly Creature[] {
  return events.flatMap((event) => {
    if (event.type !== 'CreatureMoved' || event.feet === 0) return [];
    const scene = before.creatures[event.creature]?.at?.scene;
    const found = state.creatures[event.creature];
    const { area } = magic;
    if (!scene || !found || !area || !isOnMap(state, area) || isInPlace(state, magic, found.id)) return [];
    return event.path.some((square) => coversPlace(state, area, { scene, square })) ? [found] : [];
  });
}

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
