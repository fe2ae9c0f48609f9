import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, otherPlayer, player, referee, someone, toMeet } from '../../../../test/table.ts';
import { id, type Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { offers } from '../../../view/offers.ts';

const scores = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
const aldo = someone({ at: at(1, 1), abilities: scores });
const bera = someone({
  id: id('bera'),
  name: 'Bera',
  owner: otherPlayer.user,
  at: at(1, 2),
  abilities: { ...scores, CHA: 18 },
});
const grik = goblin({ at: at(3, 1) });

/** The two have met a goblin, and somebody says that they talk. */
function talking(by: Seat | null, caller = otherPlayer.user, member = bera): Script {
  const state = delve([aldo, member, grik]);
  const script = new Script({ ...state, party: { ...state.party, caller } });
  script.play(toMeet([grik.id]));
  script.play({ type: 'SetDistance', distance: 20 }).play({ type: 'SkipStep' });
  return by ? script.play({ type: 'Parley' }, by) : script;
}
const roll = ({ state }: Script) => offers(state, referee).find(({ key }) => key === 'RollReaction');

describe('who speaks for the party', () => {
  it('OSE-EVT-09: where the referee says that they talk, the caller does, and the reaction is rolled to their charisma', () => {
    const script = talking(referee);
    expect(roll(script)).toMatchObject({ label: expect.stringContaining('to Bera'), fixed: { speaker: bera.id } });
    script.told();
    script.play({ type: 'RollReaction', speaker: bera.id, modifier: 0 }, referee, 3, 3);
    expect(script.told().referee.join(' ')).toContain('[3 3]');
    expect(script.state.encounter?.reaction).not.toBeNull();
  });

  it('OSE-EVT-09: whoever said so speaks with a character of their own', () => {
    expect(roll(talking(player, player.user))).toMatchObject({ fixed: { speaker: aldo.id } });
  });

  it('OSE-EVT-09: nobody speaks by name before anybody has, nor for a caller whose character cannot', () => {
    expect(roll(talking(null))).toMatchObject({
      label: expect.not.stringContaining(' to '),
      fixed: { speaker: 'nobody' },
    });
    const mute = { ...bera, conditions: ['unconscious'] as const };
    expect(roll(talking(referee, otherPlayer.user, mute))).toMatchObject({ fixed: { speaker: 'nobody' } });
    expect(roll(talking(referee, id('nobody-here')))).toMatchObject({ fixed: { speaker: 'nobody' } });
  });

  it('OSE-EVT-09: once they have spoken the reaction comes next, and again only where it is asked for', () => {
    const script = talking(referee);
    expect(roll(script)).toMatchObject({ label: 'Roll the reaction to Bera', next: true });
    script.play({ type: 'SetReaction', reaction: 'friendly' });
    expect(roll(script)).toMatchObject({ label: 'Roll the reaction to Bera again', next: false });
  });

  it('is kept for the referee, as is whether they have been answered', () => {
    const script = talking(referee);
    expect(known(script.state, player).encounter).not.toHaveProperty('speaker');
    script.play({ type: 'SetReaction', reaction: 'friendly' });
    expect(script.state.encounter?.answered).toBe(true);
    expect(known(script.state, player).encounter).not.toHaveProperty('answered');
  });
});
