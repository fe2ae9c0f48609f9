import type { WireCommand } from '@lanthorn/protocol';
import { DEFAULT_CHOICE, id, type Monster, rulesFor } from '@lanthorn/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Haunted, haunted, holdsCanary, IN_VAULT, word } from '../../test/haunted.ts';
import { type Pick, pickFrom, randomCommand } from '../../test/random-offers.ts';
import { arrived, granted, type House, openHouse, type Seated, until, userOf } from '../../test/table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What ends the play, leads the party to another map, or is meant to show the players what they did not know. */
const LEFT_OUT: readonly string[] = [
  'RevealSquares',
  'RevealRoom',
  'ShowScene',
  'ShowHoard',
  'MakeDungeon',
  'RemoveScene',
  'RemoveCreature',
  'Rewind',
  'PlaceCreature',
  'Whisper',
  'PlaceParty',
];

/** A roll on a table that all may watch names the table. */
const showsOnPurpose = (command: WireCommand): boolean =>
  LEFT_OUT.includes(command.type) || (command.type === 'RollTable' && !command.secret);

/** Everything that came to somebody, or that they can ask for. */
async function everythingOf({ visitor, frames }: Seated, table: Haunted): Promise<string> {
  const search = table.monster.name;
  const paths = [
    '',
    '/log?limit=200',
    `/log?search=${search}`,
    `/scenes/${table.ids.scene}/tiles/0/0/0`,
    `/log?before=${table.ids.dweller}`,
  ];
  const bodies = await Promise.all(
    paths.map(async (path) => (await fetched(visitor, `/api/campaigns/${table.id}${path}`)).text()),
  );
  const told = bodies.map((body) => body.replaceAll(search, (found) => (body.includes('"told":[]') ? '' : found)));
  return [...frames, ...told].join('\n');
}

const fetched = ({ cookie }: Seated['visitor'], path: string): Promise<Response> =>
  fetch(house.url + path, { headers: { cookie: cookie ?? '' } });

/** Where a secret stands in what was sent. */
const leaksOf = (all: string, secret: string): readonly string[] =>
  all
    .split(secret)
    .slice(1)
    .map((after) => `${secret}${after.slice(0, 200)}`);

/** Every tile of the map at each of its scales, down to the one that holds all of it. */
const PLACES = [
  ...[0, 1, 2].flatMap((column) => [0, 1].map((row) => `0/${column}/${row}`)),
  ...['1/0/0', '1/1/0', '2/0/0'],
];

/** The tiles of the map that they are given. */
async function tilesOf({ visitor }: Seated, table: Haunted): Promise<readonly Uint8Array[]> {
  const replies = await Promise.all(
    PLACES.map((place) => fetched(visitor, `/api/campaigns/${table.id}/scenes/${table.scene}/tiles/${place}`)),
  );
  expect(replies.map(({ status }) => status)).toEqual(PLACES.map(() => 200));
  return Promise.all(replies.map(async (reply) => new Uint8Array(await reply.arrayBuffer())));
}

const OGRE: Monster = rulesFor(DEFAULT_CHOICE).monsters.monster('ogre') ?? nobody();

function nobody(): never {
  throw new Error('the bestiary has no ogre');
}

/** What the referee does behind the curtain. */
function hiddenAct(table: Haunted, secret: string, at: number): WireCommand {
  const creature = id<'creature'>(at % 2 === 0 ? table.monster.id : table.ids.dweller);
  const acts: readonly WireCommand[] = [
    { type: 'RollDice', notation: '3d6', audience: 'referee', purpose: secret },
    { type: 'RollChance', kind: 'x-in-6', chance: 3, secret: true, purpose: secret },
    { type: 'WriteNotes', creature, notes: secret },
    { type: 'RenameCreature', creature, name: secret, icon: null },
    { type: 'RollSave', creature, save: 'death', modifier: 0 },
    { type: 'DealDamage', creature, amount: '1', source: secret, destructive: 'none' },
    { type: 'MoveCreature', creature: id(table.ids.dweller), to: { x: 15 + (at % 4), y: 4 + (at % 3) } },
    { type: 'PlaceCreature', creature: id(table.ids.dweller), square: IN_VAULT },
    { type: 'PlaceCreature', creature: id(table.monster.id), square: { x: 5 + (at % 3), y: 6 } },
    { type: 'RenameScene', scene: id(table.ids.scene), name: secret },
    {
      type: 'SetDoor',
      door: id(table.ids.door),
      state: at % 3 > 0 ? 'open' : 'closed',
      locked: false,
      stuck: false,
      found: false,
    },
    { type: 'AddMonsters', monster: 'goblin', count: 1, square: { x: 4, y: 7 }, hidden: true },
    { type: 'CheckAbility', creature, ability: 'STR', modifier: 0, blind: true, purpose: '' },
    { type: 'LightUp', creature, kind: 'torch' },
    { type: 'Fall', creature, feet: 10 },
    { type: 'Climb', creature, feet: 30, modifier: 0, sheer: true, equipment: false },
    { type: 'CheckDrowning', creature, chance: 1 },
    { type: 'SearchArea', creature, square: IN_VAULT, kind: 'secret-doors' },
    { type: 'Say', as: creature, text: 'Who walks there?' },
    { type: 'Emote', as: creature, text: 'growls' },
    { type: 'WriteMonster', monster: { ...OGRE, key: 'fen-beast', name: 'Fen beast', special: secret } },
    { type: 'WriteEncounterTable', table: 'dungeon:1', monsters: at % 2 === 0 ? ['fen-beast'] : ['ogre', 'goblin'] },
    { type: 'DrawLand', name: secret, layout: 'pointy', width: 4, height: 4, milesPerHex: 6 },
    { type: 'DescribeHex', column: 2, row: 3, label: secret, note: secret },
    { type: 'ShowIllusion', creatures: [creature], source: secret, damage: '1', breath: false, secret: true },
    { type: 'Afflict', creature, by: at % 2 === 0 ? 'paralysis' : 'poison', modifier: 0 },
    { type: 'LooseVolleys', creatures: [creature], volleys: 1 },
    { type: 'PickPocket', thief: creature, victim: creature, wary: true },
    { type: 'SetFace', creature, icon: `picture:${secret}` },
    { type: 'WritePage', page: null, title: secret, folder: secret, text: secret },
    { type: 'LayHoard', name: secret, types: 'C', square: IN_VAULT, hidden: false },
    {
      type: 'DrawOnBoard',
      shape: 'text',
      points: [{ x: 4, y: 5 }],
      colour: 'red',
      words: secret,
      open: false,
    },
    { type: 'WriteTable', table: null, name: secret, dice: null, lines: [{ share: 1, text: `${secret} [[3 gp]]` }] },
  ];
  return acts[at % acts.length] ?? { type: 'EndTurn', resting: false };
}

/** A world of secrets comes in behind the curtain: a map with a chest on it, a page, a table and a hex map. */
async function bringWorld(table: Haunted, secret: string): Promise<void> {
  const chest = {
    name: secret,
    square: { x: 1, y: 1 },
    coins: { pp: 0, gp: 300, ep: 0, sp: 0, cp: 0 },
    valuables: [{ name: secret, count: 1, worth: 100 }],
    things: [{ thing: 'potion', name: secret, looks: secret }],
    hidden: false,
    trap: null,
  };
  const hex = { ground: 'swamp', road: false, river: false, label: secret, note: secret };
  const world = {
    format: 'lanthorn-world',
    version: 1,
    from: secret,
    maps: [
      {
        key: 'map',
        name: secret,
        width: 9,
        height: 9,
        feetPerSquare: 10,
        level: 1,
        ambient: 'lit',
        floor: null,
        hoards: [chest],
        image: null,
      },
    ],
    pages: [{ title: secret, folder: secret, text: secret, readers: 'referee' }],
    tables: [{ name: secret, dice: null, lines: [{ share: 1, text: secret }] }],
    land: { name: secret, layout: 'flat', width: 4, height: 4, milesPerHex: 6, hexes: { '1,1': hex } },
  };
  const choice = { take: ['map:0', 'page:0', 'table:0', 'land:0'], instead: ['table:0', 'land:0'], shared: true };
  const reply = await table.referee.visitor.bring(
    `/api/campaigns/${table.id}/world`,
    [{ name: 'secret.world.json', bytes: JSON.stringify(world) }],
    undefined,
    { choice: JSON.stringify(choice) },
  );
  expect([reply.statusCode, reply.body]).toEqual([201, '{"brought":4}']);
}

/** What a player might try who has guessed an id. */
function guess(table: Haunted, own: string, pick: Pick): WireCommand {
  const creature = id<'creature'>(own);
  const [target, door] = [
    id<'creature'>(pick(2) === 0 ? table.monster.id : table.ids.dweller),
    id<'door'>(table.ids.door),
  ];
  const tries: readonly WireCommand[] = [
    { type: 'Attack', attacker: creature, target, attack: 0 },
    { type: 'OpenDoor', creature, door },
    { type: 'Say', as: target, text: 'boo' },
    { type: 'DisarmTrap', trap: id(table.ids.trap) },
    { type: 'MoveCreature', creature, to: IN_VAULT },
    { type: 'ShowScene', scene: id(table.ids.scene) },
    { type: 'RenameCreature', creature: target, name: 'known', icon: null },
  ];
  return tries[pick(tries.length)] ?? { type: 'EndTurn', resting: false };
}

/** A command of chance that shows the players nothing on purpose. */
function harmless(seat: Seated, secrets: readonly string[], pick: Pick): WireCommand | null {
  for (let tries = 0; tries < 20; tries += 1) {
    const command = randomCommand(seat.table.view, pick);
    const said = JSON.stringify(command);
    if (command && !showsOnPurpose(command) && !secrets.some((secret) => said.includes(secret))) return command;
  }
  return null;
}

/** Whether the party has come to know of a square behind the wall, where its pictures would be shown. */
async function exploredInVault(table: Haunted): Promise<boolean> {
  const { scenes } = await house.app.tables.state(table.id);
  return scenes[id<'scene'>(table.scene)]?.explored.some((row) => row.includes('1', IN_VAULT.x - 7)) ?? false;
}

/** Plays some commands from everyone's seat. The types of those that were granted. */
async function play(
  table: Haunted,
  secrets: readonly string[],
  steps: number,
  seed: number,
): Promise<Map<string, number>> {
  const pick = pickFrom(seed);
  const done = new Map<string, number>();
  const seats = [table.referee, ...table.players, table.referee, table.spectator];
  for (let step = 0; step < steps; step += 1) {
    const seat = seats[step % seats.length] ?? table.referee;
    const you = seat.table.view.get('you');
    const own = you?.type === 'you' ? you.characters[0] : undefined;
    const hidden =
      seat === table.referee && pick(2) === 0
        ? hiddenAct(table, secrets[pick(secrets.length)] ?? '', pick(1000))
        : null;
    const guessed = seat !== table.referee && pick(4) === 0 && own ? guess(table, own, pick) : null;
    const command = hidden ?? guessed ?? harmless(seat, secrets, pick);
    if (!command) continue;
    const reply = await seat.table.ask(command);
    expect([command, await exploredInVault(table)]).toEqual([command, false]);
    if (reply.ok) done.set(command.type, (done.get(command.type) ?? 0) + 1);
    else expect([command.type, reply.refusal.code]).not.toEqual([command.type, 'unavailable']);
    await new Promise((go) => setTimeout(go, 15));
  }
  return done;
}

describe('what players and spectators are sent', () => {
  it.each([
    [1, 'ose'],
    [2, 'eris'],
    [3, 'gorman'],
    [4, 'basic'],
  ] as const)(
    'in play of chance holds no secret, be it in frames, replies or pictures (%i, %s)',
    async (seed, base) => {
      const table = await haunted(house);
      if (base !== 'ose')
        await granted(table.referee, { type: 'AdoptRules', name: 'Ours', base, slots: {}, options: {} });
      const whispered = word();
      const [first, second] = table.players;
      if (!first || !second) throw new Error('two players sit there');
      await granted(first, { type: 'Whisper', to: [id(await userOf(table.referee))], text: whispered });
      await granted(table.referee, { type: 'Whisper', to: [id(await userOf(first))], text: whispered });
      const privately = { type: 'RollDice', notation: '3d6', audience: 'whisper', purpose: whispered } as const;
      await granted(first, { ...privately, to: [id(await userOf(table.referee))] });
      await granted(table.referee, { ...privately, to: [id(await userOf(first))] });
      const secrets = [...table.secrets, word(), word()];
      const done = await play(table, secrets, 75, seed);
      await bringWorld(table, secrets.at(-1) ?? '');
      for (const [type, times] of await play(table, secrets, 75, seed + 100))
        done.set(type, (done.get(type) ?? 0) + times);
      expect([...done.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(60);
      expect(done.size).toBeGreaterThan(15);

      await arrived(table.referee, first, second, table.spectator);
      for (const seat of [first, second, table.spectator]) {
        const all = await everythingOf(seat, table);
        expect(secrets.flatMap((secret) => leaksOf(all, secret))).toEqual([]);
        expect(all.includes(whispered)).toBe(seat === first);
        expect(await Promise.all((await tilesOf(seat, table)).map(holdsCanary))).toEqual(PLACES.map(() => false));
      }
      const desk = await everythingOf(table.referee, table);
      expect([table.monster.name, table.monster.id, whispered].filter((secret) => !desk.includes(secret))).toEqual([]);
      expect(await Promise.all((await tilesOf(table.referee, table)).map(holdsCanary))).toContain(true);
    },
    60_000,
  );

  it('holds a secret once the referee gives it away', async () => {
    const table = await haunted(house);
    const watchers = [...table.players, table.spectator];
    await granted(table.referee, { type: 'HideCreature', creature: id(table.monster.id), hidden: false });
    await granted(table.referee, { type: 'PlaceCreature', creature: id(table.monster.id), square: { x: 4, y: 5 } });
    await granted(table.referee, {
      type: 'SetScene',
      scene: id(table.scene),
      ambient: 'lit',
      feetPerSquare: 10,
      level: 1,
    });
    await granted(table.referee, { type: 'RevealSquares', from: { x: 12, y: 2 }, to: { x: 13, y: 3 }, revealed: true });
    for (const seat of watchers) {
      await until(() => seat.frames.join().includes(table.monster.name));
      await until(() => seat.frames.join().includes(table.monster.id));
      expect(await Promise.all((await tilesOf(seat, table)).map(holdsCanary))).toContain(true);
    }
  });
});
