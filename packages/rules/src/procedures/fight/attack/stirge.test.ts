import { expect, it } from 'vitest';
import { brawl, nextRound } from '../../../../test/brawl.ts';
import { ask, at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { type GameEvent, id, type Modifier } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { rulesFor } from '../../../play/index.ts';

const aldo = someone({ at: at(2, 1), hitPoints: { now: 20, max: 20 } });
const { traits = {}, attacks = [] } =
  rulesFor({ base: 'ose', slots: {}, options: {} }).monsters.monster('stirge') ?? expect.fail('no stirge');
const stirge = goblin({ id: id('stirge'), name: 'Stirge', at: at(3, 1), traits, attacks });
const bites = { type: 'Attack', attacker: stirge.id, target: aldo.id, attack: 0 } as const;

const modifiersOf = (events: readonly GameEvent[] | string): readonly Modifier[] | string | undefined =>
  typeof events === 'string'
    ? events
    : events.flatMap((event) => (event.type === 'AttackRolled' ? [event.why.modifiers ?? []] : []))[0];

it('OSE-APX-13: a stirge attacks at +2, in every meeting the first time alone; nobody but the referee knows of it', () => {
  const fight = brawl(
    {},
    [stirge].map((one) => ({ ...one, kind: 'retainer' as const })),
    [goblin({ at: at(2, 2) })],
  );
  const first = ask(fight.state, { ...bites, target: id('goblin') }, referee, 2);
  expect(modifiersOf(first)).toEqual([{ name: 'first attack', value: 2, rule: 'OSE-APX-13' }]);
  fight.play({ ...bites, target: id('goblin') }, referee, 2);
  nextRound(fight);
  expect(modifiersOf(ask(fight.state, { ...bites, target: id('goblin') }, referee, 2))).toEqual([]);
  expect(fight.state.encounter?.pounced).toEqual([stirge.id]);
  expect(known(fight.state, player).encounter).not.toHaveProperty('pounced');
  const again = brawl(
    {},
    [stirge].map((one) => ({ ...one, kind: 'retainer' as const })),
    [goblin({ at: at(2, 2) })],
  );
  expect(modifiersOf(ask(again.state, { ...bites, target: id('goblin') }, referee, 2))).toHaveLength(1);
});
