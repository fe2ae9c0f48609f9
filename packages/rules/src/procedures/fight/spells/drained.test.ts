import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, goblin, otherPlayer, player, referee, someone } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { id, type RulesetId } from '../../../core/index.ts';

const wraith = goblin({
  id: id('wraith'),
  name: 'Wraith',
  at: at(3, 1),
  undead: true,
  attacks: [
    {
      name: 'touch + draining a level',
      kind: 'melee',
      damage: '1',
      times: 1,
      ranges: null,
      slow: false,
      blunt: false,
    },
  ],
});
const touch = { type: 'Attack', attacker: wraith.id, target: id<'creature'>('mira'), attack: 0 } as const;

/** A magic-user of the third level, who has these spells in mind, in reach of a wraith that acts. */
function struck(base: RulesetId, memorised: readonly string[], level = 3): Script {
  const [mira, bera] = [
    someone({
      id: id('mira'),
      name: 'Mira',
      class: 'magic-user',
      level,
      book: ['Sleep', 'Shield', 'Web'],
      hitPoints: { now: 40, max: 40 },
      at: at(2, 1),
    }),
    someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user, at: at(2, 2) }),
  ];
  const script = brawl({ base }, [mira, bera], [wraith]);
  const foes = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters');
  const ready = new Script({ ...script.state, memorised: { [mira.id]: memorised } }).play({ type: 'EndRound' });
  ready.play({ type: 'SetInitiative', first: foes?.id ?? id('none') });
  while (ready.state.encounter?.combat?.phase !== 'melee') ready.play({ type: 'NextPhase' });
  ready.told();
  return ready;
}

describe('a caster whose level is drained', () => {
  it.each(['ose', 'eris'] as const)(
    'has no room for spells of a level that is lost, and forgets them, by %s',
    (base) => {
      const told = toldOf(struck(base, ['Sleep', 'Web', 'Shield']).state, touch, [19, 1, 1, 1], player);
      expect(told.flatMap(({ event }) => (event.type === 'SpellForgotten' ? [event.spell] : []))).toEqual(['Web']);
      const line = lineOf(told, 'SpellForgotten');
      expect(line).toMatchObject({
        text: 'Mira forgets Web.',
        why: { formula: 'there is no room for it at the new level' },
      });
    },
  );

  it('OSE-APX-13: keeps of each level the first that there is room for, and only its player is told what is gone', () => {
    const script = struck('ose', ['Sleep', 'Shield', 'Sleep'], 2).state;
    const told = toldOf(script, touch, [19, 1], referee);
    expect(told.filter(({ event }) => event.type === 'SpellForgotten')).toHaveLength(1);
    expect(lineOf(toldOf(script, touch, [19, 1], otherPlayer), 'SpellForgotten')).toBeNull();
  });

  it('keeps what the lower level has room for', () => {
    const told = toldOf(struck('ose', ['Sleep', 'Shield']).state, touch, [19, 1]);
    expect(told.map(({ event }) => event.type)).not.toContain('SpellForgotten');
  });
});
