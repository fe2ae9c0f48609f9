import { offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { isCapable, isDead, isPresent } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { outOfReach } from './pickpocketing.ts';

export const pickpocketingOffers: Offers = (state, seat) => {
  const { pickpocketing: rule, skills } = rulesOf(state);
  if (!rule.played || state.encounter?.mode === 'combat') return [];
  const all = Object.values(state.creatures);
  const thieves = all.filter(
    (creature) =>
      creature.kind !== 'monster' &&
      commands(seat, creature) &&
      isCapable(creature) &&
      skills.chance(creature, rule.skill) !== null &&
      skills.hindrance(creature, rule.skill) === null,
  );
  return thieves.flatMap((thief) => {
    const marks = all.filter(
      (mark) =>
        mark.id !== thief.id && !isDead(mark) && isPresent(state, mark) && outOfReach(state, thief, mark) === null,
    );
    if (marks.length === 0) return [];
    return [
      offer('PickPocket', 'Pick a pocket', {
        place: 'creature',
        about: thief.id,
        rule: rulesOf(state).pickpocketing.cites.theft,
        fixed: { thief: thief.id },
        inputs: { victim: marks, ...(mayReferee(seat) && { wary: false }) },
      }),
    ];
  });
};
