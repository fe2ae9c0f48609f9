import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
} from '../../../../test/table.ts';
import { type Command, id, loaded, type Options } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(1, 0) });
const mira = someone({ id: id('mira'), name: 'Mira', owner: otherPlayer.user, class: 'magic-user', at: at(1, 1) });
const grik = goblin({ at: at(2, 0), hitPoints: { now: 9, max: 9 } });
const snag = goblin({ id: id('snag'), name: 'Snag', at: at(2, 1) });

/** The goblins are met, and the first round waits for initiative. */
function met(creatures: readonly Creature[] = [aldo, mira, grik, snag], options: Options = {}): Script {
  const begin = delve(creatures);
  const script = new Script({
    ...begin,
    ruleset: { ...begin.ruleset, options },
    memorised: { [mira.id]: ['Read Magic'] },
  });
  const creaturesMet = creatures.filter(({ kind }) => kind === 'monster').map((each) => each.id);
  script.play({ type: 'BeginEncounter', creatures: creaturesMet, setting: 'dungeon', aware: 'both', reveal: true });
  return script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
}

const combat = (script: Script) => script.state.encounter?.combat;
const until = (script: Script, phase: string, acting: number): Script => {
  while (combat(script)?.phase !== phase || combat(script)?.acting !== acting) script.play({ type: 'NextPhase' });
  return script;
};
const blow = (attacker: Creature, target: Creature): Command => ({
  type: 'Attack',
  attacker: attacker.id,
  target: target.id,
  attack: 0,
});
const spell: Command = { type: 'Declare', creature: mira.id, action: 'spell', spell: 'Read Magic' };
const cast: Command = { type: 'CastSpell', caster: mira.id, spell: 'Read Magic', targets: [grik.id] };

describe('the round of combat', () => {
  it('OSE-CMB-01, OSE-CMB-07: each side goes through its phases, and those in which nobody can do anything are left out', () => {
    const script = met().play({ type: 'RollInitiative' }, referee, 2, 5);
    const seen: string[] = [];
    while (combat(script)?.stage === 'acting') {
      seen.push(`${combat(script)?.acting} ${combat(script)?.phase}`);
      script.play({ type: 'NextPhase' });
    }
    expect(seen).toEqual(['0 movement', '0 melee', '1 movement', '1 melee']);
    expect(script.state.encounter).toMatchObject({ round: 2, step: 'initiative' });
    expect(script.rules).toContain('OSE-CMB-01');
  });

  it('OSE-EVT-04: the surprised do nothing in the first round, and roll with the others in the second', () => {
    const begin = delve([aldo, grik]);
    const script = new Script(begin);
    script.play({ type: 'BeginEncounter', creatures: [grik.id], setting: 'dungeon', aware: 'monsters', reveal: true });
    script.play({ type: 'RollSurprise' }, referee, 1).play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
    expect(ask(script.state, { type: 'Declare', creature: aldo.id, action: 'retreat', spell: null }, player)).toBe(
      'out-of-turn',
    );
    script.play({ type: 'RollInitiative' });
    expect(combat(script)?.actors).toEqual([[grik.id]]);
    script.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(combat(script)?.actors).toEqual([[aldo.id], [grik.id]]);
  });

  it('OSE-CMB-04: the tied roll again', () => {
    const script = met().play({ type: 'RollInitiative' }, referee, 3, 3, 1, 4);
    expect(combat(script)?.actors[0]).toEqual([grik.id, snag.id]);
  });

  it('OSE-CMB-04, OSE-CMB-27: or act together, and may kill each other', () => {
    const one = { ...aldo, hitPoints: { now: 1, max: 6 } };
    const other = { ...grik, hitPoints: { now: 1, max: 3 } };
    const script = met([one, other], { initiativeTies: 'simultaneous' }).play(
      { type: 'RollInitiative' },
      referee,
      3,
      3,
    );
    until(script, 'melee', 0).play(blow(one, other), player, 19, 4);
    expect(script.state.creatures[grik.id]?.conditions).toEqual([]);
    script.play(blow(other, one), referee, 19, 4).play({ type: 'NextPhase' });
    expect([grik.id, aldo.id].map((who) => script.state.creatures[who]?.conditions)).toEqual([['dead'], ['dead']]);
    expect(script.rules).toContain('OSE-CMB-04');
  });

  it('OSE-CMB-05: who has a slow weapon strikes after everyone else', () => {
    const slow = { ...aldo, attacks: aldo.attacks.map((attack) => ({ ...attack, name: 'battle axe', slow: true })) };
    const script = met([slow, grik]).play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(combat(script)).toMatchObject({ actors: [[aldo.id], [grik.id], [aldo.id]], slowFrom: 2 });
    until(script, 'melee', 0);
    expect(ask(script.state, blow(slow, grik), player)).toBe('out-of-turn');
    expect(cited(script.state, blow(slow, grik), player)).toContain('OSE-CMB-05');
    until(script, 'melee', 2).play(blow(slow, grik), player, 15, 2);
  });

  it('OSE-CMB-06: with individual initiative every combatant rolls', () => {
    const script = met(undefined, { individualInitiative: true }).play({ type: 'RollInitiative' }, referee, 2, 6, 4, 5);
    expect(combat(script)?.actors).toEqual([[mira.id], [snag.id], [grik.id], [aldo.id]]);
    expect(script.told().players.at(-2)).toBe(
      'Initiative: Mira, then Snag, then the goblin, then Aldo. [6] [5] [4] [2]',
    );
    expect(script.rules).toContain('OSE-CMB-06');
  });

  it('OSE-CMB-05: a slow weapon that is carried and not used delays nobody who casts a spell', () => {
    const staff = { ...mira, attacks: mira.attacks.map((attack) => ({ ...attack, name: 'staff', slow: true })) };
    const actors = (declared: boolean) => {
      const script = met([staff, grik], { individualInitiative: true });
      if (declared) script.play(spell, otherPlayer);
      return combat(script.play({ type: 'RollInitiative' }, referee, 6, 1))?.actors.flat();
    };
    expect([actors(true), actors(false)]).toEqual([
      [mira.id, grik.id],
      [grik.id, mira.id],
    ]);
  });

  it('OSE-CMB-02: a spell that was not declared cannot be cast', () => {
    const script = met().play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(ask(script.state, spell, otherPlayer)).toBe('out-of-turn');
    expect(ask(script.state, cast, otherPlayer)).toBe('out-of-turn');
  });

  it('OSE-CMB-14: a declared spell is cast in its phase, and leaves the memory', () => {
    const script = met().play(spell, otherPlayer).play({ type: 'RollInitiative' }, referee, 6, 1);
    until(script, 'spells', 0).play(cast, otherPlayer);
    expect(script.state.memorised[mira.id]).toEqual([]);
    until(script, 'melee', 0);
    expect(ask(script.state, blow(mira, snag), otherPlayer)).toBe('forbidden');
    expect(script.rules).toContain('OSE-CMB-14');
  });

  it('OSE-CMB-15: a hit before the caster’s turn ruins the spell, which is used up', () => {
    const script = met().play(spell, otherPlayer).play({ type: 'RollInitiative' }, referee, 1, 6);
    until(script, 'melee', 0).play(blow(snag, mira), referee, 19, 1);
    expect(script.told().players).toContain('Mira’s spell is ruined.');
    expect(script.state.memorised[mira.id]).toEqual([]);
    until(script, 'movement', 1);
    expect(ask(script.state, cast, otherPlayer)).toBe('out-of-turn');
    expect(script.rules).toContain('OSE-CMB-15');
  });

  it('OSE-CMB-15: whoever acts first keeps the spell when hit later', () => {
    const script = met().play(spell, otherPlayer).play({ type: 'RollInitiative' }, referee, 6, 1);
    until(script, 'spells', 0).play(cast, otherPlayer);
    until(script, 'melee', 1).play(blow(snag, mira), referee, 19, 1);
    expect(script.told().players).not.toContain('Mira’s spell is ruined.');
  });

  it('OSE-CMB-02, OSE-CMB-09: out of melee one moves only as declared, and in a withdrawal half as far', () => {
    const away: Command = { type: 'MoveCreature', creature: aldo.id, to: { x: 0, y: 0 } };
    const undeclared = met().play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(ask(undeclared.state, away, player)).toBe('forbidden');
    const withdrawal: Command = { type: 'Declare', creature: aldo.id, action: 'withdraw', spell: null };
    const script = met().play(withdrawal, player).play({ type: 'RollInitiative' }, referee, 6, 1).play(away, player);
    expect(script.state.creatures[aldo.id]).toMatchObject({ moved: 10, at: { square: { x: 0, y: 0 } } });
  });

  it.each([
    ['withdraw', 'OSE-CMB-09', 'fighting withdrawal'],
    ['retreat', 'OSE-CMB-10', 'retreat'],
  ] as const)('%s: %s: a %s leads away from the foe, and not past it', (action, rule, what) => {
    const script = met([
      { ...aldo, at: at(2, 0) },
      { ...grik, at: at(3, 0) },
    ]);
    script.play({ type: 'Declare', creature: aldo.id, action, spell: null }, player);
    script.play({ type: 'RollInitiative' }, referee, 6, 1);
    const past: Command = { type: 'MoveCreature', creature: aldo.id, to: { x: 4, y: 0 } };
    const ruling = decide(script.state, past, player, loaded());
    expect(ruling).toMatchObject({
      granted: false,
      refusal: { rule, sentence: `A ${what} leads away from the goblin.` },
    });
    expect(refusedOffers(script.state, player, 'MoveCreature')).toEqual([]);
    script.play({ type: 'MoveCreature', creature: aldo.id, to: { x: 1, y: 0 } }, player);
  });

  it('OSE-CMB-09: bounds how far a withdrawal goes, and is named where it would go farther', () => {
    const script = met([
      { ...aldo, at: at(4, 0) },
      { ...grik, at: at(4, 1) },
    ]);
    script.play({ type: 'Declare', creature: aldo.id, action: 'withdraw', spell: null }, player);
    script.play({ type: 'RollInitiative' }, referee, 6, 1);
    const far: Command = { type: 'MoveCreature', creature: aldo.id, to: { x: 1, y: 0 } };
    expect(decide(script.state, far, player, loaded())).toMatchObject({ refusal: { rule: 'OSE-CMB-09' } });
  });

  it('OSE-CMB-10: who retreats does not attack, and is hit more easily without the shield', () => {
    const shielded = { ...aldo, shield: true };
    const script = met([shielded, grik]).play(
      { type: 'Declare', creature: aldo.id, action: 'retreat', spell: null },
      player,
    );
    script.play({ type: 'RollInitiative' }, referee, 1, 6);
    until(script, 'melee', 0);
    const [event] = [ask(script.state, blow(grik, shielded), referee, 5)]
      .flatMap((events) => (typeof events === 'string' ? [] : events))
      .filter(({ type }) => type === 'AttackRolled');
    expect(cited(script.state, blow(grik, shielded), referee, 5)).toContain('OSE-CMB-10');
    expect(event).toMatchObject({
      hit: false,
      why: { needed: 9 + 1, modifiers: [{ name: 'the target retreats', value: 2 }] },
    });
    until(script, 'movement', 1);
    expect(ask(script.state, blow(shielded, grik), player)).toBe('out-of-turn');
  });

  it('OSE-CMB-09: hemmed in, nobody withdraws', () => {
    const script = met().play({
      type: 'SetSituation',
      creature: aldo.id,
      cover: 'none',
      water: 'none',
      unstable: false,
      surrounded: true,
      silenced: false,
      modifier: 0,
    });
    expect(ask(script.state, { type: 'Declare', creature: aldo.id, action: 'withdraw', spell: null }, player)).toBe(
      'forbidden',
    );
    expect(
      cited(script.state, { type: 'Declare', creature: aldo.id, action: 'withdraw', spell: null }, player),
    ).toContain('OSE-CMB-09');
    expect(offers(script.state, player).map(({ key }) => key)).not.toContain(`Declare:withdraw:${aldo.id}`);
  });

  it('nobody moves or strikes when it is not their turn', () => {
    const script = met().play({ type: 'RollInitiative' }, referee, 1, 6);
    expect(ask(script.state, { type: 'MoveCreature', creature: aldo.id, to: { x: 0, y: 0 } }, player)).toBe(
      'out-of-turn',
    );
    expect(ask(script.state, blow(aldo, grik), player)).toBe('out-of-turn');
    expect(ask(script.state, { type: 'NextPhase' }, player)).toBe('not-your-seat');
  });
});
