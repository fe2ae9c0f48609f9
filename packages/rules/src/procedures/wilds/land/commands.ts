import { flag, id, maybe, maybeText, ofServer, oneOf, text, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { GROUNDS, type LandFacts } from '../../../state/land.ts';

const hex = whole(1, 100);

/** Absent for the hex map that the party is on. */
const land = maybe(id('land'));

const area = { column: hex, row: hex, toColumn: hex, toRow: hex };

export const landCommands = forms({
  /** The referee adds a hex map. Not asked over the wire: maps come in as files. */
  AddLand: { facts: ofServer<LandFacts>() },
  /** The referee begins a hex map of clear ground. */
  DrawLand: {
    name: text(80),
    layout: oneOf('flat', 'pointy'),
    /** Hexes across and down, 1–100. */
    width: hex,
    height: hex,
    /** 1–30. */
    milesPerHex: whole(1, 30),
  },
  /** The referee covers hexes with a terrain. */
  PaintHexes: { land, ...area, ground: oneOf(...GROUNDS), road: flag, river: flag },
  /** The referee shows hexes to the players as they are, or takes them off their map. */
  ShowHexes: { land, ...area, shown: flag },
  /** The referee names a hex, and remarks on it. The note stays the referee's. */
  DescribeHex: { land, column: hex, row: hex, label: maybeText(80), note: maybeText(4_000) },
  /** The referee puts the party on a hex, be it of another map; it knows where it is. */
  PlaceParty: { land, column: hex, row: hex },
  /** The party finds out where it really is. */
  FindBearings: {},
  /** The referee says how many miles a hex is across, as for a map that came as a file. */
  ScaleLand: {
    land,
    /** 1–30. */
    milesPerHex: whole(1, 30),
  },
  RenameLand: { land: id('land'), name: text(80) },
  /** The referee takes away a hex map that the party is not on. */
  RemoveLand: { land: id('land') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly land: CommandsIn<typeof landCommands>;
  }
}
