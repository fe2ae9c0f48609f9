import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, otherPlayer, player, referee, someone, spectator } from '../../../../test/table.ts';
import { type Command, id, type Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { stillToDeclare } from './still-to-declare.ts';

const strong = { hitPoints: { now: 60, max: 60 } };
const aldo = someone({ at: at(1, 1), ...strong });
const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 2), ...strong });
const mira = someone({ id: id('mira'), name: 'Mira', owner: otherPlayer.user, at: at(0, 0), ...strong });
const grik = goblin({ at: at(4, 4), ...strong });
const near = goblin({ at: at(2, 1), ...strong });

/** A fight that has begun, where phases end by themselves; the party goes first. */
function begun(creatures: readonly Creature[], facts: Partial<Script['state']> = {}): Script {
  const state = delve(creatures);
  const script = new Script({ ...state, automation: { ...state.automation, rounds: true }, ...facts });
  const met = creatures.filter(({ kind }) => kind === 'monster').map((each) => each.id);
  script.play({ type: 'BeginEncounter', creatures: met, setting: 'dungeon', aware: 'both', reveal: true });
  while (script.state.encounter?.combat?.stage !== 'declarations') script.play({ type: 'SkipStep' });
  return script.play({ type: 'RollInitiative' }, referee, 6, 1);
}

const hold = (...creatures: readonly Creature[]): Command => ({
  type: 'Hold',
  creatures: creatures.map((each) => each.id),
});
const now = ({ state }: Script): string => {
  const { stage, acting, phase } = state.encounter?.combat ?? {};
  return `${stage} ${acting} ${phase}`;
};
const blow = (attacker: Creature, target: Creature): Command => ({
  type: 'Attack',
  attacker: attacker.id,
  target: target.id,
  attack: 0,
});
const held = ({ state }: Script, seat: Seat): readonly string[] => {
  const record = project(state, seat).get('encounter');
  return record?.type === 'encounter' ? record.holding : [];
};

describe('who holds', () => {
  it('does nothing more in the phase, which ends when all have acted or hold, and not before', () => {
    const script = begun([aldo, bera, mira, grik]);
    expect(now(script)).toBe('acting 0 movement');
    script.play(hold(aldo), player).play(hold(mira), otherPlayer);
    expect(now(script)).toBe('acting 0 movement');
    expect(held(script, spectator)).toEqual([aldo.id, mira.id]);
    script.play({ type: 'MoveCreature', creature: bera.id, to: { x: 1, y: 3 } }, player);
    expect(now(script)).toBe('acting 0 movement');
    script.play(hold(bera), player);
    expect(now(script)).toBe('acting 1 movement');
    expect(held(script, spectator)).toEqual([]);
  });

  it('is whom the round waits for, and one of the own; the referee says it for anyone', () => {
    const script = begun([aldo, mira, grik]);
    expect(ask(script.state, hold(mira), player)).toBe('not-your-character');
    expect(ask(script.state, hold(grik), player)).toBe('not-your-character');
    expect(ask(script.state, hold(grik), referee)).toBe('out-of-turn');
    expect(ask(script.state, hold(aldo, aldo), player)).toBe('bad-input');
    script.play(hold(aldo), player);
    expect(ask(script.state, hold(aldo), player)).toBe('out-of-turn');
    script.play(hold(mira), referee).play(hold(grik), referee);
    expect(script.told().players).toEqual(expect.arrayContaining(['Aldo holds.', 'Mira holds.', 'The goblin holds.']));
    expect(ask(delve([aldo]), hold(aldo), player)).toBe('out-of-turn');
  });

  it('may think better of it while the phase lasts', () => {
    const script = begun([aldo, { ...mira, at: at(3, 1) }, near]).play(hold(aldo), player);
    expect(now(script)).toBe('acting 0 melee');
    script.play(blow(aldo, near), player, 2);
    expect(now(script)).toBe('acting 0 melee');
    script.play(blow(mira, near), otherPlayer, 2);
    expect(now(script)).toBe('acting 1 melee');
  });

  it('holds with all the own in one act', () => {
    const script = begun([aldo, bera, mira, grik]);
    const all = (seat: Seat) => offers(script.state, seat).filter(({ key }) => key.startsWith('Hold:all:'));
    expect(all(player).map(({ label, fixed }) => [label, fixed])).toEqual([
      ['Hold: Aldo and Bera', { creatures: [aldo.id, bera.id] }],
    ]);
    expect(all(otherPlayer)).toEqual([]);
    expect(all(referee).map(({ label }) => label)).toEqual(['Hold: Aldo and Bera']);
  });

  it('waits for the referee to end the phase where phases do not pass by themselves', () => {
    const script = begun([aldo, near]);
    const waits = new Script({ ...script.state, automation: { ...script.state.automation, rounds: false } });
    waits.play(hold(aldo), player);
    expect(now(waits)).toBe('acting 0 melee');
  });

  it('names on the button that ends the phase whom it passes over', () => {
    const script = begun([aldo, { ...mira, at: at(3, 1) }, near]).play(hold(mira), otherPlayer);
    const on = offers(script.state, referee).find(({ command }) => command === 'NextPhase');
    expect(on).toMatchObject({ label: 'End the melee phase (Aldo could still strike)' });
  });

  it('leaves the end of the round to the referee', () => {
    const script = begun([aldo, near]).play(hold(aldo), player).play(hold(near), referee);
    expect(now(script)).toBe('acting 1 melee');
    expect(script.state.encounter?.round).toBe(1);
  });
});

describe('what is declared', () => {
  const mage = { ...mira, class: 'magic-user', at: at(2, 0) } as const;

  it('OSE-CMB-02: may be put in the player’s own words, which the table reads', () => {
    const script = begun([aldo, mage, near], { memorised: { [mage.id]: ['Sleep', 'Charm Person'] } });
    script.play({ type: 'EndRound' }).told();
    const asked = offers(script.state, otherPlayer).filter(({ command }) => command === 'Declare');
    expect(asked.filter(({ inputs }) => inputs.some(({ name }) => name === 'words')).map(({ key }) => key)).toEqual([
      'Declare:spell-words:mira',
      'Declare:words:mira',
    ]);
    const words = 'I call on the moon';
    const declare = { type: 'Declare', creature: mage.id, action: 'spell', spell: 'Sleep', words } as const;
    script.play(declare, otherPlayer);
    expect(script.told().players).toEqual(['Mira declares a spell: Sleep. “I call on the moon”']);
    const record = project(script.state, spectator).get('encounter');
    expect(record?.type === 'encounter' && record.declared).toEqual([{ creature: mage.id, action: 'spell', words }]);
  });

  it('OSE-CMB-02: proposes no friend for a spell against foes while none of these is in sight', () => {
    const unseen = { ...near, at: at(7, 2) };
    const script = begun([aldo, { ...mage, at: at(0, 0) }, unseen], { memorised: { [mage.id]: ['Sleep'] } });
    script.play({ type: 'EndRound' }).told();
    const spells = offers(script.state, otherPlayer).filter(({ key }) => key.startsWith('Declare:spell'));
    expect(spells.map(({ label }) => label)).toEqual(['Declare Sleep', 'Declare a spell, in your own words']);
  });

  it('OSE-CMB-02: names each spell in mind, and whom it is meant for, who is proposed when it is cast', () => {
    const script = begun([aldo, { ...mage, at: at(0, 0) }, near], {
      memorised: { [mage.id]: ['Sleep', 'Read Magic'] },
    });
    script.play({ type: 'EndRound' }).told();
    const spells = offers(script.state, referee).filter(({ key }) => key.startsWith('Declare:spell'));
    expect(spells.map(({ label }) => label)).toEqual([
      'Declare Sleep',
      'Declare Sleep at',
      'Declare Read Magic',
      'Declare Read Magic at',
      'Declare a spell, in your own words',
    ]);
    const castings = offers(script.state, otherPlayer).filter(({ command }) => command === 'CastSpell');
    expect(castings.filter(({ place }) => place === 'creature')).toEqual([]);
    const [, sleep] = spells;
    expect(sleep?.inputs).toMatchObject([
      { name: 'target', options: [{ value: near.id, said: 'the goblin' }, { value: aldo.id }] },
    ]);
    expect(sleep?.confirm).toBe('Declare Sleep at {target}');
    const declare = { type: 'Declare', creature: mage.id, action: 'spell', spell: 'Sleep' } as const;
    expect(ask(script.state, { ...declare, target: id('nobody') }, otherPlayer)).toBe('no-such-thing');
    script.play({ ...declare, target: near.id }, otherPlayer).play(hold(aldo), player, 6, 1);
    expect(script.told().players).toContain('Mira declares a spell: Sleep, at the goblin.');
    while (script.state.encounter?.combat?.phase !== 'spells') script.play({ type: 'NextPhase' });
    const [cast] = offers(script.state, otherPlayer).filter(({ command }) => command === 'CastSpell');
    expect(cast).toMatchObject({ label: 'Cast Sleep at the goblin', fixed: { targets: [near.id] }, inputs: [] });
  });

  it('OSE-CMB-02: is not asked for again: what is cast is the spell that was declared', () => {
    const [aside, slain] = [goblin({ id: id('aside'), at: at(4, 4) }), goblin({ id: id('slain'), at: at(2, 1) })];
    const script = begun([aldo, { ...mage, at: at(0, 0) }, near, aside, slain], {
      memorised: { [mage.id]: ['Read Magic', 'Sleep'] },
    });
    script.play({ type: 'SetCondition', creature: slain.id, condition: 'dead', on: true }).play({ type: 'EndRound' });
    script.play({ type: 'Declare', creature: mage.id, action: 'spell', spell: 'Sleep' }, otherPlayer);
    expect(offers(script.state, otherPlayer).filter(({ command }) => command === 'Declare')).toEqual([]);
    const castings = () =>
      offers(script.state, otherPlayer).filter(({ command, place }) => command === 'CastSpell' && place === 'creature');
    const theirs = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id;
    script.play({ type: 'SetInitiative', first: theirs ?? id('none') });
    expect(castings()).toMatchObject([{ label: 'Cast Sleep', barred: expect.any(String) }]);
    while (castings()[0]?.barred !== null || script.state.encounter?.combat?.phase !== 'spells')
      script.play({ type: 'NextPhase' });
    // Nobody who is slain feels a sleep.
    const order = [near, aside, mage, aldo].map(({ id: value }) => ({ value }));
    expect(castings()).toMatchObject([
      { label: 'Cast Sleep', fixed: { spell: 'Sleep' }, inputs: [{ name: 'targets', options: order }] },
    ]);
  });

  it('OSE-CMB-02: names nobody to whoever does not see them', () => {
    const lurker = goblin({ id: id('lurker'), name: 'Lurker', at: at(4, 0), hidden: true });
    const script = begun([aldo, { ...mage, at: at(0, 0) }, near, lurker], { memorised: { [mage.id]: ['Sleep'] } });
    script.play({ type: 'EndRound' }).play({ type: 'HideCreature', creature: lurker.id, hidden: true }).told();
    const declare = { type: 'Declare', creature: mage.id, action: 'spell', spell: 'Sleep', target: lurker.id } as const;
    expect(ask(script.state, declare, otherPlayer)).toBe('no-such-thing');
    script.play(declare, referee);
    const { players, referee: all } = script.told();
    expect([players, all]).toEqual([['Mira declares a spell: Sleep.'], ['Mira declares a spell: Sleep, at Lurker.']]);
    expect(JSON.stringify(known(script.state, otherPlayer))).not.toContain('lurker');
    expect(JSON.stringify(known(script.state, referee))).toContain('"target":"lurker"');
  });

  it('is awaited of whoever casts by a class, whatever is in memory', () => {
    const due = (memorised: Script['state']['memorised']) =>
      stillToDeclare(begun([aldo, { ...mage, at: at(0, 0) }, grik], { memorised }).play({ type: 'EndRound' }).state);
    expect(due({}).map(({ id: who }) => who)).toEqual([mage.id]);
    expect(due({ [mage.id]: ['Sleep'] })).toEqual(due({}));
  });
});

describe('what comes of itself', () => {
  it('a side that has struck all its blows is done', () => {
    const script = begun([aldo, near]).play(hold(aldo), player);
    expect(now(script)).toBe('acting 1 melee');
    const side = script.state.encounter?.sides[1]?.id ?? id('none');
    script.play({ type: 'AttackSide', side }, referee, 2);
    expect(script.state.encounter?.round).toBe(2);
  });

  it('a side that closes in may strike at once, where nobody else has anything to do before', () => {
    const script = begun([aldo, { ...near, at: at(3, 1) }]).play(hold(aldo), player);
    expect(now(script)).toBe('acting 1 movement');
    const side = script.state.encounter?.sides[1]?.id ?? id('none');
    script.told();
    script.play({ type: 'CloseIn', side, strike: true }, referee, 2);
    expect(script.told().players).toContainEqual(expect.stringMatching(/^The goblin attacks Aldo/));
    expect(script.state.encounter?.round).toBe(2);
  });

  it('OSE-CMB-03: once blows fall, initiative is thrown when nobody has anything left to declare', () => {
    const script = begun([aldo, { ...mira, class: 'magic-user' }, near], { memorised: { [mira.id]: ['Read Magic'] } });
    script.play(hold(mira), otherPlayer).play(blow(aldo, near), player, 2).play({ type: 'EndRound' });
    expect(now(script)).toBe('declarations 0 null');
    expect(ask(script.state, hold(near), referee)).toBe('out-of-turn');
    script.play(hold(aldo), player);
    expect(now(script)).toBe('declarations 0 null');
    script.play({ type: 'Declare', creature: mira.id, action: 'spell', spell: 'Read Magic' }, otherPlayer, 6, 1);
    expect(now(script)).toMatch(/^acting/);
    expect(script.rules).toContain('OSE-CMB-03');
  });

  it('OSE-EVT-10: before blows fall, the referee throws for it', () => {
    const state = delve([aldo, grik]);
    const script = new Script({ ...state, automation: { ...state.automation, rounds: true } });
    script.play({ type: 'BeginEncounter', creatures: [grik.id], setting: 'dungeon', aware: 'both', reveal: true });
    while (script.state.encounter?.round === 0) script.play({ type: 'SkipStep' });
    expect(now(script)).toBe('declarations 0 null');
    script.play({ type: 'RollInitiative' }, referee, 6, 1).play({ type: 'EndRound' }, referee, 1, 6);
    expect(now(script)).toBe('acting 0 movement');
  });
});

describe('who is hidden', () => {
  const lurker = goblin({ id: id('lurker'), name: 'Lurker', at: at(1, 0), hidden: true, ...strong });

  it('holds unseen, and is not passed over', () => {
    const script = begun([aldo, near]);
    const side = script.state.encounter?.sides[1]?.id ?? id('none');
    const joined = new Script({ ...script.state, creatures: { ...script.state.creatures, [lurker.id]: lurker } });
    joined
      .play({ type: 'JoinEncounter', creatures: [lurker.id], side })
      .play({ type: 'HideCreature', creature: lurker.id, hidden: true });
    joined.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 1, 6);
    while (joined.state.encounter?.combat?.phase !== 'melee') joined.play({ type: 'NextPhase' });
    joined.told();
    joined.play(hold(lurker), referee);
    expect(held(joined, referee)).toEqual([lurker.id]);
    expect(held(joined, spectator)).toEqual([]);
    expect(joined.told().players).toEqual([]);
  });
});
