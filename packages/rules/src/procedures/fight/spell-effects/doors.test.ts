import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, player, referee, refusedOffers, someone, twoRooms } from '../../../../test/table.ts';
import { type DoorId, id } from '../../../core/index.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';
import { evolve } from '../../evolve.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 5, at: at(4, 1) });
const aldo = someone({ at: at(4, 2) });
const oak = id<'door'>('door');
const SPELLS = ['Knock', 'Hold Portal', 'Wizard Lock'];
const KNOWN = [...SPELLS, 'Dispel Magic'];

/** A spell works on the nearest door, or on another; the door stands as it is said to. */
function worked(spell: string, facts: object = {}, faces: readonly number[] = [], door?: DoorId) {
  const { doors } = twoRooms();
  const found = doors[oak];
  const scene = twoRooms(found ? { doors: { ...doors, [oak]: { ...found, ...facts } } } : {});
  const script = new Script(delve([mira, aldo], { memorised: { [mira.id]: KNOWN } }, scene));
  script.play({ type: 'CastSpell', caster: mira.id, spell, targets: [] }, player);
  script.told();
  return let_(script, faces, door);
}
function let_(script: Script, faces: readonly number[] = [], door?: DoorId) {
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  return script.play({ type: 'LetTakeHold', awaited, ...(door ? { door } : {}) }, referee, ...faces);
}
const doorOf = ({ state }: Script) => state.scenes[id<'scene'>('rooms')]?.doors[oak];
const tries = (creature: typeof aldo) => ({ type: 'OpenDoor', creature: creature.id, door: oak }) as const;

describe('Knock (OSE-APX-06)', () => {
  it('opens the nearest door, be it locked and stuck', () => {
    const script = worked('Knock', { locked: true, stuck: true });
    expect(doorOf(script)).toMatchObject({ state: 'open', locked: false, stuck: false });
    expect(script.told()).toMatchObject({
      players: ['Knock works on the door.'],
      referee: ['Knock works on the door.'],
    });
  });

  it('opens another, where the referee says so, and asks which, the nearest first', () => {
    expect(doorOf(worked('Knock', {}, [], id('secret')))).toMatchObject({ state: 'closed' });
    const script = new Script(delve([mira], { memorised: { [mira.id]: SPELLS } }));
    script.play({ type: 'CastSpell', caster: mira.id, spell: 'Knock', targets: [] }, player);
    const asked = offers(script.state, referee).find(({ command }) => command === 'LetTakeHold')?.inputs[0];
    expect(asked).toMatchObject({ options: [{ value: oak, label: 'a door, 0′ off' }, { value: 'secret' }] });
    expect(refusedOffers(script.state, referee, 'LetTakeHold')).toEqual([]);
    const [waiting] = awaitedSpells(script.state);
    const elsewhere = {
      type: 'LetTakeHold',
      awaited: waiting?.id ?? id<'magic'>('none'),
      door: id<'door'>('no'),
    } as const;
    expect(ask(script.state, elsewhere, referee)).toBe('no-such-thing');
  });

  it('ends Hold Portal', () => {
    const script = worked('Hold Portal', {}, [3, 4]).play(
      { type: 'CastSpell', caster: mira.id, spell: 'Knock', targets: [] },
      player,
    );
    expect(let_(script).state.magic).toEqual([]);
    expect(doorOf(script)?.state).toBe('open');
  });
});

describe('Hold Portal (OSE-APX-06)', () => {
  it('keeps a door shut for 2d6 turns to whoever tries it, which names the rule', () => {
    const script = worked('Hold Portal', { state: 'open' }, [1, 1]);
    expect(doorOf(script)?.state).toBe('closed');
    const held = expect.objectContaining({ type: 'DoorHeld', because: 'locked', magic: 'OSE-APX-06' });
    expect(ask(script.state, tries(aldo), player)).toContainEqual(held);
    expect(ask(script.state, { ...tries(aldo), type: 'ForceDoor' }, player)).toContainEqual(held);
    expect(ask(script.state, tries(mira), player)).toContainEqual(held);
    expect(script.told().players).toContain('Hold Portal works on the door.');
    script.play(tries(aldo), player);
    expect(script.told().players).toContain('Aldo tries the door. It is held by magic.');
    for (const _ of [1, 2]) script.play({ type: 'EndTurn', resting: false });
    expect(doorOf(script.play(tries(aldo), player))?.state).toBe('open');
  });
});

describe('Wizard Lock (OSE-APX-06)', () => {
  it('keeps a door shut to all but its caster, a picker of locks too, until it is ended', () => {
    const thief = someone({ class: 'thief', at: at(4, 2), items: [TOOLS] });
    const script = worked('Wizard Lock', { locked: true });
    const picked = new Script({ ...script.state, creatures: { ...script.state.creatures, [thief.id]: thief } });
    picked.play({ ...tries(thief), type: 'PickLock' }, player);
    expect(picked.told().players).toContain('Aldo tries the door. It is held by magic.');
    expect(doorOf(picked)).toMatchObject({ locked: true });
    expect(doorOf(picked)?.tried).toBeUndefined();
    expect(picked.state.attempts).toEqual([]);
    expect(script.state.magic).toMatchObject([{ name: 'Wizard Lock', door: oak, until: null }]);
    const free = worked('Wizard Lock').play(tries(mira), player);
    expect(doorOf(free)?.state).toBe('open');
  });
});

it.each(SPELLS)('%s waits for the referee where there is no door too, and can then only come to nothing', (spell) => {
  const script = new Script(delve([mira], { memorised: { [mira.id]: SPELLS } }, twoRooms({ doors: {} })));
  script.play({ type: 'CastSpell', caster: mira.id, spell, targets: [] }, player);
  const about = offers(script.state, referee).map(({ command }) => command);
  expect(about.filter((command) => command.startsWith('Let'))).toEqual(['LetFail']);
  expect(script.state.magic ?? []).toEqual([]);
  expect(
    ask(script.state, { type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') }, referee),
  ).toBe('no-such-thing');
});

describe('what ends magic upon a door', () => {
  it.each(['Hold Portal', 'Wizard Lock'])(
    'Dispel Magic ends %s, where the referee has it work on the door',
    (spell) => {
      const script = worked(spell, {}, spell === 'Hold Portal' ? [3, 4] : []);
      script.play({ type: 'CastSpell', caster: mira.id, spell: 'Dispel Magic', targets: [] }, player);
      const offered = offers(script.state, referee).filter(({ command }) => command === 'LetTakeHold');
      expect(offered.map(({ label }) => label)).toContain('Let Dispel Magic take hold of a door');
      expect(refusedOffers(script.state, referee, 'LetTakeHold')).toEqual([]);
      script.told();
      const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
      script.play({ type: 'LetTakeHold', awaited, targets: [], door: oak });
      expect(script.state.magic).toEqual([]);
      expect(script.told().players).toEqual(['Dispel Magic works on the door.', `${spell} is ended.`]);
    },
  );

  it('it goes with the map, and with the door', () => {
    const locked = worked('Wizard Lock');
    expect(locked.state.magic).toHaveLength(1);
    const scene = id<'scene'>('rooms');
    const without = (event: Parameters<typeof evolve>[1]) => evolve(locked.state, event).magic;
    expect(without({ type: 'SceneRemoved', scene })).toEqual([]);
    expect(without({ type: 'SceneDrawn', scene, put: {}, take: { doors: [oak] } })).toEqual([]);
    expect(without({ type: 'SceneDrawn', scene, put: {}, take: { doors: [id('secret')] } })).toHaveLength(1);
  });
});

const TOOLS = {
  id: id<'item'>('tools'),
  name: "thieves' tools",
  quantity: 1,
  weight: 1,
  kind: 'gear',
  use: 'thieves-tools',
} as const;
