import { type Offer, offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable, isDead, partyOf } from '../../state/read.ts';
import { AMOUNTS } from '../damage/offers.ts';

export const illusionsOffers: Offers = (state, seat) => {
  const rule = rulesFor(state.ruleset).illusions;
  if (!rule.played) return [];
  const own = partyOf(state)
    .filter((each) => commands(seat, each) && isCapable(each) && rule.mayDisbelieve(each))
    .map(disbelief);
  const living = Object.values(state.creatures).filter((each) => !isDead(each));
  return seat.role === 'referee' && living.length > 0 ? [...own, show(living)] : own;
};

const disbelief = ({ id, name, disbelieves }: Creature): Offer =>
  offer('Disbelieve', disbelieves ? `${name} believes the eyes again` : `${name} does not believe it`, {
    place: 'palette',
    about: id,
    rule: 'ERI-ILL-02',
    fixed: { creature: id, on: disbelieves !== true },
  });

const show = (living: readonly Creature[]): Offer =>
  offer('ShowIllusion', 'Show an illusion', {
    place: 'palette',
    rule: 'ERI-ILL-01',
    inputs: [
      {
        kind: 'choices',
        name: 'creatures',
        label: 'Who sees it',
        options: living.map(({ id, name }) => ({ value: id, label: name })),
        least: 1,
      },
      { kind: 'text', name: 'source', label: 'What they see', maxLength: 80, preset: 'a dragon' },
      {
        kind: 'choice',
        name: 'damage',
        label: 'Damage, if it were real',
        options: ['0', ...AMOUNTS].map((value) => ({ value, label: value })),
        preset: '0',
      },
      { kind: 'flag', name: 'breath', label: 'It breathes', preset: false },
      { kind: 'flag', name: 'secret', label: 'Roll where only the referee sees', preset: true },
    ],
  });
