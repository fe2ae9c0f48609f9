import { objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { shine } from '../../dungeon/light/spell.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { shellAbout } from '../../situation/condition/enchantment.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { reversedName } from '../../situation/spells/reversed.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { findShut } from '../attack/shut-door.ts';
import { aimAt } from './aim.ts';
import { awaitRuling, type How, letFail, letTakeHold } from './awaited.ts';
import { openBook } from './books.ts';
import { placeOfBurst } from './bursts.ts';
import type { spellsCommands } from './commands.ts';
import { crossWall, mayCross } from './crossing.ts';
import { cure, heal, raiseFromDeath } from './heal.ts';
import { beginLasting, beginMagic, endMagic } from './lasting.ts';
import {
  mayBeginMagic,
  mayCastSpell,
  mayChoose,
  mayEndMagic,
  mayForget,
  mayLetTakeHold,
  mayMemorise,
  mayOpenBook,
  mayTrade,
  noneWaits,
} from './may.ts';
import { maySetHarm, setHarm } from './place-harm.ts';
import { reachedBySpell } from './shell.ts';

const castSpell: Handler<'CastSpell'> = (play, { caster, spell, targets, to, reversed = false }) => {
  const found = play.state.creatures[caster];
  if (!found) return;
  changeMode(play, 'cast');
  const { reached, place, doors, stopped } = aimAt(play.state, found, targets, to);
  const how = { ...(to ? { to } : {}), ...(reversed ? { reversed } : {}) };
  play.happen({ type: 'SpellCast', caster, spell, targets: reached, ...how });
  findShut(play, found, doors);
  if (stopped) return;
  takeEffect(play, found, reversed ? reversedName(spell) : spell, reached, place ? { to: place } : {});
};

/**
 * What a spell does, however it was brought about: at once, when the referee has looked at it, or for as long as it lasts.
 * @param how where it was cast, instead of at somebody; and what players take it for and at whom it was read, where that is something else
 */
export function takeEffect(
  play: Play,
  caster: Creature,
  spell: string,
  aimed: readonly Creature['id'][],
  how: How = {},
): void {
  const burst = how.to ? null : placeOfBurst(play.state, caster, spell, aimed);
  if (burst) return takeEffect(play, caster, spell, [], { ...how, to: burst });
  const targets = reachedBySpell(play, how.takenFor ?? spell, aimed, isWatched(play.state, caster), caster.id);
  if (targets.length === 0 && (aimed.length > 0 || shellAbout(play.state, caster.id))) return;
  heal(play, spell, targets);
  cure(play, spell, targets);
  if (!shine(play, caster, spell, targets, how.to) && !awaitRuling(play, caster, spell, targets, how))
    beginLasting(play, caster, spell, targets);
  raiseFromDeath(play, spell, targets);
}

export const spellsHandlers: Handlers<typeof spellsCommands> = {
  Memorise: {
    may: mayMemorise,
    play: (play, { creature, spell }) => play.happen({ type: 'SpellMemorised', creature, spell }),
  },
  Forget: {
    may: mayForget,
    play: (play, { creature, spell }) => play.happen({ type: 'SpellForgotten', creature, spell }),
  },
  CastSpell: { may: mayCastSpell, play: castSpell, counts: { by: 'caster', as: 'cast-spell' } },
  /** It takes no action, and cannot be taken back. */
  TradeSpell: {
    may: mayTrade,
    play: (play, { creature, spell, into }) => play.happen({ type: 'SpellTraded', creature, spell, into }),
  },
  OpenBook: { may: mayOpenBook, play: openBook },
  /** The spell that is chosen, which the book does not hold already. */
  ChooseForBook: {
    may: mayChoose,
    play: (play, { creature, spell }) => play.happen({ type: 'BookFilled', creature, spell }),
  },
  BeginMagic: { may: mayBeginMagic, play: beginMagic },
  SetPlaceHarm: { may: maySetHarm, play: setHarm },
  EndMagic: { may: mayEndMagic, play: endMagic },
  LetTakeHold: { may: mayLetTakeHold, play: letTakeHold },
  LetFail: {
    may: (state, { awaited }, seat) =>
      objections(onlyReferee(seat), awaitedSpells(state).some(({ id }) => id === awaited) ? null : noneWaits()),
    play: letFail,
  },
  /** Who is harmed on the way is the rules' to say; that they go, the referee's. */
  CrossWall: { may: mayCross, play: crossWall },
};
