import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, delve, goblin, player, referee, refusedOffers, someone, spectator } from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';

/** Two of a party run from a wolf, or after one, so fast. */
function chase(base: RulesetId, fleeing: 'party' | 'monsters'): Script {
  const wolf = goblin({ name: 'Wolf', movement: 120 });
  const crew = [{}, { id: id<'creature'>('bera'), name: 'Bera' }].map((facts) =>
    someone({ ...facts, armour: 'chainmail' }),
  );
  const script = new Script({ ...delve([...crew, wolf]), ruleset: { base, slots: {}, options: {} } })
    .play({ type: 'BeginEncounter', creatures: [wolf.id], setting: 'dungeon', aware: 'both', reveal: true })
    .play({ type: 'SetDistance', distance: 70 });
  while (['surprise', 'distance'].includes(script.state.encounter?.step ?? '')) script.play({ type: 'SkipStep' });
  script
    .play({ type: 'Evade', side: sideOf(script, fleeing) })
    .play({ type: 'DecidePursuit', pursue: true, forcedToStop: true });
  script.told();
  return script;
}
const sideOf = ({ state }: Script, kind: 'party' | 'monsters') =>
  state.encounter?.sides.find((each) => each.kind === kind)?.id ?? id<'side'>('none');
const labels = ({ state }: Script, seat = referee) =>
  offers(state, seat).flatMap(({ command, label }) => (command === 'StopChase' ? [label] : []));

describe.each(RULESETS)('a chase that somebody ends, by %s', (base) => {
  it('is offered to each side as what it is to them, and granted', () => {
    const [fled, followed] = [chase(base, 'party'), chase(base, 'monsters')];
    expect([labels(fled), labels(fled, player), labels(fled, spectator)]).toEqual([
      ['Turn and fight', 'The wolf gives up the chase'],
      ['Turn and fight'],
      [],
    ]);
    expect([labels(followed), labels(followed, player)]).toEqual([
      ['Let them go', 'The wolf turns and fights'],
      ['Let them go'],
    ]);
    for (const script of [fled, followed])
      for (const seat of [referee, player]) expect(refusedOffers(script.state, seat, 'StopChase')).toEqual([]);
  });

  it('who turns to fight stands as far from the others as they ran, and a round begins', () => {
    const script = chase(base, 'party');
    script.play({ type: 'StopChase', side: sideOf(script, 'party') }, player);
    expect(script.state.encounter).toMatchObject({ mode: 'combat', flight: null, combat: { stage: 'declarations' } });
    expect(script.told().players[0]).toMatch(/^Those who fled turn and fight, \d+ feet from the others!$/);
    expect(ask(script.state, { type: 'StopChase', side: sideOf(script, 'party') }, player)).toBe('no-encounter');
  });

  it('is not passed over by skipping a step of the meeting, and nobody is offered to', () => {
    const script = chase(base, 'party');
    expect(script.state.encounter?.round).toBe(base === 'gorman' ? 1 : 0);
    expect(ask(script.state, { type: 'SkipStep' }, referee)).toBe('out-of-turn');
    expect(offers(script.state, referee).map(({ command }) => command)).not.toContain('SkipStep');
  });

  it('whoever lets them go has lost them', () => {
    const script = chase(base, 'monsters');
    script.play({ type: 'StopChase', side: sideOf(script, 'party') }, player);
    expect(script.told().players).toEqual(['Those who fled got away.']);
  });
});
