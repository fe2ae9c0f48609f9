import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, delve, goblin, referee, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';

const aldo = someone();
const grik = goblin({ movement: 150 });

/** The party flees in the open, and one of the two sides was surprised, or neither. */
function fled(surprised: 'party' | 'monsters' | 'neither'): Script {
  const script = new Script(delve([aldo, grik])).play(toMeet([grik.id], { setting: 'wilderness', aware: 'none' }));
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
});
