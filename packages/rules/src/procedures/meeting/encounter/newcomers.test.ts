import { describe, expect, it } from 'vitest';
import { brawl, nextRound, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, type CreatureId, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const strong = { hitPoints: { now: 40, max: 40 } };
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const orc = goblin({ id: id('orc'), name: 'Orc', at: null, ...strong });
const berta = someone({ id: id('berta'), name: 'Berta', at: null, attacks: [weapon('axe')], ...strong });
const fight = () => brawl({}, [aldo], [grik]);
const kindOf = (script: ReturnType<typeof fight>, creature: CreatureId) =>
  sideOf(script.state.encounter, creature)?.kind ?? null;
const orcs = { type: 'AddMonsters', monster: 'orc', count: 2, square: { x: 3, y: 3 } } as const;
const orcsOf = (script: ReturnType<typeof fight>) =>
  Object.values(script.state.creatures).flatMap(({ id: orcish, name }) => (/orc/i.test(name) ? [orcish] : []));
const brought = (script: ReturnType<typeof fight>, hidden: boolean) =>
  script.play({ ...orcs, hidden }, referee, ...Array<number>(9).fill(4));

/** Grik is met, and nobody else who stands about. */
const meeting = (state: GameState) => new Script(state).play(toMeet([grik.id]));

describe('whoever comes to where an encounter is under way', () => {
  it('stands with those who are met, if it is a monster that the table sees, before rounds run', () => {
    const script = brought(meeting(delve([aldo, grik])), false);
    expect(orcsOf(script).map((one) => kindOf(script, one))).toEqual(['monsters', 'monsters']);
    expect(script.told().players.join(' ')).toContain('join the encounter');
    expect(script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.initial).toBe(3);
  });

  it('gives the side a name that is true of all of it, but only once they are seen', () => {
    const named = (script: ReturnType<typeof fight>) =>
      script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.name;
    const before = () => meeting(delve([aldo, grik]));
    const hidden = brought(before(), true);
    expect(named(hidden)).not.toBe('The monsters');
    expect(named(hidden.play({ type: 'RevealTogether', creatures: orcsOf(hidden) }))).toBe('The monsters');
    expect(named(brought(before(), false))).toBe('The monsters');
  });

  it('is not said to join one of the side alone, when the side goes by its newcomers too', () => {
    const read = (...meanwhile: readonly Command[]) => {
      const script = meeting(delve([aldo, grik, { ...orc, hidden: true }]));
      for (const command of meanwhile) script.play(command);
      const side = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? null;
      script.told();
      return script.play({ type: 'JoinEncounter', creatures: [orc.id], side }).told().referee;
    };
    expect(read()).toEqual(['The orc joins the encounter (the monsters).']);
    expect(read({ type: 'RenameCreature', creature: grik.id, name: 'Grik', icon: null })).toEqual([
      'The orc joins the encounter (the monsters).',
    ]);
    expect(read({ type: 'HideCreature', creature: grik.id, hidden: true })).toEqual(['The orc joins the encounter.']);
  });

  it('takes no part while it is hidden, and does once it is shown', () => {
    const script = brought(meeting(delve([aldo, grik])), true);
    const creatures = orcsOf(script);
    expect(creatures.map((one) => kindOf(script, one))).toEqual([null, null]);
    script.play({ type: 'RevealTogether', creatures });
    expect(creatures.map((one) => kindOf(script, one))).toEqual(['monsters', 'monsters']);
  });

  it('stands with the party, if it is of it, and strikes in the next round', () => {
    const script = fight();
    const away = { ...berta, owner: player.user };
    script.play({ type: 'AddCreature', facts: away, square: { x: 3, y: 2 } });
    const come = Object.values(script.state.creatures).find(({ name }) => name === 'Berta')?.id ?? aldo.id;
    expect(kindOf(script, come)).toBe('party');
    nextRound(script);
    const blows = offers(script.state, player).filter(
      ({ command, about, barred }) => command === 'Attack' && about === come && barred === null,
    );
    expect(blows.length).toBeGreaterThan(0);
  });

  it('is the referee’s to place where several sides are met', () => {
    const script = fight();
    script.play({ type: 'AddCreature', facts: orc, square: null });
    const [stray] = orcsOf(script);
    expect(stray && kindOf(script, stray)).toBe(null);
    script.play({ type: 'JoinEncounter', creatures: stray ? [stray] : [], side: null });
    const before = orcsOf(script);
    brought(script, false);
    const late = orcsOf(script).filter((one) => !before.includes(one));
    expect(late.map((one) => kindOf(script, one))).toEqual([null, null]);
  });

  it('joins as it walks into view, if it is a monster that stood out of sight', () => {
    const script = meeting(delve([aldo, grik]));
    script.play({ ...orcs, count: 1, square: { x: 8, y: 1 }, hidden: false }, referee, ...Array<number>(9).fill(4));
    const [lurker = orc.id] = orcsOf(script);
    expect(kindOf(script, lurker)).toBe(null);
    script.play({ type: 'MoveCreature', creature: lurker, to: { x: 4, y: 2 } });
    expect(kindOf(script, lurker)).toBe('monsters');
  });

  it('joins as the door opens behind which it stood', () => {
    const script = meeting(delve([aldo, grik, { ...orc, at: at(8, 1) }]));
    script.play({ type: 'SetDoor', door: id('door'), state: 'open', locked: false, stuck: false, found: true });
    expect(kindOf(script, orc.id)).toBe('monsters');
  });

  it('is not who was left out in full view, wherever in view it goes', () => {
    const script = meeting(delve([aldo, grik, { ...orc, at: at(4, 4) }]));
    script.play({ type: 'MoveCreature', creature: orc.id, to: { x: 3, y: 3 } });
    expect(kindOf(script, orc.id)).toBe(null);
  });

  it('is not who is freed or raised where they lie', () => {
    const [prisoner, dead] = [
      { ...orc, at: at(4, 4), conditions: ['captive'] as const },
      someone({ id: id('cade'), name: 'Cade', at: at(4, 3), conditions: ['dead'] }),
    ];
    const script = meeting(delve([aldo, grik, prisoner, dead]));
    script.play({ type: 'SetCondition', creature: prisoner.id, condition: 'captive', on: false });
    script.play({ type: 'SetCondition', creature: dead.id, condition: 'dead', on: false });
    expect([prisoner, dead].map((one) => kindOf(script, one.id))).toEqual([null, null]);
  });

  it('is nobody who stands on another map that is looked at meanwhile, nor who stayed on this one', () => {
    const crypt = twoRooms({ id: id('crypt'), name: 'Crypt' });
    const elsewhere = { scene: crypt.id, square: { x: 1, y: 1 } };
    const others = [
      { ...berta, at: elsewhere },
      { ...orc, at: at(4, 4) },
      goblin({ id: id('snag'), name: 'Snag', at: { ...elsewhere, square: { x: 2, y: 1 } } }),
    ];
    const lone = delve([aldo, grik, ...others]);
    const script = meeting({ ...lone, scenes: { ...lone.scenes, [crypt.id]: crypt }, apart: [berta.id] });
    const joined = () => others.map((one) => kindOf(script, one.id));
    script.play({ type: 'ShowScene', scene: crypt.id });
    expect(joined()).toEqual([null, null, null]);
    script.play({ type: 'ShowScene', scene: aldo.at?.scene ?? crypt.id });
    expect(joined()).toEqual([null, null, null]);
  });

  describe('while rounds run, if it is a monster that the table sees', () => {
    const asked = ({ state }: Script, seat = referee) => promptTo(known(state, seat), seat);
    const press = (script: Script, key: RegExp) => {
      const found = offers(script.state, referee).find(
        (one) => key.test(one.key) && asked(script).offers.includes(one.key),
      );
      if (!found) throw new Error(`${key} is not in the bar.`);
      return script.play({ type: found.command, ...found.fixed } as unknown as Command);
    };

    it('takes no part till the referee has been asked, and players read nothing of that', () => {
      const before = fight();
      const players = asked(before, player).sentence;
      const script = brought(before, false);
      expect(orcsOf(script).map((one) => kindOf(script, one))).toEqual([null, null]);
      expect(asked(script)).toMatchObject({
        yours: true,
        sentence: expect.stringMatching(/ have come: let them join, or leave them out$/),
      });
      expect(asked(script).offers.map((key) => key.replace(/:fresh.*/, ''))).toEqual([
        'JoinEncounter:newcomers',
        'LeaveOut',
        'JoinEncounter:newcomers:new',
      ]);
      expect(asked(script, player).sentence).toBe(players);
      expect(known(script.state, player).encounter).not.toHaveProperty('newcomers');
      const told = script.told();
      expect(told.referee.join(' ')).toContain(' come upon the encounter.');
      expect(told.players.join(' ')).not.toContain('come upon');
      for (const command of ['JoinEncounter', 'LeaveOut'] as const)
        expect(refusedOffers(script.state, [referee, player], command)).toEqual([]);
    });

    it('joins those who are met, or is a side of its own, as the referee says', () => {
      const joined = press(brought(fight(), false), /^JoinEncounter:newcomers:(?!new)/);
      expect(orcsOf(joined).map((one) => kindOf(joined, one))).toEqual(['monsters', 'monsters']);
      expect(joined.told().players.join(' ')).toContain('join the encounter');
      expect(joined.state.encounter).not.toHaveProperty('newcomers');
      expect(asked(joined).sentence).not.toContain('have come');
      const apart = press(brought(fight(), false), /^JoinEncounter:newcomers:new/);
      expect(apart.state.encounter?.sides).toHaveLength(3);
    });

    it('takes no part where the referee says so, and is not asked about again', () => {
      const script = press(brought(fight(), false), /^LeaveOut/);
      expect(script.state.encounter).not.toHaveProperty('newcomers');
      const [orcish = orc.id] = orcsOf(script);
      script.play({ type: 'MoveCreature', creature: orcish, to: { x: 4, y: 2 } });
      expect([kindOf(script, orcish), asked(script).sentence]).toEqual([null, expect.not.stringContaining('come')]);
      expect(ask(script.state, { type: 'LeaveOut', creatures: [orcish] }, referee)).toBe('no-such-thing');
    });

    it('who was left out is not asked about again when it comes back into view, and may still join', () => {
      const script = press(brought(fight(), false), /^LeaveOut/);
      const creatures = orcsOf(script);
      for (const creature of creatures) {
        script.play({ type: 'HideCreature', creature, hidden: true });
        script.play({ type: 'HideCreature', creature, hidden: false });
      }
      expect(asked(script).sentence).not.toContain('have come');
      expect(known(script.state, player).encounter).not.toHaveProperty('leftOut');
      script.play({ type: 'JoinEncounter', creatures, side: null });
      expect(script.state.encounter).not.toHaveProperty('leftOut');
    });

    it('is not asked about while it is hidden again', () => {
      const script = brought(fight(), false);
      for (const creature of orcsOf(script)) script.play({ type: 'HideCreature', creature, hidden: true });
      expect(asked(script).sentence).not.toContain('have come');
      expect(refusedOffers(script.state, referee, 'JoinEncounter')).toEqual([]);
    });

    it('is asked about as it is shown, or comes from where it was not seen', () => {
      const shown = brought(fight(), true);
      expect(asked(shown).sentence).not.toContain('come');
      shown.play({ type: 'RevealTogether', creatures: orcsOf(shown) });
      expect(asked(shown).sentence).toContain('have come');
    });
  });

  it('may be put on a side of their own until a fight begins, as the referee rules, but not all who are met', () => {
    const script = meeting(delve([aldo, grik]));
    const late = orcsOf(brought(script, false));
    const apart = { type: 'JoinEncounter', creatures: late, side: null } as const;
    expect(offers(script.state, referee).map(({ label }) => label)).toContain('Make some of them a separate side');
    expect(ask(script.state, { ...apart, creatures: [grik.id, ...late] }, referee)).toBe('no-change');
    expect(ask(script.state, { ...apart, creatures: [aldo.id] }, referee)).toBe('no-change');
    script.told();
    script.play(apart);
    expect(script.state.encounter?.sides.map(({ members, initial }) => [members, initial])).toEqual([
      [[aldo.id], 1],
      [[grik.id], 1],
      [late, 2],
    ]);
    expect(script.told().players.join(' ')).toContain('are on a side of their own');
    expect(ask(fight().state, { ...apart, creatures: [grik.id] }, referee)).toBe('no-change');
  });
});

describe('one of those who are met', () => {
  const gruk = goblin({ id: id('gruk'), name: 'Gruk', at: at(3, 2), ...strong });
  const both = () => brawl({}, [aldo], [grik, gruk]);

  it('stays in the encounter when taken off the board, of which the referee reads', () => {
    const script = both();
    script.told();
    script.play({ type: 'PlaceCreature', creature: gruk.id, square: null });
    expect(kindOf(script, gruk.id)).toBe('monsters');
    expect(script.told()).toMatchObject({
      referee: ['Gruk is taken off the board, and stays in the encounter.'],
      players: [],
    });
  });

  it('is taken out of it by the referee, is no loss to its side, and is not asked about again', () => {
    const script = both();
    const out = { type: 'LeaveOut', creatures: [gruk.id] } as const;
    expect(offers(script.state, referee)).toContainEqual(
      expect.objectContaining({ command: 'LeaveOut', about: gruk.id, label: 'Take Gruk out of the encounter' }),
    );
    expect(refusedOffers(script.state, referee, 'LeaveOut')).toEqual([]);
    expect(ask(script.state, out, player)).toBe('not-your-seat');
    script.told();
    script.play(out);
    expect(kindOf(script, gruk.id)).toBeNull();
    expect(script.told().players).toEqual(['Gruk takes no further part.']);
    expect(script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.initial).toBe(1);
    nextRound(script);
    expect(promptTo(known(script.state, referee), referee).sentence).not.toContain('Gruk');
    expect(ask(script.state, out, referee)).toBe('no-such-thing');
  });
});
