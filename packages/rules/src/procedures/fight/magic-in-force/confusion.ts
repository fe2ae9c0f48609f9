import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { incapacity } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isAilmentsOwn } from '../../body/afflictions/events.ts';
import { rollSave } from '../../body/saving-throw/saves.ts';
import { confusedBy } from '../../situation/condition/enchantment.ts';
import { hitDiceFelt, isWithin } from '../../situation/spells/feels.ts';

/** A round begins: the confused who are mighty enough save, and the others do what the dice say. */
export function confusedAct(play: Play): void {
  const { encounter } = play.state;
  for (const creature of Object.values(play.state.creatures)) {
    const magic = encounter && sideOf(encounter, creature.id) && confusedBy(play.state, creature.id);
    if (!magic || isUnfit(play.state, creature)) continue;
    const { saves, conduct, name, open, rule } = magic;
    const mighty = !isWithin(hitDiceFelt(creature), { dice: saves.over, plus: 0 });
    if (mighty && rollSave(play, creature, saves.against, 0, [], open ? name : '').success) continue;
    const roll = play.roll(2, 6, 0);
    const [, does] = conduct.find(([upTo]) => roll.total <= upTo) ?? [];
    if (!does) continue;
    const why = { rule, formula: 'what the confused do, by 2d6', roll, reads: does };
    play.happen({ type: 'ConfusedActed', creature: creature.id, does, why });
  }
}

/** Whether anything but a stun that is over keeps somebody from acting in the round that begins. */
function isUnfit(state: GameState, creature: Creature): boolean {
  const { encounter } = state;
  const till = encounter?.stunned?.[creature.id];
  const isOver = till !== undefined && till < (encounter?.round ?? 0) && !isAilmentsOwn(state, creature.id, 'stunned');
  const unfit = incapacity(creature);
  return unfit !== null && !(unfit === 'stunned' && isOver);
}
