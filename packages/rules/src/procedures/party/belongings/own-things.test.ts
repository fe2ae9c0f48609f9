import { describe, expect, it } from 'vitest';
import { until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  ask,
  at,
  campaign,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { commandFlaw } from '../../../command-flaw.ts';
import { type CommandOf, id, loaded, type RulesetId, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { armourParts } from '../../../view/sections/worn.ts';

const aldo = id<'creature'>('aldo');
const grik = id<'creature'>('goblin');

type Said = Partial<CommandOf<'GiveItem'>>;
const give = (said: Said): CommandOf<'GiveItem'> => ({
  type: 'GiveItem',
  creature: aldo,
  name: 'Moonsilver',
  quantity: 1,
  weight: 60,
  kind: 'gear',
  use: 'none',
  ...said,
});

const blade: Said = { fights: 'melee', damage: '2d4', bonus: 2 };

/** Aldo against a goblin, with a thing of the table's own, in a phase of his. */
function armed(said: Said, base: RulesetId = 'ose', facts: Partial<Creature> = {}, phase = 'melee'): Script {
  const he = someone({ attacks: [], at: at(0, 1), ...facts });
  const foe = goblin({ hitPoints: { now: 40, max: 40 }, at: at(phase === 'missile' ? 3 : 1, 1) });
  const script = new Script({ ...delve([he, foe]), ruleset: { base, slots: {}, options: {} } });
  script.play(give(said));
  script.play(toMeet([grik]));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  if (rulesFor(script.state.ruleset).combatRound.declaring.declares.includes('melee'))
    script.play({ type: 'Declare', creature: aldo, action: 'melee', spell: null });
  const [party] = script.state.encounter?.sides ?? [];
  script.play({ type: 'SetInitiative', first: party?.id ?? id('none') });
  return until(script, phase);
}

const strike = (attack = 0) => ({ type: 'Attack', attacker: aldo, target: grik, attack }) as const;
const heNow = ({ state }: Script): Creature => state.creatures[aldo] ?? someone();

describe('a weapon that the table made', () => {
  it.each([
    ['ose', 'TABLE', 'magic weapon'],
    ['gorman', 'GOR-CMB-08', 'magic'],
    ['eris', 'ERI-CNV-07', 'magic weapon'],
    ['basic', 'TABLE', 'magic weapon'],
  ] as const)('rolls its own dice by %s, and adds its bonus to attack and damage', (base, rule, name) => {
    const ruling = ask(armed(blade, base).state, strike(), referee, 15, 3, 4);
    const bonus = { name, value: 2, rule };
    expect(eventIn(ruling, 'AttackRolled')?.why.modifiers).toContainEqual(bonus);
    const wound = eventIn(ruling, 'DamageRolled');
    expect([wound?.roll.faces, wound?.amount, wound?.why.modifiers]).toEqual([[3, 4], 9, [bonus]]);
    expect(wound?.why.notes).toContainEqual({ rule: 'TABLE', text: 'the dice that the table gave the weapon' });
  });

  it('is thrown as far as it was said, is picked up and thrown again', () => {
    const axe: Said = { name: 'Stormaxe', fights: 'melee and thrown', damage: '1d8', range: 10 };
    const script = armed(axe, 'ose', {}, 'missile');
    expect(heNow(script).attacks.map(({ kind, ranges }) => [kind, ranges])).toEqual([
      ['melee', null],
      ['missile', [10, 20, 30]],
    ]);
    const ruling = ask(script.state, strike(1), referee, 15, 5);
    expect(eventIn(ruling, 'WeaponHurled')?.lies?.item.does).toEqual(heNow(script).items[0]?.does);
    expect(heNow(script.play(strike(1), referee, 15, 5))).toMatchObject({ items: [], attacks: [] });
  });

  it('stays in the hand when it shoots', () => {
    const script = armed({ fights: 'shot', damage: '1d6', range: 40 }, 'ose', {}, 'missile');
    expect(eventIn(ask(script.state, strike(), referee, 15, 5), 'WeaponHurled')).toBeNull();
  });

  it('leaves no hand for a shield when it takes both', () => {
    const maul: Said = { fights: 'melee', damage: '2d6', twoHanded: true };
    expect(ask(armed(maul, 'ose', { shield: true }).state, strike(), referee, 15, 3, 3)).toBe('forbidden');
    expect(eventIn(ask(armed(maul).state, strike(), referee, 15, 3, 3), 'DamageRolled')?.amount).toBe(6);
  });

  it.each([
    ['cleric', false, 0],
    ['cleric', true, 1],
    ['magic-user', true, 0],
    ['fighter', false, 1],
  ] as const)('OSE-APX-02: a %s fights with it when it suits the class, be it blunt: %s', (calling, blunt, ways) => {
    const script = armed({ fights: 'melee', damage: '1d6', blunt }, 'ose', { class: calling });
    expect(heNow(script).attacks).toHaveLength(ways);
  });

  it('harms what only magic harms, and loses its bonus as it breaks (GOR-CMB-05)', () => {
    const immune = (said: Said) => {
      const { state } = armed({ ...blade, ...said });
      const foe = { ...state.creatures[grik], traits: { immune: 'nonmagical' } } as Creature;
      const ruling = ask({ ...state, creatures: { ...state.creatures, [grik]: foe } }, strike(), referee, 15, 1, 1);
      return eventIn(ruling, 'AttackRolled')?.immune;
    };
    expect([immune({}), immune({ bonus: 0, magic: true })]).toEqual([false, false]);
    const broken = armed(blade, 'gorman').play(strike(), referee, 1, 1);
    expect(heNow(broken).attacks).toMatchObject([{ name: 'Moonsilver', broken: true, damage: '2d4' }]);
    expect(heNow(broken).attacks[0]?.bonus).toBeUndefined();
  });

  it.each(['sword +1', 'cursed sword −1'])('of the list keeps its dice, and has what its name adds: %s', (name) => {
    const bonus = name.endsWith('+1') ? 1 : -1;
    expect(heNow(armed({ name, kind: 'weapon' })).attacks).toMatchObject([{ name, damage: '1d8', bonus }]);
    const plain = heNow(armed({ name: 'sword', kind: 'weapon', bonus }));
    expect(plain.attacks).toMatchObject([{ name: 'sword', damage: '1d8', material: 'magic', bonus }]);
  });

  it.each([
    ['no dice', { fights: 'melee', damage: 'hard' }],
    ['dice that do nothing', { fights: 'melee', damage: '1d4-9' }],
    ['no range', { fights: 'thrown', damage: '1d4', range: 0 }],
  ] as const)('is refused with %s', (_what, said) => {
    expect(ask(armed({}).state, give(said), referee)).toBe('bad-input');
  });

  it('is bounded on the wire', () => {
    for (const said of [{ bonus: 6 }, { charges: -1 }, { glow: 601 }, { fights: 'bitten' }, { twoHanded: 'yes' }])
      expect(commandFlaw({ ...give({}), ...said } as { type: 'GiveItem' })).not.toBeNull();
    expect(commandFlaw(give(blade))).toBeNull();
  });

  it('is sold and bought as it was written into the list, and is not laid to others', () => {
    const ware = {
      type: 'WriteWare',
      name: 'storm axe',
      kind: 'gear',
      cost: 0,
      weight: 50,
      pieces: 1,
      use: 'none',
    } as const;
    const buyer = someone({ attacks: [], items: [], at: null });
    const script = new Script(campaign([buyer])).play({ ...ware, fights: 'melee', damage: '1d10', bonus: 1 });
    script.play({ type: 'Buy', creature: aldo, ware: 'storm axe', lots: 1 }, player);
    expect(heNow(script).attacks).toMatchObject([{ name: 'storm axe', damage: '1d10', bonus: 1, material: 'magic' }]);
    script.play(give({ name: 'storm axe', kind: 'weapon', weight: 50, bonus: 1 }));
    expect(heNow(script).items).toHaveLength(2);
    expect(ask(script.state, { ...ware, fights: 'shot', damage: '' }, referee)).toBe('bad-input');
  });
});

describe('armour that the table made', () => {
  const coat: Said = { name: 'Wyrmcoat', worn: 'chainmail', bonus: 2 };
  const peace = (base: RulesetId, facts: Partial<Creature> = {}): Script =>
    new Script(campaign([someone({ abilities: null, ...facts })], { ruleset: { base, slots: {}, options: {} } }));
  const wear = (script: Script) => {
    const [item] = heNow(script).items;
    return script.play({ type: 'Wear', creature: aldo, item: item?.id ?? id('none') }, player);
  };
  const worth = (script: Script) => rulesFor(script.state.ruleset).attack.armour.classOf(heNow(script));

  it.each([
    ['ose', 16, 0],
    ['gorman', 17, 0],
    ['eris', 14, 2],
  ] as const)('counts as the armour of %s that it is like, and its magic with it', (base, armourClass, warded) => {
    const script = wear(peace(base).play(give(coat)));
    expect([heNow(script).armour, worth(script)]).toEqual(['chainmail', armourClass]);
    expect(rulesFor(script.state.ruleset).attack.armour.warded(heNow(script))?.penalty ?? 0).toBe(warded);
  });

  it('stands in the why of the armour class by its name, and its magic with it', () => {
    const script = wear(peace('ose').play(give(coat)));
    const parts = armourParts(rulesFor(script.state.ruleset).attack, heNow(script));
    expect(parts).toEqual([
      { name: 'bare', value: 10 },
      { name: 'Wyrmcoat', value: 4 },
      { name: 'magic of what is worn', value: 2 },
    ]);
  });

  it.each(['armour', 'shield', 'helmet'] as const)('comes off as the very thing that it was: %s', (part) => {
    const worn = part === 'armour' ? 'plate' : part;
    const script = peace('ose').play(give({ ...coat, worn }));
    const [before] = heNow(script).items;
    wear(script).play({ type: 'TakeOff', creature: aldo, part }, player);
    expect(heNow(script).items).toEqual([before]);
    expect([heNow(script).worn, heNow(script).enchanted, worth(script)]).toEqual([undefined, undefined, 10]);
  });

  it('is told by its name, and gives way to what is put on over it', () => {
    const script = wear(peace('ose').play(give({ ...coat, worn: 'shield', bonus: 1 })));
    expect([worth(script), script.told().players.at(-1)]).toEqual([12, 'Aldo puts on a wyrmcoat.']);
    script.play(give({ name: 'shield', kind: 'armour' }));
    wear(script);
    const { items, worn } = heNow(script);
    expect([worth(script), items[0]?.name, worn?.shield?.name]).toEqual([11, 'Wyrmcoat', 'shield']);
  });

  it('is not for those who wear nothing of its kind', () => {
    const script = peace('ose', { class: 'magic-user' }).play(give(coat));
    const item = heNow(script).items[0]?.id ?? id('none');
    expect(ask(script.state, { type: 'Wear', creature: aldo, item }, player)).toBe('forbidden');
  });
});

describe('a thing that the table made to shine', () => {
  const stone: Said = { name: 'moonstone', glow: 40, turns: 2 };
  const unlit = twoRooms({ ambient: 'dark', explored: Array<string>(5).fill('0'.repeat(10)) });
  const dark = (said: Said = stone): Script =>
    new Script(delve([someone({ at: at(0, 1) })], { scenes: { [id<'scene'>('rooms')]: unlit } })).play(give(said));
  const light = (script: Script): Script => {
    const item = heNow(script).items[0]?.id ?? id<'item'>('none');
    return script.play({ type: 'LightUp', creature: aldo, kind: 'own', item }, player);
  };
  const [lightOf, turn] = [
    ({ state }: Script) => Object.values(state.lights)[0],
    (script: Script) => script.play({ type: 'EndTurn', resting: false }, player),
  ];

  it('lights what is around it, and is in the hand meanwhile', () => {
    const script = dark();
    const seen = () => [...(sceneOf(script.state)?.explored ?? [])].join('').split('1').length;
    const before = seen();
    light(script);
    expect(seen()).toBeGreaterThan(before);
    expect(lightOf(script)).toMatchObject({ kind: 'own', radius: 40, turnsLeft: 2, name: 'moonstone' });
    expect(heNow(script).items).toEqual([]);
    expect(script.told().players).toContain('Aldo lights a moonstone.');
  });

  it('is put away with the turns that are left, and used up in the end', () => {
    const script = turn(light(dark()));
    script.play({ type: 'PutOut', light: lightOf(script)?.id ?? id('none') }, player);
    expect(heNow(script).items).toMatchObject([{ name: 'moonstone', does: { glow: 40, turns: 1 } }]);
    script.told();
    turn(light(script));
    expect([lightOf(script), heNow(script).items]).toEqual([undefined, []]);
    expect(script.told().players).toContain('Aldo’s moonstone burns out.');
  });

  it('without end shines on, and is left where its bearer falls', () => {
    const script = light(dark({ ...stone, turns: 0 }));
    for (let turns = 0; turns < 5; turns += 1) turn(script);
    expect(lightOf(script)?.turnsLeft).toBeNull();
    script.play({ type: 'SetCondition', creature: aldo, condition: 'dead', on: true });
    expect(lightOf(script)).toMatchObject({ carriedBy: null, left: at(0, 1) });
    script.play({ type: 'PutOut', light: lightOf(script)?.id ?? id('none') });
    expect(script.state.lying).toMatchObject([{ item: { name: 'moonstone' }, at: at(0, 1) }]);
  });

  it('keeps its charges at hand while it shines', () => {
    const script = light(dark({ ...stone, charges: 2 }));
    const [use] = offers(known(script.state, player), player).filter(({ command }) => command === 'UseCharge');
    expect(use?.label).toBe('Use the moonstone (2 charges)');
    expect(refusedOffers(script.state, player, 'UseCharge')).toEqual([]);
    const item = lightOf(script)?.thing?.id ?? id<'item'>('none');
    expect(ask(script.state, { type: 'UseCharge', creature: aldo, item }, otherPlayer)).toBe('not-your-character');
    script.play({ type: 'UseCharge', creature: aldo, item }, player);
    script.play({ type: 'PutOut', light: lightOf(script)?.id ?? id('none') }, player);
    expect(heNow(script).items).toMatchObject([{ name: 'moonstone', does: { charges: 1 } }]);
  });

  it('is offered to whoever carries it, and to nobody else', () => {
    const ways = (said: Said) =>
      offers(dark(said).state, player).flatMap(({ command, label }) => (command === 'LightUp' ? [label] : []));
    expect([ways(stone), ways({ name: 'moonstone' })]).toEqual([['Light the moonstone'], []]);
    const lightUp = { type: 'LightUp', creature: aldo, kind: 'own', item: id<'item'>('other') } as const;
    expect(ask(dark().state, lightUp, player)).toBe('not-equipped');
    expect(refusedOffers(dark().state, player, 'LightUp')).toEqual([]);
  });
});

describe('charges of a thing that the table made', () => {
  const wand = (quantity = 1): Script =>
    new Script(campaign([someone()])).play(give({ name: 'wand of sparks', charges: 2, quantity }));
  const use = (script: Script, nth = 0) =>
    ({ type: 'UseCharge', creature: aldo, item: heNow(script).items[nth]?.id ?? id('none') }) as const;
  const kept = (script: Script) => heNow(script).items.map(({ quantity, does }) => [quantity, does?.charges]);

  it('are counted down by use, which all are told, until it is used up', () => {
    const script = wand();
    script.play(use(script), player).play(use(script), player);
    expect(kept(script)).toEqual([[1, 0]]);
    expect(script.told().players.slice(1)).toEqual([
      'Aldo uses the wand of sparks: 1 charge is left.',
      'Aldo uses the wand of sparks: it is used up.',
    ]);
    const ruling = decide(script.state, use(script), player, loaded());
    expect(ruling.granted ? null : ruling.refusal.sentence).toBe('The wand of sparks is used up.');
    const shown = offers(script.state, player).filter(({ command }) => command === 'UseCharge');
    expect(shown.map(({ barred }) => barred)).toEqual(['The wand of sparks is used up.']);
  });

  it('are used of one among several alike', () => {
    const script = wand(3);
    expect(kept(script.play(use(script), player))).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('are the referee’s to count of a wand of the book, which is used by its bearer in a fight as well', () => {
    const carved = armed({ name: 'wand of fire balls' });
    const shown = offers(known(carved.state, player), player).filter(({ command }) => command === 'UseCharge');
    expect(shown.map(({ label, barred }) => [label, barred])).toEqual([['Use the wand of fire balls', null]]);
    expect(carved.play(use(carved), player).told().players).toContain('Aldo uses the wand of fire balls.');
    expect(refusedOffers(carved.state, player, 'UseCharge')).toEqual([]);
    const found = new Script(campaign([someone()]))
      .play({ type: 'PoolThing', name: 'a carved wand', thing: 'wand', named: false, is: 'wand of cold' })
      .play({ type: 'PoolThing', name: 'a plain ring', thing: 'ring', named: false, is: 'ring of wishes' });
    for (const { id: thing } of found.state.adventure?.finds ?? [])
      found.play({ type: 'TakeThing', thing, creature: aldo, by: 'agreement' });
    const labels = offers(known(found.state, player), player).flatMap(({ command, label }) =>
      command === 'UseCharge' ? [label] : [],
    );
    expect(labels).toEqual(['Use the carved wand']);
    expect(armed({ name: 'staff', fights: 'melee', damage: '1d4' }).state).toSatisfy(
      (state: Script['state']) => !offers(state, player).some(({ command }) => command === 'UseCharge'),
    );
  });

  it('are used by whoever carries it, where there are any', () => {
    const script = wand();
    expect(ask(script.state, use(script), otherPlayer)).toBe('not-your-character');
    expect(refusedOffers(script.state, player, 'UseCharge')).toEqual([]);
    const plain = new Script(campaign([someone()])).play(give({}));
    expect(ask(plain.state, use(plain), player)).toBe('no-such-thing');
    expect(offers(plain.state, player).filter(({ command }) => command === 'UseCharge')).toEqual([]);
  });
});

describe('a find that is more than it looks', () => {
  const find = { type: 'PoolThing', name: 'a black sword', thing: 'weapon', named: true } as const;
  const cursed = { is: 'sword of woe', fights: 'melee', damage: '1d8', bonus: -1 } as const;
  const taken = (truth: Partial<CommandOf<'PoolThing'>> = {}): Script => {
    const script = new Script(campaign([someone({ attacks: [] })])).play({ ...find, ...truth });
    const [{ id: thing } = { id: id<'item'>('none') }] = script.state.adventure?.finds ?? [];
    return script.play({ type: 'TakeThing', thing, creature: aldo, by: 'agreement' });
  };
  const reveal = (script: Script) =>
    ({ type: 'RevealThing', thing: heNow(script).items[0]?.id ?? id<'item'>('none') }) as const;

  it('shows players nothing of it, and does nothing of it, until it is learnt', () => {
    const [plain, truly] = [taken(), taken(cursed)];
    for (const seat of [player, spectator]) {
      expect(known(truly.state, seat)).toEqual(known(plain.state, seat));
      expect([...project(truly.state, seat)]).toEqual([...project(plain.state, seat)]);
    }
    expect(heNow(truly).items).toMatchObject([{ name: 'a black sword', magic: 0 }]);
    expect([heNow(truly).items[0]?.does, heNow(truly).attacks]).toEqual([undefined, []]);
    expect(JSON.stringify(truly.told().players)).not.toContain('woe');
  });

  it('does what it does once it is learnt, which all are told', () => {
    const script = taken(cursed);
    script.told();
    script.play(reveal(script));
    expect(heNow(script).items).toMatchObject([{ name: 'sword of woe', kind: 'weapon', magic: -1 }]);
    expect(heNow(script).attacks).toMatchObject([{ name: 'sword of woe', damage: '1d8', bonus: -1 }]);
    expect(script.told().players).toEqual(['Aldo’s black sword is in truth a sword of woe.']);
    expect(ask(script.state, reveal(script), referee)).toBe('no-such-thing');
  });

  it('is made known by the referee, and only where something was noted', () => {
    expect(ask(taken(cursed).state, reveal(taken(cursed)), player)).toBe('not-your-seat');
    expect(ask(taken().state, reveal(taken()), referee)).toBe('no-such-thing');
    const labels = (script: Script, seat: Seat) =>
      offers(script.state, seat).flatMap(({ command, label }) => (command === 'RevealThing' ? [label] : []));
    expect(labels(taken(cursed), referee)).toEqual(['Aldo’s black sword is known: sword of woe']);
    expect([labels(taken(cursed), player), labels(taken(), referee)]).toEqual([[], []]);
    for (const command of ['PoolThing', 'RevealThing'] as const)
      expect(refusedOffers(taken(cursed).state, referee, command)).toEqual([]);
  });
});
