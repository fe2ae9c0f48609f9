import { type CreatureId, id, type Line, type Roll, type SideId, type Why } from '../../../core/index.ts';
import { atFirst, inside, listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach } from '../../../play/index.ts';
import type { CombatRound, Encounter, Side } from '../../../state/encounter.ts';
import { sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isShown } from '../../situation/round/moment.ts';
import { nameSeen } from '../../situation/round/seen-name.ts';
import {
  contenders,
  isShownNamed,
  partAt,
  placesShown,
  showsAnybody,
  sidesShownAt,
} from '../../situation/round/shown-order.ts';
import type { InitiativeEvent, InitiativeSettled } from './events.ts';
import { outshotNote } from './first-fire.ts';
import { lateNote, lateOnes } from './late.ts';
import { quickNote } from './quick.ts';

export const initiativeTellers: Tellers<InitiativeEvent> = {
  InitiativeSettled: (settled, after) => {
    const { encounter } = after;
    const event = { ...settled, rolls: byWhoActsFirst(settled) };
    const late = (counts: (who: CreatureId) => boolean) =>
      lateOnes(event, after, counts).map((place) => place.map((who) => named(after, who)));
    const whole = line(event, after, { places: placesOf(event, after), late: late(() => true) }, (who) =>
      named(after, who),
    );
    if (!encounter?.combat) return toAll(whole);
    const seen = line(
      asSeen(settled, after, encounter),
      after,
      {
        places: placesSeen(event, after, encounter, encounter.combat),
        late: late((who) => isShownNamed(after, who)),
      },
      (who) => namedAsSeen(after, encounter, who),
    );
    return whole.text === seen.text && totalsOf(whole) === totalsOf(seen) ? toAll(whole) : toEach(whole, seen);
  },
};

const totalsOf = ({ rolls = [] }: Line): string => rolls.map(({ total }) => total).join(' ');

/** The throws of those who act first come first, whatever their place in the encounter. */
function byWhoActsFirst({
  rolls,
  order,
  actors,
}: Pick<InitiativeSettled, 'rolls' | 'order' | 'actors'>): InitiativeSettled['rolls'] {
  const placeOf = ({ who }: { readonly who: string }): number => {
    const place = order.findIndex((sides, at) => [...sides, ...(actors[at] ?? [])].some((one) => one === who));
    return place < 0 ? order.length : place;
  };
  return rolls.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const isIndividual = ({ rolls }: InitiativeSettled, { encounter }: GameState): boolean =>
  rolls.some(({ who }) => !encounter?.sides.some((side) => side.id === who));

/** Who acts at each place of the order, by name, and who at its end. */
interface Places {
  readonly places: readonly (readonly string[])[];
  readonly late: readonly (readonly string[])[];
}

/** @param nameOf what this reader calls who throws */
function line(
  event: InitiativeSettled,
  after: GameState,
  { places, late }: Places,
  nameOf: (who: string) => string,
): Line {
  const { rolls, ruled, rule, formula } = event;
  const notes = [...(event.notes ?? []), ...(late.length > 0 ? [lateNote(rulesOf(after))] : [])];
  const stands = rolls.length === 0 && !ruled ? 'Initiative stands' : 'Initiative';
  const why: Why = ruled
    ? { rule: rulesOf(after).initiative.cites.sides, formula: 'the referee rules' }
    : {
        rule,
        formula:
          rolls.length === 0 && places.length + late.length < 2
            ? 'nobody throws who acts alone'
            : (formula ?? 'd6, highest first'),
        ...throwsOf(rolls, nameOf),
        ...(notes.length > 0 ? { notes } : {}),
      };
  const again = rolls.some((each) => each.rolls.length > 1) ? ' (a tie, thrown again)' : '';
  return { kind: 'encounter', text: inOrder(stands, { places, late }, again), ...thrown(rolls, nameOf), why };
}

/** Each throw, those thrown again for a tie after those before. */
function throwsOf(all: InitiativeSettled['rolls'], nameOf: (who: string) => string): Pick<Why, 'throws'> {
  const throws = all.flatMap(({ who, rolls }) => rolls.map((roll) => ({ who: atFirst(nameOf(who)), roll })));
  return throws.length > 0 ? { throws } : {};
}

/** Before what is thrown once more after a tie. */
const AGAIN = 'Again';

/** The dice, those of each who throws together; by whom, where several do. */
function thrown(all: InitiativeSettled['rolls'], nameOf: (who: string) => string): Pick<Line, 'rolls' | 'throwers'> {
  const rolls = all.flatMap((each) => each.rolls);
  if (all.length < 2) return { rolls };
  const throwers = all.flatMap(({ who, rolls: own }) =>
    own.map((_, time) => (time > 0 ? AGAIN : atFirst(nameOf(who)))),
  );
  return { rolls, throwers };
}

/** @param again what is said of those who threw more than once */
function inOrder(stands: string, { places, late }: Places, again: string): string {
  const [first = late[0] ?? [], ...others] = places;
  if (places.length === 0 && late.length === 0) return 'Nobody can act in this turn.';
  if (others.length > 0 || (places.length > 0 && late.length > 0)) {
    const atEnd = late.length > 0 ? `, and at the end of the round ${sequence(late)}` : '';
    return `${stands}: ${sequence(places)}${atEnd}${again}.`;
  }
  if (late.length > 1) return `${stands}: ${sequence(late)}${again}.`;
  const who = atFirst(listed(first.map(inside)));
  return first.length > 1 ? `${who} act at the same time${again}.` : `${who} alone can act${again}.`;
}

const sequence = (places: readonly (readonly string[])[]): string =>
  places.map((names) => listed(names.map(inside))).join(', then ');

/** Who acts when, in the order of the round; slow weapons have their places at its end. */
function placesOf(event: InitiativeSettled, after: GameState): readonly (readonly string[])[] {
  const places = isIndividual(event, after)
    ? event.actors
    : event.order.map((sides, at) => byPart(event, after, sides, at));
  return places.slice(0, event.slowFrom).map((place, at, all) => {
    const early = shotsAt(event, at, all.length);
    return (early ?? place).map((who) => named(after, who)).map(early ? shotOf : same);
  });
}

/** The sides of a place, or those of a side who act there where others of it act at another. */
const byPart = (
  event: InitiativeSettled,
  { encounter }: GameState,
  sides: readonly SideId[],
  at: number,
): readonly string[] =>
  sides.flatMap((one): readonly string[] => {
    const side = sideNamed(encounter, one);
    const part = side ? partAt(event, at, side, () => true) : [];
    return part.length > 0 ? part : [one];
  });

/** Who shoots before anyone acts, at this place of so many; null where it is not one of theirs. */
const shotsAt = ({ actors, early = 0 }: InitiativeSettled, place: number, of: number): readonly CreatureId[] | null =>
  place < early && of > 1 ? (actors[place] ?? []) : null;

const shotOf = (name: string): string => `the shots of ${inside(name)}`;
const same = (name: string): string => name;

/** Of those whom the table is shown. A side of whom nobody is shown is something in the dark. */
function placesSeen(
  event: InitiativeSettled,
  after: GameState,
  encounter: Encounter,
  combat: CombatRound,
): readonly (readonly string[])[] {
  const individual = isIndividual(event, after);
  const shown = placesShown(after, encounter, combat)
    .filter((place) => place < event.slowFrom)
    .map((place, _, all) => {
      const early = shotsAt(event, place, all.length);
      const shooting = early?.filter((actor) => isShownNamed(after, actor)) ?? [];
      if (shooting.length > 0) return shooting.map((actor) => shotOf(named(after, actor)));
      const sides = sidesShownAt(after, encounter, combat, place).flatMap((side) => sideNamed(encounter, side) ?? []);
      const unseen = sides
        .filter((side) => !individual || !showsAnybody(after, side))
        .flatMap((side) => partSeen(event, after, place, side) ?? nameSeen(after, side));
      const seen = individual ? (event.actors[place] ?? []).filter((actor) => isShownNamed(after, actor)) : [];
      return [...seen.map((actor) => nameOf(after, actor)), ...unseen];
    });
  return shown.filter((place, nth) => nth === 0 || listed(place) !== listed(shown[nth - 1] ?? []));
}

/** Those of a side whom the table sees act there, where it sees others of it act at another place; else null. */
function partSeen(event: InitiativeSettled, after: GameState, place: number, side: Side): readonly string[] | null {
  const part = partAt(event, place, side, (who) => isShownNamed(after, who));
  return part.length > 0 ? part.map((who) => named(after, who)) : null;
}

/** Without the dice of those whom the table is not shown, and those thrown again, or said, for their sake alone. */
function asSeen({ notes, ...event }: InitiativeSettled, after: GameState, encounter: Encounter): InitiativeSettled {
  const places = placesShown(after, encounter, event);
  const acting = new Set<string>(contenders(after, encounter, event));
  for (const creature of Object.values(after.creatures)) if (isShown(after, creature)) acting.add(creature.id);
  const seen = event.rolls.filter(({ who }) => acting.has(who));
  const [, throws = 1] = seen.map(({ rolls }) => rolls.length).toSorted((one, other) => other - one);
  const outshot = places.filter((place) => place < (event.early ?? 0)).length > 1;
  const rules = rulesOf(after);
  const { rule: ofShots } = outshotNote(rules);
  const order = event.order.map((_, place) => sidesShownAt(after, encounter, event, place));
  const rolls = byWhoActsFirst({
    rolls: seen.map(({ who, rolls: own }) => ({ who, rolls: own.slice(0, throws).map(asThrownBy(after, who)) })),
    order,
    actors: event.actors,
  });
  const tied = hasTiedAsSeen(rolls, event, after);
  const ofTies = rules.initiative.ties.notes?.map(({ text }) => text) ?? [];
  const quick = beginsQuick(event.actors[places[0] ?? 0] ?? [], after);
  const said =
    notes?.filter(
      ({ rule, text }) =>
        (outshot || rule !== ofShots) && (tied || !ofTies.includes(text)) && (quick || text !== quickNote(rules).text),
    ) ?? [];
  return {
    ...event,
    rolls,
    ...(said.length > 0 ? { notes: said } : {}),
  };
}

/** What makes a monster quick or slow is the referee's to know. */
const asThrownBy =
  ({ creatures }: GameState, who: string) =>
  (roll: Roll): Roll =>
    creatures[id<'creature'>(who)]?.kind === 'monster' ? { ...roll, plus: 0, total: roll.total - roll.plus } : roll;

/** Whether the table sees somebody begin who always acts first. */
const beginsQuick = (place: readonly CreatureId[], after: GameState): boolean =>
  place.some((who) => isShownNamed(after, who) && after.creatures[who]?.traits?.first === true);

/** Whether the table sees some tie: they threw again, threw the same as sides, or share a place as single ones. */
function hasTiedAsSeen(seen: InitiativeSettled['rolls'], event: InitiativeSettled, after: GameState): boolean {
  if (seen.some(({ rolls }) => rolls.length > 1)) return true;
  if (isIndividual(event, after))
    return event.actors.some((place) => place.filter((actor) => isShownNamed(after, actor)).length > 1);
  return new Set(seen.map(({ rolls }) => rolls.at(-1)?.total)).size < seen.length;
}

/** As the table calls them: a side of whom nobody is shown is something in the dark. */
function namedAsSeen(state: GameState, encounter: Encounter, who: string): string {
  const side = encounter.sides.find((found) => found.id === who);
  return side ? nameSeen(state, side) : named(state, who);
}

/** Whoever it is, a side or one of them. */
const named = (state: GameState, who: string): string =>
  state.encounter?.sides.find((found) => found.id === who)?.name ?? nameOf(state, id<'creature'>(who));
