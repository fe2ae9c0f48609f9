import type { Command, CommandOf, FormOf } from './commands.ts';
import { formOf } from './forms.ts';
import { type Given, type Input, inputsOf } from './inputs.ts';
import type { RuleId } from './ruling.ts';
import { atFirst } from './words.ts';

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
  /** On the button that sends its form, where the label does not say it: `Hand {item} to {to}`, with what is chosen in its inputs; `{count monster}` is so many of a kind. */
  readonly confirm?: string;
  /** What it takes from those who see it, in a sentence or two: it is read, and said to be meant, before it is done. */
  readonly asks?: string;
  /** What comes of it, in a sentence, where the label does not tell: on hover. */
  readonly hint?: string;
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
  /** What alone it waits for: `reach`, to stand next to its target; `turn`, which comes later in the round that runs. */
  readonly needs?: 'reach' | 'turn';
}

/** The fields of a command that an offer must settle or ask for. */
type Required<C> = C extends unknown
  ? Exclude<{ [Name in keyof C]-?: undefined extends C[Name] ? never : Name }[keyof C], 'type'>
  : never;

/** What settles fields of a command. */
type Settling<C> = { readonly [Name in Exclude<keyof C, 'type'>]?: C[Name] };

/** Nothing, where what is settled and what is asked for make the command; else it does not compile, and names what is wrong. */
type Whole<C, Settled, Asked> = [Exclude<Required<C>, keyof Settled | Asked>] extends [never]
  ? [Exclude<keyof Settled, keyof C>] extends [never]
    ? unknown
    : { readonly unknown: Exclude<keyof Settled, keyof C> }
  : { readonly missing: Exclude<Required<C>, keyof Settled | Asked> };

type About = Partial<Omit<Offer, 'command' | 'label' | 'fixed' | 'inputs' | 'place'>> & Pick<Offer, 'place'>;

/** An offer of a command, whose fields are each either settled or asked for: by their labels and within their bounds, where nothing else is said. */
export function offer<
  const Type extends Command['type'],
  const Settled extends Settling<CommandOf<Type>> & Offer['fixed'] = Record<never, never>,
  const Asked extends Given<FormOf<Type>> = Record<never, never>,
>(
  command: Type,
  label: string,
  rest: About & {
    readonly fixed?: Settled;
    readonly inputs?: Asked & { readonly [Name in Exclude<keyof Asked, keyof FormOf<Type>>]: never };
  } & Whole<CommandOf<Type>, Settled, keyof Asked>,
): Offer {
  const { place, about = null, rule = null, next = false, barred = null, confirm, asks, hint, needs }: About = rest;
  const key = rest.key ?? (about === null ? command : `${command}:${about}`);
  return {
    key,
    command,
    label,
    ...(confirm === undefined ? {} : { confirm }),
    ...(asks === undefined ? {} : { asks: atFirst(asks) }),
    ...(hint === undefined ? {} : { hint }),
    rule,
    place,
    about,
    next,
    fixed: rest.fixed ?? {},
    inputs: rest.inputs ? inputsOf(formOf(command), rest.inputs) : [],
    barred: barred === null ? null : atFirst(barred),
    ...(needs === undefined ? {} : { needs }),
  };
}
