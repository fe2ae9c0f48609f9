import { impossible, NotedDice, objections, offer } from '../../../core/index.ts';
import { type Declaration, type Handler, type Handlers, type May, type Offers, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { mayReferee, onlyReferee } from '../permission/permission.ts';
import { conversionCommands } from './commands.ts';
import { type ConversionEvent, conversionEvolvers, conversionLifts } from './events.ts';
import { conversionTellers } from './tell.ts';

/** A monster that lives, and is whole. */
const isConvertible = (creature: Creature): boolean =>
  creature.kind === 'monster' && !isDead(creature) && creature.hitPoints.now === creature.hitPoints.max;

const mayConvertMonster: May<'ConvertMonster'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const rule = rulesOf(state).conversion;
  return objections(
    onlyReferee(seat),
    !found || !rule.played || !isConvertible(found)
      ? impossible('no-such-thing', 'There is no such monster, unhurt, or nothing to make over.')
      : null,
  );
};

const convertMonster: Handler<'ConvertMonster'> = (play, { type: _type, creature, ...foreign }) => {
  const found = play.state.creatures[creature];
  const rule = play.rules.conversion;
  if (!found || !rule.played) return;
  const dice = new NotedDice(play.dice);
  const converted = rule.convert(found, foreign, dice);
  play.happen({ type: 'MonsterConverted', creature, ...converted, faces: dice.thrown.faces });
};

const conversionHandlers: Handlers<typeof conversionCommands> = {
  ConvertMonster: { may: mayConvertMonster, play: convertMonster },
};

const asks = {
  source: {
    of: [
      { value: 'booklets', label: 'know it' },
      { value: 'likened', label: 'know one like it' },
      { value: 'giant-animal', label: 'speak of giant animals' },
    ],
    preset: 'booklets',
  },
  dice: { least: 2, preset: 2 },
  magical: false,
  usesShield: false,
  several: false,
} as const;

const conversionOffers: Offers = (state, seat) => {
  if (!mayReferee(seat) || !rulesOf(state).conversion.played) return [];
  return Object.values(state.creatures)
    .filter(isConvertible)
    .map(({ id, name }) =>
      offer('ConvertMonster', `Convert ${name} from another book`, {
        place: 'desk',
        about: id,
        rule: rulesOf(state).conversion.cites.converted,
        fixed: { creature: id },
        inputs: asks,
      }),
    );
};

export const conversion: Declaration<typeof conversionCommands, ConversionEvent> = {
  forms: conversionCommands,
  handle: conversionHandlers,
  evolve: conversionEvolvers,
  lift: conversionLifts,
  tell: conversionTellers,
  offer: conversionOffers,
};
