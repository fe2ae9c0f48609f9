import type { CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature, Save } from '../../../state/creature.ts';
import type { Wound } from '../../../state/encounter.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import { saveValue } from '../../situation/condition/save-value.ts';
import { clockNow } from '../../situation/round/clock.ts';

/** What the rules said of a death, and the dice they threw. */
interface Cause {
  readonly why: Why;
  readonly rolls: readonly Roll[];
}

const withRoll = ({ why, rolls }: Cause): Why => {
  const last = rolls.at(-1);
  return last && !why.throws ? { ...why, roll: last } : why;
};

/** Killed on the spot; what the rule compares stands in the event. `wound` is null where the referee says so. */
export function kill(play: Play, creature: Creature, wound: Wound | null, by?: Cause): void {
  const why: Why = by ? withRoll(by) : { rule: 'TABLE', formula: 'the referee rules' };
  const thrown = by && by.rolls.length > 0 ? { rolls: by.rolls } : {};
  play.happen({ type: 'CreatureDied', creature: creature.id, by: wound?.by ?? null, why, ...thrown });
  if (wound && play.rules.dying.gear.isDestroyed(true, wound.destructive !== null))
    destroyGear(play, creature, wound.destructive ?? 'breath');
}

/** What the rules in force make of somebody hurt to so many hit points; true when it was their death. */
export function bringDown(play: Play, creature: Creature, hitPoints: number, wound: Wound): void {
  const { said: fall, rolls } = play.noting((dice) => play.rules.dying.fall(creature, hitPoints, dice));
  if (!fall) return;
  if (fall.outcome === 'killed') return kill(play, creature, wound, { why: fall.why, rolls });
  const unconscious = fall.outcome === 'unconscious';
  const { lost, why } = fall;
  play.happen({
    type: 'BroughtDown',
    creature: creature.id,
    unconscious,
    hitPoints: fall.hitPoints,
    lost,
    rolls,
    why,
  });
  if (unconscious) sleepOff(play, creature, fall.hitPoints);
  else revive(play, creature.id);
}

/** The referee throws for when they come round. */
function sleepOff(play: Play, { id }: Creature, hitPoints: number): void {
  const { said: turns, rolls } = play.noting((dice) => play.rules.dying.waking.wakesAfter(hitPoints, dice));
  if (turns === null) return;
  const until = clockNow(play.state) + turns * ROUNDS_PER_TURN;
  play.happen({ type: 'AilmentBegan', creature: id, ailment: { kind: 'senseless', until, ends: 'wakes' }, rolls });
}

/** Hit points have risen: whoever was unconscious for want of them is so no longer, or now comes round in time. */
export function revive(play: Play, creature: CreatureId): void {
  const found = play.state.creatures[creature];
  if (!found) return;
  const ailments = play.state.ailments?.[creature] ?? [];
  const other = ailments.some(({ kind }) => kind === 'comatose' || kind === 'choking');
  if (!play.rules.dying.waking.revives(found.hitPoints.now)) {
    const sleeps = ailments.some(({ kind }) => kind === 'senseless');
    if (!sleeps && !other && found.conditions.includes('unconscious')) sleepOff(play, found, found.hitPoints.now);
    return;
  }
  if (ailments.some(({ kind }) => kind === 'senseless'))
    play.happen({ type: 'AilmentEnded', creature, kind: 'senseless' });
  if (!other && found.conditions.includes('unconscious'))
    play.happen({ type: 'ConditionChanged', creature, condition: 'unconscious', on: false });
}

/** Each magic item may be saved, in the category of what killed its bearer (R35). */
function destroyGear(play: Play, bearer: Creature, category: Save): void {
  const { dying } = play.rules;
  const needed = saveValue(play.rules, bearer, category);
  const magic = dying.gear.magicItemsSave ? bearer.items.filter((item) => item.magic !== undefined) : [];
  const saves = magic.map((item) => ({ item: item.id, roll: play.roll(1, 20, item.magic ?? 0), needed }));
  const survived = saves
    .filter(({ roll }) => dying.gear.itemSurvives(roll.total - roll.plus, roll.plus, needed))
    .map(({ item }) => item);
  play.happen({ type: 'GearDestroyed', creature: bearer.id, survived, saves });
}
