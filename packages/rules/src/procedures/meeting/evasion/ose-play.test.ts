import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, delve, goblin, referee, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';

const aldo = someone();
const grik = goblin({ movement: 150 });

/** The party flees in the open, and one of the two sides was surprised, or neither. */
function fled(surprised: 'party' | 'monsters' | 'neither', own = 120, theirs = 150): Script {
  const runners = [
    { ...aldo, movement: own },
    { ...grik, movement: theirs },
  ];
  const script = new Script(delve(runners)).play(toMeet([grik.id], { setting: 'wilderness', aware: 'none' }));
  script.play({ type: 'RollSurprise' }, referee, surprised === 'party' ? 1 : 5, surprised === 'monsters' ? 1 : 5);
  script.play({ type: 'SetDistance', distance: 70 });
  script.play({ type: 'SkipStep' });
  return script.play({ type: 'Evade', side: script.state.encounter?.sides[0]?.id ?? id('none') });
}

const chase = { type: 'DecidePursuit', pursue: true } as const;

describe('getting away in the open by the adventures chapter', () => {
  it('OSE-PUR-10: those who surprised the others slip away, and the surprised do not', () => {
    const [away, caught] = [fled('monsters').state, fled('party').state];
    expect(eventIn(ask(away, chase, referee), 'FlightResolved')?.outcome).toBe('evaded');
    expect(cited(away, chase)).toContain('OSE-PUR-10');
    expect(eventIn(ask(caught, chase, referee), 'FlightResolved')?.outcome).toBe('pursuit');
    expect(cited(caught, chase)).toContain('OSE-PUR-10');
    expect(cited(fled('neither').state, chase, referee, 50)).not.toContain('OSE-PUR-10');
  });

  it.each([
    [60, 240, 'the pursuers twice as fast', -25],
    [240, 60, 'those who flee twice as fast', 25],
    [120, 120, 'those who flee twice as fast', 0],
  ] as const)(
    'OSE-PUR-12: of %i′ before %i′ the reason says who is twice as fast, and what it makes',
    (own, theirs, name, value) => {
      const state = fled('neither', own, theirs).state;
      const parts = eventIn(ask(state, chase, referee, 50), 'FlightResolved')?.why.against ?? [];
      const speed = parts.find((part) => part.name.endsWith('twice as fast'));
      expect(speed ?? { name, value: 0 }).toMatchObject({ name, value });
    },
  );
});
