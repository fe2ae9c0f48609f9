import {
  DEFAULT_CHOICE,
  DOOR_KINDS,
  EXIT_KINDS,
  FEATURE_KINDS,
  GROUNDS,
  MAGIC_THINGS,
  type Monster,
  PASSES,
  rulesFor,
} from '@lanthorn/rules';
import fc from 'fast-check';
import { WORLD_FORMAT, WORLD_VERSION } from '../src/world/format.ts';
import { picturesAmong } from '../src/world/icons.ts';
import type { World, WorldMap, WorldTable } from '../src/world/world.ts';

const ORC = rulesFor(DEFAULT_CHOICE).monsters.monster('orc') as Monster;

/** Words with something in them, as people and programs write them. */
const words = (most: number) =>
  fc
    .oneof(fc.string({ minLength: 1, maxLength: most }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }))
    .map((text) => text.replaceAll('\0', '').trim().slice(0, most))
    .filter((text) => text !== '' && text.isWellFormed());
const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((any) => any.replaceAll('\0', ''));
const coordinate = fc.integer({ min: -4, max: 80 }).map((quarters) => quarters / 4);
const point = fc.record({ x: coordinate, y: coordinate });
const square = fc.record({ x: fc.nat(9), y: fc.nat(9) });
const segment = fc.record({ a: point, b: point });
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });
const coins = fc.nat(5_000);
const hoard = fc.record(
  {
    name: words(40),
    square,
    coins: fc.record({ pp: coins, gp: coins, ep: coins, sp: coins, cp: coins }, { noNullPrototype: true }),
    valuables: few(fc.record({ name: words(20), count: fc.integer({ min: 1, max: 9 }), worth: coins })),
    things: few(
      fc.record(
        {
          thing: fc.constantFrom(...MAGIC_THINGS),
          name: words(20),
          looks: words(20),
          named: fc.constant(true as const),
          has: fc.constantFrom({ magic: 2 }, { does: { charges: 5 } }, { does: { fights: 'melee', damage: '1d8' } }),
        },
        { requiredKeys: ['thing', 'name', 'looks'] },
      ),
    ),
    items: few(fc.record({ name: words(20), count: fc.integer({ min: 1, max: 9 }) })),
    hidden: fc.boolean(),
  },
  { requiredKeys: ['name', 'square', 'coins', 'valuables', 'things', 'hidden'] },
);

/** A monster that stands somewhere. */
const monster = fc.record(
  {
    name: words(40),
    ownName: fc.boolean(),
    square,
    hidden: fc.boolean(),
    icon: fc.constantFrom(null, 'wyvern', 'picture:face'),
    class: fc.constantFrom(null, 'fighter'),
    level: fc.nat(9),
    alignment: fc.constantFrom('lawful', 'neutral', 'chaotic'),
    abilities: fc.constantFrom(null, { STR: 9, INT: 9, WIS: 9, DEX: 13, CON: 9, CHA: 9 }),
    hitDice: fc.constantFrom(null, ORC.hitDice),
    hitPoints: fc.integer({ min: 1, max: 60 }),
    naturalArmour: fc.integer({ min: 10, max: 20 }),
    armour: fc.constantFrom('none', 'plate'),
    shield: fc.boolean(),
    helmet: fc.boolean(),
    attacks: fc.constantFrom([], ORC.attacks, [{ ...ORC.attacks[0], own: { twoHanded: true, shot: false }, bonus: 1 }]),
    items: few(
      fc.record(
        {
          name: words(20),
          quantity: fc.integer({ min: 1, max: 9 }),
          weight: coins,
          kind: fc.constantFrom('gear', 'treasure'),
          use: fc.constantFrom(null, 'torch'),
          magic: fc.integer({ min: -2, max: 3 }),
          does: fc.constant({ charges: 5 }),
        },
        { requiredKeys: ['name', 'quantity', 'weight', 'kind', 'use'] },
      ),
    ),
    coins: fc.record({ pp: coins, gp: coins, ep: coins, sp: coins, cp: coins }, { noNullPrototype: true }),
    movement: fc.nat(240),
    infravision: fc.constantFrom(0, 60),
    morale: fc.constantFrom(null, 8),
    saveAs: fc.constantFrom(null, 'NH', '3'),
    undead: fc.boolean(),
    traits: fc.constantFrom({}, { mindless: true }),
    across: fc.integer({ min: 1, max: 6 }),
    elevation: fc.integer({ min: -30, max: 30 }),
    notes: text,
  },
  {
    requiredKeys: [
      ...([
        'name',
        'square',
        'hidden',
        'icon',
        'class',
        'level',
        'alignment',
        'abilities',
        'hitDice',
        'hitPoints',
      ] as const),
      ...(['naturalArmour', 'armour', 'shield', 'helmet', 'attacks', 'items', 'coins', 'movement'] as const),
      ...(['infravision', 'morale', 'saveAs', 'undead', 'notes'] as const),
    ],
  },
);

/** A map of a file, with exits to any of so many maps, and a picture of its own or none. */
const mapAt = (place: number, of: number): fc.Arbitrary<WorldMap> =>
  fc
    .record(
      {
        key: fc.constant(`map-${place + 1}`),
        name: words(40).map((name) => `${place} ${name}`),
        toPlayers: words(20),
        folder: words(20),
        grid: fc.constantFrom('pointy', 'flat'),
        width: fc.integer({ min: 1, max: 12 }),
        height: fc.integer({ min: 1, max: 12 }),
        feetPerSquare: fc.integer({ min: 1, max: 100 }),
        level: fc.integer({ min: 1, max: 8 }),
        ambient: fc.constantFrom('dark', 'lit'),
        fog: fc.constantFrom('by-hand', 'none'),
        gridLines: fc.constantFrom('hidden', 'none'),
        solid: fc.boolean(),
        walls: few(fc.oneof(segment, fc.record({ a: point, b: point, passes: fc.constantFrom(...PASSES) }))),
        doors: few(
          fc.record({
            segment,
            kind: fc.constantFrom(...DOOR_KINDS),
            state: fc.constantFrom('open', 'closed'),
            locked: fc.boolean(),
            stuck: fc.boolean(),
          }),
        ),
        lights: few(fc.record({ at: point, radiusFeet: fc.nat(30), colour: fc.constantFrom(null, '#ffc66b') })),
        rooms: few(
          fc.record(
            {
              key: words(5),
              name: text,
              at: square,
              squares: few(square),
              text,
              toPlayers: fc.record({ name: text, text }),
            },
            { requiredKeys: ['key', 'name', 'at', 'squares', 'text'] },
          ),
        ),
        traps: few(
          fc.record({
            name: words(20),
            squares: few(square),
            guards: fc.constantFrom('room', 'treasure'),
            damage: fc.constantFrom(null, '1d6', '2d4+1'),
            text,
          }),
        ),
        notes: few(fc.record({ at: point, text })),
        features: few(
          fc.record(
            { kind: fc.constantFrom(...FEATURE_KINDS), at: point, icon: fc.constantFrom('wyvern', 'picture:thing') },
            { requiredKeys: ['kind', 'at'] },
          ),
        ),
        lore: few(fc.record({ square, topic: words(10), text })),
        exits: few(
          fc.record({
            kind: fc.constantFrom(...EXIT_KINDS),
            at: square,
            to: fc.option(fc.record({ map: fc.nat(of - 1).map((other) => `map-${other + 1}`), square })),
            hidden: fc.boolean(),
          }),
        ),
        hoards: few(hoard),
        monsters: few(monster),
        corner: point,
        pictured: fc.boolean(),
      },
      { noNullPrototype: true, requiredKeys: [...REQUIRED] },
    )
    .map(({ solid, corner, pictured, hoards, monsters, ...map }) => ({
      ...map,
      monsters: monsters.map(({ square: { x, y }, ...one }) => ({
        ...one,
        square: { x: x % map.width, y: y % map.height },
      })),
      hoards: hoards.map((one) => ({ ...one, trap: map.traps.length > 0 && one.hidden ? map.traps.length - 1 : null })),
      floor: solid ? Array<string>(map.height).fill('1'.repeat(map.width)) : null,
      image: pictured ? { picture: '', pixelsPerSquare: 70.5, ...(corner ? { corner } : {}) } : null,
    })) as unknown as fc.Arbitrary<WorldMap>;

const REQUIRED = [
  'key',
  'name',
  'width',
  'height',
  'feetPerSquare',
  'level',
  'ambient',
  'solid',
  'walls',
  'doors',
  'lights',
  'rooms',
  'traps',
  'notes',
  'features',
  'lore',
  'exits',
  'hoards',
  'monsters',
  'pictured',
] as const;

const calendar = fc.constant({
  months: [
    { name: 'Thaw', days: 30, season: 'spring' },
    { name: 'Sickle', days: 31, season: null },
  ],
  weekdays: ['Bellday', 'Eelday'],
  year: 412,
  era: 'after the Flood',
  month: 1,
  day: 31,
  weekday: 1,
  moon: { days: 29, age: 3 },
} as const);

const land = fc.record(
  {
    name: words(40),
    folder: words(20),
    layout: fc.constantFrom('flat', 'pointy'),
    width: fc.integer({ min: 3, max: 100 }),
    height: fc.integer({ min: 3, max: 100 }),
    milesPerHex: fc.integer({ min: 1, max: 30 }),
    hexes: fc.dictionary(
      fc.constantFrom('0,0', '2,1', '1,2'),
      fc.record({
        ground: fc.constantFrom(...GROUNDS),
        road: fc.boolean(),
        river: fc.boolean(),
        label: words(20),
        note: text,
      }),
      { noNullPrototype: true },
    ),
  },
  { noNullPrototype: true, requiredKeys: ['name', 'layout', 'width', 'height', 'milesPerHex', 'hexes'] },
) as unknown as fc.Arbitrary<World['lands'][number]>;

/** Tables, each of which may roll on those before it. */
const tables: fc.Arbitrary<readonly WorldTable[]> = fc
  .array(fc.record({ dice: fc.boolean(), on: fc.nat(9), words: fc.constantFrom('a rat', '[[2d6 gp]]', 'nothing') }), {
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ dice, on, words: line }, at) => ({
      name: `Finds ${at}`,
      dice: dice ? '1d2' : null,
      lines: [
        { share: 1, text: line },
        { share: 1, text: at > 0 ? `[[Finds ${on % at}]]` : 'silence' },
      ],
    })),
  );

const monsters = fc
  .uniqueArray(fc.constantFrom('fen-lurker', 'bell-ghost', 'orc'), { maxLength: 3 })
  .map((keys) => keys.map((key) => ({ ...ORC, key, name: `The ${key}`, armourClass: 13 })));

const wares = fc
  .uniqueArray(fc.constantFrom('bell rope', 'ten-foot pole', 'eel oil'), { maxLength: 3 })
  .map((names) =>
    names.map((name) => ({ name, kind: 'gear' as const, cost: 7.5, weight: 30, pieces: 2, use: 'rope' as const })),
  );

/** A world's file, as one campaign or another might have saved it. */
export const worlds: fc.Arbitrary<World> = fc.nat(3).chain((count) =>
  fc
    .record({
      from: words(40),
      maps: fc.tuple(...Array.from({ length: count }, (_, place) => mapAt(place, count))),
      pages: few(fc.record({ title: words(40), folder: words(10), readers: fc.constantFrom('referee', 'all'), text })),
      pictured: fc.boolean(),
      tables,
      monsters,
      wares,
      calendar: fc.option(calendar),
      lands: fc.array(land, { maxLength: 2 }),
    })
    .map(({ maps, pages, pictured, ...more }): World => {
      const laid = maps.map((map, at) => ({
        ...map,
        rooms: map.rooms.map((room, place) => {
          const table = more.tables[at + place];
          return { ...room, ...(table ? { wanderers: table.name } : {}) };
        }),
        ...(more.tables[at] ? { wanderers: more.tables[at].name } : {}),
        image: map.image && { ...map.image, picture: `own-${at}` },
      }));
      const illustrated = pages.map((page, at) => ({
        ...page,
        text: pictured ? `${page.text}\n![x](picture:page-${at})` : page.text,
      }));
      const keys = new Set([
        ...laid.flatMap(({ features, monsters, image }) => [
          ...picturesAmong([...features, ...monsters]),
          ...(image ? [image.picture] : []),
        ]),
        ...(pictured ? pages.map((_, at) => `page-${at}`) : []),
      ]);
      return {
        format: WORLD_FORMAT,
        version: WORLD_VERSION,
        ...more,
        maps: laid,
        pages: illustrated as World['pages'],
        encounters: more.monsters.length > 0 ? [{ table: 'dungeon:1', monsters: [more.monsters[0]?.key ?? ''] }] : [],
        pictures: [...keys].map((key) => ({ key, name: key, data: 'AAAA' })),
      };
    }),
);
