import { rulesOf } from '../../play/index.ts';
import { spellDoes } from '../../procedures/situation/spells/does.ts';
import { toldName } from '../../procedures/situation/spells/reversed.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { SpellShown } from '../records/index.ts';

/** The spells that somebody may prepare, level by level, and how often each is in mind. */
export function spellList(state: GameState, creature: Creature): readonly SpellShown[] {
  const { memorised, inventions } = state;
  const { memory } = rulesOf(state).spells;
  const slots = memory.slots(creature);
  const held = memorised[creature.id] ?? [];
  return memory.known(creature, inventions).flatMap((names, place) =>
    (slots[place] ?? 0) === 0
      ? []
      : names.map((name) => ({
          name: toldName(name),
          level: place + 1,
          inMind: held.filter((spell) => spell === name).length,
          does: spellDoes(state, creature, name),
        })),
  );
}
