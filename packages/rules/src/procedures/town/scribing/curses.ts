import { CURSES } from '../../../content/curses.ts';
import { impossible, type MagicId, type Offer, objections, offer, pick } from '../../../core/index.ts';
import type { Handler, May, Offers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { type AwaitedSpell, awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import type { How } from '../../fight/spell-effects/awaited.ts';
import { takeEffect } from '../../fight/spell-effects/take-effect.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';

/** Whether a writing curses whoever looks at it, by what it is in truth. */
export const isCursed = (name: string): boolean => /^(?:a )?cursed scroll$/i.test(name);

/** Whoever looks at it is cursed, whether they can read or not: the dice say how, and the referee lets it take hold. @param how what players take it for, and at whom it was read */
export const curse = (play: Play, reader: Creature, how: How): void =>
  takeEffect(play, reader, pick(CURSES, play.dice), [reader.id], how);

/** Whether a spell that waits is the curse of a scroll. */
export const isCurse = (spell: string): boolean => CURSES.includes(spell);

/** The curses that wait for the referee. */
const cursesAwaited = (state: GameState): readonly AwaitedSpell[] =>
  awaitedSpells(state).filter(({ spell }) => isCurse(spell));

const curseAwaited = (state: GameState, which: MagicId): AwaitedSpell | undefined =>
  cursesAwaited(state).find(({ id }) => id === which);

export const mayChangeCurse: May<'ChangeCurse'> = (state, { awaited, into }, seat) => {
  const found = curseAwaited(state, awaited);
  return objections(
    onlyReferee(seat),
    found ? null : impossible('no-such-thing', 'No such curse waits to take hold.'),
    found?.spell === into ? impossible('no-change', 'It is that curse already.') : null,
  );
};

export const changeCurse: Handler<'ChangeCurse'> = (play, { awaited, into }) => {
  const found = curseAwaited(play.state, awaited);
  if (found) play.happen({ type: 'CurseChanged', awaited, creature: found.caster, into });
};

/** The referee has a curse that waits be another. */
export const curseOffers: Offers = (state, seat) => (mayReferee(seat) ? cursesAwaited(state).map(changing) : []);

const changing = ({ id, spell }: AwaitedSpell): Offer =>
  offer('ChangeCurse', `Change the ${spell}`, {
    place: 'palette',
    key: `ChangeCurse:${id}`,
    fixed: { awaited: id },
    inputs: { into: CURSES.filter((one) => one !== spell).map((one) => ({ value: one, label: one })) },
  });
