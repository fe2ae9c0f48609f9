import { id, type RulesetChoice } from '../src/core/index.ts';
import type { Attack, Creature } from '../src/state/creature.ts';
import { Script } from './fight.ts';
import { delve, toMeet } from './table.ts';

export const weapon = (name: string, facts: Partial<Attack> = {}): Attack => ({
  name,
  kind: 'melee',
  damage: '1d8',
  times: 1,
  ranges: null,
  slow: false,
  blunt: false,
  ...facts,
});

/** Some against some, by the rules of a book or a mixture, the party acting first, in a phase; all lines so far unread. */
export function brawl(
  ruleset: Partial<RulesetChoice>,
  party: readonly Creature[],
  foes: readonly Creature[],
  phase = 'melee',
): Script {
  const script = new Script({
    ...delve([...party, ...foes]),
    ruleset: { base: 'ose', slots: {}, options: {}, ...ruleset },
  });
  const creatures = foes.map((foe) => foe.id);
  script.play(toMeet(creatures));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  return act(script, phase);
}

/** On to a phase of the party's; no dice are thrown. */
export function act(script: Script, phase = 'melee'): Script {
  const [party] = script.state.encounter?.sides ?? [];
  script.play({ type: 'SetInitiative', first: party?.id ?? id('none') });
  until(script, phase);
  script.told();
  return script;
}

const MOST_PHASES = 12;

/** On to a phase, of that place of the order where one is named. */
export function until(script: Script, phase: string, acting?: number): Script {
  const is = (): boolean => {
    const { combat } = script.state.encounter ?? {};
    return combat?.phase === phase && (acting === undefined || combat.acting === acting);
  };
  for (let each = 0; !is(); each += 1) {
    if (each === MOST_PHASES) throw new Error(`The round does not come to ${phase}.`);
    script.play({ type: 'NextPhase' });
  }
  return script;
}

/** The round ends, and the party acts again. */
export const nextRound = (script: Script, phase = 'melee'): Script => act(script.play({ type: 'EndRound' }), phase);
