import { type CreatureId, impossible, type Refusal, type StoreId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isBeast, isHeavilyLoaded, loadOf, type Store, storesOf } from '../../party/stores/kept.ts';
import { against, chanceText, percent, succeeds } from '../../table/chance/chance.ts';

const aboard = (state: GameState): readonly Store[] => storesOf(state).filter(({ along }) => along);

/** What was aboard with the party and cannot swim: carts, with what lies in them. */
export const cartsAboard = (state: GameState): readonly Store[] => aboard(state).filter((one) => !isBeast(one));

/** Why this does not go down with the ship; null where it may. */
export const againstSinking = (state: GameState, sinking: readonly StoreId[]): Refusal | null =>
  sinking.every((one) => cartsAboard(state).some(({ id }) => id === one))
    ? null
    : impossible('no-such-thing', 'No such cart was aboard.');

/** Beasts struggle as the others do, by what they bear; what cannot swim is lost as the referee says. */
export function beastsFace(
  play: Play,
  { heavy, light }: { readonly heavy: number; readonly light: number },
  sinking: readonly StoreId[],
): void {
  const all = aboard(play.state);
  for (const beast of all.filter(isBeast)) swim(play, beast, isHeavilyLoaded(beast) ? heavy : light);
  for (const cart of all.filter(({ id }) => sinking.includes(id))) {
    const why = { rule: play.rules.swimming.cites.drowning, formula: 'the referee says what is lost' } as const;
    play.happen({ type: 'BeastFaced', ...told(cart), lost: true, roll: null, why });
  }
}

function swim(play: Play, beast: Store, percentage: number): void {
  if (percentage === 0) return;
  play.happen({ type: 'BeastFaced', ...told(beast), ...struggled(play, percentage) });
}

/** The beasts that people have for their own swim unladen, each by itself. */
export function mountsFace(play: Play, owners: readonly CreatureId[], light: number): void {
  const { beasts } = play.rules.equipment;
  for (const creature of light > 0 ? owners : [])
    for (const { id: item, name, quantity } of play.state.creatures[creature]?.items ?? [])
      for (let each = 0; beasts.bearing(name) !== null && each < quantity; each += 1)
        play.happen({ type: 'MountFaced', creature, item, name, ...struggled(play, light) });
}

/** In water that so many in a hundred drown in. */
function struggled(play: Play, percentage: number) {
  const chance = percent(percentage);
  const roll = play.roll(1, chance.sides);
  const why = {
    rule: play.rules.swimming.cites.drowning,
    formula: `d100 ≤ ${chanceText(chance)}`,
    ...against(chance, roll),
  } as const;
  return { lost: succeeds(chance, roll.total), roll, why };
}

const told = (store: Store) => ({ store: store.id, name: store.name, laden: loadOf(store) > 0 });
