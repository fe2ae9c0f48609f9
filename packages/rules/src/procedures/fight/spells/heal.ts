import { type CreatureId, roll } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import { revive } from '../../body/dying/dying.ts';
import { mayComeBack, throwToRecover } from '../../body/dying/raising.ts';

/** Those on whom the book’s spell for it is cast are called back from death. */
export function callBack(play: Play, spell: string, targets: readonly CreatureId[]): void {
  const { dying } = play.rules;
  if (spell !== dying.raising?.spell) return;
  for (const creature of targets) {
    const found = play.state.creatures[creature];
    if (found && mayComeBack(dying, found)) throwToRecover(play, found);
  }
}

/** What a spell gives back at once to those on whom it is cast, where the book says how much. */
export function heal(play: Play, spell: string, targets: readonly CreatureId[]): void {
  const dice = play.rules.spells.effect.heals(spell);
  for (const creature of dice ? targets : []) {
    const found = play.state.creatures[creature];
    if (!dice || !found || isDead(found) || found.hitPoints.now >= found.hitPoints.max) continue;
    const thrown = roll(play.dice, dice.count, dice.sides, dice.plus);
    const hitPoints = play.rules.damage.points.heal(found.hitPoints.now, found.hitPoints.max, thrown.total);
    play.happen({ type: 'Healed', creature, hitPoints, by: hitPoints - found.hitPoints.now, roll: thrown });
    revive(play, creature);
  }
}
