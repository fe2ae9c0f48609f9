import type { Handler, Handlers } from '../../../play/index.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { reversedName } from '../../situation/spells/reversed.ts';
import { findShut } from '../attack/shut-door.ts';
import { takeEffect } from '../spell-effects/take-effect.ts';
import { aimAt } from './aim.ts';
import { openBook } from './books.ts';
import type { spellsCommands } from './commands.ts';
import { mayCastSpell, mayChoose, mayForget, mayMemorise, mayOpenBook, mayTrade } from './may.ts';

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
};
