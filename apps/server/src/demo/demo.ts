import type { Square } from '@lanthorn/geometry';
import { readOnePageDungeon } from '@lanthorn/importers';
import { type Command, readyCharacters, type SceneFacts } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';
import { refereeSeat } from '../live/referee-seat.ts';
import { writePages } from './pages.ts';
import { described } from './rooms.ts';
import { writeTables } from './tables.ts';
import { THE_DROWNED_BELL } from './the-drowned-bell.ts';

/** Who lives where: a monster of the bestiary, how many, in which room. */
const DWELLERS: readonly (readonly [monster: string, count: number, room: string])[] = [
  ['goblin', 3, '3'],
  ['giant-centipede', 2, '4'],
  ['fire-beetle', 1, '5'],
  ['giant-rat', 4, '7'],
  ['crab-spider', 1, '8'],
  ['skeleton', 4, '9'],
  ['goblin', 2, '10'],
  ['zombie', 2, '11'],
  ['ghoul', 1, '12'],
  ['acolyte', 1, '13'],
];

/** What the players are told before they have done anything. */
const OPENING =
  'Below the ruined abbey of Saint Orwen a bell still tolls under the water, and the goblins have begun to answer it. ' +
  'You stand at the foot of the stairs by the light of one lantern. Muddy prints, small and bare, go down into the dark and do not come back.';

/** Where the map's file has the label of its first room. */
const FIRST_LABEL: Square = { x: 20, y: 4 };

/**
 * Makes a campaign that can be played at once: the drowned bell with its dwellers, four characters at the foot of the
 * stairs, and an invite link of each kind. Its id.
 */
export async function createDemo(
  app: FastifyInstance,
  referee: { readonly id: string; readonly name: string },
): Promise<string> {
  const campaign = await app.campaigns.create('The Drowned Bell', referee);
  const seat = refereeSeat(referee);
  const facts = dungeon();
  await app.tables.demand(campaign, seat, { type: 'Narrate', text: OPENING });
  await writePages(app, campaign, seat);
  await writeTables(app, campaign, seat);
  await app.tables.addScene(campaign, referee, facts);
  for (const command of [...arrivals(facts), ...dwellers(facts)]) await app.tables.demand(campaign, seat, command);
  const creatures = Object.values((await app.tables.state(campaign)).creatures);
  const elf = creatures.find(({ class: of }) => of === 'elf');
  if (elf) await app.tables.demand(campaign, seat, { type: 'Memorise', creature: elf.id, spell: 'Sleep' });
  const bearer = creatures.find(({ items }) => items.some(({ use }) => use === 'lantern'));
  if (bearer) await app.tables.demand(campaign, seat, { type: 'LightUp', creature: bearer.id, kind: 'lantern' });
  await app.invites.makeDefaults(campaign);
  return campaign;
}

/** The map goes the way of an upload; what such files cannot tell, its traps, is added. */
function dungeon(): SceneFacts {
  const map = readOnePageDungeon(JSON.stringify(THE_DROWNED_BELL), THE_DROWNED_BELL.title);
  if (map.read === null) throw new HttpError('internal', map.message);
  const facts = map.read;
  const label = room(facts, '1').at;
  const at = (x: number, y: number): Square => ({ x: x + label.x - FIRST_LABEL.x, y: y + label.y - FIRST_LABEL.y });
  return {
    ...facts,
    rooms: facts.rooms.map(described),
    traps: [
      {
        name: 'Loose flagstone',
        guards: 'room',
        damage: '1d2',
        squares: [at(19, 11), at(20, 11), at(21, 11)],
        text: 'A stone before the barricade tips, and a bell clapper on a rope swings down from the vault.',
      },
      {
        name: 'Rotten floor',
        guards: 'room',
        damage: '1d6',
        squares: [at(4, 9), at(4, 10), at(4, 11)],
        text: 'The boards give way over spikes, ten feet down.',
      },
      {
        name: 'Bell wire',
        guards: 'room',
        damage: '1d4',
        squares: [at(20, 16)],
        text: 'A wire at the ankle: darts from the west wall, and every goblin hears it.',
      },
      {
        name: 'Needle in the lock',
        guards: 'treasure',
        damage: '1d4',
        squares: [at(36, 23)],
        text: 'Whoever opens the chest saves against poison, or sleeps for 1d6 turns.',
      },
    ],
    doors: facts.doors.map((door) => ({
      ...door,
      stuck: door.kind === 'door' && Math.abs(door.segment.a.x - at(29, 13).x) < 2,
    })),
  };
}

function room(facts: SceneFacts, key: string): SceneFacts['rooms'][number] {
  const found = facts.rooms.find((one) => one.key === key);
  if (!found) throw new HttpError('internal', `The map of the demo has no room ${key}.`);
  return found;
}

/** The characters, two by two below the stairs. */
function arrivals(facts: SceneFacts): readonly Command[] {
  const { x, y } = room(facts, '1').at;
  const places: readonly Square[] = [
    { x, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x: x + 1, y: y - 1 },
  ];
  return readyCharacters().map((character, place) => ({
    type: 'AddCreature',
    facts: character,
    square: places[place] ?? { x, y },
  }));
}

const dwellers = (facts: SceneFacts): readonly Command[] =>
  DWELLERS.map(([monster, count, key]) => ({
    type: 'AddMonsters',
    monster,
    count,
    square: room(facts, key).at,
    hidden: true,
  }));
