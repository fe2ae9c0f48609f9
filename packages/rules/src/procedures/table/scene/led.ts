import { byRule, type CreatureId, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { livingParty } from '../../../state/read.ts';
import { charismaOf } from '../../../state/retainers.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

/** Those in somebody's service who are more than that leader may lead. */
export interface Excess {
  readonly leader: CreatureId;
  readonly most: number;
  /** Who come last of those who would go. */
  readonly behind: readonly CreatureId[];
}

/** Who of these are too many for their leaders, where all but they go to a dark map, with those whom each leads there already. A leader who neither goes nor is there leads nobody. */
export function tooManyAmong(state: GameState, scene: Scene, going: readonly CreatureId[]): readonly Excess[] {
  const { led } = rulesOf(state).retainers;
  if (!led || scene.ambient !== 'dark') return [];
  const living = livingParty(state);
  const isThere = ({ id, at }: Creature) => at?.scene === scene.id || going.includes(id);
  return living.filter(isThere).flatMap((leader) => {
    const most = led.most(charismaOf(leader));
    const serves = (one: CreatureId) => state.engagements[one]?.employer === leader.id;
    const there = living.filter(({ id, at }) => serves(id) && at?.scene === scene.id && !going.includes(id));
    const behind = going.filter(serves).slice(Math.max(0, most - there.length));
    return behind.length > 0 ? [{ leader: leader.id, most, behind }] : [];
  });
}

/** Why the party as it is cannot be led onto a dark map: somebody in it leads more than the book lets them; null where nobody does, and of those who are there already. */
export function tooManyLed(state: GameState, { id: scene, ambient }: Pick<Scene, 'id' | 'ambient'>): Refusal | null {
  const { led } = rulesOf(state).retainers;
  if (!led || ambient !== 'dark') return null;
  const along = livingParty(state);
  for (const leader of along) {
    const most = led.most(charismaOf(leader));
    const servants = along.filter(({ id }) => state.engagements[id]?.employer === leader.id);
    if (servants.length > most && servants.some(({ at }) => at?.scene !== scene))
      return byRule(
        led.rule,
        'forbidden',
        `${called(leader)} leads ${most} into a dungeon at most, by charisma: of ${servants.length} in service some stay behind.`,
      );
  }
  return null;
}
