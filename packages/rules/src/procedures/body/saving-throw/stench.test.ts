import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { duel, foeId, STRIKER, struck } from '../../../../test/duel.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { referee } from '../../../../test/table.ts';
import type { RulesetId } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';
import { baseRate } from '../../dungeon/movement/rate.ts';

/** One who bears 451 coins has come near a troglodyte, by the rules of a book. */
const near = (base: RulesetId) =>
  duel({
    base,
    striker: { coins: { pp: 0, gp: 451, ep: 0, sp: 0, cp: 0 } },
    weapon: weapon('sword'),
    foes: [{ name: 'Troglodyte', traits: { stench: true } }],
  });

/** The save that the referee is offered against the stench has failed. */
function reeking(base: RulesetId): Script {
  const state = near(base);
  const offered = offers(state, referee).find(({ key }) => key === `CallSave:stench:${foeId(0)}`);
  const command = { type: 'CallSave', ...offered?.fixed, creatures: [STRIKER.id], modifier: 0 };
  return new Script(state).play(command as never, referee, 1);
}
const rate = (state: Script['state']) => baseRate(state, state.creatures[STRIKER.id] ?? STRIKER);

describe('the stench of a troglodyte (OSE-APX-13)', () => {
  it.each(['ose', 'gorman', 'eris'] as const)('takes 2 off attacks until the fight is over, by %s', (base) => {
    const script = reeking(base);
    const told = script.told();
    expect(told.referee).toContain('Striker is nauseous until the fight is over.');
    expect(told.players).toContain('Striker is nauseous.');
    const why = eventIn(struck(script.state, {}, [10, 1])?.events ?? '', 'AttackRolled')?.why;
    expect(why?.modifiers).toContainEqual({ name: 'nauseous', value: -2, rule: 'OSE-APX-13' });
    script.play({ type: 'ConcludeEncounter' });
    expect(script.told().players).toContain('Striker is no longer nauseous.');
  });

  it('takes nothing off what one can carry, as a poison does that weakens (ERI-POI-03)', () => {
    expect(rate(reeking('eris').state)).toBe(rate(near('eris')));
  });
});
