import { id } from '../src/core/index.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { at, delve, goblin, referee, someone, toMeet } from './table.ts';

/** A fighter whose charisma counts. */
export const aldo = someone({ at: at(1, 1), abilities: { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 16 } });
/** A goblin that nobody has been shown. */
export const grik = goblin({ at: at(3, 1), hidden: true });
export const orc = goblin({ id: id('orc'), name: 'Orc', at: at(3, 3) });
/** The three of them in a room that is dark to Aldo. */
export const begin = delve([aldo, grik, orc]);
/** The goblin is met, and neither side knows of the other. */
export const meet = toMeet([grik.id], { aware: 'none' });
/** A torch in Aldo's hand. */
export const torch = {
  id: id<'light'>('torch'),
  kind: 'torch',
  carriedBy: aldo.id,
  left: null,
  radius: 30,
  turnsLeft: 6,
} as const;

/** A field of the form by which an encounter is begun, as it is offered to the referee. */
export const fieldOfBeginning = (state: GameState, name: string) =>
  offers(state, referee)
    .find(({ key }) => key === 'BeginEncounter')
    ?.inputs.find((input) => input.name === name);
