import { id, impossible, type Line, objections, offer, roll, throwText } from '../../../core/index.ts';
import { withoutNumber } from '../../../core/words.ts';
import {
  type Declaration,
  type Follows,
  type Handler,
  type Handlers,
  type May,
  nameOf,
  type Offers,
  type Play,
  rulesOf,
  type Tellers,
  toEach,
  toReferee,
} from '../../../play/index.ts';
import { called, hasOwnName } from '../../../state/called.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import { groundOf, placesAround } from '../../../state/ground.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { isDead } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import type { Traits } from '../../../state/traits.ts';
import { roomFor } from '../../body/creature/bounds.ts';
import { entryNamed } from '../../body/monsters/entry.ts';
import { namesFor } from '../../body/monsters/names.ts';
import { joined } from '../../meeting/encounter/newcomers.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { arePartsIn, FEWEST_PARTS, MOST_PARTS } from '../../table/content/bounds.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import type { AttackRolled } from '../attack/events.ts';
import type { SpellTookHold } from '../spell-effects/events.ts';
import { dividingCommands } from './commands.ts';
import { type DividingEvent, dividingEvolvers, type Part } from './events.ts';

/** How a living monster divides; null for what does not, and for whomever magic gives the form of one that does. */
const dividesOf = (creature: Creature | undefined): Traits['divides'] | null =>
  creature?.kind === 'monster' && !creature.shifted && !isDead(creature) ? (creature.traits?.divides ?? null) : null;

const mayDivide: May<'Divide'> = (state, { creature, count }, seat) => {
  const found = state.creatures[creature];
  const barred = onlyReferee(seat);
  if (!dividesOf(found))
    return objections(barred, impossible('no-such-thing', 'There is nothing of that name that divides.'));
  return objections(
    barred,
    arePartsIn(count)
      ? roomFor(state, MOST_PARTS)
      : impossible('bad-input', `Into how many is a number or dice, of ${FEWEST_PARTS} to ${MOST_PARTS}.`),
  );
};

const divide: Handler<'Divide'> = (play, { creature, count }) => {
  const found = play.state.creatures[creature];
  const divides = dividesOf(found);
  if (found && divides) intoParts(play, found, divides, count);
};

/** A blow or a shot that hits, and does no harm to what is by nature proof against it, divides whom it strikes. */
function struck(play: Play, { target, hit, immune, unfelt }: AttackRolled): void {
  const found = play.state.creatures[target];
  const divides = dividesOf(found);
  if (!found || !divides || !hit || !immune || unfelt || roomFor(play.state, MOST_PARTS)) return;
  intoParts(play, found, divides, divides.count);
}

/** Lightning that comes to it and does no harm divides whatever a blow does; other such magic, what all else divides. */
function struckByMagic(play: Play, { awaited, unharmed = [] }: SpellTookHold): void {
  const harm = play.rules.spells.effect.works(awaited.spell)?.work.damage?.harm;
  for (const creature of new Set(unharmed)) {
    const found = play.state.creatures[creature];
    const divides = dividesOf(found);
    if (!found || !divides || !(harm === 'lightning' || divides.byAll) || roomFor(play.state, MOST_PARTS)) continue;
    intoParts(play, found, divides, divides.count);
  }
}

const dividingFollows: Follows = { AttackRolled: struck, SpellTookHold: struckByMagic };

/** It becomes so many, each of fewer hit dice: in an encounter all are of its side. */
function intoParts(play: Play, whole: Creature, divides: NonNullable<Traits['divides']>, count: string): void {
  const thrown = throwText(play.dice, count);
  const many = Math.min(MOST_PARTS, Math.max(FEWEST_PARTS, thrown.total));
  const hitDice = { dice: divides.hitDice, plus: 0, stars: whole.hitDice?.stars ?? 0 };
  const dice = play.rules.monsters.hitPoints(hitDice);
  const rolls = Array.from({ length: many }, () => roll(play.dice, dice.count, dice.sides, dice.plus));
  const { divides: _once, ...traits } = whole.traits ?? {};
  const parts = rolls.map(({ total }): Part => {
    const points = Math.max(1, total);
    const attacks = whole.attacks.map((attack) => ({ ...attack, damage: divides.damage }));
    return { hitDice, hitPoints: { now: points, max: points }, attacks, traits };
  });
  const [part, ...rest] = parts;
  if (!part) return;
  const others = besides(play, whole, rest);
  const rule = play.rules.monsters.cites.bestiary;
  const why = {
    rule,
    formula: 'what strikes it and does it no harm divides it',
    ...(thrown.faces.length > 0 ? { roll: thrown } : {}),
  };
  play.happen({ type: 'Divided', creature: whole.id, part, others, rolls, why });
  const side = sideOf(play.state.encounter, whole.id);
  const ids = others.map((one) => one.id);
  const unseen = whole.hidden ? { unseen: true as const } : {};
  if (side) play.happen({ type: 'EncounterJoined', ...joined(play.state, side, ids), beside: whole.id, ...unseen });
}

/** How each part is if the whole was so. What magic, poison or fear does ends for the first alone, and so is its alone. */
const SHARED: readonly Condition[] = ['swimming', 'captive', 'surrendered', 'fled'];

/** The other parts, about the first, each with a name of its own; what it carried and whoever plays it stay with the first. */
function besides(play: Play, whole: Creature, parts: readonly Part[]): readonly Creature[] {
  const ids = parts.map(() => play.dice.id());
  const names = namesBeside(play, whole, ids);
  const places = placesBeside(play.state, whole, parts.length);
  const { worn: _worn, ...bare } = whole;
  return parts.map((part, place) => ({
    ...bare,
    ...part,
    owner: null,
    items: [],
    coins: NO_COINS,
    conditions: whole.conditions.filter((condition) => SHARED.includes(condition)),
    id: id<'creature'>(ids[place] ?? ''),
    name: names[place] ?? whole.name,
    at: places[place] ?? null,
  }));
}

/** A name for each, with a look in the place of that of the whole, which keeps its own name. */
function namesBeside({ rules }: Play, whole: Creature, ids: readonly string[]): readonly string[] {
  const own = hasOwnName(whole);
  const name = withoutNumber(whole.name);
  const kind = own ? whole.name : (entryNamed(rules.monsters.bestiary, name)?.name ?? name);
  const names = namesFor(kind, [whole.id, ...ids], own).filter((each) => each !== whole.name);
  return names.slice(-ids.length);
}

function placesBeside({ scenes, creatures }: GameState, { at }: Creature, count: number) {
  const scene = at && scenes[at.scene];
  if (!scene) return [];
  const taken = Object.values(creatures).flatMap((one) => (one.at?.scene === scene.id ? [one.at.square] : []));
  return placesAround(at.square, count, groundOf(scene), taken).map((square) => ({ scene: scene.id, square }));
}

const dividingHandlers: Handlers<typeof dividingCommands> = { Divide: { may: mayDivide, play: divide } };

const dividingOffers: Offers = (state, seat) =>
  (mayReferee(seat) ? Object.values(state.creatures) : []).flatMap((creature) => {
    const divides = dividesOf(creature);
    if (!divides) return [];
    return [
      offer('Divide', `Divide ${called(creature)}`, {
        place: 'creature',
        about: creature.id,
        rule: rulesOf(state).monsters.cites.bestiary,
        fixed: { creature: creature.id },
        inputs: { count: divides.count },
      }),
    ];
  });

const dividingTellers: Tellers<DividingEvent> = {
  Divided: ({ creature, others, rolls, why }, after, before) => {
    const text = `${nameOf(before, creature)} divides into ${others.length + 1}!`;
    const table: Line = { kind: 'ruling', text, tone: 'grave' };
    const throws = rolls.map((each) => ({ who: 'hit points', roll: each }));
    const line: Line = { ...table, rolls: why.roll ? [why.roll] : [], why: { ...why, throws } };
    return isWatched(after, after.creatures[creature]) ? toEach(line, table) : toReferee(line);
  },
};

export const dividing: Declaration<typeof dividingCommands, DividingEvent> = {
  forms: dividingCommands,
  handle: dividingHandlers,
  evolve: dividingEvolvers,
  tell: dividingTellers,
  offer: dividingOffers,
  follows: dividingFollows,
};
