import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { livingParty } from '../../../state/read.ts';
import { charismaOf } from '../../../state/retainers.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

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
