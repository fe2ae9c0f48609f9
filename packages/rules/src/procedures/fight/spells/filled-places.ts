import type { CreatureId, RuleId } from '../../../core/index.ts';
import type { Following, Play } from '../../../play/index.ts';
import { standingIn } from '../../../state/areas.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import type { SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { readDamage } from '../../body/damage/notation.ts';
import { callForSaves } from '../../body/saving-throw/saving-throw.ts';
import { magicBinds } from './lasting.ts';
import { canAffect } from './reach.ts';

const inPlaceOf = (state: GameState, { area }: LastingMagic): readonly Creature[] =>
  area && state.areas?.[area.id] ? standingIn(state, area) : [];

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

function enter(play: Play, magic: LastingMagic, creature: CreatureId, { work, rule }: Filling): void {
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
