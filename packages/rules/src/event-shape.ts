/**
 * What a value may be, of all that its type allows. A text that is one of some is any text, since older logs may hold
 * others; what is not named here of an object may hold anything within the bounds of all.
 */
export interface Shape {
  readonly number?: true;
  /** The largest figure, above and below nothing; absent for the bound of all. */
  readonly most?: number;
  readonly text?: true;
  /** The name of a thing. */
  readonly id?: true;
  readonly flag?: true;
  readonly none?: true;
  readonly list?: Shape;
  /** An object of any keys. */
  readonly table?: Shape;
  readonly fields?: Readonly<Record<string, Shape>>;
  /** An object of one of these types. */
  readonly named?: readonly string[];
}

/** What every event holds, and the types that they name. */
export interface EventShapes {
  readonly events: Readonly<Record<string, Shape>>;
  readonly types: Readonly<Record<string, Shape>>;
}
