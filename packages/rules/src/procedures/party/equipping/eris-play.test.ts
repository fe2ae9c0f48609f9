import { describe, expect, it } from 'vitest';
import { brawl, until } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  after,
  ask,
  at,
  campaign,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { id, type Options } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { offers } from '../../../view/offers.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const armour = (name: string, magic?: number): Item => ({
  id: id(name),
  name,
  quantity: 1,
  weight: 400,
  kind: 'armour',
  use: null,
  ...(magic === undefined ? {} : { magic }),
});
const aldo = (facts: Partial<Creature> = {}) =>
  someone({ at: at(1, 1), items: [armour('chainmail'), armour('plate')], ...facts });
const wear = (item: string, assistants = 0) =>
  ({ type: 'Wear', creature: aldo().id, item: id<'item'>(item), assistants }) as const;

const met = (facts: Partial<Creature> = {}, options: Options = {}) =>
  new Script(delve([aldo(facts), goblin({ at: at(4, 4) })], { ruleset: { ...ERIS, options } }))
    .play(toMeet([id('goblin')]))
    .play({ type: 'SkipStep' })
    .play({ type: 'SkipStep' });
const now = ({ state }: Script) => state.creatures[aldo().id];
const armourClass = (script: Script) => {
  const found = now(script);
  return found && rulesFor(script.state.ruleset).attack.armour.classOf(found);
};

describe('helpers into plate', () => {
  it.each([
    ['none', 3, 4],
    ['1', 5, 1],
    ['0', 10, null],
  ])('ERI-DON-02: %s at the most', (maxAssistants, rounds, most) => {
    const script = met({}, { maxAssistants });
    const helping = maxAssistants === 'none' ? 2 : Number(maxAssistants);
    expect(after(script.state, wear('plate', helping), player).creatures[aldo().id]?.dressing?.needed).toBe(rounds);
    expect(cited(script.state, wear('plate', helping), player)).toContain('ERI-DON-02');
    if (maxAssistants !== 'none') expect(ask(script.state, wear('plate', helping + 1), player)).toBe('forbidden');
    const asked = offers(script.state, player).find(({ command }) => command === 'Wear')?.inputs[1];
    expect(asked?.kind === 'number' ? asked.max : null).toBe(most);
  });
});

describe('armour in the middle of things', () => {
  it('ERI-DON-01, 04: chainmail takes a round, in which nothing protects and nothing else is done', () => {
    const script = met({ shield: true }).play(wear('chainmail'), player);
    expect(script.told().players).toContain('Aldo begins to put armour on: 1 round.');
    expect([now(script)?.armour, armourClass(script)]).toEqual(['none', 10]);
    script.play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(ask(script.state, { type: 'MoveCreature', creature: aldo().id, to: { x: 2, y: 2 } }, player)).toBe(
      'incapable',
    );
    script.play({ type: 'EndRound' });
    expect([now(script)?.armour, now(script)?.dressing, armourClass(script)]).toEqual(['chainmail', undefined, 15]);
    expect(script.rules).toContain('ERI-DON-01');
  });

  it.each([
    [0, 10],
    [1, 5],
    [2, 3],
    [4, 1],
  ])('ERI-DON-02: plate with %d to help takes %d rounds', (assistants, needed) => {
    expect(now(met().play(wear('plate', assistants), player))?.dressing?.needed).toBe(needed);
  });

  it('ERI-DON-04: whoever leaves off loses the rounds, and the end of the meeting gives all the time there is', () => {
    const script = met().play(wear('plate'), player).play({ type: 'EndRound' });
    expect(now(script)?.dressing?.done).toBe(1);
    expect(
      now(new Script(script.state).play({ type: 'StopDressing', creature: aldo().id }, player))?.dressing,
    ).toBeUndefined();
    expect(now(new Script(script.state).play({ type: 'ConcludeEncounter' }))?.armour).toBe('plate');
  });

  it('ERI-DON-04: taking off, the armour counts until it is begun in earnest', () => {
    const script = met({ armour: 'plate' }).play({ type: 'TakeOff', creature: aldo().id, part: 'armour' }, player);
    expect(armourClass(script)).toBe(16);
    expect(armourClass(script.play({ type: 'EndRound' }))).toBe(10);
  });

  it('ERI-DON-04: the reason of a blow says that whoever is busy with armour has neither armour nor shield', () => {
    const foe = goblin({ at: at(2, 1) });
    const blow = (facts: Partial<Creature>, behind = false) => {
      const script = brawl({ base: 'eris' }, [aldo(facts)], [foe], 'movement').play(wear('plate'), player);
      const { state } = until(script, 'melee', 1);
      const strike = { type: 'Attack', attacker: foe.id, target: aldo().id, attack: 0, behind } as const;
      return eventIn(ask(state, strike, referee, 2), 'AttackRolled')?.why;
    };
    const busy = { name: 'busy with armour', value: -1, rule: 'ERI-DON-04' };
    expect(blow({ shield: true })).toMatchObject({
      needed: 10,
      against: [{ name: 'armour class', value: 11, rule: 'ERI-ATK-01' }, busy],
    });
    expect(blow({ shield: true }, true)?.needed).toBe(10);
    expect(blow({})?.against).toBeUndefined();
  });

  it('a shield takes no time', () => {
    expect(now(met({ items: [armour('shield')] }).play(wear('shield'), player))?.shield).toBe(true);
  });

  it('what is offered is granted; other books give no time for it', () => {
    const script = met();
    for (const { state } of [script, met().play(wear('plate'), player)])
      expect(refusedOffers(state, [referee, player], ['Wear', 'TakeOff', 'StopDressing'])).toEqual([]);
    expect(ask({ ...script.state, ruleset: { ...ERIS, base: 'ose' } }, wear('plate'), player)).toBe('in-encounter');
  });
});

describe('what folk wear and wield', () => {
  const home = (facts: Partial<Creature>) => ({ ...campaign([aldo({ at: null, ...facts })]), ruleset: ERIS });
  const asMagicUser = { as: 'magic-user', aside: { level: 1, experience: 0 } } as const;

  it('ERI-ELF-08: as a magic-user an elf wears only what is magic', () => {
    expect(ask(home({ class: 'elf', operating: asMagicUser }), wear('plate'), player)).toBe('forbidden');
    expect(cited(home({ class: 'elf', operating: asMagicUser }), wear('plate'), player)).toContain('ERI-ELF-08');
    const enchanted = home({ class: 'elf', operating: asMagicUser, items: [armour('plate', 1)] });
    expect(typeof ask(enchanted, wear('plate'), player)).toBe('object');
    expect(typeof ask(home({ class: 'elf' }), wear('plate'), player)).toBe('object');
  });

  it.each([
    ['hobbit', 'short bow', false],
    ['hobbit', 'crossbow', true],
    ['hobbit', 'composite bow', false],
    ['hobbit', 'two-handed sword +1', false],
    ['dwarf', 'heavy crossbow +1', true],
    ['hobbit', 'two-handed sword', false],
    ['dwarf', 'battle axe', true],
    ['dwarf', 'pole arm', false],
    ['cleric', 'sword', true],
  ] as const)('ERI-HOB-08, ERI-DWF-08, ERI-CLR-02: a %s and a %s: %s', (of, name, allowed) => {
    expect(rulesFor(ERIS).equipping.forbids(of, { kind: 'weapon', name }) === null).toBe(allowed);
  });

  it.each([
    ['sword', 1, []],
    ['mace', 1, ['mace']],
    ['sword', undefined, ['sword']],
  ] as const)('ERI-CLR-02: a cleric who takes a %s (magic: %s) fights with %j', (name, magic, fights) => {
    const cleric = aldo({ at: null, class: 'cleric', items: [], attacks: [] });
    const giver = someone({ id: id('bob'), name: 'Bob', items: [{ ...armour(name, magic), kind: 'weapon' }] });
    const given = { type: 'HandOver', creature: giver.id, item: id<'item'>(name), to: cleric.id, quantity: 1 } as const;
    const taken = after({ ...campaign([giver, cleric]), ruleset: ERIS }, given, referee);
    expect(taken.creatures[cleric.id]?.attacks.map((attack) => attack.name)).toEqual(fights);
  });
});
