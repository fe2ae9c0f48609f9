import { describe, expect, it } from 'vitest';
import { aldo, gold } from '../../../../test/downtime.ts';
import { after, ask, at, delve, player, referee, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

describe('the way home', () => {
  const torch = {
    id: id<'light'>('torch'),
    kind: 'torch',
    radius: 30,
    turnsLeft: 4,
    carriedBy: aldo,
    left: null,
  } as const;
  const lost = id<'creature'>('hob');
  const below = delve(
    [someone({ at: at(0, 2), coins: gold(50) }), someone({ id: lost, at: at(1, 2), conditions: ['dead'] })],
    {
      lights: { [torch.id]: torch },
    },
  );
  const spend = (place: 'settlement' | 'camp') =>
    ({ type: 'BeginDowntime', place, guarded: false, wanderingFree: false }) as const;
  const rope = { type: 'Buy', creature: aldo, ware: 'torches (6)', lots: 1 } as const;

  it('leads those who live off the board, with their torches put out, to where there are shops', () => {
    const home = after(below, spend('settlement'), referee);
    expect([home.creatures[aldo]?.at, home.creatures[lost]?.at, home.lights]).toEqual([null, at(1, 2), {}]);
    expect(typeof ask(home, rope, player)).toBe('object');
  });

  it('is not gone by those who camp', () => {
    const camped = after(below, spend('camp'), referee);
    expect([camped.creatures[aldo]?.at, Object.keys(camped.lights)]).toEqual([at(0, 2), [torch.id]]);
    expect(ask(camped, rope, player)).toBe('too-far');
  });

  it('leaves no turns to end, and no search to make', () => {
    const home = after(below, spend('settlement'), referee);
    expect(ask(home, { type: 'EndTurn', resting: false }, referee)).toBe('out-of-turn');
    const acts = offers(home, player).filter(({ barred }) => barred === null);
    expect(acts.map(({ command }) => command)).not.toContain('SearchArea');
    expect(acts.map(({ place }) => place)).not.toContain('clock');
  });

  it('leads back by the referee, who brings the party to where the next adventure begins', () => {
    const equipped = after(after(below, spend('settlement'), referee), rope, player);
    const out = after(equipped, { type: 'EndDowntime', staying: [] }, referee);
    const asked = promptTo(known(out, referee), referee);
    expect([asked.sentence, ...asked.offers]).toEqual([
      'Bring the party to where the adventure goes on',
      'BringParty:in',
      'BringParty',
    ]);
    expect(promptTo(known(out, player), player).sentence).toBe('Waiting for the referee to bring the party to a map');
  });
});
