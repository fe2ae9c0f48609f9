import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, otherPlayer, player, referee, someone, toMeet, twoRooms } from '../../../../test/table.ts';
import { id, type Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const strong = { hitPoints: { now: 60, max: 60 } };
const aldo = someone({ at: at(3, 1), ...strong });
const bera = someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user, at: at(1, 3), ...strong });
const slain = goblin({ at: at(4, 4) });
/** Beyond the open door, to the side of it. */
const lurker = goblin({ id: id('lurker'), name: 'Lurker', at: at(6, 4), movement: 180, ...strong });

/** The first goblin has fallen and its morale is due, the other is out of sight; the party acts first, and has done what it could. */
function nobodyLeftInSight(): Script {
  const rooms = twoRooms();
  const door = rooms.doors[id<'door'>('door')];
  const open = door ? { [door.id]: { ...door, state: 'open' as const } } : {};
  const state = delve([aldo, bera, slain, lurker], {}, twoRooms({ doors: { ...rooms.doors, ...open } }));
  const script = new Script({
    ...state,
    ruleset: { base: 'eris', slots: {}, options: {} },
    automation: { ...state.automation, rounds: true },
  })
    .play(toMeet([slain.id, lurker.id], { reveal: false }))
    .play({ type: 'SkipStep' });
  while (!script.state.encounter?.combat) script.play({ type: 'SkipStep' });
  script
    .play({ type: 'SetCondition', creature: slain.id, condition: 'dead', on: true })
    .play({ type: 'SetInitiative', first: script.state.encounter?.sides[0]?.id ?? id('none') });
  return script.play({ type: 'Hold', creatures: [aldo.id, bera.id] });
}

const sentence = ({ state }: Script, seat: Seat) => promptTo(known(state, seat), seat).sentence;

it('ERI-MEL-02: whoever walks into sight shows that the time for the blows of those before is over', () => {
  const script = nobodyLeftInSight().play({ type: 'NextPhase' });
  script.told();
  const comes = 'Lurker closes in, and has no time left for a blow in this round.';
  script.play({ type: 'CloseIn', side: script.state.encounter?.sides[1]?.id ?? id('none') });
  expect(script.told()).toEqual({
    referee: ['Lurker may move.', comes, 'All have acted: morale.', 'Aldo sees Lurker.'],
    players: ['Lurker may move.', comes, 'Aldo sees Lurker.'],
  });
  expect(sentence(script, referee)).toMatch(/^Check the morale of /);
  expect(sentence(script, player)).toBe(
    'All in sight have acted: you may talk or flee, or wait for the referee to go on',
  );
});
