import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  ask,
  at,
  delve,
  goblin,
  isOffered,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';

const symbol: Item = {
  id: id('symbol'),
  name: 'holy symbol',
  quantity: 1,
  weight: 1,
  kind: 'gear',
  use: 'holy-symbol',
};
const bera = someone({ id: id('bera'), name: 'Bera', class: 'cleric', at: at(1, 0), items: [symbol] });
const dead = (name: string, dice: number, y: number): Creature =>
  goblin({ id: id(name), name, undead: true, morale: 12, hitDice: { dice, plus: 0, stars: 0 }, at: at(3, y) });
const bones = [1, 2, 3].map((n) => dead(`Skeleton ${n}`, 1, n));
const ghoul = dead('Ghoul', 2, 0);

/** The undead are met, and Bera acts, by a book. */
function met(book: RulesetId, facts: Partial<Creature> = {}, more: Partial<GameState> = {}): Script {
  const foes = [...bones, ghoul];
  const script = new Script(
    delve([{ ...bera, ...facts }, ...foes], {
      ruleset: { base: 'ose', slots: { turning: book }, options: {} },
      ...more,
    }),
  );
  script.play(toMeet(foes.map((each) => each.id)));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' }).play({ type: 'RollInitiative' }, referee, 6, 1);
  for (let i = 0; i < 5 && script.state.encounter?.combat?.phase !== 'spells'; i += 1)
    script.play({ type: 'NextPhase' });
  return script;
}
const conditions = ({ state }: Script) =>
  [...bones, ghoul].map((each) => state.creatures[each.id]?.conditions.join() ?? '');
const turn = { type: 'TurnUndead', cleric: bera.id } as const;

describe('turning the undead by Planet Eris', () => {
  it('ERI-APX-11: 2d6 against the number of the kind, then 2d6 of them', () => {
    const script = met('eris').play({ ...turn, kind: 'skeleton' }, player, 3, 4, 1, 1);
    expect(conditions(script)).toEqual(['fled', 'fled', '', '']);
    expect(script.told().players.at(-1)).toBe(
      'Bera holds up the holy symbol and turns Skeleton 1 and Skeleton 2 away. [3 4] [1 1]',
    );
  });

  it('ERI-APX-11: where the table says T or D nothing is thrown but how many', () => {
    expect(conditions(met('eris', { level: 2 }).play(turn, player, 1, 2))).toEqual(['fled', 'fled', 'fled', '']);
    expect(conditions(met('eris', { level: 4 }).play(turn, player, 6, 6))).toEqual(['dead', 'dead', 'dead', '']);
  });

  it.each([
    ['eris', 2, [1, 2], 'skeleton: turned without a throw'],
    ['eris', 4, [1, 2], 'skeleton: destroyed without a throw'],
    ['gorman', 2, [1, 2], 'skeleton: turned without a throw'],
  ] as const)(
    'ERI-APX-11, GOR-MAG-05: by %s at level %i the reason says that no throw is asked',
    (book, level, faces, note) => {
      const { state } = met(book, { level }, { memorised: { [bera.id]: ['Light'] } });
      const turned = eventIn(ask(state, turn, player, ...faces), 'UndeadTurned');
      expect(turned?.why.notes?.map(({ text }) => text)).toEqual([note]);
    },
  );

  it('ERI-APX-11: whom the table has out of reach no throw turns, and the reason says so', () => {
    const { state } = met('eris');
    const wight = { ...ghoul, name: 'Wight' };
    const facing = { ...state, creatures: { ...state.creatures, [wight.id]: wight } };
    const turned = eventIn(ask(facing, { ...turn, kind: 'wight' }, player), 'UndeadTurned');
    expect(turned?.why.notes).toEqual([{ rule: 'ERI-APX-11', text: 'wight: never at this level' }]);
  });

  it('ERI-APX-11: one kind at a time, which the cleric names', () => {
    expect(conditions(met('eris').play({ ...turn, kind: 'ghoul' }, player, 5, 6, 1, 1))).toEqual(['', '', '', 'fled']);
    expect(ask(met('eris').state, { ...turn, kind: 'lich' }, player)).toBe('no-such-thing');
  });

  it('ERI-CLR-01: no symbol, no turning', () => {
    const script = met('eris', { items: [] });
    expect(ask(script.state, turn, player)).toBe('not-equipped');
    expect(cited(script.state, turn, player)).toContain('ERI-CLR-01');
    expect(isOffered(script.state, player, 'TurnUndead')).toBe(false);
  });

  it('what is offered is granted', () => {
    expect(refusedOffers(met('eris').state, player, 'TurnUndead')).toEqual([]);
  });
});

describe('turning the undead by Gorman', () => {
  const prepared = { memorised: { [bera.id]: ['Light', 'Turn Undead'] } };

  it('GOR-MAG-05: it uses a prepared spell up, its own first, also when it fails', () => {
    const script = met('gorman', {}, prepared).play(turn, player, 1, 1);
    expect(script.state.memorised[bera.id]).toEqual(['Light']);
    expect(conditions(script)).toEqual(['', '', '', '']);
  });

  it('GOR-MAG-04: any prepared spell can be traded for it', () => {
    const script = met('gorman', {}, { memorised: { [bera.id]: ['Light'] } }).play(turn, player, 4, 3, 1, 1);
    expect(script.state.memorised[bera.id]).toEqual([]);
    expect(conditions(script)).toEqual(['fled', 'fled', '', '']);
  });

  it('GOR-MAG-05: without one there is no turning', () => {
    expect(ask(met('gorman').state, turn, player)).toBe('forbidden');
  });
});
