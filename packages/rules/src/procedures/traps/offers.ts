import type { Offer, Option } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Seat } from '../../seat.ts';
import { isCapable, partyOf, sceneOf } from '../../state/read.ts';
import type { Trap } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import { couldRemove } from './traps.ts';

export const trapsOffers: Offers = (state, seat) => [
  ...(seat.role === 'referee' ? forReferee(state) : []),
  ...removing(state, seat),
];

/** One offer a kind of ruling, with the traps of the board to choose from. */
function forReferee(state: GameState): Offer[] {
  const traps = Object.values(sceneOf(state)?.traps ?? {});
  const armed = traps.filter((trap) => !trap.sprung);
  const party: Option[] = partyOf(state).map(({ id, name }) => ({ value: id, label: name }));
  const ruling = (
    command: 'SpringTrap' | 'RevealTrap' | 'DisarmTrap' | 'ResetTrap',
    label: string,
    which: readonly Trap[],
    more: Offer['inputs'] = [],
  ) =>
    which.length === 0
      ? []
      : [
          offer(command, label, {
            place: 'desk',
            rule: 'OSE-DUN-15',
            inputs: [
              {
                kind: 'choice',
                name: 'trap',
                label: 'Trap',
                options: which.map(({ id, name }) => ({ value: id, label: name })),
              },
              ...more,
            ],
          }),
        ];
  return [
    ...ruling('SpringTrap', 'Spring a trap', armed, [
      {
        kind: 'choices',
        name: 'creatures',
        label: 'On',
        options: party,
        least: 0,
        preset: party.slice(0, 1).map(({ value }) => value),
      },
      { kind: 'flag', name: 'certain', label: 'For certain, not on 2 in 6', preset: false },
    ]),
    ...ruling(
      'RevealTrap',
      'Show the players a trap',
      traps.filter((trap) => !trap.found),
    ),
    ...ruling('DisarmTrap', 'Disarm a trap', armed),
    ...ruling(
      'ResetTrap',
      'Set a trap again',
      traps.filter((trap) => trap.sprung),
    ),
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
            rule: 'OSE-APX-04',
            fixed: { creature: thief.id, trap: trap.id },
          }),
        );
    });
}
