import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { delve, goblin, otherPlayer, player, referee, someone, spectator, toMeet } from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import { type CreatureId, id, type RulesetId } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { adventureOf } from '../../../state/adventure.ts';
import { overcomeNow } from '../../../state/overcome.ts';
import { project } from '../../../view/project.ts';
import { haulOf } from '../../making/advancement/reckoning.ts';

const foes = [1, 2].map((nth) => goblin({ id: id(`goblin-${nth}`), name: `Goblin ${nth}` }));
const [first, second] = foes.map((foe) => foe.id) as [CreatureId, CreatureId];

/** A fight with two goblins, of whom the first is slain. */
function fought(base: RulesetId): Script {
  return slay(new Script(delveOf(base)).play(MEETS), first);
}
const delveOf = (base: RulesetId) => ({
  ...delve([someone(), ...foes]),
  ruleset: { base, slots: {}, options: {} },
});
const MEETS = toMeet([first, second]);
const slay = (script: Script, creature: CreatureId) =>
  script.play({ type: 'SetCondition', creature, condition: 'dead', on: true });
const remove = (script: Script, creature: CreatureId) => script.play({ type: 'RemoveCreature', creature });
const names = ({ state }: Script) => overcomeNow(state).map(({ name }) => name);

describe.each(RULESETS)('one of those who were met, taken away before the fight is over, by %s', (base) => {
  it('still counts for experience where it was slain, as if it lay there', () => {
    const left = fought(base).play({ type: 'ConcludeEncounter' });
    const taken = remove(fought(base), first).play({ type: 'ConcludeEncounter' });
    expect(names(taken)).toEqual(['Goblin 1']);
    expect(haulOf(taken.state).monsters).toBe(haulOf(left.state).monsters);
    expect(taken.told().referee.at(-1)).toBe(left.told().referee.at(-1));
  });

  it('sleeps on as the fight is won: the referee reads who lies helpless, until they are slain', () => {
    const script = foes.reduce(
      (now, { id: creature }) => now.play({ type: 'SetCondition', creature, condition: 'asleep', on: true }),
      new Script(delveOf(base)).play(MEETS),
    );
    const award = () => [...project(script.state, referee).values()].find(({ type }) => type === 'adventure');
    script.play({ type: 'ConcludeEncounter' });
    expect(award()).toMatchObject({ overcome: [], helpless: '2 goblins' });
    slay(slay(script, first), second);
    expect(award()).toMatchObject({ overcome: [{ count: 2 }], helpless: null });
    expect([...project(script.state, player).values()].find(({ type }) => type === 'adventure')).toMatchObject({
      helpless: null,
    });
  });

  it('does not where it lived', () => {
    expect(names(remove(fought(base), second).play({ type: 'ConcludeEncounter' }))).toEqual(['Goblin 1']);
  });

  it('a fight in which all were slain and taken away was won', () => {
    const script = remove(slay(remove(fought(base), first), second), second).play({ type: 'ConcludeEncounter' });
    expect(adventureOf(script.state).wonIn).toBeDefined();
    expect(names(script)).toEqual(['Goblin 1', 'Goblin 2']);
  });

  it('who lay helpless after an earlier fight, and was met anew, counts once', () => {
    const script = fought(base);
    const { adventure } = script.state;
    const again = new Script({
      ...script.state,
      adventure: { ...adventureOf(script.state), ...adventure, helpless: [first] },
    });
    expect(names(remove(again, first).play({ type: 'ConcludeEncounter' }))).toEqual(['Goblin 1']);
  });

  it('is noted for the referee alone', () => {
    const { state } = remove(fought(base), first);
    expect(state.encounter?.removed).toHaveLength(1);
    for (const seat of [player, otherPlayer, spectator])
      expect(known(state, seat).encounter).not.toHaveProperty('removed');
  });
});
