import type { Square } from '@lanthorn/geometry';
import { scrollWithout, spellsOn } from '../../../content/scrolls.ts';
import { byRule, type CreatureId, type ItemId, impossible, objections, type Refusal } from '../../../core/index.ts';
import { either } from '../../../core/words.ts';
import { type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';
import type { TurnAct } from '../../../state/turn-act.ts';
import { findShut } from '../../fight/attack/shut-door.ts';
import { takeEffect } from '../../fight/spell-effects/take-effect.ts';
import { aimAt } from '../../fight/spells/aim.ts';
import { againstAim } from '../../fight/spells/at-place.ts';
import { objectionsToReading, outrun, uponAnother } from '../../fight/spells/hindrance.ts';
import { namedTwice, targetsInSight } from '../../fight/spells/may.ts';
import { taken } from '../../party/belongings/held.ts';
import { stillReading } from '../../party/belongings/may.ts';
import { revealFind } from '../../party/treasure/treasure.ts';
import { shellKnownAbout } from '../../situation/condition/enchantment.ts';
import { mayAct } from '../../table/permission/permission.ts';
import type { scribingCommands } from './commands.ts';
import { changeCurse, curse, isCursed, mayChangeCurse } from './curses.ts';
import type { UsedUp } from './events.ts';
import type { Form } from './rule.ts';
import {
  casterOf,
  formByName,
  formOfThing,
  spellIn,
  spellNamedIn,
  spellsKnownOn,
  takenFor,
  trueName,
} from './spell-in.ts';

/** What stands against drinking or reading something now: what is called a scroll is for those who study spells, and is cast. */
export const objectionsToUsing = (state: GameState, user: Creature, { name }: Item, form: Form): readonly Refusal[] => [
  ...(mayUse(state, user, form) || (form === 'scroll' && !/\bscroll\b/i.test(name))
    ? []
    : [byRule(ruleOfUsing(state), 'forbidden', UNREAD)]),
  ...(form === 'scroll' ? objectionsToReading(state, user) : withinShell(state, user)),
  ...objections(stillReading(state, user)),
];

/** A draught within a shell against magic would be lost. */
function withinShell(state: GameState, drinker: Creature): readonly Refusal[] {
  const shell = shellKnownAbout(state, drinker);
  if (!shell) return [];
  return [byRule(shell.rule, 'incapable', `No draught works on ${drinker.name} within the shell against magic.`)];
}

/** What it counts as in a turn to use a thing up. */
function actOfUsing(
  state: GameState,
  { creature, item }: { readonly creature: CreatureId; readonly item: ItemId },
): TurnAct | null {
  const found = state.creatures[creature]?.items.find(({ id }) => id === item);
  const form = found ? formOfThing(state, found) : null;
  if (form === null) return null;
  return form === 'scroll' ? 'read-scroll' : 'drink-potion';
}

const UNREAD = 'Only those who study spells read scrolls.';

/** Where the book says who drinks and reads. */
export const ruleOfUsing = (state: GameState) => rulesOf(state).scribing?.cites.using ?? 'TABLE';

/** Where the book is silent, anyone drinks, and whoever casts spells reads. */
function mayUse(state: GameState, user: Creature, form: Form): boolean {
  const { scribing, spells } = rulesOf(state);
  if (scribing) return scribing.uses(user.class, form);
  return form === 'potion' || spells.memory.known(user, state.inventions).flat().length > 0;
}

const mayUseUp: May<'UseUp'> = (state, { creature, item, spell: said, targets = [], to }, seat) => {
  const user = state.creatures[creature];
  const found = user?.items.find(({ id }) => id === item);
  const form = found && formOfThing(state, found);
  const spell = found ? spellNamedIn(found, said) : null;
  return objections(
    mayAct(state, seat, creature),
    targetsInSight(state, seat, targets),
    namedTwice(targets),
    ...outrun(state, targets),
    ...(user && found && form
      ? objectionsToUsing(state, user, found, form)
      : [impossible('no-such-thing', 'No such potion or scroll is carried.')]),
    found ? againstChoice(found, said) : null,
    user && spell !== null ? uponAnother(rulesOf(state), user, spell, targets) : null,
    ...(user ? againstAimOfReading(state, user, spell, targets, to) : []),
  );
};

/** Of several spells that a scroll is known to have, one is named that is on it. */
function againstChoice(item: Item, said: string | undefined): Refusal | null {
  const known = spellsKnownOn(item);
  if (known.length === 0)
    return said === undefined ? null : impossible('bad-input', 'Nobody knows of several spells in it.');
  return said !== undefined && known.includes(said)
    ? null
    : impossible('bad-input', `Say which of its spells is read: ${either(known)}.`);
}

/** A scroll is read at whom or what its spell is cast at: at a place where its reader knows of the spell in it that it is cast at one. */
function againstAimOfReading(
  state: GameState,
  user: Creature,
  spell: string | null,
  targets: readonly CreatureId[],
  to: Square | undefined,
): readonly Refusal[] {
  if (spell === null) return !to ? [] : [impossible('bad-input', 'Only the scroll of a spell is read at a place.')];
  return againstAim(state, casterOf(rulesOf(state), user, spell), spell, targets, to);
}

/** What it does comes at once, where its user can read it: to the drinker, to the reader of what works on nobody else, or to those at whom it is read. */
const useUp: Handler<'UseUp'> = (play, { creature, item, spell: said, targets = [], to }) => {
  const user = play.state.creatures[creature];
  const found = user?.items.find(({ id }) => id === item);
  const form = found && formOfThing(play.state, found);
  if (!user || !form) return;
  const name = trueName(play.state, found);
  const able = mayUse(play.state, user, form);
  const idle = formByName(name) === null || !able;
  const kept = form === 'scroll' && idle ? { kept: true as const } : {};
  const is = name === found.name ? {} : { is: name };
  const at = to ? { to } : {};
  const used = { type: 'UsedUp', creature, item, name: found.name, form, ...is, ...at } as const;
  if (able && is.is !== undefined && spellsOn(name)) return learn(play, { ...used, kept: true, learns: true });
  const how = { takenFor: takenFor(found, said), ...(form === 'scroll' ? { readAt: targets } : {}) };
  if (form === 'scroll' && isCursed(name)) {
    play.happen(used);
    return curse(play, user, how);
  }
  play.happen({ ...used, ...kept, ...(idle ? {} : leftOn(play, found, said)) });
  if (idle) return;
  const spell = said ?? spellIn(name);
  const caster = casterOf(play.rules, user, spell);
  if (form === 'potion' || play.rules.spells.effect.onCasterAlone(spell) !== null) {
    takeEffect(play, caster, spell, [creature], how);
    return;
  }
  const { reached, place, doors, stopped } = aimAt(play.state, user, targets, to);
  findShut(play, user, doors);
  if (!stopped) takeEffect(play, caster, spell, reached, place ? { ...how, to: place } : how);
};

/** Whoever reads what has several spells on it learns which they are, and none of them is used up. */
function learn(play: Play, used: UsedUp): void {
  play.happen(used);
  revealFind(play, used.item);
}

/** What is left of a scroll with a spell less on it: the others are still there. */
function leftOn({ dice }: Play, item: Item, said: string | undefined): Pick<UsedUp, 'spell' | 'left'> {
  const spell = said ?? '';
  const name = spellsOn(item.name) ? scrollWithout(item.name, spell) : null;
  if (name === null) return {};
  return { spell, left: { ...taken(dice, item, 1), name } };
}

export const scribingHandlers: Handlers<typeof scribingCommands> = {
  ChangeCurse: { may: mayChangeCurse, play: changeCurse },
  UseUp: { may: mayUseUp, play: useUp, counts: { by: 'creature', as: actOfUsing } },
};
