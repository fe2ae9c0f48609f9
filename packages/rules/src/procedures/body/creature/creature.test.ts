import { describe, expect, it } from 'vitest';
import { delvers, inAbbey } from '../../../../test/abbey.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  campaign,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { type GameEvent, id } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { evolve } from '../../evolve.ts';
import { refusalOf } from './bounds.ts';
import type { CreatureFacts } from './commands.ts';

const { id: _id, at: _at, moved: _moved, ...facts } = someone();
const { id: _goblin, at: _there, moved: _far, ...monster } = goblin();
const aldo = id<'creature'>('aldo');

describe('creatures', () => {
  it('characters join the party as they come, monsters do not', () => {
    const state = after(
      after(campaign([]), { type: 'AddCreature', facts, square: null }, referee),
      { type: 'AddCreature', facts: monster, square: null },
      referee,
    );
    expect([Object.keys(state.creatures).length, state.party.members.length, state.party.marchingOrder.length]).toEqual(
      [1, 1, 1],
    );
  });

  it.each<[string, Partial<CreatureFacts>]>([
    ['no name', { name: ' ' }],
    ['a level below none', { level: -1 }],
    ['half a hit point', { hitPoints: { now: 0.5, max: 1 } }],
    ['more hit points than full ones', { hitPoints: { now: 9, max: 8 } }],
    ['a strength of ninety', { abilities: { STR: 90, INT: 9, WIS: 9, DEX: 9, CON: 9, CHA: 9 } }],
    ['debts', { coins: { pp: 0, gp: -1, ep: 0, sp: 0, cp: 0 } }],
    ['a movement rate without end', { movement: Number.POSITIVE_INFINITY }],
    ['a morale of one', { morale: 1 }],
    [
      'less than none of a thing',
      { items: [{ id: id('x'), name: 'X', quantity: 0, weight: 1, kind: 'gear', use: null }] },
    ],
  ])('nobody comes with %s', (_what, wrong) => {
    expect(refusalOf({ ...facts, ...wrong })?.code).toBe('bad-input');
    expect(ask(campaign([]), { type: 'AddCreature', facts: { ...facts, ...wrong }, square: null }, referee)).toBe(
      'bad-input',
    );
    expect(ask(delvers(), { type: 'EditCreature', creature: aldo, facts: { ...facts, ...wrong } }, referee)).toBe(
      'bad-input',
    );
  });

  it('the referee rewrites a sheet, and the creature stays where it is', () => {
    const state = after(delvers(), { type: 'EditCreature', creature: aldo, facts: { ...facts, level: 3 } }, referee);
    expect(state.creatures[aldo]).toMatchObject({ level: 3, at: inAbbey(2, 5) });
  });

  it.each([
    [5, 8, null],
    [9, 8, 'bad-input'],
    [1.5, 8, 'bad-input'],
    [0, 0, 'bad-input'],
  ])('hit points of %d out of %d: %s', (now, max, refusal) => {
    const events = ask(delvers(), { type: 'SetHitPoints', creature: aldo, now, max }, referee);
    expect(typeof events === 'string' ? events : null).toBe(refusal);
  });

  it('the owner writes notes, which nobody else but the referee reads', () => {
    const state = after(delvers(), { type: 'WriteNotes', creature: aldo, notes: 'Trust no one' }, player);
    const read = [player, referee, otherPlayer].map((seat) => {
      const record = project(state, seat).get(`notes:${aldo}`);
      return record?.type === 'notes' ? record.notes : null;
    });
    expect(read).toEqual(['Trust no one', 'Trust no one', null]);
    expect(ask(delvers(), { type: 'WriteNotes', creature: aldo, notes: '' }, otherPlayer)).toBe('not-your-character');
  });

  it('the referee puts anybody anywhere, and takes them off the board', () => {
    const place = { type: 'PlaceCreature', creature: aldo } as const;
    expect(after(delvers(), { ...place, square: { x: 16, y: 2 } }, referee).creatures[aldo]?.at).toEqual(
      inAbbey(16, 2),
    );
    expect(after(delvers(), { ...place, square: null }, referee).creatures[aldo]?.at).toBeNull();
    expect(ask(delvers(), { ...place, square: { x: 20, y: 2 } }, referee)).toBe('no-such-thing');
    expect(ask(delvers(), { ...place, square: { x: 3, y: 5 } }, player)).toBe('not-your-seat');
  });

  it('who is hidden is known to nobody, and who is shown again is', () => {
    const hidden = after(delvers(), { type: 'HideCreature', creature: id('goblin'), hidden: true }, referee);
    const open = after(hidden, { type: 'LightUp', creature: aldo, kind: 'torch' }, player);
    const shown = after(open, { type: 'HideCreature', creature: id('goblin'), hidden: false }, referee);
    expect([open, shown].map((state) => project(state, player).has('creature:goblin'))).toEqual([false, true]);
  });

  it('several who are hidden near each other are shown to the players in one act', () => {
    const goblins = (['one', 'two', 'far'] as const).map((name, place) =>
      goblin({ id: id(name), name, hidden: true, at: { scene: id('abbey'), square: { x: 1 + place ** 4, y: 1 } } }),
    );
    const state = delvers();
    const scene = state.scene ?? id<'scene'>('none');
    const hiding: GameState = {
      ...state,
      creatures: {
        ...state.creatures,
        ...Object.fromEntries(goblins.map((one) => [one.id, { ...one, at: one.at && { ...one.at, scene } }])),
      },
    };
    const reveals = offers(hiding, referee).filter(({ command }) => command === 'RevealTogether');
    expect(reveals.map(({ about, label, fixed }) => [about, label, fixed.creatures])).toEqual(
      ['one', 'two'].map((about) => [about, 'Reveal all 2 here to the players', ['one', 'two']]),
    );
    expect(refusedOffers(hiding, referee, 'RevealTogether')).toEqual([]);
    const shown = after(hiding, { type: 'RevealTogether', creatures: [id('one'), id('two')] }, referee);
    expect(Object.values(shown.creatures).flatMap(({ name, hidden }) => (hidden ? [name] : []))).toEqual(['far']);
    const told = new Script(hiding).play({ type: 'RevealTogether', creatures: [id('one'), id('two')] }).told();
    expect(told.referee.filter((line) => line.includes('shown'))).toEqual(['One and two are shown to the players.']);
    expect(ask(shown, { type: 'RevealTogether', creatures: [id('one'), id('far')] }, referee)).toBe('no-change');
    expect(ask(hiding, { type: 'RevealTogether', creatures: [] }, referee)).toBe('bad-input');
    expect(ask(hiding, { type: 'RevealTogether', creatures: [id('one')] }, player)).toBe('not-your-seat');
  });

  it('a member of the party, whom its list and its order name, is hidden only once it has left', () => {
    const hide = { type: 'HideCreature', creature: aldo, hidden: true } as const;
    const hides = (state: GameState) =>
      offers(state, referee).some(({ command, about }) => command === 'HideCreature' && about === aldo);
    expect(ask(delvers(), hide, referee)).toBe('forbidden');
    expect(hides(delvers())).toBe(false);
    const left = after(delvers(), { type: 'SetMembership', creature: aldo, member: false }, referee);
    expect(hides(left)).toBe(true);
    const hidden = after(left, hide, referee);
    expect(ask(hidden, { type: 'SetMembership', creature: aldo, member: true }, referee)).toBe('forbidden');
    expect(refusedOffers(hidden, referee, 'SetMembership')).toEqual([]);
    expect(JSON.stringify([...project(hidden, otherPlayer)])).not.toContain(aldo);
  });

  it('nobody joins the party hidden, nor is edited to be', () => {
    const veiled = { ...facts, hidden: true };
    expect(ask(delvers(), { type: 'AddCreature', facts: veiled, square: null }, referee)).toBe('forbidden');
    expect(ask(delvers(), { type: 'EditCreature', creature: aldo, facts: veiled }, referee)).toBe('forbidden');
  });

  it.each<[string, readonly GameEvent[]]>([
    ['hidden', [{ type: 'CreatureHidden', creature: aldo, hidden: true }]],
    ['edited to be hidden', [{ type: 'CreatureEdited', creature: aldo, facts: { ...facts, hidden: true } }]],
    [
      'brought in hidden',
      [
        { type: 'CreatureRemoved', creature: aldo },
        { type: 'CreatureAdded', creature: someone({ hidden: true }) },
      ],
    ],
    [
      'hidden, and a member again',
      [
        { type: 'CreatureHidden', creature: aldo, hidden: true },
        { type: 'MembershipSet', creature: aldo, member: true },
      ],
    ],
  ])('a member whom an old log has %s is named to nobody by the party', (_how, events) => {
    const state = events.reduce(evolve, delvers());
    expect(state.creatures[aldo]?.hidden).toBe(true);
    for (const seat of [otherPlayer, spectator]) expect(JSON.stringify([...project(state, seat)])).not.toContain(aldo);
  });

  it('OSE-PTY-04: who leaves the party leaves the others their ranks', () => {
    const state = after(delvers(), { type: 'SetMembership', creature: id('hob'), member: false }, referee);
    expect(state.party.marchingOrder).toEqual([[aldo], [id('ilphas')]]);
    expect(
      after(state, { type: 'SetMembership', creature: id('hob'), member: true }, referee).party.marchingOrder.at(-1),
    ).toEqual([id('hob')]);
  });

  it('who is removed is out of everything', () => {
    const lit = after(delvers(), { type: 'LightUp', creature: aldo, kind: 'torch' }, player);
    const state = after(lit, { type: 'RemoveCreature', creature: aldo }, referee);
    expect([state.creatures[aldo], state.party.members.includes(aldo), Object.keys(state.lights)]).toEqual([
      undefined,
      false,
      [],
    ]);
  });

  it('who commands somebody says where they look; how high they are, and how much room they take, the referee says', () => {
    const stands = { type: 'SetPose', creature: aldo, facing: 'east', elevation: 30, across: 0 } as const;
    const shown = (state: GameState, seat = spectator) => {
      const record = project(state, seat).get(`creature:${aldo}`);
      return record?.type === 'creature' ? [record.facing, record.elevation, record.across, record.size] : null;
    };
    expect(ask(delvers(), stands, otherPlayer)).toBe('not-your-character');
    expect(ask(delvers(), { ...stands, across: 3 }, player)).toBe('not-your-seat');
    expect(ask(delvers(), stands, player)).toBe('not-your-seat');
    expect(shown(after(delvers(), { ...stands, elevation: 0 }, player))).toEqual([2, 0, null, 'man']);
    const high = after(delvers(), stands, referee);
    expect(shown(high)).toEqual([2, 30, null, 'man']);
    const wide = after(high, { ...stands, facing: 'as-now', elevation: 0, across: 3 }, referee);
    expect(shown(wide)).toEqual([2, 0, 3, 'man']);
  });

  it('who commands somebody gives them a face, and nobody else does', () => {
    const face = { type: 'SetFace', creature: aldo, icon: 'picture:abc' } as const;
    expect(after(delvers(), face, player).creatures[aldo]?.icon).toBe('picture:abc');
    expect(ask(delvers(), { ...face, creature: id('goblin') }, player)).toBe('not-your-character');
    expect(ask(delvers(), face, otherPlayer)).toBe('not-your-character');
  });

  it('before somebody is removed whom players may see it is asked whether that is meant', () => {
    const asks = (change: Partial<GameState['creatures'][typeof aldo]>, member = true) => {
      const state = delvers();
      const creatures = { ...state.creatures, [aldo]: { ...state.creatures[aldo], ...change } };
      const party = member ? state.party : { ...state.party, members: [] };
      const of = { ...state, creatures, party } as GameState;
      return offers(of, referee).some(
        ({ command, about, asks }) => command === 'RemoveCreature' && about === aldo && asks !== undefined,
      );
    };
    expect([asks({}), asks({}, false), asks({ at: null })]).toEqual([true, true, true]);
    expect([asks({ at: null }, false), asks({ hidden: true }, false)]).toEqual([false, false]);
  });

  it('whatever is offered is granted', () => {
    for (const command of [
      'PlaceCreature',
      'HideCreature',
      'RenameCreature',
      'SetHitPoints',
      'RemoveCreature',
      'SetMembership',
      'WriteNotes',
      'SetPose',
    ] as const)
      expect(refusedOffers(delvers(), [referee, player], command)).toEqual([]);
  });
});
