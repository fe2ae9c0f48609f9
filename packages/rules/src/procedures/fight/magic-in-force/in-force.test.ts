import { describe, expect, it } from 'vitest';
import { brawl, until, weapon } from '../../../../test/brawl.ts';
import type { Script } from '../../../../test/fight.ts';
import { ask, at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { type Command, type GameEvent, id, loaded, type RulesetId, type Why } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { telling } from '../../../view/tell.ts';

const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const aldo = someone({ at: at(1, 1), hitPoints: { now: 20, max: 20 } });
const bru = someone({ id: id('bru'), name: 'Bru', class: 'cleric', level: 5, at: at(0, 1) });
const sword = goblin().attacks[0];
const grik = goblin({
  at: at(2, 1),
  hitPoints: { now: 30, max: 30 },
  attacks: sword ? [sword, bow] : [],
});

const fight = (base: RulesetId = 'ose') => brawl({ base, slots: {}, options: {} }, [aldo, bru], [grik]);
/** What happens when the referee sets aside whose turn it is. */
function struck({ state }: Script, command: Command, ...faces: number[]): readonly GameEvent[] {
  const ruling = decide(state, command, referee, loaded(...faces), true);
  return ruling.granted ? ruling.events : [];
}
const put = (script: Script, name: string, ...on: (typeof aldo.id)[]) =>
  script.play({ type: 'BeginMagic', name, on, turns: 6 });
const blow = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;

/** What is said of the first event of a kind, when a command is granted with these dice. */
function reasonOf(events: readonly GameEvent[] | string, type: GameEvent['type']): Why {
  const found = typeof events === 'string' ? undefined : events.find((event) => event.type === type);
  if (!found || !('why' in found) || !found.why) throw new Error(`no ${type} among ${JSON.stringify(events)}`);
  return found.why as Why;
}

describe('magic in force shows in the reasons (OSE-APX-06)', () => {
  it.each(['ose', 'gorman', 'eris'] as const)(
    'Bless adds 1 to the attack and the damage, by the rules of %s',
    (base) => {
      const script = put(fight(base), 'Bless', aldo.id);
      const events = struck(script, blow, 19, 4);
      expect(reasonOf(events, 'AttackRolled').modifiers).toContainEqual({
        name: 'Bless',
        value: 1,
        rule: 'OSE-APX-06',
      });
      expect(reasonOf(events, 'DamageRolled').modifiers).toContainEqual({
        name: 'Bless',
        value: 1,
        rule: 'OSE-APX-06',
      });
    },
  );

  it.each([
    ['Werewolf 2', 'forbidden'],
    ['Captain of the werewolves', 'forbidden'],
    ['Devil swine', 'forbidden'],
    ['Glowerer', 'granted'],
  ])('Protection from Lycanthropes against what is called %s: %s', (name, comes) => {
    const script = brawl({}, [aldo], [{ ...grik, name }]);
    put(script, 'Protection from Lycanthropes', aldo.id);
    const struck_ = { type: 'Attack', attacker: grik.id, target: aldo.id, attack: 0 } as const;
    until(script, 'melee', 1);
    const ruled = ask(script.state, struck_, referee, 2);
    expect(typeof ruled === 'string' ? ruled : 'granted').toBe(comes);
  });

  it('two of one name count once, and what has ended counts no longer', () => {
    const script = put(put(fight(), 'Bless', aldo.id), 'Bless', aldo.id);
    const blessed = (state = script.state) =>
      (reasonOf(ask(state, blow, player, 2), 'AttackRolled').modifiers ?? []).filter(({ name }) => name === 'Bless');
    expect(blessed()).toHaveLength(1);
    for (const { id: magic } of lastingMagic(script.state)) script.play({ type: 'EndMagic', magic });
    expect(blessed()).toEqual([]);
  });

  it('Bless raises the morale of those whom it is upon, where it is upon most of them', () => {
    const script = fight();
    const side = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? id<'side'>('none');
    const check = { type: 'CheckMorale', side, adjustment: 1 } as const;
    const against = () => reasonOf(ask(script.state, check, referee, 4, 4), 'MoraleChecked');
    expect(against()).toMatchObject({ needed: 8 });
    put(script, 'Bless', grik.id);
    expect(against()).toMatchObject({
      needed: 9,
      against: [{ name: 'morale score', value: 7 }, { value: 1 }, { name: 'circumstances', value: 1 }],
      judged: { by: 'at-most', met: true },
    });
  });

  it('Protection from Evil takes 1 from those who attack, and adds 1 to saves', () => {
    const script = put(fight(), 'Protection from Evil', aldo.id);
    const back = { type: 'Attack', attacker: grik.id, target: aldo.id, attack: 0 } as const;
    const other = { name: 'Protection from Evil', rule: 'OSE-APX-06' };
    const save = { type: 'RollSave', creature: aldo.id, save: 'spells', modifier: 0 } as const;
    expect(reasonOf(ask(script.state, save, player, 10), 'SaveRolled')).toMatchObject({
      roll: { total: 11 },
      modifiers: [{ ...other, value: 1 }],
    });
    expect(reasonOf(struck(script, back, 10), 'AttackRolled').modifiers).toContainEqual({
      ...other,
      value: -1,
    });
  });

  it.each([
    { attack: 0, kind: 'a blow', needs: 15 },
    { attack: 1, kind: 'a missile', needs: 17 },
  ])('Shield is worth armour class $needs against $kind', ({ attack, needs }) => {
    const script = fight();
    const strike = { type: 'Attack', attacker: grik.id, target: aldo.id, attack } as const;
    const needed = () => reasonOf(struck(script, strike, 2), 'AttackRolled');
    const plain = needed().needed ?? 0;
    put(script, 'Shield', aldo.id);
    expect(needed()).toMatchObject({
      needed: plain + needs - 10,
      against: [
        { name: 'armour class', value: plain },
        { name: 'Shield', value: needs - 10, rule: 'OSE-APX-06' },
      ],
    });
  });

  it('Shield is worth nothing to one in better armour', () => {
    const clad = brawl({}, [{ ...aldo, armour: 'plate', shield: true }], [grik]);
    const strike = { type: 'Attack', attacker: grik.id, target: aldo.id, attack: 0 } as const;
    const before = reasonOf(struck(clad, strike, 2), 'AttackRolled');
    expect(reasonOf(struck(put(clad, 'Shield', aldo.id), strike, 2), 'AttackRolled')).toEqual(before);
  });

  it('in the silence of a spell nobody casts, until it has ended (OSE-CMB-14)', () => {
    const script = fight();
    const memorised = { ...script.state.memorised, [bru.id]: ['Bless'] };
    const ready = (state = script.state) => ({ ...state, memorised, encounter: null });
    const cast = { type: 'CastSpell', caster: bru.id, spell: 'Bless', targets: [aldo.id] } as const;
    expect(ask(ready(), cast, referee)).not.toBe('forbidden');
    put(script, "Silence 15' Radius", bru.id);
    expect(ask(ready(), cast, referee)).toBe('forbidden');
    for (const { id: magic } of lastingMagic(script.state)) script.play({ type: 'EndMagic', magic });
    expect(ask(ready(), cast, referee)).not.toBe('forbidden');
  });

  it('Invisibility ends with a blow of whoever it is upon', () => {
    const script = put(put(fight(), 'Invisibility', aldo.id), 'Invisibility', bru.id);
    script.play(blow, player, 2);
    expect(lastingMagic(script.state).map(({ on }) => on)).toEqual([[bru.id]]);
  });

  it('Protection from Normal Missiles: a missile hits, and does no harm; a blow does', () => {
    const script = put(fight(), 'Protection from Normal Missiles', aldo.id);
    const at = (attack: number) => ({ type: 'Attack', attacker: grik.id, target: aldo.id, attack }) as const;
    expect(struck(script, at(1), 20)).toContainEqual(expect.objectContaining({ type: 'AttackRolled', immune: true }));
    expect(struck(script, at(0), 20, 3)).toContainEqual(
      expect.objectContaining({ type: 'AttackRolled', immune: false }),
    );
  });

  it('magic that the players know nothing of keeps its name from them', () => {
    const script = put(fight(), 'Protection from Evil', grik.id);
    const events = ask(script.state, blow, player, 2);
    const missed = typeof events === 'string' ? undefined : events.find(({ type }) => type === 'AttackRolled');
    if (!missed) throw new Error('nobody struck');
    const told = JSON.stringify(telling(missed, script.state, script.state));
    expect(told).not.toContain('Protection');
    expect(reasonOf(events, 'AttackRolled').modifiers).toContainEqual({ name: 'circumstances', value: -1 });
  });
});
