import { atMost, type CreatureId, throwText, type Why } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { kill } from '../../body/dying/dying.ts';
import { fallFrom } from '../../dungeon/falling/falling.ts';
import type { Let } from './settled.ts';

/** Somebody is taken elsewhere at once: there, or astray, where the dice say so. */
export function send(play: Play, found: Let, creature: CreatureId): void {
  const { awaited, caster, work, rule, to, known } = found;
  const sent = { type: 'SpellSent', awaited, creature } as const;
  const at = to && caster.at ? { scene: caster.at.scene, square: to } : null;
  const arrive = () => at && play.happen({ type: 'CreaturePlaced', creature, at });
  if (!work.sends?.astray) {
    play.happen({ ...sent, feetAbove: 0, why: { rule, formula: `to a place within ${work.sends?.within}′` } });
    arrive();
    return;
  }
  const [there, high] = work.sends.astray.odds[known];
  const roll = play.roll(1, 100, 0);
  const formula = `d100 ≤ ${there}: the place is known ${known}; up to ${high} is too high, and more too low`;
  const why: Why = { rule, formula, roll, needed: there, judged: atMost(roll.total, there, roll.total <= there) };
  if (roll.total <= there) {
    play.happen({ ...sent, feetAbove: 0, why });
    arrive();
  } else if (roll.total <= high) {
    const above = throwText(play.dice, work.sends.astray.tooHigh);
    play.happen({ ...sent, feetAbove: above.total, why: { ...why, throws: [{ who: 'Feet too high', roll: above }] } });
    arrive();
    fallFrom(play, creature, above.total);
  } else {
    play.happen({ ...sent, feetAbove: null, why });
    arrive();
    const lost = play.state.creatures[creature];
    if (lost) kill(play, lost, null, { why: { rule, formula: 'too low: inside solid matter' }, rolls: [] });
  }
}
