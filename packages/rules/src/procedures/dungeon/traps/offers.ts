import { type Input, type Offer, offer, type Seat } from '../../../core/index.ts';
import { choice, choices, flag, named } from '../../../core/inputs.ts';
import { type Offers, rulesFor } from '../../../play/index.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { Trap } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { commands } from '../../table/permission/permission.ts';
import type { TrapsRule } from './rule.ts';
import { couldRemove } from './traps.ts';

export const trapsOffers: Offers = (state, seat) => [
  ...(seat.role === 'referee' ? forReferee(state) : []),
  ...removing(state, seat),
];

type TrapRuling = 'SpringTrap' | 'RevealTrap' | 'DisarmTrap' | 'ResetTrap';

/** One offer a kind of ruling, with the traps of the board to choose from. */
const ruling =
  ({ cites }: TrapsRule) =>
  (command: TrapRuling, label: string, which: readonly Trap[], more: readonly Input[] = []): Offer[] =>
    which.length === 0
      ? []
      : [
          offer(command, label, {
            place: 'desk',
            rule: cites.springing,
            inputs: [choice('trap', 'Trap', named(which)), ...more],
          }),
        ];

function forReferee(state: GameState): Offer[] {
  const traps = Object.values(sceneOf(state)?.traps ?? {});
  const armed = traps.filter(({ sprung }) => !sprung);
  const hidden = traps.filter(({ found }) => !found);
  const sprung = traps.filter((trap) => trap.sprung);
  const party = named(partyOf(state));
  const on: Input = choices('creatures', 'On', party, {
    least: 0,
    preset: party.slice(0, 1).map(({ value }) => value),
  });
  const rule = ruling(rulesFor(state.ruleset).traps);
  return [
    ...rule('SpringTrap', 'Spring a trap', armed, [on, flag('certain', 'For certain, not on 2 in 6')]),
    ...rule('RevealTrap', 'Show the players a trap', hidden),
    ...rule('DisarmTrap', 'Disarm a trap', armed),
    ...rule('ResetTrap', 'Set a trap again', sprung),
  ];
}

function removing(state: GameState, seat: Seat): Offer[] {
  const rule = rulesFor(state.ruleset).traps;
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
