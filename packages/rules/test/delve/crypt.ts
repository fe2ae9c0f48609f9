import { emptyRows } from '@lanthorn/geometry';
import { readyCharacters } from '../../src/books/ose/content/ready-characters.ts';
import { id } from '../../src/core/index.ts';
import { seenByParty } from '../../src/procedures/situation/sight/sight.ts';
import type { Creature } from '../../src/state/creature.ts';
import type { Scene } from '../../src/state/scene.ts';
import type { GameState } from '../../src/state/state.ts';
import { door, named, wall } from '../abbey.ts';
import { campaign, otherPlayer, player } from '../table.ts';

const CRYPT = id<'scene'>('crypt');

/**
 * A dark crypt of 30 × 5 squares: a hall (x 0…9), a stuck door, a gallery (x 10…19) with a pit, a locked door, a chapel
 * (x 20…25), and behind a secret door a vault with a trapped chest.
 */
const crypt = (explored = emptyRows(30, 5)): Scene => ({
  id: CRYPT,
  name: 'The crypt',
  width: 30,
  height: 5,
  feetPerSquare: 10,
  grid: 'square',
  floor: null,
  walls: [
    ...[wall(0, 0, 30, 0), wall(30, 0, 30, 5), wall(30, 5, 0, 5), wall(0, 5, 0, 0)],
    ...[10, 20, 26].flatMap((x) => [wall(x, 0, x, 2), wall(x, 3, x, 5)]),
  ],
  doors: named([
    door('stuck-door', { segment: wall(10, 2, 10, 3), stuck: true, found: true }),
    door('locked-door', { segment: wall(20, 2, 20, 3), locked: true, found: true }),
    door('secret-door', { segment: wall(26, 2, 26, 3), kind: 'secret' }),
  ]),
  lights: [],
  rooms: [],
  traps: named([
    {
      id: id<'trap'>('pit'),
      name: 'Pit',
      squares: [{ x: 14, y: 2 }],
      guards: 'room',
      damage: '1d6',
      text: 'ten feet deep',
      found: false,
      sprung: false,
    },
    {
      id: id<'trap'>('needle'),
      name: 'Needle',
      squares: [{ x: 28, y: 2 }],
      guards: 'treasure',
      damage: null,
      text: 'poison',
      found: false,
      sprung: false,
    },
  ]),
  notes: [],
  features: [],
  ambient: 'dark',
  image: null,
  explored,
  walked: emptyRows(30, 5),
  level: 1,
});

/** The four who are ready to play: two of Ann's in front, two of Bob's behind. */
function four(): readonly Creature[] {
  const names = ['hild', 'oswin', 'ilphas', 'wren'] as const;
  return readyCharacters().map((ready, place) => ({
    ...ready,
    id: id(names[place] ?? ''),
    owner: place < 2 ? player.user : otherPlayer.user,
    at: { scene: CRYPT, square: { x: place < 2 ? 1 : 0, y: 1 + (place % 2) } },
    moved: 0,
  }));
}

/** At the foot of the stairs, by basic encumbrance and weapons' own damage; wandering monsters come by the dice. */
export function atTheStairs(): GameState {
  const state = campaign(four(), { scenes: { [CRYPT]: crypt() }, scene: CRYPT });
  const begun = {
    ...state,
    automation: { ...state.automation, wandering: true },
    ruleset: { ...state.ruleset, options: { encumbrance: 'basic', variableWeaponDamage: true } },
    party: {
      ...state.party,
      marchingOrder: [
        [id<'creature'>('hild'), id<'creature'>('oswin')],
        [id<'creature'>('ilphas'), id<'creature'>('wren')],
      ],
    },
  };
  return { ...begun, scenes: { [CRYPT]: crypt(seenByParty(begun)) } };
}
