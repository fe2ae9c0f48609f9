import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const strong = { hitPoints: { now: 60, max: 60 } };
const aldo = someone({ at: at(1, 1), ...strong });
const bera = someone({ id: id('bera'), name: 'Bera', owner: null, at: at(0, 0), ...strong });
const cuth = someone({ id: id('cuth'), name: 'Cuth', owner: null, at: at(1, 0), ...strong });
const grik = goblin({ at: at(4, 4), ...strong });
const near = goblin({ at: at(2, 1), ...strong });

/** A meeting that waits for the reaction, where phases end by themselves. */
function meeting(creatures: readonly Creature[], facts: Partial<Script['state']> = {}): Script {
  const state = delve(creatures);
  const script = new Script({ ...state, automation: { ...state.automation, rounds: true }, ...facts });
  const met = creatures.filter(({ kind }) => kind === 'monster').map((each) => each.id);
  script.play({ type: 'BeginEncounter', creatures: met, setting: 'dungeon', aware: 'both', reveal: true });
  while (script.state.encounter?.step !== 'reaction') script.play({ type: 'SkipStep' });
  return script;
}

/** The party has gone first. */
const begun = (creatures: readonly Creature[]): Script =>
  meeting(creatures).play({ type: 'SetReaction', reaction: 'attacks' }, referee, 6, 1);

const now = ({ state }: Script): string => {
  const { stage, acting, phase } = state.encounter?.combat ?? {};
  return `${stage} ${acting} ${phase}`;
};
const sides = ({ state }: Script) => state.encounter?.sides.map((side) => side.id) ?? [];
/** What the referee would press next. */
const first = ({ state }: Script) => {
  const [key] = promptTo(known(state, referee), referee).offers;
  return offers(state, referee).find((offer) => offer.key === key);
};

describe('what takes the referee no press', () => {
  it('OSE-CMB-03: initiative, when the reaction is that they attack, and nobody has anything to declare', () => {
    const script = meeting([aldo, grik]).play(
      { type: 'RollReaction', speaker: 'nobody', modifier: 0 },
      referee,
      1,
      1,
      6,
      1,
    );
    expect(now(script)).toBe('acting 0 movement');
    expect(script.told().players).toContain('Initiative: the party, then the goblin. [6] [1]');
  });

  it('OSE-EVT-10: but not where they may yet be talked to, nor before those who cast have declared', () => {
    const unsure = meeting([aldo, grik]).play({ type: 'SetReaction', reaction: 'hostile' });
    expect(now(unsure)).toBe('declarations 0 null');
    const mage = { ...aldo, class: 'magic-user' } as const;
    const thinking = meeting([mage, grik]).play({ type: 'SetReaction', reaction: 'attacks' });
    expect(now(thinking)).toBe('declarations 0 null');
  });
});

describe('whom the referee plays of the party', () => {
  it('go up to the foe in one press, and those of players do not', () => {
    const script = begun([aldo, bera, cuth, grik]);
    expect(first(script)).toMatchObject({ command: 'CloseIn', label: 'Cuth and Bera: close in' });
    const [party = id<'side'>('none')] = sides(script);
    script.play({ type: 'CloseIn', side: party, creatures: [bera.id, cuth.id] });
    expect(script.state.creatures[bera.id]?.at).not.toEqual(bera.at);
    expect(script.state.creatures[aldo.id]?.at).toEqual(aldo.at);
    expect(now(script)).toBe('acting 0 movement');
    expect(promptTo(known(script.state, referee), referee).sentence).toMatch(/^Waiting for Ann \(Aldo\)/);
  });

  it('go nowhere by the name of another side, nor do others of it', () => {
    const script = begun([aldo, bera, grik]);
    const [party = id<'side'>('none'), foes = id<'side'>('none')] = sides(script);
    expect(ask(script.state, { type: 'CloseIn', side: foes, creatures: [bera.id] }, referee)).toBe('no-such-thing');
    expect(ask(script.state, { type: 'CloseIn', side: party, creatures: [bera.id] }, player)).toBe('not-your-seat');
  });

  it('shoot rather than close in, where they have what to shoot with', () => {
    const bow = {
      name: 'short bow',
      kind: 'missile',
      damage: '1d6',
      times: 1,
      ranges: [50, 100, 150],
      slow: false,
      blunt: false,
    } as const;
    const script = begun([aldo, { ...bera, attacks: [bow] }, grik]);
    expect(offers(script.state, referee).map(({ key }) => key)).not.toContainEqual(
      expect.stringMatching(/^CloseIn:own/),
    );
  });

  it('strike together in one press', () => {
    const script = meeting([aldo, { ...bera, at: at(3, 1) }, { ...cuth, at: at(2, 0) }, near])
      .play({ type: 'SetReaction', reaction: 'attacks' })
      .play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(now(script)).toBe('acting 0 melee');
    expect(first(script)).toMatchObject({
      command: 'AttackTogether',
      label: 'Attack the goblin: Bera and Cuth',
      fixed: { creatures: [bera.id, cuth.id] },
    });
  });
});

describe('those who are met', () => {
  it('come nearer in the log as on the board', () => {
    const script = meeting([aldo, grik]).play({ type: 'SetReaction', reaction: 'attacks' }, referee, 1, 6);
    expect(first(script)).toMatchObject({ label: 'The goblin: close in and attack' });
    const [, foes = id<'side'>('none')] = sides(script);
    script.told();
    script.play({ type: 'CloseIn', side: foes });
    expect(script.told().players).toContain('The goblin closes in.');
  });
});
