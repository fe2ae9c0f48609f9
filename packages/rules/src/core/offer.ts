import type { Square } from '@lanthorn/geometry';
import type { Command } from './commands.ts';
import type { RuleId } from './ruling.ts';

/** One field of a command that the person fills in. A field with a single value needs no asking. */
export type Input =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly Option[];
      readonly preset?: string;
    }
  /** Any number of the options. */
  | {
      readonly kind: 'choices';
      readonly name: string;
      readonly label: string;
      readonly options: readonly Option[];
      readonly least: number;
      /** Not more than so many; absent for any number. */
      readonly most?: number;
      readonly preset?: readonly string[];
    }
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly label: string;
      readonly min: number;
      readonly max: number;
      readonly preset: number;
    }
  | { readonly kind: 'flag'; readonly name: string; readonly label: string; readonly preset: boolean }
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly maxLength: number;
      readonly preset: string;
    }
  /** A square of the scene on the board; `from` lists those that would be granted, null for any inside the bounds. */
  | {
      readonly kind: 'square';
      readonly name: string;
      readonly label: string;
      readonly from: readonly Square[] | null;
      /** Others that are known may be named too: one walks up to them as far as one gets. Absent for no. */
      readonly further?: true;
    };

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Where the interface shows an offer first. Every offer is in the palette besides. */
export type OfferPlace =
  | 'clock'
  | 'party'
  | 'creature'
  | 'door'
  | 'encounter'
  | 'board'
  | 'desk'
  | 'downtime'
  | 'award'
  | 'treasure'
  | 'log'
  | 'palette';

/**
 * Something a seat may do now. A button that is shown is a command that would be granted:
 * every offer, submitted with any of its listed inputs, is; those that are `barred` never are.
 */
export interface Offer {
  /** Stable while the offer stands: `LightSource:c1`. */
  readonly key: string;
  readonly command: Command['type'];
  /** On the button: says what it does. */
  readonly label: string;
  readonly rule: RuleId | null;
  readonly place: OfferPlace;
  /** Whom or what it is about (a creature, a door), so that it can be shown there. */
  readonly about: string | null;
  /** The next step of what runs: shown first, and large. */
  readonly next: boolean;
  /** The fields that are settled. */
  readonly fixed: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  readonly inputs: readonly Input[];
  /** Why it cannot be had now, in a sentence: shown greyed where people look for it, and refused if it is asked. */
  readonly barred: string | null;
}

/** An offer with what most of them have in common. */
export function offer(
  command: Command['type'],
  label: string,
  rest: Partial<Omit<Offer, 'command' | 'label'>> & Pick<Offer, 'place'>,
): Offer {
  const about = rest.about ?? null;
  return {
    key: rest.key ?? (about === null ? command : `${command}:${about}`),
    command,
    label,
    rule: rest.rule ?? null,
    place: rest.place,
    about,
    next: rest.next ?? false,
    fixed: rest.fixed ?? {},
    inputs: rest.inputs ?? [],
    barred: rest.barred ?? null,
  };
}
