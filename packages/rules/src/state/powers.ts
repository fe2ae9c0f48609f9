/** How a weapon of the table's own is fought with. */
export const FIGHTS = ['melee', 'thrown', 'melee and thrown', 'shot'] as const;

/** As what a thing of the table's own is worn: it is worth what the book's is, and its bonus besides. */
export const WORN_AS = ['leather', 'chainmail', 'plate', 'shield', 'helmet'] as const;

/** What a thing has besides its looks: its magic with its bonus, and what else it does. */
export interface Endowed {
  /** Absent for mundane things. */
  readonly magic?: number;
  readonly does?: Powers;
}

/** What a thing of the table's own does, beside its use. Absent fields are the usual case. */
export interface Powers {
  /** Absent for what is no weapon. */
  readonly fights?: (typeof FIGHTS)[number];
  /** Its dice in a fight, such as `1d8`. */
  readonly damage?: string;
  /** Feet of its short range; medium is twice as far, long three times. */
  readonly range?: number;
  readonly twoHanded?: boolean;
  readonly blunt?: boolean;
  /** Absent for what is not worn. */
  readonly worn?: (typeof WORN_AS)[number];
  /** Uses that are left in it; absent for what is not counted. */
  readonly charges?: number;
  /** Feet around that it lights once it is lit; absent for what does not shine. */
  readonly glow?: number;
  /** Turns that it shines until it is used up; absent for without end. */
  readonly turns?: number;
}
