import {
  flag,
  id,
  label,
  list,
  maybe,
  maybeText,
  ofServer,
  oneOf,
  orNull,
  row,
  text,
  whole,
} from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { GROUNDS, type LandFacts, MOST_BRUSHED, MOST_HEXES, MOST_MILES } from '../../../state/land.ts';

const hex = whole(1, MOST_HEXES);

/** Absent for the hex map that the party is on. */
const land = maybe(id('land'));

const place = { column: label('Column', hex), row: label('Row', hex) };

const area = { ...place, toColumn: label('To column', hex), toRow: label('To row', hex) };

const milesPerHex = label('Miles per hex', whole(1, MOST_MILES));

export const landCommands = forms({
  /** The referee adds a hex map. Not asked over the wire: maps come in as files. */
  AddLand: { facts: ofServer<LandFacts>() },
  /** The referee begins a hex map of clear ground. */
  DrawLand: {
    name: label('Name', text(80)),
    layout: label('Orientation of the hexes', oneOf('flat', 'pointy')),
    width: label('Hexes across', hex),
    height: label('Hexes down', hex),
    milesPerHex,
  },
  /** The referee covers hexes with a terrain. */
  PaintHexes: {
    land,
    ...area,
    /** Hexes beside those, by column and row: what a brush went over. */
    also: maybe(list(row(hex, hex), MOST_BRUSHED)),
    ground: label('Terrain', oneOf(...GROUNDS)),
    road: label('A road runs here', flag),
    river: label('A river runs here', flag),
  },
  /** The referee draws a road or river over the land as it is, from hex to hex by column and row. */
  DrawWay: {
    land,
    way: label('What runs there', oneOf('road', 'river')),
    through: list(row(hex, hex), MOST_BRUSHED),
  },
  /** The referee shows hexes to the players as they are, or takes them off their map. */
  ShowHexes: { land, ...area, shown: flag },
  /** The referee names a hex, and remarks on it. The note stays the referee's. */
  DescribeHex: {
    land,
    ...place,
    label: label('Name on the map', maybeText(80)),
    note: label('Note for the referee alone', maybeText(4_000)),
  },
  /** The referee puts the party on a hex, be it of another map; it knows where it is. */
  PlaceParty: { land, ...place },
  /** The party finds out where it really is. */
  FindBearings: {},
  /** The referee says how many miles a hex is across, as for a map that came as a file. */
  ScaleLand: { land, milesPerHex },
  RenameLand: { land: id('land'), name: label('Name', text(80)) },
  /** The referee keeps a hex map under a folder, and before another one in the list. */
  FileLand: {
    land: id('land'),
    /** Empty for none. */
    folder: label('Folder', maybeText(80)),
    /** Null for the end of the list. */
    before: orNull(id('land')),
  },
  /** The referee takes away a hex map that the party is not on. */
  RemoveLand: { land: id('land') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly land: typeof landCommands;
  }
}
