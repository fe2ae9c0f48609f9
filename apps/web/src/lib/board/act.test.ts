import type { Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { type Act, actInWords, actOn, allOn, allWith, type Hand, idOf, roomOf } from './act.ts';
import type { BoardDoor, BoardToken } from './model.ts';
import type { Under } from './under.ts';

const offer = (command: Offer['command'], label: string, rest: Partial<Offer>): Offer => ({
  key: command,
  command,
  label,
  rule: null,
  place: 'creature',
  about: null,
  next: false,
  fixed: {},
  inputs: [],
  barred: null,
  ...rest,
});
const token = (id: string, side: BoardToken['side']): Under => ({
  kind: 'token',
  token: { id, name: id, side } as BoardToken,
});
const body = (id: string, side: BoardToken['side']): Under => ({
  kind: 'token',
  token: { id, name: id, side, dead: true } as BoardToken,
});
const HILD = token('hild', 'yours');
const WREN = token('wren', 'yours');
const OSWIN = token('oswin', 'party');
const GOBLIN = token('goblin', 'other');
const DOOR: Under = { kind: 'door', door: { id: 'door' } as BoardDoor };
const WAY: Under = { kind: 'door', door: { id: 'door', open: true } as BoardDoor, through: true };
const LEAF: Under = { ...WAY, through: false };
const NUMBER: Under = { kind: 'mark', mark: { key: 'room:3', label: '3', at: { x: 1, y: 1 }, kind: 'room' } };
const TRAP: Under = { kind: 'mark', mark: { key: 'trap:pit', label: 'Pit', at: { x: 1, y: 1 }, kind: 'trap' } };
const ROPE: Under = { kind: 'mark', mark: { key: 'thing:rope', label: 'Rope', at: { x: 1, y: 1 }, kind: 'thing' } };

const from = (name: string, ...values: string[]): Offer['inputs'][number] => ({
  kind: 'choice',
  name,
  label: name,
  options: values.map((value) => ({ value, label: value })),
});
const bow = offer('Attack', 'Shoot with long bow', {
  about: 'wren',
  key: 'Attack:wren:0',
  fixed: { attacker: 'wren', attack: 0 },
  inputs: [from('target', 'goblin')],
});
const open = offer('OpenDoor', 'Open the door', { place: 'door', about: 'door', fixed: { creature: 'hild' } });
const shut = offer('CloseDoor', 'Close the door', { place: 'door', about: 'door', fixed: { creature: 'hild' } });
const attack = (index: number, name: string) =>
  offer('Attack', `Attack with ${name}`, {
    place: 'creature',
    about: 'hild',
    key: `Attack:hild:${index}`,
    fixed: { attacker: 'hild', attack: index },
    inputs: [from('target', 'goblin')],
  });
const hand = offer('HandOver', 'Hand something over', {
  place: 'creature',
  about: 'hild',
  inputs: [from('item', 'rope', 'sword'), from('to', 'oswin', 'wren')],
});
const loot = offer('SearchBody', 'Search the tall goblin', {
  place: 'creature',
  about: 'goblin',
  fixed: { body: 'goblin' },
  inputs: [from('creature', 'hild', 'wren')],
});
const pick = offer('PickUp', 'Pick something up', {
  place: 'creature',
  about: 'hild',
  inputs: [from('thing', 'rope')],
});
const cast = offer('CastSpell', 'Cast a spell', {
  about: 'hild',
  fixed: { caster: 'hild' },
  inputs: [
    from('spell', 'Sleep'),
    {
      kind: 'choices',
      name: 'targets',
      label: 'Target',
      options: ['goblin', 'oswin'].map((value) => ({ value, label: value })),
      least: 0,
    },
  ],
});
const sleep = offer('Declare', 'Declare Sleep at', {
  about: 'hild',
  fixed: { creature: 'hild', action: 'spell', spell: 'Sleep' },
  inputs: [from('target', 'goblin', 'wren')],
});
const barred = offer('Attack', 'Attack', {
  place: 'creature',
  about: 'hild',
  key: 'Attack:barred',
  barred: 'You lost initiative: the goblins act first.',
});

const isOfParty = (id: string): boolean => ['hild', 'wren', 'oswin'].includes(id);
const holding = (ids: readonly string[], ...offers: readonly Offer[]): Hand => ({
  ids,
  commands: (id) => id === 'hild' || id === 'wren',
  isBeside: () => true,
  isFriend: isOfParty,
  offers,
});
const inWords = (act: Act): string =>
  act.kind === 'offer'
    ? act.offer.label
    : act.kind === 'take' || act.kind === 'look'
      ? `${act.kind} ${act.creature}`
      : act.kind;

const STAIRS: Under = {
  kind: 'mark',
  mark: { key: 'exit:stair', label: 'Stairs down', at: { x: 1, y: 1 }, kind: 'exit', exit: 'stairs-down' },
};
const down = offer('UseExit', 'Go down the stairs', { place: 'door', about: 'stair', fixed: { creature: 'hild' } });
const allDown = offer('UseExitTogether', 'All go down the stairs', { place: 'door', about: 'stair' });

describe('a click on a way out', () => {
  const at = (offers: readonly Offer[], ids: readonly string[] = []): Act =>
    actOn(STAIRS, { ids, offers, commands: () => true, isBeside: () => false, isFriend: isOfParty });

  it('takes it where somebody stands there, asks where all may, and else walks up to it', () => {
    expect(at([down])).toEqual({ kind: 'offer', offer: down });
    expect(at([down, allDown])).toEqual({ kind: 'menu' });
    expect([at([], ['hild']).kind, at([]).kind]).toEqual(['go', 'nothing']);
    expect(idOf(STAIRS)).toBe('stair');
  });
});

const listen = offer('Listen', 'Hild listens at the door', {
  place: 'door',
  about: 'door',
  fixed: { creature: 'hild', door: 'door' },
});

describe('a click on a shut door that nobody has listened at', () => {
  const at = (hand: Partial<Hand>): Act => actOn(DOOR, { ...holding(['hild'], open, listen), ...hand });

  it('shows what can be done with it, and the next one opens it', () => {
    expect(at({ asksBefore: () => true })).toEqual({ kind: 'at-door' });
    expect(inWords(at({ asksBefore: () => false }))).toBe('Open the door');
  });

  it('opens it where nobody in hand could listen', () => {
    expect(inWords(at({ asksBefore: () => true, offers: [open] }))).toBe('Open the door');
    expect(inWords(at({ asksBefore: () => true, offers: [open, { ...listen, barred: 'There is one try.' }] }))).toBe(
      'Open the door',
    );
  });
});

describe('a click', () => {
  it.each<[string, readonly string[], Under | null, readonly Offer[], string]>([
    ['on the floor', [], null, [], 'nothing'],
    ['on the floor', ['hild'], null, [], 'go'],
    ['on the own token', [], HILD, [], 'take hild'],
    ['on the token in hand', ['hild'], HILD, [], 'look hild'],
    ['on another own token', ['hild'], WREN, [hand], 'take wren'],
    ['on a friend', ['hild'], OSWIN, [hand], 'Hand something over'],
    ['on a friend, with nothing to give', ['hild'], OSWIN, [], 'menu'],
    ['on a friend, with nobody in hand', [], OSWIN, [], 'look oswin'],
    ['on a foe, out of a fight', ['hild'], GOBLIN, [], 'look goblin'],
    ['on a foe', ['hild'], GOBLIN, [attack(-1, 'bare hands'), attack(0, 'sword')], 'Attack with sword'],
    ['on a foe that may not be attacked now', ['hild'], GOBLIN, [barred], 'barred'],
    ['on a foe whom another can strike', ['hild'], GOBLIN, [barred, bow], 'Shoot with long bow'],
    ['on a foe, with a spell to cast', ['hild'], GOBLIN, [barred, cast], 'Cast a spell'],
    ['on a foe, with a spell to declare', ['hild'], GOBLIN, [barred, sleep], 'menu'],
    ['on another own token, with a spell to declare', ['hild'], WREN, [sleep], 'take wren'],
    [
      'on a foe that can be struck, with a spell to cast',
      ['hild'],
      GOBLIN,
      [cast, attack(0, 'sword')],
      'Attack with sword',
    ],
    ['on a friend, with a spell to cast', ['hild'], OSWIN, [cast], 'menu'],
    ['on a foe, with nobody in hand', [], GOBLIN, [attack(0, 'sword')], 'look goblin'],
    ['on the body of a foe', ['hild'], body('goblin', 'other'), [barred], 'go'],
    ['on the body of a friend', ['hild'], body('wren', 'yours'), [hand], 'go'],
    ['on the body of a foe that may be searched', ['hild'], body('goblin', 'other'), [loot], 'Search the tall goblin'],
    ['on such a body, with nobody in hand', [], body('goblin', 'other'), [loot], 'menu'],
    [
      'on the body of a foe that has been searched',
      ['hild'],
      body('goblin', 'other'),
      [{ ...loot, barred: 'It has been searched.' }],
      'go',
    ],
    ['on a body, with nobody in hand', [], body('goblin', 'other'), [], 'look goblin'],
    ['on the own body', ['hild'], body('hild', 'yours'), [], 'look hild'],
    ['on a door', ['hild'], DOOR, [open], 'Open the door'],
    ['on a door where somebody stands, with nobody in hand', [], DOOR, [open], 'Open the door'],
    ['on a door where nobody stands, with nobody in hand', [], DOOR, [], 'menu'],
    ['on a door where another stands', ['wren'], DOOR, [open], 'menu'],
    ['on the way through an open door', ['hild'], WAY, [shut], 'go'],
    ['on the leaf of an open door', ['hild'], LEAF, [shut], 'Close the door'],
    ['on the number of a room, with nobody in hand', [], NUMBER, [], 'read'],
    ['on the number of a room', ['hild'], NUMBER, [], 'go'],
    ['on a thing', ['hild'], ROPE, [pick], 'Pick something up'],
    ['on a thing out of reach', ['hild'], ROPE, [], 'go'],
    [
      'on a trap where there is nothing to pick up',
      ['hild'],
      TRAP,
      [{ ...pick, inputs: [], barred: 'Nothing lies there.' }],
      'go',
    ],
  ])('%s, with %j in hand', (_where, ids, under, offers, does) => {
    expect(inWords(actOn(under, holding(ids, ...offers)))).toBe(does);
  });

  it('on a number means its room, and on nothing else any', () => {
    expect([NUMBER, ROPE, DOOR, GOBLIN, null].map(roomOf)).toEqual(['3', null, null, null, null]);
  });

  it('on a friend who stands apart shows what can be done', () => {
    expect(inWords(actOn(OSWIN, { ...holding(['hild'], hand), isBeside: () => false }))).toBe('menu');
  });

  it('on a foe of whom reach alone is wanting goes up to them to strike, while one is in hand and may walk', () => {
    const walk = offer('MoveCreature', 'Move Hild', { about: 'hild', fixed: { creature: 'hild' } });
    const near = { x: 3, y: 2 };
    const seeing = (ids: string[], ...offers: Offer[]) => ({
      ...holding(ids, ...offers),
      isBeside: () => false,
      squareBeside: () => near,
    });
    const apart: Offer = { ...barred, needs: 'reach' };
    const up = actOn(GOBLIN, seeing(['hild'], apart, walk));
    expect([up, actInWords(up, 'the wary goblin')]).toEqual([
      { kind: 'approach', to: near, attacker: 'hild', target: 'goblin' },
      'Go up to the wary goblin and strike',
    ]);
    for (const staying of [
      seeing(['hild'], apart),
      seeing(['hild'], barred, walk),
      seeing(['hild', 'wren'], apart, walk),
      { ...seeing(['hild'], apart, walk), isBeside: () => true },
      { ...seeing(['hild'], apart, walk), squareBeside: () => null },
    ])
      expect(actOn(GOBLIN, staying).kind).toBe('barred');
  });

  it('on a foe at whom the blow only waits for its turn keeps the blow until then', () => {
    const waits: Offer = { ...barred, fixed: { attacker: 'hild' }, needs: 'turn' };
    const act = actOn(GOBLIN, holding(['hild'], waits));
    expect(act).toMatchObject({ kind: 'later', attacker: 'hild' });
    expect(actInWords(act, 'the wary goblin')).toBe('Strike the wary goblin as soon as the turn comes');
  });

  it('on a friend keeps no blow for them, and strikes none', () => {
    const waits: Offer = { ...barred, fixed: { attacker: 'hild' }, needs: 'turn' };
    const anybody = { ...attack(0, 'sword'), inputs: [from('target', 'goblin', 'oswin')] };
    for (const blow of [waits, anybody]) expect(actOn(OSWIN, holding(['hild'], blow)).kind).toBe('menu');
  });

  it('is told beforehand', () => {
    const act = actOn(GOBLIN, holding(['hild'], attack(0, 'sword')));
    expect(actInWords(act, 'the goblin')).toBe('Attack with sword: the goblin');
    expect(actInWords(actOn(GOBLIN, holding(['hild'], barred)), 'the goblin')).toBe(barred.barred);
  });
});

it('of a companion who cannot walk it is asked what is done, before things are handed to them', () => {
  const carry = (barred?: string) =>
    offer('PickUpFallen', 'Carry Oswin', {
      place: 'creature',
      about: 'oswin',
      inputs: [from('creature', 'hild')],
      ...(barred ? { barred } : {}),
    });
  const beside = { ...holding(['hild'], hand, carry()), isBeside: () => true };
  expect(actOn(OSWIN, beside)).toEqual({ kind: 'menu' });
  const burdened = { ...holding(['hild'], hand, carry('Hild carries Wren already.')), isBeside: () => true };
  expect(actOn(OSWIN, burdened)).toMatchObject({ kind: 'offer', offer: { command: 'HandOver' } });
});

describe('all that can be done with a thing', () => {
  it('is what is about it, and what those in hand can do to it; what is barred comes last', () => {
    const shut = offer('PickLock', 'Pick the lock', { place: 'door', about: 'door', barred: 'You carry no picks.' });
    const keys = (under: Under, ...offers: Offer[]) =>
      allOn(under, { x: 1, y: 1 }, holding(['hild'], ...offers)).map(({ command }) => command);
    expect(keys(DOOR, shut, open, pick)).toEqual(['OpenDoor', 'PickLock']);
    expect(keys(OSWIN, open, hand, pick)).toEqual(['HandOver']);
  });

  it('has first what is about the thing itself, and not what a click on the floor does', () => {
    const asks = { inputs: [from('creatures', 'oswin')] };
    const others = offer('BeginEncounter', 'Begin an encounter with others', { place: 'encounter', ...asks });
    const together = offer('MoveTogether', 'Move several together', { place: 'palette', ...asks });
    const hide = offer('HideCreature', 'Hide Oswin', { place: 'board', about: 'oswin' });
    const shown = allOn(OSWIN, { x: 1, y: 1 }, holding(['oswin'], others, together, hide));
    expect(shown.map(({ command }) => command)).toEqual(['HideCreature', 'BeginEncounter']);
  });

  it('has last what is worn and who goes away, and the referee’s harm and healing of whoever it is, whoever is in hand', () => {
    const off = offer('TakeOff', 'Take off the shield', { about: 'oswin' });
    const torch = offer('LightUp', 'Light a torch', { about: 'oswin' });
    const whom = { place: 'palette', inputs: [from('creature', 'oswin', 'hild'), from('amount', '1d6', '1')] } as const;
    const harm = offer('DealDamage', 'Deal damage', whom);
    const heal = offer('Heal', 'Heal somebody', whom);
    const leave = offer('SetMembership', 'Oswin leaves the party', { about: 'oswin' });
    const lift = offer('PlaceCreature', 'Take Oswin off the board', { about: 'oswin', fixed: { square: null } });
    const shown = allOn(OSWIN, { x: 1, y: 1 }, holding([], leave, lift, off, harm, heal, torch)).map(
      ({ command }) => command,
    );
    expect(shown).toEqual(['LightUp', 'DealDamage', 'Heal', 'SetMembership', 'PlaceCreature', 'TakeOff']);
    expect(allOn(GOBLIN, { x: 1, y: 1 }, holding([], harm))).toEqual([]);
  });

  it('has the way onto the board after what is done to whoever it is', () => {
    const harm = offer('DealDamage', 'Deal damage', {
      place: 'palette',
      inputs: [from('creature', 'oswin'), from('amount', '1', '2')],
    });
    const put = offer('PlaceCreature', 'Put Oswin on the board', {
      place: 'board',
      about: 'oswin',
      inputs: [{ kind: 'square', name: 'square', label: 'Where', from: null }],
    });
    const shown = allWith('oswin', holding([], put, harm));
    expect(shown.map(({ command }) => command)).toEqual(['DealDamage', 'PlaceCreature']);
  });

  it('of a trap is what the referee rules of it, and how it is taken apart, whoever is in hand', () => {
    const spring = offer('SpringTrap', 'Spring a trap', { place: 'desk', inputs: [from('trap', 'pit', 'vent')] });
    const reset = offer('ResetTrap', 'Set a trap again', { place: 'desk', inputs: [from('trap', 'vent')] });
    const remove = offer('RemoveTrap', 'Take the pit apart', {
      about: 'wren',
      fixed: { creature: 'wren', trap: 'pit' },
    });
    const offers = [spring, reset, remove, attack(0, 'sword')];
    expect(allOn(TRAP, { x: 1, y: 1 }, holding([], ...offers))).toEqual([spring, remove]);
  });

  it('of the floor is what asks for a square', () => {
    const search = offer('SearchArea', 'Search', {
      place: 'creature',
      about: 'hild',
      inputs: [{ kind: 'square', name: 'square', label: 'Where', from: [{ x: 1, y: 1 }] }],
    });
    expect(allOn(null, { x: 1, y: 1 }, holding(['hild'], search, pick))).toEqual([search]);
    expect(allOn(null, { x: 2, y: 1 }, holding(['hild'], search, pick))).toEqual([]);
    const afar = { ...search, inputs: search.inputs.map((input) => ({ ...input, further: true }) as typeof input) };
    expect(allOn(null, { x: 2, y: 1 }, holding(['hild'], afar, pick))).toEqual([afar]);
    expect(idOf(ROPE)).toBe('rope');
  });

  it('of the floor is what a referee puts there too, with nobody in hand', () => {
    const place = { kind: 'square', name: 'at', label: 'Where', from: null } as const;
    const monsters = offer('AddMonsters', 'Bring in monsters', { place: 'desk', inputs: [place] });
    const hoard = offer('LayHoard', 'Lay a hoard', { place: 'desk', inputs: [place] });
    const weather = offer('RollWeather', 'Roll the weather', { place: 'desk' });
    expect(allOn(null, { x: 1, y: 1 }, holding([], hoard, weather, monsters))).toEqual([monsters, hoard]);
    expect(allOn(GOBLIN, { x: 1, y: 1 }, holding([], hoard, weather, monsters))).toEqual([]);
  });

  it('leaves why the time between adventures cannot be spent to its own page', () => {
    const pastime = offer('ChoosePastime', 'How hild spends the time', { place: 'downtime', about: 'hild' });
    const hilds: Hand = {
      ids: ['hild'],
      commands: () => true,
      isBeside: () => false,
      isFriend: isOfParty,
      offers: [pastime],
    };
    const barred = { ...hilds, offers: [{ ...pastime, barred: 'It has not begun.' }] };
    expect([hilds, barred].map((one) => allOn(HILD, null, one).length)).toEqual([1, 0]);
  });

  it('is no spell that one has not memorised, beside those that one has', () => {
    const other = {
      ...cast,
      key: 'CastSpell:unmemorised:hild',
      about: 'hild',
      place: 'palette',
      barred: 'Not memorised.',
    } as const;
    expect(allOn(HILD, null, holding(['hild'], { ...cast, about: 'hild' }, other))).toHaveLength(1);
  });
});
