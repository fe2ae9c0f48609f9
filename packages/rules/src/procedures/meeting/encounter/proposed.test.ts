import { describe, expect, it } from 'vitest';
import { aldo, begin, fieldOfBeginning, grik, meet, orc, torch } from '../../../../test/encounter.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, refusedOffers, twoRooms } from '../../../../test/table.ts';
import { type Command, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

describe('whom an encounter is proposed with', () => {
  it('of those who see the party in the dark, only the nearest and those around are met in one click', () => {
    const scene = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const here = { ...grik, hidden: false, infravision: 90 };
    const far = goblin({ id: id('far'), name: 'Far', at: at(9, 1), infravision: 90 });
    const these = offers(delve([{ ...aldo, infravision: 0 }, here, far], {}, scene), referee).find(
      ({ key }) => key === 'BeginEncounter:these',
    );
    expect(these?.fixed.creatures).toEqual([grik.id]);
  });

  it('of one pack those are met as well who stand in the dark around those who are seen', () => {
    const scene = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const rat = (name: string, x: number, hidden = false) =>
      goblin({ id: id(name), name: `${name} giant rat`, at: at(x, 1), infravision: 0, hidden });
    const spider = goblin({ id: id('spider'), name: 'Crab spider', at: at(5, 2), infravision: 0 });
    const people = [
      aldo,
      rat('Sly', 2),
      rat('Pale', 4),
      rat('Far', 9),
      rat('Lurking', 2, true),
      rat('Shy', 5, true),
      spider,
    ];
    const lit = { [torch.id]: { ...torch, bright: 10, dim: 10 } };
    const these = offers(
      delve(
        people.map((one) => ({ ...one, infravision: 0 })),
        { lights: lit },
        scene,
      ),
      referee,
    ).find(({ key }) => key === 'BeginEncounter:these');
    expect(these).toMatchObject({
      fixed: { creatures: ['Sly', 'Pale', 'Shy'] },
      label: 'Begin the encounter: 3 giant rats',
    });
  });

  it('of a pack the table is told of those alone whom it sees, until more of them come into the light', () => {
    const rat = (name: string, x: number, hidden = false) =>
      goblin({ id: id(name), name: `${name} giant rat`, at: at(x, 1), infravision: 0, hidden });
    const board = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const lit = { [torch.id]: { ...torch, radius: 10 } };
    const pack = [rat('Sly', 2), rat('Pale', 4), rat('Shy', 5, true)];
    const met = delve([{ ...aldo, infravision: 0 }, ...pack], { lights: lit }, board);
    const script = new Script(met).play({ ...meet, creatures: pack.map((one) => one.id) });
    expect(script.told()).toMatchObject({
      players: [expect.stringContaining('An encounter: the sly giant rat is here.')],
      referee: [expect.stringContaining('An encounter: the giant rats are here.')],
    });
    expect(known(script.state, player).encounter?.sides[1]?.name).toBe('The sly giant rat');
    const bright = { [torch.id]: { ...torch, radius: 60 } };
    expect(known({ ...script.state, lights: bright }, player).encounter?.sides[1]?.name).toBe('The giant rats');
    expect(known(script.state, referee).encounter?.sides[1]?.name).toBe('The giant rats');
  });

  it('a pack is met whole, though some of it stand farther off than anybody is looked for', () => {
    const scene = twoRooms({ width: 20, ambient: 'dark', walls: [], doors: {} });
    const blind = (one: typeof grik) => ({ ...one, infravision: 0 });
    const pack = [12, 13, 14].map((x) => blind(goblin({ id: id(`goblin-${x}`), name: 'Goblin', at: at(x, 1) })));
    const begins = offers(delve([blind(aldo), ...pack], {}, scene), referee);
    const creatures = pack.map((one) => one.id);
    for (const key of ['BeginEncounter:these', 'BeginEncounter:goblin-12'])
      expect(begins.find((offer) => offer.key === key)?.fixed.creatures).toEqual(creatures);
    expect(begins.find(({ key }) => key === 'BeginEncounter')?.inputs[0]).toMatchObject({ preset: creatures });
    const band = delve([blind(aldo), ...pack], {}, scene);
    expect(refusedOffers(band, referee, 'BeginEncounter')).toEqual([]);
  });

  describe('with those whom the referee has hidden in a room', () => {
    const unlit = { walls: [], doors: {} };
    const lurking = (name: string, x: number, y = 1) =>
      goblin({ id: id(name), name: `${name} goblin`, at: at(x, y), infravision: 0, hidden: true });
    const these = (state: GameState) => offers(state, referee).find(({ key }) => key === 'BeginEncounter:these');

    it('is the next thing as soon as the party looks at them, and meets all of them', () => {
      const spider = goblin({ id: id('spider'), name: 'Crab spider', at: at(4, 3), hidden: true });
      const state = delve([aldo, lurking('Sly', 3), lurking('Pale', 6), spider], {}, twoRooms(unlit));
      expect(these(state)).toMatchObject({
        label: 'Begin the encounter: 3 monsters, still hidden',
        next: true,
        fixed: { creatures: ['Sly', 'Pale', 'spider'], reveal: true },
      });
      expect(refusedOffers(state, referee, 'BeginEncounter')).toEqual([]);
    });

    it('is not, while the door before them is shut', () => {
      const blind = { ...aldo, at: at(4, 1), infravision: 0 };
      const script = new Script(delve([blind, lurking('Sly', 6), lurking('Pale', 7)]));
      expect(these(script.state)?.next ?? false).toBe(false);
      script.play({ type: 'SetDoor', door: id('door'), state: 'open', locked: false, stuck: false, found: true });
      expect(these(script.state)).toMatchObject({ next: true, fixed: { creatures: ['Sly', 'Pale'] } });
    });

    it('meets with them their like in the dark, each within thirty feet of another', () => {
      const lights = { [torch.id]: { ...torch, bright: 10, dim: 10, radius: 10 } };
      const pack = [lurking('Sly', 2), lurking('Pale', 5), lurking('Shy', 8), lurking('Far', 13)];
      const scene = twoRooms({ ...unlit, width: 14, ambient: 'dark' });
      const state = delve([{ ...aldo, infravision: 0 }, ...pack], { lights }, scene);
      expect(these(state)?.fixed.creatures).toEqual(['Sly', 'Pale', 'Shy']);
    });

    it('is no more the next thing once the referee has let the turn end, until they are out of sight for a turn', () => {
      const script = new Script(delve([aldo, lurking('Sly', 3)], {}, twoRooms(unlit)));
      script.play({ type: 'EndTurn', resting: false });
      expect(these(script.state)).toMatchObject({
        label: 'Begin the encounter: Sly goblin, still hidden',
        next: false,
      });
      expect(known(script.state, player)).not.toHaveProperty('lurking');
      const another = lurking('Pale', 3, 2);
      const joined = { ...script.state, creatures: { ...script.state.creatures, [another.id]: another } };
      expect(these(joined)).toMatchObject({ next: true, fixed: { creatures: ['Sly', 'Pale'] } });
    });
  });

  it('no kind draws in another whose name ends alike', () => {
    const scene = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const warrior = (name: string, x: number, undead: boolean) =>
      goblin({ id: id(name), name: `${name} warrior`, at: at(x, 1), infravision: 0, undead });
    const people = [{ ...aldo, infravision: 0 }, warrior('Orc', 2, false), warrior('Skeleton', 4, true)];
    const lights = { [torch.id]: { ...torch, radius: 10 } };
    const these = offers(delve(people, { lights }, scene), referee).find(({ key }) => key === 'BeginEncounter:these');
    expect(these?.fixed.creatures).toEqual(['Orc']);
  });

  it('of one pack that nobody has been shown yet, those in a dark corner are met with those who see the party', () => {
    const rat = (name: string, x: number, infravision: number) =>
      goblin({ id: id(name), name: `${name} giant rat`, at: at(x, 1), infravision, hidden: true });
    const scene = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const state = delve([{ ...aldo, infravision: 0 }, rat('Sly', 3, 90), rat('Pale', 6, 0)], {}, scene);
    const these = offers(state, referee).find(({ key }) => key === 'BeginEncounter:these');
    expect(these?.fixed.creatures).toEqual(['Sly', 'Pale']);
  });

  it('it is proposed with those who are seen, else who have a way to the party, and says where they are', () => {
    const proposed = (state: GameState) => offers(state, referee).find(({ key }) => key === 'BeginEncounter:these');
    const scene = twoRooms();
    const room = { key: '2', name: 'Crypt', at: at(3, 3).square, squares: [], text: '' };
    const dark = (solid: boolean): GameState => ({
      ...begin,
      creatures: {
        [aldo.id]: { ...aldo, infravision: 0 },
        [orc.id]: { ...orc, infravision: 0 },
      },
      scenes: {
        [scene.id]: {
          ...scene,
          ambient: 'dark',
          rooms: [room],
          ...(solid ? { walls: [{ a: { x: 3, y: 0 }, b: { x: 3, y: 5 } }] } : {}),
        },
      },
    });
    expect(proposed(begin)).toMatchObject({ label: 'Begin the encounter: Orc', next: true });
    expect(proposed(dark(false))).toMatchObject({
      label: 'Begin the encounter: Orc, not seen yet (Crypt)',
      next: false,
    });
    expect(proposed(dark(true))).toBeUndefined();
  });

  it('whoever stands in one room is met together, up to 60 feet from the nearest of them', () => {
    const unlit = (name: string, x: number) => goblin({ id: id(name), name: 'Goblin', infravision: 0, at: at(x, 0) });
    const scene = twoRooms({ ambient: 'dark', width: 12, walls: [], doors: {} });
    const squares = Array.from({ length: 12 }, (_, x) => ({ x, y: 0 }));
    const cave = { key: '1', name: 'Cave', at: at(3, 0).square, squares, text: '' };
    const met = (rooms: typeof scene.rooms) =>
      offers(
        delve(
          [{ ...aldo, infravision: 0, at: at(0, 2) }, unlit('near', 2), unlit('far', 7), unlit('farther', 9)],
          {},
          { ...scene, rooms },
        ),
        referee,
      ).find(({ key }) => key === 'BeginEncounter:these')?.label;
    expect(met([cave])).toBe('Begin the encounter: 2 goblins, not seen yet (Cave)');
    expect(met([])).toBe('Begin the encounter: Goblin, not seen yet');
  });

  it('nobody beyond a wall or a shut door is met with others, however near through it, nor listed without a way', () => {
    const beyond = goblin({ id: id('beyond'), name: 'Beyond', at: at(6, 1), hidden: true });
    const scene = twoRooms({ ambient: 'dark' });
    const blind = [
      { ...aldo, infravision: 0 },
      { ...grik, hidden: false, infravision: 0 },
      { ...orc, infravision: 0 },
    ];
    const met = (walls: typeof scene.walls, doors: typeof scene.doors) => {
      const all = offers(delve([...blind, beyond], {}, { ...scene, walls, doors }), referee);
      const begin = all.filter(({ command }) => command === 'BeginEncounter');
      const who = begin.find(({ key }) => key === 'BeginEncounter')?.inputs.find(({ name }) => name === 'creatures');
      return {
        these: begin.find(({ key }) => key === 'BeginEncounter:these')?.fixed.creatures,
        here: begin.find(({ key }) => key === `BeginEncounter:${grik.id}`)?.fixed.creatures,
        listed: who?.kind === 'choices' ? who.options.map(({ value }) => value) : [],
      };
    };
    const alone = [grik.id, orc.id];
    expect(met(scene.walls, scene.doors)).toEqual({ these: alone, here: alone, listed: [...alone, beyond.id] });
    const solid = [{ a: { x: 5, y: 0 }, b: { x: 5, y: 5 } }];
    expect(met(solid, {})).toEqual({ these: alone, here: alone, listed: alone });
    expect(met([], {}).here).toEqual([...alone, beyond.id]);
  });

  it('those are listed too who stand farther off, in one room with somebody near', () => {
    const long = Array.from({ length: 18 }, (_, at) => ({ x: at + 2, y: 1 }));
    const cave = { key: '1', name: 'Cave', at: { x: 2, y: 1 }, text: '', squares: long };
    const unlit = (name: string, x: number) =>
      goblin({ id: id(name), name, at: at(x, 1), hidden: false, infravision: 0 });
    const listed = (rooms: readonly (typeof cave)[]) => {
      const scene = twoRooms({ ambient: 'dark', width: 20, walls: [], doors: {}, rooms });
      const state = delve([{ ...aldo, infravision: 0, at: at(0, 1) }, unlit('near', 2), unlit('far', 19)], {}, scene);
      const form = offers(state, referee).find(({ key }) => key === 'BeginEncounter');
      const who = form?.inputs.find(({ name }) => name === 'creatures');
      return who?.kind === 'choices' ? who.options.map(({ value }) => value) : [];
    };
    expect(listed([])).toEqual(['near']);
    expect(listed([cave])).toEqual(['near', 'far']);
  });

  it('those behind a shut door are not met in one click, but stand first in the form, until the door opens', () => {
    const beyond = { ...grik, at: at(6, 1), hidden: false };
    const script = new Script(
      delve([{ ...aldo, at: at(4, 1), infravision: 0 }, beyond], {}, twoRooms({ ambient: 'dark' })),
    );
    const begins = () =>
      offers(script.state, referee).filter(
        ({ command, place }) => command === 'BeginEncounter' && place === 'encounter',
      );
    expect(begins().map(({ label }) => label)).toEqual(['Begin an encounter']);
    expect(begins()[0]?.inputs[0]).toMatchObject({ name: 'creatures', preset: [beyond.id] });
    expect(refusedOffers(script.state, referee, 'BeginEncounter')).toEqual([]);
    const before = { ...script.state, metBefore: [beyond.id] };
    expect(offers(before, referee).map(({ label }) => label)).not.toContain('Meet the goblin again');
    script.play({ type: 'SetDoor', door: id('door'), state: 'open', locked: false, stuck: false, found: true });
    expect(begins().map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Begin the encounter: Goblin/),
      'Begin an encounter with others',
    ]);
    expect(begins().at(-1)?.confirm).toBe('Begin the encounter');
    const [these] = begins();
    script.play({ type: 'BeginEncounter', ...these?.fixed } as unknown as Command, referee, 5, 5, 5, 5);
    expect(script.state.encounter?.sides[1]?.members).toEqual([beyond.id]);
  });

  it('it is proposed that the players see them where the party does, also of those hidden in the dark', () => {
    const proposed = (ambient: 'dark' | 'lit') =>
      fieldOfBeginning(
        delve(
          [
            { ...aldo, infravision: 0 },
            { ...grik, hidden: true, infravision: 0 },
          ],
          {},
          twoRooms({ ambient }),
        ),
        'reveal',
      );
    expect(proposed('dark')).toMatchObject({ preset: true });
    expect(proposed('lit')).toMatchObject({ preset: true });
  });

  it('those who wait off the board are met in one click, and stand on it as soon as the distance is known', () => {
    const waiting = delve([aldo, orc, { ...grik, at: null, hidden: false }]);
    const labels = offers(waiting, referee).filter(
      ({ place, command }) => place === 'encounter' && command === 'BeginEncounter',
    );
    expect(labels.map(({ label }) => label)).toEqual([
      'Begin the encounter: Goblin (off the board)',
      'Begin the encounter: Orc',
      'Begin an encounter with others',
    ]);
    const both: Command = { ...meet, creatures: [orc.id, grik.id], aware: 'both' };
    expect(
      new Script({ ...waiting, automation: { ...waiting.automation, rounds: true } }).play(both).state.creatures[
        grik.id
      ]?.at,
    ).not.toBeNull();
  });

  it('nobody who is far off and unseen is listed among those who may join', () => {
    const far = goblin({ id: id('far'), name: 'Far', at: at(60, 1) });
    const near = goblin({ id: id('near'), name: 'Near', at: at(6, 4) });
    const script = new Script(delve([aldo, grik, near, far], {}, twoRooms({ width: 70 }))).play(meet);
    const joins = offers(script.state, referee).find(({ key }) => key === 'JoinEncounter:side');
    expect(joins?.inputs).toMatchObject([{ options: [{ value: 'near' }] }, {}]);
  });

  it('begins first with those whom a check brought up, and not with others who wait off the board', () => {
    const [come, waits] = [orc, grik].map((one) => ({ ...one, at: null }));
    if (!come || !waits) throw new Error('Two are asked for.');
    const drawnUp = { name: 'Orc', creatures: [come.id], distance: 40 };
    const begins = offers({ ...delve([aldo, come, waits]), drawnUp }, referee).filter(
      ({ command }) => command === 'BeginEncounter',
    );
    expect(begins.slice(0, 2).map(({ fixed }) => fixed.creatures)).toEqual([[come.id], [waits.id]]);
  });
});
