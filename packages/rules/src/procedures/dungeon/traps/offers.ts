import { id, type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { guardOf, hoardsOf } from '../../../state/hoard.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import { FAILING_IN_WORDS, TRAP_OUTCOMES, type Trap } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { damageOf, saves } from '../../body/saving-throw/offers.ts';
import { hoardsTold } from '../../party/hoards/told.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import type { TrapsRule } from './rule.ts';
import { couldRemove } from './traps.ts';

export const trapsOffers: Offers = (state, seat) => [
  ...(mayReferee(seat) ? [...forReferee(state), ...trapping(state)] : []),
  ...removing(state, seat),
];

/** One offer a kind of ruling, with the traps of the board to choose from; where there is none to choose, why. */
const ruling =
  ({ cites }: TrapsRule) =>
  (command: 'RevealTrap' | 'DisarmTrap' | 'ResetTrap', label: string, which: readonly Trap[], none: string): Offer => {
    const rest = { place: 'desk', rule: cites.springing } as const;
    return which.length === 0
      ? offer(command, label, { ...rest, key: `${command}:barred`, fixed: { trap: NO_TRAP }, barred: none })
      : offer(command, label, { ...rest, inputs: { trap: which } });
  };

/** What is barred names no trap. */
const NO_TRAP = id<'trap'>('none');

function trapping(state: GameState): Offer[] {
  const scene = sceneOf(state);
  const here = hoardsOf(state).filter(({ at }) => at.scene === scene?.id);
  return hoardsTold(scene ?? { rooms: [] }, here)
    .filter(([hoard]) => !guardOf(state, hoard))
    .map(([hoard, told]) =>
      offer('TrapHoard', `Set a trap on ${told}`, {
        place: 'palette',
        about: `hoard:${hoard.id}`,
        key: `TrapHoard:${hoard.id}`,
        rule: rulesOf(state).traps.cites.springing,
        fixed: { hoard: hoard.id },
        inputs: {
          name: 'needle in the lock',
          damage: '1d4',
          save: { of: [{ value: 'none', label: 'nothing' }, ...saves], preset: 'none' },
          otherwise: { of: failing, preset: 'dead' },
          turns: damageOf('0'),
          text: '',
        },
      }),
    );
}

const failing = TRAP_OUTCOMES.map((value) => ({ value, label: FAILING_IN_WORDS[value] }));

function forReferee(state: GameState): Offer[] {
  const traps = Object.values(sceneOf(state)?.traps ?? {});
  const armed = traps.filter(({ sprung }) => !sprung);
  const hidden = traps.filter(({ found }) => !found);
  const sprung = traps.filter((trap) => trap.sprung);
  const rule = ruling(rulesOf(state).traps);
  if (traps.length === 0) return [springing(state, [], 'There is no trap on this map.')];
  const unset = 'No trap on this map is set any more.';
  return [
    springing(state, armed, unset),
    rule('RevealTrap', 'Show the players a trap', hidden, 'The players know every trap on this map.'),
    rule('DisarmTrap', 'Disarm a trap', armed, unset),
    rule('ResetTrap', 'Set a trap again', sprung, 'No trap on this map has sprung.'),
  ];
}

/** The referee says on whom. */
function springing(state: GameState, armed: readonly Trap[], none: string): Offer {
  const rest = { place: 'desk', rule: rulesOf(state).traps.cites.springing } as const;
  const party = partyOf(state);
  const preset = party.slice(0, 1).map((member) => member.id);
  return armed.length === 0
    ? offer('SpringTrap', 'Spring a trap', {
        ...rest,
        key: 'SpringTrap:barred',
        fixed: { trap: NO_TRAP, creatures: [], certain: false },
        barred: none,
      })
    : offer('SpringTrap', 'Spring a trap', {
        ...rest,
        inputs: { trap: armed, creatures: { of: party, preset }, certain: false },
      });
}

function removing(state: GameState, seat: Seat): Offer[] {
  const rule = rulesOf(state).traps;
  return partyOf(state)
    .filter((thief) => commands(seat, thief) && isCapable(thief))
    .flatMap((thief) => {
      const scene = thief.at && state.scenes[thief.at.scene];
      return Object.values(scene?.traps ?? {})
        .filter((trap) => scene && couldRemove(state, rule, thief, scene, trap))
        .map((trap) =>
          offer('RemoveTrap', `Take the ${trap.name} apart`, {
            place: 'creature',
            about: thief.id,
            key: `RemoveTrap:${trap.id}:${thief.id}`,
            rule: rule.cites.removing,
            fixed: { creature: thief.id, trap: trap.id },
          }),
        );
    });
}
