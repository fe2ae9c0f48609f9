import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { campaign, goblin, referee, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';

it('GOR-ENC-03: the dice of both that met first tell the distance, whoever comes besides', () => {
  const [grik, orc] = [goblin(), goblin({ id: id('orc'), name: 'Orc' })];
  const script = new Script(
    campaign([someone(), grik, orc], { ruleset: { base: 'gorman', slots: {}, options: {} } }),
  ).play(toMeet([grik.id], { aware: 'none' }));
  script.play({ type: 'JoinEncounter', creatures: [orc.id], side: null });
  script.play({ type: 'RollSurprise' }, referee, 4, 3, 6).play({ type: 'RollDistance' });
  expect(script.state.encounter?.distance).toBe(70);
});
