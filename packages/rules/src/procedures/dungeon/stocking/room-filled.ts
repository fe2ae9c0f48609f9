import { centreOf, sameSquare } from '@lanthorn/geometry';
import { id, pick, throwText } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, placesAround } from '../../../state/ground.ts';
import type { Hoard } from '../../../state/hoard.ts';
import type { Monster } from '../../../state/monster.ts';
import type { Feature, FixedLight, RoomFacts, Scene, Trap } from '../../../state/scene.ts';
import { mustered } from '../../body/monsters/mustered.ts';
import { hoardOf } from '../../party/hoards/hoards.ts';
import { treasureTables } from '../../table/treasure-tables/rolled.ts';
import type { Asked } from './asked.ts';
import { cornersOf } from './drawn-up.ts';
import type { LaidRoom } from './layout.ts';
import { CONTAINERS, HIDING_PLACES, TRAPS, TREASURE_TRAPS } from './perils-and-finds.ts';
import type { RoomContents } from './rule.ts';
import type { RoomOfTheme } from './themes/theme.ts';
import { THEMES } from './themes/themes.ts';
import { whoLives } from './who.ts';

/** A room with what is in it. */
export interface Filled {
  readonly room: RoomFacts;
  readonly creatures: readonly Creature[];
  readonly hoards: readonly Hoard[];
  readonly traps: readonly Trap[];
  readonly lights: readonly FixedLight[];
  readonly features: readonly Feature[];
}

interface Of extends Asked {
  /** The number of the room, from 0. */
  readonly nth: number;
  readonly contents: RoomContents;
  readonly look: RoomOfTheme;
  /** What is strange about the next special room. */
  nextOddity(): string;
  /** The map as far as it is made. */
  readonly ground: Scene;
}

export function roomFilled(play: Play, laid: LaidRoom, of: Of): Filled {
  const { dice } = play;
  const lives = of.contents === 'monster' ? inhabitants(play, laid, of) : null;
  const snare = of.contents === 'trap' ? [trapIn(play, laid, of)] : [];
  const treasured = dice.die(6) <= play.rules.stocking.treasureIn[of.contents];
  const { hoards, guards } = treasured ? treasureIn(play, laid, of, lives?.monster ?? null) : NO_TREASURE;
  const special = of.contents === 'special' ? of.nextOddity() : '';
  const feature = ornament(play, laid, of, hoards);
  const lit = lives && lives.monster.traits.mindless !== true && !lives.monster.undead && dice.die(3) === 1;
  const traps = [...snare, ...guards];
  const [name, sight] = of.look;
  const seen = `${sizeOf(laid, of.ground)} ${sight}`;
  const text = [
    seen,
    lives ? `${counted(lives.creatures.length, lives.monster.name.toLowerCase())}.` : '',
    ...traps.map((trap) => `Trap, ${trap.name}: ${trap.text}`),
    special,
    // What lies there and what is in it is read off the hoard, for as long as it is there; where it is hidden, only here.
    ...hoards
      .filter(({ hidden }) => hidden)
      .map((hoard) => `Out of sight ${pick(HIDING_PLACES, dice)}: ${hoard.name}.`),
    lives || traps.length > 0 || special || hoards.length > 0 ? '' : 'Empty.',
  ];
  return {
    room: {
      key: String(of.nth + 1),
      name,
      at: laid.middle,
      squares: laid.squares,
      text: text.filter(Boolean).join('\n'),
      toPlayers: { name, text: seen },
    },
    creatures: lives?.creatures ?? [],
    hoards,
    traps,
    lights: lit ? [{ at: centreOf(cornersOf(laid)[1] ?? laid.middle, 'square'), radiusFeet: 20, colour: null }] : [],
    features: feature,
  };
}

const NO_TREASURE = { hoards: [], guards: [] } as const;

function inhabitants(play: Play, { middle, squares }: LaidRoom, of: Of) {
  const monster = whoLives(play, of);
  if (!monster) return null;
  const many = Math.max(1, throwText(play.dice, monster.numberAppearing.dungeon).total);
  const count = Math.min(many, squares.length);
  const { creatures } = mustered(play, monster, { count, at: null, hidden: true });
  const places = placesAround(middle, count, groundOf(of.ground), []);
  return {
    monster,
    creatures: creatures.map((creature, nth) => ({
      ...creature,
      at: { scene: of.scene, square: places[nth] ?? middle },
    })),
  };
}

function trapIn({ dice }: Play, { squares, middle }: LaidRoom, { level }: Of): Trap {
  const { from: _level, ...peril } = pick(
    TRAPS.filter(({ from }) => from <= level),
    dice,
  );
  // The number of the room stands in its middle, and the stairs: what lies there would be hidden by them.
  const aside = squares.filter((square) => !sameSquare(square, middle));
  const first = aside.length > 0 ? pick(aside, dice) : middle;
  return { ...peril, id: id(dice.id()), squares: [first], guards: 'room', found: false, sprung: false };
}

/** The lair's own by its type, or what lies about on that level; one in six is trapped, and what nobody guards may be out of sight. */
function treasureIn(play: Play, laid: LaidRoom, { scene, level }: Of, owner: Monster | null) {
  const { dice } = play;
  const tables = treasureTables(play.rules);
  const square = cornersOf(laid)[0] ?? laid.middle;
  const trapped = dice.die(6) === 1;
  const guard: Trap[] = trapped
    ? [
        {
          ...pick(TREASURE_TRAPS, dice),
          id: id(dice.id()),
          squares: [square],
          guards: 'treasure',
          found: false,
          sprung: false,
        },
      ]
    : [];
  const own = owner && owner.treasure !== '-' ? tables.ofTypes(owner.treasure, dice) : null;
  const held = own && hasAny(own) ? own : tables.unguarded(level, dice);
  const hoard = hoardOf(
    play,
    {
      name: pick(CONTAINERS, dice),
      at: { scene, square },
      hidden: owner === null && dice.die(2) === 1,
      ...(guard[0] ? { trap: guard[0].id } : {}),
    },
    held,
  );
  return { hoards: [hoard], guards: guard };
}

const hasAny = ({
  coins,
  valuables,
  things,
}: Pick<Hoard, 'coins' | 'valuables'> & { readonly things: readonly unknown[] }) =>
  Object.values(coins).some((count) => count > 0) || valuables.length + things.length > 0;

/** What one sees of a hoard, or one thing more to look at in every other room. */
function ornament({ dice }: Play, laid: LaidRoom, { nth, theme }: Of, hoards: readonly Hoard[]): readonly Feature[] {
  const shown = hoards
    .filter(({ hidden }) => !hidden)
    .map(({ at }) => ({ kind: 'chest', at: centreOf(at.square, 'square') }) as const);
  if (shown.length > 0 || nth === 0 || dice.die(2) === 1) return shown;
  const square = cornersOf(laid)[2] ?? laid.middle;
  return [
    {
      kind: pick(
        THEMES[theme].features.filter((kind) => kind !== 'chest'),
        dice,
      ),
      at: centreOf(square, 'square'),
    },
  ];
}

function sizeOf({ squares }: LaidRoom, { feetPerSquare }: Scene): string {
  const [columns, rows] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const side = (list: readonly number[]): number => (Math.max(...list) - Math.min(...list) + 1) * feetPerSquare;
  return `${side(columns)} by ${side(rows)} feet.`;
}
