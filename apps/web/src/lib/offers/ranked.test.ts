import {
  type Command,
  DEFAULT_CHOICE,
  decide,
  evolve,
  type GameState,
  id,
  newState,
  type Offer,
  offers,
  readyCharacters,
  type SceneFacts,
  type Seat,
} from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { commandOf, presets } from './command.ts';
import { doorPlaces } from './door-places.ts';
import { ownActs } from './own-acts.ts';
import { type Eye, ranked } from './ranked.ts';
import { notNow } from './words.ts';

const referee: Seat = { role: 'referee', user: id<'user'>('rhea'), name: 'Rhea' };
const ann: Seat = { role: 'player', user: id<'user'>('ann'), name: 'Ann' };

/** One room of ten squares by six, with a door in its east wall. */
const ROOM: SceneFacts = {
  name: 'The bell room',
  width: 12,
  height: 6,
  feetPerSquare: 10,
  grid: 'square',
  floor: null,
  walls: [
    { a: { x: 6, y: 0 }, b: { x: 6, y: 2 } },
    { a: { x: 6, y: 3 }, b: { x: 6, y: 6 } },
  ],
  doors: [
    {
      kind: 'door',
      segment: { a: { x: 6, y: 2 }, b: { x: 6, y: 3 } },
      state: 'closed',
      locked: false,
      stuck: false,
      failedForcings: 0,
    },
  ] as unknown as SceneFacts['doors'],
  lights: [],
  rooms: [],
  traps: [],
  notes: [],
  features: [],
  ambient: 'lit',
  image: null,
};

/** A campaign like the demo: four characters before a door, Hild played by Ann, and two goblins beside them. */
class Campaign {
  state: GameState = newState('The Drowned Bell', DEFAULT_CHOICE);
  #die = 0;
  #ids = 0;

  play(command: Command): this {
    const dice = { die: (sides: number) => (this.#die++ % sides) + 1, id: () => `id-${++this.#ids}` };
    const ruling = decide(this.state, command, referee, dice);
    if (!ruling.granted) throw new Error(`${command.type}: ${ruling.refusal.sentence}`);
    this.state = ruling.events.reduce(evolve, this.state);
    return this;
  }

  named(name: string): string {
    return Object.values(this.state.creatures).find((one) => one.name.startsWith(name))?.id ?? '';
  }

  /** The next step that the encounter offers, until the party may strike. */
  toBlows(): this {
    for (let step = 0; step < 30; step += 1) {
      const all = offers(this.state, referee).filter(({ barred }) => barred === null);
      if (all.some(({ key }) => key === `Attack:${this.named('Hild')}:0`)) return this;
      const next = all.find((offer) => offer.place === 'encounter' && offer.next);
      if (!next) return this;
      this.play(commandOf(next, presets(next)) as Command);
    }
    return this;
  }

  eye(selected: string): Eye {
    const names = Object.values(this.state.creatures).map(({ id: one, name }) => [one as string, name] as const);
    return { names: new Map(names), selected: [this.named(selected)], recent: [], places: new Map() };
  }
}

function campaign(): Campaign {
  const table = new Campaign();
  table.play({ type: 'SeatPerson', user: ann.user, name: 'Ann', role: 'player' });
  table.play({ type: 'AddScene', facts: ROOM });
  const [scene] = Object.values(table.state.scenes);
  if (scene) table.play({ type: 'ShowScene', scene: scene.id });
  for (const [place, facts] of readyCharacters().entries())
    table.play({ type: 'AddCreature', facts, square: { x: 5, y: place + 1 } });
  table.play({ type: 'AddMonsters', monster: 'goblin', count: 2, square: { x: 4, y: 2 }, hidden: false } as Command);
  return table;
}

const calm = campaign();
calm.play({ type: 'Memorise', creature: calm.named('Ilphas'), spell: 'Sleep' } as Command);
const fight = campaign();
fight.play({ type: 'GiveCharacter', creature: id<'creature'>(fight.named('Hild')), to: ann.user } as Command);
const foes = Object.values(fight.state.creatures).filter(({ kind }) => kind === 'monster');
fight.play({
  type: 'BeginEncounter',
  creatures: foes.map((foe) => foe.id),
  setting: 'dungeon',
  aware: 'both',
  reveal: true,
});
fight.play({ type: 'SetDistance', distance: 5 } as unknown as Command);
fight.play({ type: 'SetReaction', reaction: 'hostile' } as unknown as Command).toBlows();

const declaring = campaign();
declaring.play({ type: 'Memorise', creature: declaring.named('Ilphas'), spell: 'Sleep' } as Command);
declaring.play({
  type: 'BeginEncounter',
  creatures: Object.values(declaring.state.creatures).flatMap((one) => (one.kind === 'monster' ? [one.id] : [])),
  setting: 'dungeon',
  aware: 'both',
  reveal: true,
});
declaring.play({ type: 'SetDistance', distance: 5 } as unknown as Command);
declaring.play({ type: 'SetReaction', reaction: 'attacks' } as unknown as Command);

const top = (query: string, state: GameState, seat: Seat, eye: Eye) => ranked(query, offers(state, seat), eye)[0];
const presetIn = (offer: Offer | undefined, name: string) => {
  const input = offer?.inputs.find((one) => one.name === name);
  return input && 'preset' in input ? input.preset : undefined;
};

describe('the palette, before initiative', () => {
  it.each<[query: string, key: RegExp]>([
    ['sleep', /^Declare:spell:/],
    ['cast sleep', /^Declare:spell:/],
    ['cast sleep at goblin', /^Declare:spell-at:/],
    ['spell', /^Declare:spell/],
  ])('%s: the caster declares it', (query, key) => {
    expect(top(query, declaring.state, referee, declaring.eye('Ilphas'))?.key).toMatch(key);
  });
});

describe('the palette, in a room', () => {
  it.each<[query: string, key: RegExp]>([
    ['torch', /^LightUp:torch/],
    ['light a torch', /^LightUp:torch/],
    ['open door', /^OpenDoor/],
    ['open the door', /^OpenDoor/],
    ['kick door', /^ForceDoor/],
    ['force the door', /^ForceDoor/],
    ['listen at the door', /^Listen/],
    ['search', /^SearchArea/],
    ['search for traps', /^SearchArea/],
    ['end turn', /^EndTurn:active/],
    ['rest', /^EndTurn:resting/],
    ['rest a turn', /^EndTurn:resting/],
    ['roll 2d6', /^RollDice/],
    ['2d6+1', /^RollDice/],
    ['/r d20', /^RollDice/],
    ['give Hild to Ann', /^GiveCharacter:/],
    ['give Wren to Ann', /^GiveCharacter:/],
    ['narrate', /^Narrate|^Describe/],
    ['describe', /^Narrate/],
    ['say hello there', /^Say/],
    ['whisper to Ann', /^Whisper/],
    ['begin encounter', /^BeginEncounter/],
    ['fight', /^BeginEncounter/],
    ['start a fight', /^BeginEncounter/],
    ['kill goblin', /^BeginEncounter/],
    ['hild takes 3 damage', /^DealDamage/],
    ['damage', /^DealDamage/],
    ['listen', /^Listen/],
    ['wandering monsters', /^CheckWandering/],
    ['bring in skeletons', /^AddMonsters/],
    ['bring in 3 skeletons', /^AddMonsters/],
    ['heal Hild', /^Heal/],
    ['damage Oswin', /^DealDamage/],
    ['take off armour', /^TakeOff:.*:armour/],
    ['drop sword', /^DropItem/],
    ['hand sword to Wren', /^HandOver/],
    ['caller', /^AppointCaller/],
    ['make Ann the caller', /^AppointCaller/],
    ['marching order', /^MoveInOrder/],
    ['saving throw', /^RollSave/],
    ['ability check', /^(CheckAbility|CallForCheck)/],
    ['call for ability check', /^CallForCheck/],
    ['climb', /^Climb/],
    ['hide goblin', /^HideCreature/],
    ['remove goblin', /^RemoveCreature/],
    ['rename Hild', /^RenameCreature/],
    ['notes on Ilphas', /^WriteNotes/],
    ['coins of Hild', /^SetCoins/],
    ['hit points of Wren', /^SetHitPoints/],
    ['treasure', /^PoolTreasure/],
    ['treasure type', /^(PoolTreasure|LayHoard)/],
    ['lay a chest', /^LayHoard/],
    ['mule', /^AddStore/],
    ['wagon', /^AddStore/],
    ['divide coins', /^DivideTreasure/],
    ['downtime', /^BeginDowntime/],
    ['go home', /^BeginDowntime/],
    ['session', /^BeginDowntime/],
    ['let a day go by', /^PassDay/],
    ['home', /^BeginDowntime/],
    ['award', /^ReckonAward/],
    ['sleep', /^CastSpell/],
    ['forget sleep', /^Forget/],
    ['cast sleep', /^CastSpell/],
    ['cast', /^CastSpell/],
    ['spell', /^(CastSpell|Memorise)/],
    ['OSE-DUN-17', /^CheckWandering/],
    ['atack', /^(?!Attack)/],
  ])('%s', (query, key) => {
    const { state } = calm;
    expect(top(query, state, referee, calm.eye('Hild'))?.key ?? 'nothing').toMatch(key);
  });
});

/** The same four in town, with coins to spend, before any map is on the board. */
const town = new Campaign();
for (const facts of readyCharacters())
  town.play({ type: 'AddCreature', facts: { ...facts, coins: { ...facts.coins, gp: 90 } }, square: null });

describe('the palette, in town', () => {
  it.each<[query: string, key: RegExp]>([
    ['shop', /^Buy:/],
    ['go to the shop', /^Buy:/],
    ['buy', /^Buy:/],
    ['buy torches', /^Buy:/],
    ['purchase', /^Buy:/],
    ['buy gear', /^Buy/],
    ['equipment', /^Buy/],
    ['sell', /^Sell:/],
    ['sell sword', /^Sell:/],
    ['trade', /^(Buy|Sell):/],
    ['market', /^(Buy|Sell):/],
  ])('%s', (query, key) => {
    expect(top(query, town.state, referee, town.eye('Hild'))?.key ?? 'nothing').toMatch(key);
  });
});

it.each<[query: string, key: RegExp, reason: RegExp]>([
  ['end the session', /^EndSession/, /has brought nothing yet/],
  ['table', /^RollTable/, /has no table yet/],
  ['level up', /^LevelUp:/, /needs [\d,]+ experience points more/],
  ['cast shield', /^CastSpell:unmemorised/, /Ilphas has not memorised it/],
])('says why there is no “%s” now', (query, key, reason) => {
  const hits = ranked(query, offers(calm.state, referee), calm.eye('Hild'));
  expect(hits.find((hit) => key.test(hit.key))?.offer.barred).toMatch(reason);
});

it.each(['flee', 'run away', 'escape', 'retreat', 'withdraw'])('in a fight “%s” says how one gets away', (query) => {
  const { encounter } = fight.state;
  const begun = { ...fight.state, encounter: encounter && ({ ...encounter, mode: 'combat' } as const) };
  const hits = ranked(query, offers(begun, referee), fight.eye('Hild'));
  expect(hits.find(({ key }) => key.startsWith('Evade'))?.offer.barred).toMatch(/others just walk away/);
});

describe('the palette, in a fight', () => {
  it.each<[query: string, key: RegExp]>([
    ['attack goblin', /^Attack:/],
    ['hit goblin', /^Attack:/],
    ['kill goblin', /^Attack:/],
    ['atack gobln', /^Attack:/],
    ['attack', /^Attack:/],
    ['sword', /^Attack:/],
    ['conclude encounter', /^ConcludeEncounter/],
  ])('%s', (query, key) => {
    const hit = top(query, fight.state, ann, fight.eye('Hild')) ?? top(query, fight.state, referee, fight.eye('Hild'));
    expect(hit?.key ?? 'nothing').toMatch(key);
  });

  it('fills in whom the words name, and asks nothing more', () => {
    const hit = top('attack goblin', fight.state, ann, fight.eye('Hild'));
    expect(foes.map((foe) => foe.id)).toContain(presetIn(hit?.offer, 'target'));
    expect(hit?.ready).toBe(true);
  });
});

it('throws the dice that were typed', () => {
  const hit = top('roll 3d8', calm.state, ann, calm.eye('Hild'));
  expect(presetIn(hit?.offer, 'notation')).toBe('3d8');
  expect(hit?.ready).toBe(true);
});

it('fills in a name and a number', () => {
  const hit = top('bring in 4 skeletons', calm.state, referee, calm.eye('Hild'));
  expect([presetIn(hit?.offer, 'monster'), presetIn(hit?.offer, 'count')]).toEqual(['skeleton', 4]);
});

it('takes who is selected before others, and what was taken lately', () => {
  for (const who of ['Hild', 'Ilphas'])
    expect(top('drop', calm.state, referee, calm.eye(who))?.key).toBe(`DropItem:${calm.named(who)}`);
  const eye = { ...calm.eye('nobody'), recent: [`DropItem:${calm.named('Wren')}`] };
  expect(top('drop', calm.state, referee, eye)?.key).toBe(`DropItem:${calm.named('Wren')}`);
});

it('begins with what is done most, where nothing is typed, and ends with dressing', () => {
  const hers = offers(calm.state, referee).filter(({ about }) => about === calm.named('Hild'));
  const commands = ranked('', hers.toReversed(), calm.eye('Hild')).map(({ offer }) => offer.command);
  const placeOf = (command: Offer['command']) => commands.indexOf(command);
  expect(placeOf('SearchArea')).toBeLessThan(placeOf('DropItem'));
  expect(placeOf('SearchArea')).toBeGreaterThanOrEqual(0);
  expect(commands.at(-1)).toBe('TakeOff');
});

it('shows no settings unless they are called by name', () => {
  const all = offers(calm.state, referee);
  expect(ranked('', all, calm.eye('Hild')).some(({ offer }) => offer.command === 'SetOption')).toBe(false);
  expect(ranked('armour', all, calm.eye('Hild')).some(({ offer }) => offer.command === 'SetOption')).toBe(false);
  expect(ranked('ascending armour class', all, calm.eye('Hild'))[0]?.offer.command).toBe('SetOption');
});

it('shows what is called by name and cannot be had now after all that can, and once for each reason', () => {
  const all = offers(calm.state, referee);
  const drops = all.filter(({ command }) => command === 'DropItem');
  const barred = drops.flatMap((offer) =>
    ['one', 'two'].map((key) => ({ ...offer, key: `${offer.key}:${key}`, label: 'Drop it', barred: 'Not now.' })),
  );
  const hits = ranked('drop', [...barred, ...all], calm.eye('Hild'));
  expect(hits.slice(0, drops.length).every(({ offer }) => offer.barred === null)).toBe(true);
  expect(hits.filter(({ offer }) => offer.barred !== null).map(({ key }) => key)).toEqual([`${drops[0]?.key}:one`]);
  expect(ranked('', barred, calm.eye('Hild'))).toEqual([]);
});

it('finds undo, redo and the fog, for the referee alone', () => {
  const standing = { referee: true, scene: 'crypt', back: 3, forth: 7 };
  const all = [...offers(calm.state, referee), ...ownActs(standing)];
  const firstOf = (query: string) => ranked(query, all, calm.eye('Hild'))[0]?.offer;
  expect(firstOf('undo')).toMatchObject({ command: 'Rewind', fixed: { to: 3 } });
  expect(firstOf('redo')).toMatchObject({ command: 'Rewind', fixed: { to: 7 } });
  expect(firstOf('fog')).toMatchObject({ command: 'SetFog', fixed: { scene: 'crypt' } });
  expect(ownActs({ ...standing, referee: false })).toEqual([]);
  expect(ownActs({ ...standing, back: null, forth: null, scene: null })).toEqual([]);
});

it('tells doors apart by where they are, and says the act alone where a setting would say it again', () => {
  const all = offers(calm.state, referee);
  const door = all.find(({ command }) => command === 'OpenDoor');
  const twice = [door, door].flatMap((one, place) =>
    one ? [{ ...one, key: `${place}`, about: `door-${place}` }] : [],
  );
  const places = doorPlaces(
    [0, 4].map((y, place) => ({ id: `door-${place}`, segment: { a: { x: 6, y }, b: { x: 7, y } } })),
    [{ name: 'The nave', at: { x: 6, y: 2 }, squares: [] }],
    'square',
  );
  expect(ranked('open door', twice, { ...calm.eye('Hild'), places }).map(({ title }) => title)).toEqual([
    'Open the door (north of the nave)',
    'Open the door (south of the nave)',
  ]);
  const [first, ...others] = ranked('open door', all, calm.eye('Hild'));
  expect(first?.offer.command).toBe('OpenDoor');
  expect(others.filter(({ title }) => title.startsWith('Set the door'))).toEqual([]);
});

it('says when what is not found may be done', () => {
  expect(notNow('listen')).toMatch(/at a closed door/);
  expect(notNow('buy torches')).toMatch(/^In town one buys/);
  expect(notNow('name the months')).toMatch(/on the page “Content”/);
  expect(notNow('sing')).toBe('');
});
