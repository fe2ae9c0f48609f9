import { describe, expect, it } from 'vitest';
import { pit } from '../../../../test/abbey.ts';
import { Script } from '../../../../test/fight.ts';
import { after, ask, at, delve, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Hoard } from '../../../state/hoard.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { TrapFacts, TrapSave } from '../../../state/scene.ts';

const trap = id<'trap'>('pit');
const aldo = someone({ at: at(1, 2), hitPoints: { now: 8, max: 8 } });
const spring = { type: 'SpringTrap', trap, creatures: [aldo.id], certain: true } as const;

/** A table with one trap of this kind. */
function trapped(save: TrapSave, facts: Partial<TrapFacts> = {}): Script {
  const cloud = pit({ name: 'burst of spores', damage: null, text: 'Violet dust.', ...facts, save });
  return new Script(delve([aldo], {}, { ...twoRooms(), traps: { [trap]: cloud } }));
}

const now = (script: Script) => script.state.creatures[aldo.id];

describe('a trap that is saved against', () => {
  const choke: TrapSave = { against: 'death', otherwise: 'paralysed', turns: '1' };

  it('paralyses whoever fails, for its turns', () => {
    const script = trapped(choke).play(spring, referee, 2);
    expect(now(script)?.conditions).toEqual(['paralysed']);
    script.play({ type: 'EndTurn', resting: false }, referee);
    expect(now(script)?.conditions).toEqual([]);
  });

  it('leaves whoever saves as they were', () => {
    expect(now(trapped(choke).play(spring, referee, 20))?.conditions).toEqual([]);
  });

  it('tells the players of the save, and the referee what it does besides', () => {
    const { referee: whole, players } = trapped(choke).play(spring, referee, 2).told();
    expect(players[0]).toBe('A trap springs: the burst of spores catches Aldo!');
    expect(whole[0]).toBe('A trap springs: the burst of spores catches Aldo! Violet dust.');
    expect(players[1]).toMatch(/^Aldo .*death or poison/);
  });

  it.each([
    [2, 2],
    [20, 5],
  ])('on a save of %i leaves %i hit points of 8 where its damage is halved', (face, left) => {
    const flame = trapped({ against: 'breath', otherwise: 'half' }, { damage: '3d6' });
    expect(now(flame.play(spring, referee, 1, 2, 3, face))?.hitPoints.now).toBe(left);
  });

  it('wounds all it catches, and kills those who fail besides, where the save is against poison', () => {
    const needle = (face: number) =>
      trapped({ against: 'death', otherwise: 'dead' }, { damage: '1' }).play(spring, referee, face);
    expect(now(needle(20))).toMatchObject({ hitPoints: { now: 7 }, conditions: [] });
    expect(now(needle(2))?.conditions).toContain('dead');
  });

  it('is found by the players without what it does', () => {
    const found = trapped(choke).play({ type: 'RevealTrap', trap }, referee).state;
    expect(Object.values(known(found, player).scenes)[0]?.traps[trap]).not.toHaveProperty('save');
  });
});

describe('a trap that the referee sets on treasure', () => {
  const chest = id<'hoard'>('chest');
  const hoard: Hoard = {
    id: chest,
    name: 'chest',
    at: { scene: id('rooms'), square: { x: 2, y: 2 } },
    hidden: false,
    coins: { ...NO_COINS, gp: 10 },
    valuables: [],
    things: [],
  };
  const table = delve([aldo], { hoards: { [chest]: hoard } });
  const set = { type: 'TrapHoard', hoard: chest, name: 'needle', damage: '', text: '' } as const;

  it('has its save and its turns', () => {
    const state = after(table, { ...set, save: 'death', otherwise: 'paralysed', turns: '1d4' }, referee);
    const [needle] = Object.values(Object.values(state.scenes)[0]?.traps ?? {}).filter(({ name }) => name === 'needle');
    expect(needle?.save).toEqual({ against: 'death', otherwise: 'paralysed', turns: '1d4' });
  });

  it('needs no save, and takes no turns that are no dice', () => {
    expect(ask(table, { ...set, save: 'none' }, referee)).toBeInstanceOf(Array);
    expect(ask(table, { ...set, save: 'death', turns: 'a while' }, referee)).toBe('bad-input');
  });
});
