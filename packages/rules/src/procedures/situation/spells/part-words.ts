import { aOr, either, plural, withArticle } from '../../../core/words.ts';
import { partNames } from '../../../state/spell-parts.ts';
import type { SpellWork } from '../../../state/spell-work.ts';

/** What a part of a spell's work does, in a few words; null for nothing that is told. @param whom those it takes hold of */
type Does = (work: SpellWork, whom: string | null) => string | null;

/** Parts that are not here say only who or how many feel what the others do. */
const DOES: Partial<Readonly<Record<keyof SpellWork, Does>>> = {
  damage: ({ damage }, whom) =>
    damage ? `${damage.dice} damage${damage.perLevel ? ' for each level' : ''}${whom ? ` to ${whom}` : ''}` : null,
  slays: (_work, whom) => `kills ${whom ?? 'them'}`,
  drains: ({ drains = 1 }, whom) => `takes ${aOr(drains, 'level')} from ${whom ?? 'them'}`,
  loses: (_work, whom) => `takes a thing of magic from ${whom ?? 'them'}`,
  tells: ({ tells }) => (tells === 'evil' ? 'shows who in sight is evil' : 'tells what one is at heart'),
  brings: ({ brings }) => (brings ? brought(brings) : null),
  feeds: ({ feeds }) => (feeds ? fed(feeds) : null),
  sends: ({ sends }, whom) => (sends ? `takes ${whom ?? 'the caster'} ${sentTo(sends)}` : null),
  raises: ({ raises }) => (raises ? `puts up a wall of up to ${raises.feet}′` : null),
  opensWay: ({ opensWay }) => (opensWay ? `opens a way of up to ${opensWay.feet}′ through a wall` : null),
  fills: ({ fills }) => (fills?.harms ? `${fills.harms} damage a round to the living who stand in it` : null),
  bursts: ({ bursts }) => (bursts ? overAll(bursts) : null),
  weather: () => 'makes the weather for as long as it lasts',
  forms: (_work, whom) => `gives ${whom ?? 'the caster'} the form of a monster`,
  door: ({ door }) => (door === 'opens' ? 'opens a door, whatever keeps it shut' : 'keeps a door shut'),
  dispels: ({ dispels }) => (dispels === 'all' ? 'ends other magic' : 'ends curses'),
  told: ({ told }) => `the referee tells ${told}`,
};

/** What a spell does when it takes hold, in a few words for each part. @param whom those it takes hold of */
export const doneBy = (work: SpellWork, whom: string | null): readonly string[] =>
  partNames(work).flatMap((name) => DOES[name]?.(work, whom) ?? []);

/** `over all within 20′ of where it bursts`, `over all on the 60′ that lead away from its caster`. */
const overAll = ({ kind, feet }: NonNullable<SpellWork['bursts']>): string =>
  kind === 'circle'
    ? `over all within ${feet}′ of where it bursts`
    : `over all on the ${feet}′ that lead away from its caster`;

/** `brings a greater air elemental or a greater earth elemental`, `brings 2d8 snakes or venomous snakes`. */
function brought({ kinds, count }: NonNullable<SpellWork['brings']>): string {
  const names = kinds.map((kind) => kind.replaceAll('-', ' '));
  if (count === '1') return `brings ${either(names.map(withArticle))}`;
  const which = either(names.map((name) => plural(name)));
  return count === 'hit dice' ? `brings ${which}, one hit die for each level` : `brings ${count} ${which}`;
}

const fed = ({ use, people, above }: NonNullable<SpellWork['feeds']>): string =>
  `makes a day’s ${use === 'ration' ? 'food' : 'water'} for ${people} people, and for as many more with each level above ${above}`;

const sentTo = ({ within, astray }: NonNullable<SpellWork['sends']>): string =>
  `${within === null ? 'anywhere' : `to a place within ${within}′`}${astray ? ', or astray' : ''}`;
