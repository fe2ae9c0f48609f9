import { expect, it } from 'vitest';
import { brawl, until, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { type Command, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Attack } from '../../../state/creature.ts';
import type { LastingMagic } from '../../../state/magic.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const strong = { hitPoints: { now: 60, max: 60 } };
const aldo = someone({ at: at(1, 1), ...strong });
const grik = goblin({ at: at(2, 1), ...strong });
const come = goblin({ id: id('come'), name: 'Snag', at: at(3, 2), ...strong });

it('ERI-MEL-02: a phase is told of those who can do something in it, and not of who moved in', () => {
  const script = brawl({ base: 'eris' }, [aldo], [come], 'movement').play({ type: 'EndRound' });
  script.play({ type: 'RollInitiative' }, referee, 3, 3).told();
  script.play({ type: 'CloseIn', side: script.state.encounter?.sides[1]?.id ?? id('none') });
  expect(until(script, 'melee').told().players).toEqual([
    'Snag closes in, and has no time left for a blow in this round.',
    'The party may strike.',
  ]);
});

it('ERI-MEL-02: one side that stood there is told beside the other', () => {
  const script = brawl({ base: 'eris' }, [aldo], [grik], 'movement').play({ type: 'EndRound' });
  script.play({ type: 'RollInitiative' }, referee, 3, 3).told();
  expect(until(script, 'melee').told().players).toEqual(['The party and the goblin may strike.']);
});

it('ERI-MEL-02: who has a spell in mind moves with the others, as far as the table is told', () => {
  const told = (...before: readonly Command[]) => {
    const script = brawl({ base: 'eris' }, [aldo], [grik], 'movement').play({ type: 'EndRound' });
    for (const command of before) script.play(command);
    script.play({ type: 'RollInitiative' }, referee, 3, 3);
    return script.told().players;
  };
  const cast = { type: 'Declare', creature: grik.id, action: 'spell', spell: 'sleep' } as const;
  expect(told().at(-1)).toBe('The party and the goblin may move.');
  expect(told(cast)).toEqual(told());
});

it('ERI-ACT-03: whoever is hasted without the table knowing closes in and may strike as far as the referee is told', () => {
  const told = (...magic: readonly LastingMagic[]) => {
    const { state } = brawl({ base: 'eris' }, [aldo], [grik, come], 'movement').play({ type: 'EndRound' });
    const script = new Script({ ...state, magic });
    script.play({ type: 'RollInitiative' }, referee, 3, 3).told();
    script.play({ type: 'CloseIn', side: script.state.encounter?.sides[1]?.id ?? id('none') });
    return until(script, 'melee').told();
  };
  const haste = { id: id<'magic'>('haste'), name: 'Haste', caster: null, on: [come.id], until: null, open: false };
  expect(told(haste).players).toEqual(told().players);
  expect(told(haste).referee[0]).toBe('Snag closes in.');
  expect(told({ ...haste, open: true }).players[0]).toBe('Snag closes in.');
});

it('the table awaits of the others those alone who have something to do: who stands in melee does not go', () => {
  const script = brawl({ base: 'eris' }, [aldo], [grik, come], 'movement').play({ type: 'EndRound' });
  script.play({ type: 'SetInitiative', first: script.state.encounter?.sides[1]?.id ?? id('none') });
  const awaited = () => promptTo(known(script.state, player), player).who;
  expect(awaited()).toEqual([come.id]);
  until(script, 'melee');
  expect(awaited()).toEqual([grik.id]);
});

it('ERI-MEL-02: a bow in the hands of somebody hidden tells the table nothing of a phase that both sides share', () => {
  const bow = weapon('bow', { kind: 'missile', ranges: [50, 100, 150] });
  const archer = { ...aldo, attacks: [bow] };
  const told = (attacks: readonly Attack[]) => {
    const lurker = goblin({ id: id('lurker'), name: 'Lurker', at: at(4, 4), attacks, ...strong });
    const script = brawl({ base: 'eris' }, [archer], [grik, lurker], 'movement').play({ type: 'EndRound' });
    script.play({ type: 'HideCreature', creature: lurker.id, hidden: true });
    script.play({ type: 'RollInitiative' }, referee, 3, 3);
    const { round } = script.state.encounter ?? {};
    while (script.state.encounter?.round === round) script.play({ type: 'NextPhase' });
    return script.told().players;
  };
  expect(told([bow])).toContain('The party may shoot or throw.');
  expect(told([bow])).toEqual(told([weapon('sword')]));
});
