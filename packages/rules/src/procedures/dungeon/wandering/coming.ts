import { type Ruleset, roll } from '../../../core/index.ts';
import { sameName } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { SoMany } from '../../../state/hoard.ts';
import type { Monster } from '../../../state/monster.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mustered } from '../../body/monsters/mustered.ts';
import { MOST_APPEARING } from '../../table/content/bounds.ts';
import type { MonstersDrawnUp } from './events.ts';

/** So many monsters of a kind. */
export interface Kind {
  readonly monster: Monster;
  readonly count: number;
}

/** Each kind once, as many of it as came up all together: names are given out within a kind. Whom the bestiary does not have is left out. */
export function kindsOf({ monsters: { bestiary } }: Ruleset, came: readonly SoMany[]): readonly Kind[] {
  const kinds = Map.groupBy(came, ({ name }) => bestiary.find((one) => sameName(one.name, name)));
  return [...kinds].flatMap(([monster, many]) => {
    const count = many.reduce((sum, one) => sum + one.count, 0);
    return monster ? [{ monster, count: Math.min(count, MOST_APPEARING) }] : [];
  });
}

/** The level of the dungeon that the party is on. */
export const levelHere = (state: GameState): number => sceneOf(state)?.level ?? 1;

/** They wait for the referee to begin the encounter, and how far off they are is thrown for. Nobody comes where the table named nobody. */
export function coming(
  play: Play,
  kinds: readonly Kind[],
  thrown: Pick<MonstersDrawnUp, 'table' | 'number' | 'unused'>,
): void {
  const [first, ...others] = kinds;
  if (!first) return;
  const came = kinds.map(({ monster, count }) => mustered(play, monster, { count, at: null, hidden: true }));
  const { distance } = play.rules.wandering.met;
  const steps = play.rules.distance.awaitsSurprise
    ? null
    : roll(play.dice, distance.count, distance.sides, distance.plus);
  play.happen({
    type: 'MonstersDrawnUp',
    name: others.length === 0 ? first.monster.name : 'monster',
    level: levelHere(play.state),
    ...thrown,
    creatures: came.flatMap(({ creatures }) => creatures),
    hitPoints: came.flatMap(({ rolls }) => rolls),
    distance: steps && { ...steps, total: steps.total * distance.times },
    ...(play.state.apart && play.state.scene ? { scene: play.state.scene } : {}),
  });
}
