import { HEX_SIDES } from '@lanthorn/geometry';
import {
  DOOR_KINDS,
  EXIT_KINDS,
  FEATURE_KINDS,
  GROUNDS,
  ICON,
  MAGIC_THINGS,
  MOST_HEXES,
  MOST_MILES,
  MOST_SQUARES,
  PASSES,
  SAVES,
  TRAP_OUTCOMES,
  TURNS_IN_DICE,
} from '@lanthorn/rules';
import { z } from 'zod';
import { listOf } from '../checked.ts';
import { type ImportLimits, LIMITS } from '../limits.ts';
import { coins, dice, kept, MOST_COINS, NAME, named, orNone, powers, square, THING } from './fields.ts';
import { monster } from './monster-format.ts';

/** What a world's file calls itself, and the version that is written; older ones are read as long as they are named here. */
export const WORLD_FORMAT = 'lanthorn-world';
export const WORLD_VERSION = 1;

/** What is read of a world: its pictures make it larger than any single map, and every wall is three objects. */
export const WORLD_LIMITS: ImportLimits = { ...LIMITS, fileBytes: 120_000_000, values: 1_500_000 };

/** Entries of a kind in one file, as many as a campaign may have of its own. */
const MOST = {
  maps: 300,
  pages: 1_000,
  tables: 300,
  entries: 500,
  pictures: 2_000,
  exits: 500,
  lore: 1_000,
  hoards: 500,
  standing: 1_000,
  valuables: 500,
  lands: 40,
} as const;
/** Letters of a folder, and of a key. */
const FOLDER = 80;
const KEY = 80;
/** Farthest a point may lie from the corner of its map, in squares. */
const FAR = 2 * MOST_SQUARES;
/** Pixels to a square, and of the corner of the first square, at most. */
const MOST_PIXELS = 4_096;
const FAR_PIXELS = 100_000;

const coordinate = z.number().min(-FAR).max(FAR);
const point = z.object({ x: coordinate, y: coordinate });
const segment = z.object({ a: point, b: point });

function parts(limits: ImportLimits) {
  const text = kept(limits.text);
  const squares = listOf(square, limits.litSquares);
  return {
    /** `passes` is what a wall lets through from its left, as one goes from `a` to `b`, y being down; without it nothing passes. */
    walls: listOf(segment.extend({ passes: z.enum(PASSES).exactOptional() }), limits.wallPoints),
    doors: listOf(
      z.object({
        segment,
        kind: z.enum(DOOR_KINDS),
        state: z.enum(['open', 'closed']),
        locked: z.boolean(),
        stuck: z.boolean(),
      }),
      limits.portals,
    ),
    lights: listOf(
      z.object({
        at: point,
        radiusFeet: z.number().min(0).max(10_000),
        colour: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i, 'is no colour')
          .nullable(),
      }),
      limits.lights,
    ),
    rooms: listOf(
      z.object({
        key: kept(NAME),
        name: kept(NAME),
        at: square,
        squares,
        text,
        toPlayers: z.object({ name: kept(NAME), text }).exactOptional(),
        /** The table that says who wanders by in it; absent for that of the map. */
        wanderers: named(NAME).exactOptional(),
      }),
      limits.rects,
    ),
    traps: listOf(
      z.object({
        name: kept(NAME),
        squares,
        guards: z.enum(['room', 'treasure']),
        damage: dice.nullable(),
        save: z
          .object({
            against: z.enum(SAVES),
            otherwise: z.enum(TRAP_OUTCOMES),
            turns: z.string().regex(TURNS_IN_DICE, 'is no dice').exactOptional(),
          })
          .exactOptional(),
        text,
      }),
      limits.lights,
    ),
    notes: listOf(z.object({ at: point, text }), limits.lights),
    features: listOf(
      /** Its icon is one of the set, or `picture:KEY`. */
      z.object({
        kind: z.enum(FEATURE_KINDS),
        at: point,
        icon: z.string().regex(ICON).exactOptional(),
      }),
      limits.marks,
    ),
    lore: listOf(z.object({ square, topic: kept(NAME), text }), MOST.lore),
  };
}

const exit = z.object({
  kind: z.enum(EXIT_KINDS),
  at: square,
  /** The map where it leads, by its key in this file; null where that is nowhere, or not in the file. */
  to: z.object({ map: kept(KEY), square }).nullable(),
  hidden: z.boolean(),
});

/** Treasure that lies on a map. Worth is in gold pieces each. */
const hoard = z.object({
  /** What one sees of it. */
  name: named(60),
  square,
  coins,
  valuables: listOf(
    z.object({ name: kept(NAME), count: z.int().min(1).max(MOST_COINS), worth: z.number().min(0).max(MOST_COINS) }),
    MOST.valuables,
  ),
  /** Things of magic: of what sort, what each is, and what those who find it see. */
  things: listOf(
    z.object({
      thing: z.enum(MAGIC_THINGS),
      name: kept(THING),
      looks: kept(THING),
      /** One of a kind; absent for others. */
      named: z.literal(true).exactOptional(),
      /** What it does, where the referee made it: as of the wares. */
      has: z.object({ magic: z.int().exactOptional(), does: powers.exactOptional() }).exactOptional(),
    }),
    MOST.valuables,
  ),
  /** Ordinary things; absent for none. */
  items: listOf(z.object({ name: named(NAME), count: z.int().min(1).max(MOST_COINS) }), MOST.valuables).exactOptional(),
  hidden: z.boolean(),
  /** The trap that guards it, by its place among the traps of the map from 0; null for none. */
  trap: z.int().min(0).nullable(),
});

/** Over which sides of a hex a road or river was drawn. */
const sides = z
  .array(z.enum([...HEX_SIDES.flat, ...HEX_SIDES.pointy]))
  .max(6)
  .exactOptional();

/** A hex map: hexes by column and row from 0, such as `3,4`; what is not listed is clear. Notes are for the referee. */
const land = z
  .object({
    name: named(FOLDER),
    /** Under what the referee keeps it; absent for none. */
    folder: named(FOLDER).exactOptional(),
    layout: z.enum(['flat', 'pointy']),
    width: z.int().min(1).max(MOST_HEXES),
    height: z.int().min(1).max(MOST_HEXES),
    milesPerHex: z.int().min(1).max(MOST_MILES),
    hexes: z.record(
      z.string().regex(/^\d{1,2},\d{1,2}$/, 'is no hex'),
      z.object({
        ground: z.enum(GROUNDS),
        road: z.boolean(),
        river: z.boolean(),
        roadSides: sides,
        riverSides: sides,
        label: kept(FOLDER),
        note: kept(4_000),
      }),
    ),
  })
  .refine(
    ({ hexes, width, height }) =>
      Object.keys(hexes).every((key) => {
        const [x = 0, y = 0] = key.split(',').map(Number);
        return x < width && y < height && key === `${x},${y}`;
      }),
    'has hexes beyond its edge',
  );

/**
 * A map as it was drawn, with the treasure and the monsters that are left on it: nothing of the party, nor of what has been
 * explored. Lengths are in squares, but for light.
 */
const map = (limits: ImportLimits) =>
  z
    .object({
      key: named(KEY),
      name: named(NAME),
      /** What players are told that it is called, where that is another name. */
      toPlayers: named(NAME).exactOptional(),
      folder: named(FOLDER).exactOptional(),
      /** Its places are hexes; absent for squares. */
      grid: z.enum(['pointy', 'flat']).exactOptional(),
      width: z.int().min(1).max(limits.side),
      height: z.int().min(1).max(limits.side),
      feetPerSquare: z.int().min(1).max(100),
      /** Dungeon level. */
      level: z.int().min(1).max(8),
      /** The table that says who wanders there, by its name; absent for that of its level. */
      wanderers: named(NAME).exactOptional(),
      ambient: z.enum(['dark', 'lit']),
      fog: z.enum(['by-hand', 'none']).exactOptional(),
      /** How its grid is shown, where its lines are not drawn. */
      gridLines: z.enum(['hidden', 'none']).exactOptional(),
      /** A text a row, `1` for a square that one can stand on; null where that is everywhere. */
      floor: z.array(z.string().regex(/^[01]*$/, 'is no row of squares')).nullable(),
      ...parts(limits),
      exits: listOf(exit, MOST.exits),
      hoards: listOf(hoard, MOST.hoards),
      monsters: listOf(monster, MOST.standing),
      image: z
        .object({
          /** Which of the file's pictures. */
          picture: named(KEY),
          pixelsPerSquare: z.number().min(1).max(MOST_PIXELS),
          corner: z
            .object({
              x: z.number().min(-FAR_PIXELS).max(FAR_PIXELS),
              y: z.number().min(-FAR_PIXELS).max(FAR_PIXELS),
            })
            .exactOptional(),
        })
        .nullable(),
    })
    .refine(
      ({ floor, width, height }) =>
        floor === null || (floor.length === height && floor.every((row) => row.length === width)),
      'has a floor of another size than itself',
    )
    .refine(
      ({ monsters, width, height }) => monsters.every(({ square: { x, y } }) => x < width && y < height),
      'has monsters beyond its edge',
    )
    .refine(
      ({ lights, feetPerSquare }) =>
        lights.reduce((sum, { radiusFeet }) => sum + Math.PI * (radiusFeet / feetPerSquare) ** 2, 0) <=
        limits.litSquares,
      'has lights that reach too many squares',
    )
    .refine(
      ({ rooms, traps }) =>
        [...rooms, ...traps].reduce((sum, { squares }) => sum + squares.length, 0) <= limits.litSquares,
      'has rooms and traps of too many squares',
    );

/**
 * A campaign's own things as one file: JSON, UTF-8. Links between pages, and from pages and tables to monsters and other
 * tables, go by their names as they do at the table; exits name maps, and maps and pages name pictures, by keys of this
 * file. What people are in the campaign, what they played and what they know is not in it.
 */
export const worldFile = (limits: ImportLimits) =>
  z.object({
    format: z.literal(WORLD_FORMAT),
    version: z.literal(WORLD_VERSION),
    /** What the campaign was called that it comes from. */
    from: kept(NAME),
    maps: listOf(map(limits), MOST.maps),
    /** The referee's own pages, in Markdown; a picture in one is `![words](picture:KEY)`. Those for single people are the referee's here. */
    pages: listOf(
      z.object({ title: z.string(), folder: z.string(), text: z.string(), readers: z.enum(['referee', 'all']) }),
      MOST.pages,
    ),
    /** Tables to roll on, with dice or weights. */
    tables: listOf(
      z.object({ name: z.string(), dice: z.string().nullable(), lines: z.array(z.unknown()) }),
      MOST.tables,
    ),
    /** Entries of the bestiary that are not in the book, or otherwise than there. */
    monsters: listOf(z.looseObject({ key: z.string(), name: z.string() }), MOST.entries),
    /** Who is met where, by keys of the bestiary. */
    encounters: listOf(z.object({ table: z.string(), monsters: z.array(z.string()) }), MOST.entries),
    /** Things that can be bought which the book's list has not, or otherwise. */
    wares: listOf(z.looseObject({ name: z.string() }), MOST.entries),
    /** How days are counted, as the referee writes it: see `KeepCalendar`. Absent for none. */
    calendar: orNone(z.looseObject({})),
    /** The one hex map of a file from before there could be several; absent for none. */
    land: orNone(land),
    /** Hex maps, in the referee's order. */
    lands: listOf(land, MOST.lands),
    /** PNG, JPEG or WEBP, in base64. */
    pictures: listOf(z.object({ key: named(KEY), name: kept(NAME), data: z.string() }), MOST.pictures),
  });
