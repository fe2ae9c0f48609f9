import { type CreatureId, roll } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Condition } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { isDead } from '../../../state/read.ts';
import { revive } from '../../body/dying/dying.ts';
import { mayComeBack } from '../../body/dying/may.ts';
import { throwToRecover } from '../../body/dying/raising.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { healsSlowly } from '../../situation/condition/enchantment.ts';
import { unseen } from '../../situation/sight/unseen.ts';

/** Those on whom the book’s spell for it is cast are called back from death. */
export function raiseFromDeath(play: Play, spell: string, targets: readonly CreatureId[]): void {
  const { dying } = play.rules;
  if (spell !== dying.raising?.spell) return;
  for (const creature of targets) {
    const found = play.state.creatures[creature];
    if (found && mayComeBack(dying, found)) throwToRecover(play, found);
  }
}

/** What a spell gives back at once to those on whom it is cast, where the book says how much. */
export function heal(play: Play, spell: string, targets: readonly CreatureId[]): void {
  const { heals, cures } = play.rules.spells.effect;
  const [dice, cured] = [heals(spell), cures(spell)];
  for (const creature of dice ? targets : []) {
    const found = play.state.creatures[creature];
    if (!dice || !found || isDead(found) || found.hitPoints.now >= found.hitPoints.max) continue;
    if (cured && found.conditions.includes(cured)) continue;
    if (isBarredByRot(play, creature)) continue;
    const thrown = roll(play.dice, dice.count, dice.sides, dice.plus);
    const halved = healsSlowly(play.state, creature);
    const gives = halved ? Math.floor(thrown.total / 2) : thrown.total;
    const hitPoints = play.rules.damage.points.heal(found.hitPoints.now, found.hitPoints.max, gives);
    const by = hitPoints - found.hitPoints.now;
    play.happen({ type: 'Healed', creature, hitPoints, by, roll: thrown, ...(halved ? { halved } : {}) });
    revive(play, creature);
  }
}

/** No magic gives hit points back to who rots, which is told. */
function isBarredByRot(play: Play, creature: CreatureId): boolean {
  if (!ails(play.state, creature, 'rotting')) return false;
  const why = { rule: play.rules.monsters.cites.bestiary, formula: 'no magic heals who rots, until magic ends that' };
  play.happen({ type: 'Befell', creature, says: 'rots, and no magic closes the wounds', saved: false, rolls: [], why });
  return true;
}

/** What a spell takes away at once from those on whom it is cast, such as a paralysis. */
export function cure(play: Play, spell: string, targets: readonly CreatureId[]): void {
  for (const kind of play.rules.spells.effect.rids(spell))
    for (const creature of targets)
      if (ails(play.state, creature, kind)) play.happen({ type: 'AilmentEnded', creature, kind, how: 'cured' });
  const condition = play.rules.spells.effect.cures(spell);
  for (const creature of condition ? targets : [])
    if (condition && play.state.creatures[creature]?.conditions.includes(condition))
      takeAway(play, creature, condition);
}

/** A condition that would have passed by itself takes its time with it, and what magic made of somebody, the magic. */
function takeAway(play: Play, creature: CreatureId, condition: Condition): void {
  const { inForce } = play.rules.spells.effect;
  for (const magic of lastingMagic(play.state))
    if (magic.on.includes(creature) && inForce(magic.name)?.does.condition === condition)
      play.happen({ type: 'MagicEnded', magic: { ...magic, on: [creature] }, ranOut: false });
  if (!play.state.creatures[creature]?.conditions.includes(condition)) return;
  const running = play.state.ailments?.[creature]?.find(({ kind }) => kind === condition);
  if (running) play.happen({ type: 'AilmentEnded', creature, kind: running.kind, how: 'cured' });
  else play.happen({ type: 'ConditionChanged', creature, condition, on: false, ...unseen(play.state, creature) });
}
