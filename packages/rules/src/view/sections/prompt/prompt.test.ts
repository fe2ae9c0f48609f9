import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEGINNINGS } from '../../../../test/abbey.ts';
import { brawl, until, weapon } from '../../../../test/brawl.ts';
import { choices as rules } from '../../../../test/choices.ts';
import { Script } from '../../../../test/fight.ts';
import { play } from '../../../../test/playing.ts';
import { steps } from '../../../../test/random-play.ts';
import {
  after,
  at,
  campaign,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  spectator,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { beside, blows, grik, hild, kindling, party, STATES, theirs, wren } from '../../../../test/waiting.ts';
import { type Command, id, type Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { adventureOf } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import { turnOf } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../offers.ts';
import { promptTo } from './prompt.ts';
import { names } from './said.ts';

const SEATS: readonly Seat[] = [referee, player, otherPlayer, spectator];

const said = (state: GameState, seat: Seat): string => {
  const { yours, sentence } = promptTo(known(state, seat), seat);
  return `${yours ? '* ' : ''}${sentence}`;
};

/** What the referee, Ann (who plays Hild), Bob (who plays Wren) and a spectator read. A star: the table waits for them. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'nothing is ready': [
    '* Show a map to the players to begin',
    '* You have no character yet: roll one, or ask the referee for one',
    '* You have no character yet: roll one, or ask the referee for one',
    'You watch: the game has not begun yet',
  ],
  'nobody plays anybody yet': [
    'Waiting for Ann and Bob to choose a character, or end the turn',
    '* Choose a character to play',
    '* Choose a character to play',
    'You watch: the party explores Two rooms',
  ],
  'the party explores': [
    'The party explores: end the turn when everyone is done',
    'Explore: move, search, listen, or propose to end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'somebody newly made has joined a party that is under way': [
    '* Wren is new: bring them to the party once they are equipped',
    'Explore: move, search, listen, or propose to end the turn',
    'Wren is not on the board yet: buy what is needed, until the referee brings them to the party',
    'You watch: the party explores Two rooms',
  ],
  'monsters stand in sight of the party': [
    '* The party sees the goblin: begin the encounter, or end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'monsters are hidden where the party looks': [
    '* The goblin is hidden where the party looks: begin the encounter, or end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'monsters are left to lurk where the party looks': [
    'The party explores: end the turn when everyone is done',
    'Explore: move, search, listen, or propose to end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'monsters stand in sight while somebody still chooses a character': [
    '* The party sees the goblin: begin the encounter, or end the turn',
    'Explore: move, search, listen, or let the turn end',
    '* Choose a character to play',
    'You watch: the party explores Two rooms',
  ],
  'somebody would have the turn end though monsters stand in sight': [
    '* The party sees the goblin: begin the encounter, or end the turn, as Bob proposes',
    'Bob proposes to end the turn: waiting for the referee',
    'You propose to end the turn: wait for the referee, or go on after all',
    'You watch: the party explores Two rooms',
  ],
  'a player who plays alone ends the turn': [
    'The party explores: end the turn when everyone is done',
    'Explore: move, search, listen, or let the turn end',
    '* You have no character yet: roll one, or ask the referee for one',
    'You watch: the party explores Two rooms',
  ],
  'OSE-PTY-05: the caller ends the turn': [
    'The party explores: end the turn when everyone is done',
    'Explore: move, search, listen, or let the turn end',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'the dead lie unsearched': [
    'The party explores: end the turn when everyone is done',
    'The dead have not been searched. Explore: move, search, listen, or propose to end the turn',
    'The dead have not been searched. Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'the referee is asked what the dead carry': [
    '* Hild searches the goblin: say what is found',
    'The referee decides what is found on the dead. Explore: move, search, listen, or propose to end the turn',
    'The referee decides what is found on the dead. Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'OSE-PTY-07: treasure is found': [
    'Who carries the treasure? The party explores: end the turn when everyone is done',
    'Who carries the treasure? Explore: move, search, listen, or propose to end the turn',
    'Who carries the treasure? Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'OSE-PTY-07: the party has said who carries it': [
    'The party explores: end the turn when everyone is done',
    'Explore: move, search, listen, or propose to end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'somebody would have the turn end': [
    '* Bob proposes to end the turn',
    '* Bob proposes to end the turn',
    'You propose to end the turn: wait for Ann or the referee, or go on after all',
    'You watch: the party explores Two rooms',
  ],
  'a proposal is gone with the turn': [
    '* A check for wandering monsters is due',
    'Explore: move, search, listen, or propose to end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'OSE-DUN-11: rest is due': [
    'Rest is due after this turn. The party explores: end the turn when everyone is done',
    'Rest is due after this turn. Explore: move, search, listen, or propose to end the turn',
    'Rest is due after this turn. Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'OSE-DUN-11: the party is weary': [
    'The party is weary, and should rest. Rest for a turn, or go on all the same',
    'The party is weary, and should rest. Explore: move, search, listen, or propose to end the turn',
    'The party is weary, and should rest. Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'a check of monsters is due': [
    '* A check for wandering monsters is due',
    'Explore: move, search, listen, or propose to end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'monsters are drawn up, which the referee alone knows': [
    '* Goblin, 40 feet away: begin the encounter, or send them away',
    'Explore: move, search, listen, or propose to end the turn',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'OSE-CHK-01: a check is called for': [
    'Waiting for Ann (Hild) to check strength',
    '* Your turn: check Hild’s strength (lift the gate)',
    'Waiting for Ann (Hild) to check strength',
    'Waiting for Ann (Hild) to check strength',
  ],
  'a character is dead': [
    'The party explores: end the turn when everyone is done',
    '* Hild is dead: roll a new character, or ask the referee for one of the party’s',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'a character is asleep': [
    'The party explores: end the turn when everyone is done',
    'Hild can do nothing (asleep): the others go on, and can carry them',
    'Explore: move, search, listen, or propose to end the turn',
    'You watch: the party explores Two rooms',
  ],
  'OSE-EVT-01: the distance of those who are met': [
    '* How far apart are they? Roll for it, set it, or skip it',
    'You meet the goblin: the referee sees how far apart you are',
    'You meet the goblin: the referee sees how far apart you are',
    'The party meets the goblin: the referee sees how far apart you are',
  ],
  'OSE-EVT-01: how they react': [
    '* How do they react? Roll for it, set it, or skip it',
    'You meet the goblin: flee, or wait while the referee decides how they react',
    'You meet the goblin: flee, or wait while the referee decides how they react',
    'The party meets the goblin: the referee decides how they react',
  ],
  'OSE-EVT-04: the party is surprised by what it does not see': [
    '* Round 1 (the party is surprised and loses it): go on to the actions',
    'You are surprised and lose this round: waiting for the referee to go on to the actions',
    'You are surprised and lose this round: waiting for the referee to go on to the actions',
    'The party is surprised and loses this round: waiting for the referee to go on to the actions',
  ],
  'OSE-EVT-04: those who surprised the party act': [
    '* All have acted: end the movement phase',
    'You are surprised and lose this round: it is the turn of something in the dark',
    'You are surprised and lose this round: it is the turn of something in the dark',
    'The party is surprised and loses this round: it is the turn of something in the dark',
  ],
  'OSE-EVT-04: those who are met are surprised': [
    '* Round 1: go on to the actions',
    'The goblin is surprised: you may talk or flee, or wait for the referee to go on to the actions',
    'The goblin is surprised: you may talk or flee, or wait for the referee to go on to the actions',
    'The goblin is surprised: waiting for the referee to go on to the actions',
  ],
  'one of the party is the referee’s to play': [
    '* Round 1: roll initiative',
    'Hild has nothing to declare: you may talk or flee, or wait for the referee (for Wren) to declare',
    '* Choose a character to play',
    'Waiting for the referee (for Wren) to declare',
  ],
  'OSE-CMB-01: declarations': [
    'Round 1: waiting for Bob (Wren) to declare, or roll initiative',
    'Hild has nothing to declare: you may talk or flee, or wait for Bob (Wren) to declare, or the referee to roll initiative',
    '* Your turn: declare a retreat for Wren, or nothing',
    'Waiting for Bob (Wren) to declare, or the referee to roll initiative',
  ],
  'OSE-CMB-02: a caster has a spell in mind': [
    'Round 1: waiting for Bob (Wren) to declare, or roll initiative',
    'Hild has nothing to declare: you may talk or flee, or wait for Bob (Wren) to declare, or the referee to roll initiative',
    '* Your turn: declare a spell for Wren, or nothing',
    'Waiting for Bob (Wren) to declare, or the referee to roll initiative',
  ],
  'OSE-CMB-02: a caster has nothing in mind': [
    '* Round 1: roll initiative',
    'Hild has nothing to declare: you may talk or flee, or wait for Bob (Wren) to declare, or the referee to roll initiative',
    'Wren has nothing to declare: you may talk or flee, or wait for the referee to roll initiative',
    'Waiting for Bob (Wren) to declare, or the referee to roll initiative',
  ],
  'OSE-CMB-02: the referee plays a caster who has a spell in mind': [
    '* Round 1: roll initiative, or first declare a spell for Wren',
    'Hild has nothing to declare: you may talk or flee, or wait for the referee (for Wren) to declare',
    '* Choose a character to play',
    'Waiting for the referee (for Wren) to declare',
  ],
  'OSE-CMB-02: the referee plays a caster, and a player’s character stands in melee': [
    '* Round 1: declare for Wren, or nothing; waiting for Ann (Hild) too',
    '* Your turn: declare a retreat for Hild, or nothing',
    '* Choose a character to play',
    'Waiting for Ann (Hild) and the referee (for Wren) to declare',
  ],
  'OSE-APX-03: a cleric faces the undead': [
    'Waiting for Bob (Wren) to turn the undead, or end the spells phase',
    'Waiting for Bob (Wren) to cast or turn the undead',
    '* Your turn: turn the undead, or hold',
    'Waiting for Bob (Wren) to cast or turn the undead',
  ],
  'OSE-CMB-02: one of the party can strike': [
    'Waiting for Bob (Wren) to strike, or end the melee phase',
    'Waiting for Bob (Wren) to strike',
    '* Your turn: strike the goblin, or hold',
    'Waiting for Bob (Wren) to strike',
  ],
  'it is the turn of the others': [
    '* Your turn: the goblin can strike',
    'You may talk or flee, or wait for the referee: it is the turn of the goblin',
    'You may talk or flee, or wait for the referee: it is the turn of the goblin',
    'Waiting for the referee: it is the turn of the goblin',
  ],
  'those who are met are not seen': [
    '* How far apart are they? Roll for it, set it, or skip it',
    'Something moves in the dark: the referee sees how far apart you are',
    'Something moves in the dark: the referee sees how far apart you are',
    'Something moves in the dark: the referee sees how far apart you are',
  ],
  'OSE-EVT-13: the party flees': [
    '* The party flees: is it followed by the goblin?',
    'The party flees: the referee says whether it is followed',
    'The party flees: the referee says whether it is followed',
    'The party flees: the referee says whether it is followed',
  ],
  'OSE-EVT-13: the party has got away': [
    '* The party has got away: bring it to where it fled, and then end the encounter',
    'The party has got away: the referee ends the encounter',
    'The party has got away: the referee ends the encounter',
    'The party has got away: the referee ends the encounter',
  ],
  'OSE-PUR-04: a chase': [
    '* The party flees: run another round, or end the chase',
    'Run for it, or turn and fight: the referee counts the distance',
    'Run for it, or turn and fight: the referee counts the distance',
    'Run for it: the referee counts the distance',
  ],
  'OSE-EVT-13: the others flee': [
    'The goblin would get away: go after them, or let them go?',
    '* The goblin would get away: go after them, or let them go?',
    '* The goblin would get away: go after them, or let them go?',
    'The goblin would get away: waiting for the players to say whether the party follows',
  ],
  'OSE-MOR-02: courage fails, and the table is not told': [
    '* Courage fails the goblin: do they flee, surrender, or fight on?',
    'Waiting for Bob (Wren) to strike',
    '* Your turn: strike the goblin, or hold',
    'Waiting for Bob (Wren) to strike',
  ],
  'nobody is left to fight': [
    '* The fight is over: end the encounter, and then say what they find',
    'No foe in sight is still fighting: waiting for the referee',
    'No foe in sight is still fighting: waiting for the referee',
    'No foe in sight is still fighting: waiting for the referee',
  ],
  downtime: [
    '* 3 swordsmen, a henchman and 2 retainers wait for an answer. Between adventures: let days go by, or begin the next adventure',
    'Aldo has earned level 2. Between adventures: Aldo and Hob rest, and 3 swordsmen, a henchman and 2 retainers would take service: offer terms',
    'There are spells to memorise. Between adventures: Ilphas rests, and 3 swordsmen, a henchman and 2 retainers would take service: offer terms',
    'You watch: the party is between two adventures',
  ],
  'OSE-WLD-01: a day on land': [
    'Where does the party go today? Set the day’s course',
    '* Your turn. Where does the party go today? Set the day’s course',
    '* There are spells to memorise. Your turn. Where does the party go today? Set the day’s course',
    'Waiting for the players to set the day’s course',
  ],
  'OSE-WLD-01: a day at sea': [
    'Where does the ship go today? Set the course',
    '* Your turn. Where does the ship go today? Set the course',
    '* There are spells to memorise. Your turn. Where does the ship go today? Set the course',
    'Waiting for the players to set the day’s course',
  ],
};

const WEIGHTLESS = { weight: 0, kind: 'gear' } as const;

describe('what the table waits for', () => {
  it.each(Object.keys(STATES))('is one true sentence for each seat: %s', (name) => {
    const state = STATES[name] ?? party;
    expect(SEATS.map((seat) => said(state, seat))).toEqual(SENTENCES[name]);
  });

  it('tells the referee of others of a lair who stand by when those who were met have fallen', () => {
    const state = STATES['nobody is left to fight'] ?? party;
    const grik = state.encounter?.sides.flatMap(({ kind, members }) => (kind === 'party' ? [] : members))[0];
    const fallen = grik && state.creatures[grik];
    const other = goblin({ id: id('other'), name: 'Pale goblin', at: fallen?.at ?? null, hidden: true });
    const near = { ...state, creatures: { ...state.creatures, [other.id]: other } };
    expect(said(near, referee)).toBe(
      '* Nobody who was met fights on, but the pale goblin is near: let them join, or end the encounter',
    );
    const [first] = promptTo(known(near, referee), referee).offers;
    expect(first).toBe('JoinEncounter:side');
    expect(said({ ...near, metBefore: [other.id] }, referee)).toMatch(/^\* The fight is over/);
    expect(said(near, player)).toBe('No foe in sight is still fighting: waiting for the referee');
  });

  it('puts the end of the encounter first where nobody is left to fight, though courage failed them before', () => {
    const state = STATES['nobody is left to fight'] ?? party;
    const { encounter } = state;
    const sides = (encounter?.sides ?? []).map((side) => ({ ...side, morale: { ...side.morale, broken: true } }));
    const broken = { ...state, encounter: encounter && { ...encounter, sides } };
    expect(promptTo(known(broken, referee), referee).offers[0]).toBe('ConcludeEncounter');
  });

  it('puts the end of the encounter beside that others who stand by join it', () => {
    const state = STATES['nobody is left to fight'] ?? party;
    const pale = (name: string) => goblin({ id: id(name), name, at: at(3, 1), hidden: true });
    const others = { pale: pale('pale'), lame: pale('lame') };
    const near = { ...state, creatures: { ...state.creatures, ...others } };
    expect(promptTo(known(near, referee), referee).offers.slice(0, 2)).toEqual([
      'JoinEncounter:side',
      'ConcludeEncounter',
    ]);
  });

  it('leads the referee of a new campaign to a map, and then to characters', () => {
    const offered = (state: GameState) => promptTo(known(state, referee), referee).offers;
    const bare = campaign([]);
    expect(offered(bare)).toEqual(['MakeDungeon', 'NewScene']);
    const mapped = after(bare, { type: 'NewScene', name: 'Cellar', width: 9, height: 9, ground: 'rock' }, referee);
    expect(said(mapped, referee)).toBe('* Show a map to the players to begin');
    const later = { ...twoRooms(), id: id<'scene'>('later'), name: 'Later' };
    const twice = { ...mapped, scenes: { ...mapped.scenes, later } };
    expect(promptTo(known(twice, referee), referee).offers[0]).toBe('ShowScene:later');
    expect(offered(mapped)).toEqual([expect.stringMatching(/^ShowScene/)]);
    const [scene = id<'scene'>('none')] = Object.values(mapped.scenes).map((one) => one.id);
    const shown = after(mapped, { type: 'ShowScene', scene }, referee);
    expect(said(shown, referee)).toBe('Waiting for Ann and Bob to make a character, or make some yourself');
    const alone = { ...shown, people: {} };
    expect(said(alone, referee)).toBe('* Invite players, who make characters for the party, or make some yourself');
    for (const each of [shown, alone]) expect(offered(each)).toContain('BeginCharacter');
  });

  it('calls many of a side by its name, and puts last what is seldom ruled', () => {
    const [second, third] = [at(3, 2), at(2, 2)].map((place, nth) => ({
      ...grik,
      id: id<'creature'>(`grik-${nth}`),
      name: `Goblin ${nth}`,
      at: place,
    }));
    const { encounter } = theirs;
    if (!second || !third || !encounter) throw new Error('no meeting');
    const sides = encounter.sides.map((side) =>
      side.kind === 'monsters' ? { ...side, name: 'The goblins', members: [grik.id, second.id, third.id] } : side,
    );
    const many = {
      ...theirs,
      creatures: { ...theirs.creatures, [second.id]: second, [third.id]: third },
      encounter: {
        ...encounter,
        sides,
        combat: encounter.combat && {
          ...encounter.combat,
          actors: encounter.combat.actors.map((ids) => (ids.includes(grik.id) ? [...ids, second.id, third.id] : ids)),
        },
      },
    };
    const { sentence, offers: keys } = promptTo(known(many, referee), referee);
    expect(sentence).toBe('Your turn: the goblins can strike');
    const judged = keys.findIndex((key) => key.startsWith('Attack:judged:'));
    expect(judged).toBeGreaterThan(keys.indexOf('EndRound'));
  });

  it('lets a meeting end that has not come to blows, puts what those can do whose turn it is before it, and says whom one shoots at', () => {
    const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
    const archer = { ...wren, attacks: [bow], items: [] };
    const far = delve([hild, archer, goblin({ name: 'Goblin', at: at(4, 4) })]);
    const begun = [
      toMeet([grik.id]),
      { type: 'SetDistance', distance: 30 },
      { type: 'SetReaction', reaction: 'uncertain' },
    ] as const;
    const first = begun.reduce<GameState>((now, command) => after(now, command, referee), far);
    const party = first.encounter?.sides.find(({ kind }) => kind === 'party')?.id ?? id<'side'>('none');
    const moving = after(first, { type: 'SetInitiative', first: party }, referee);
    expect(promptTo(known(moving, referee), referee).offers).toContain('ConcludeEncounter');
    const goblins = first.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? id<'side'>('none');
    const theirs = promptTo(known(after(first, { type: 'SetInitiative', first: goblins }, referee), referee), referee);
    expect(theirs.sentence).toBe('Your turn: the goblin, uncertain so far, can move');
    expect(theirs.offers.slice(0, 6)).toEqual([
      'NextPhase',
      `CloseIn:strike:${goblins}`,
      `CloseIn:${goblins}`,
      'Parley',
      `Evade:${party}`,
      'ConcludeEncounter',
    ]);
    const shooting = after(moving, { type: 'NextPhase' }, referee);
    expect(said(shooting, otherPlayer)).toBe('* Your turn: shoot or throw at the goblin, or hold');
    const more = ['Orc', 'Rat'].map((name, place) => goblin({ id: id(name), name, at: at(4, place) }));
    const three = {
      ...shooting,
      creatures: { ...shooting.creatures, ...Object.fromEntries(more.map((one) => [one.id, one])) },
      encounter: shooting.encounter && {
        ...shooting.encounter,
        sides: shooting.encounter.sides.map((side) =>
          side.kind === 'monsters' ? { ...side, members: [...side.members, ...more.map((one) => one.id)] } : side,
        ),
      },
    };
    expect(said(three, otherPlayer)).toBe('* Your turn: shoot or throw at Rat, the orc or the goblin, or hold');
    const alike = Object.fromEntries(
      Object.values<Creature>(three.creatures).map((one) => [
        one.id,
        one.kind === 'monster' ? { ...one, name: `${one.id} goblin` } : one,
      ]),
    );
    expect(said({ ...three, creatures: alike }, otherPlayer)).toBe(
      '* Your turn: shoot or throw at one of 3 goblins, or hold',
    );
    expect(promptTo(known(blows, referee), referee).offers).not.toContain('ConcludeEncounter');
  });

  describe('of those who have not made up their minds', () => {
    const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
    const archer = { ...wren, attacks: [...wren.attacks, bow] };

    /** Hild and Wren, who goes armed with a bow, before a goblin that acts after them. */
    function met(reaction: 'uncertain' | 'hostile', goblinAt = at(3, 1)): Script {
      const script = new Script(delve([hild, archer, goblin({ name: 'Goblin', at: goblinAt })]));
      script.play(toMeet([grik.id]));
      script.play({ type: 'SetDistance', distance: 30 }).play({ type: 'SetReaction', reaction });
      const [party = id<'side'>('none')] = partyOf(script);
      return script.play({ type: 'SetInitiative', first: party });
    }
    const partyOf = ({ state }: Script) =>
      state.encounter?.sides.flatMap((side) => (side.kind === 'party' ? [side.id] : [])) ?? [];
    const keysOf = ({ state }: Script, seat: Seat) => promptTo(known(state, seat), seat).offers;
    const talk = (script: Script) => ['Parley', ...partyOf(script).map((side) => `Evade:${side}`)];

    it('talk and flight come right after what stands first, for the referee as for who acts or declares', () => {
      const script = met('uncertain');
      for (const seat of [referee, player, otherPlayer]) {
        const keys = keysOf(until(script, 'melee', 0), seat);
        if (seat !== player) expect(keys.slice(1, 3)).toEqual(talk(script));
        else expect(keys.slice(0, 2)).toEqual(talk(script));
      }
      script.play({ type: 'EndRound' });
      expect(keysOf(script, referee).slice(1, 3)).toEqual(talk(script));
      expect(keysOf(script, otherPlayer).slice(2, 4)).toEqual(talk(script));
      const [parley] = talk(script);
      const offered = offers(script.state, player).find(({ key }) => key === parley);
      expect(offered?.command).toBe('Parley');
      script.play({ type: 'Parley' }, player);
      expect(keysOf(script, referee)).toContain(talk(script)[1]);
    });

    it('what players are offered, and in which order, is the same of those who are hostile: that is the referee’s to know', () => {
      const [open, hostile] = [met('uncertain'), met('hostile')];
      for (const seat of [player, otherPlayer]) expect(keysOf(hostile, seat)).toEqual(keysOf(open, seat));
      expect(keysOf(hostile, referee)).not.toContain('Parley');
    });

    it.each([
      ['struck', at(3, 1), 'melee', 0],
      ['shot', at(4, 4), 'missile', 1],
    ] as const)('once somebody has %s, their strokes come before the end of the round', (_, where, phase, attack) => {
      const last = phase === 'melee' ? 'melee' : 'movement';
      const unstruck = until(met('uncertain', where), last, 1);
      expect(keysOf(unstruck, referee)[0]).toMatch(/^(NextPhase|EndRound)/);
      expect(promptTo(known(unstruck.state, referee), referee).sentence).toContain('so far');
      const script = until(met('uncertain', where), phase, 0);
      script.play({ type: 'Attack', attacker: wren.id, target: grik.id, attack }, otherPlayer, 2);
      until(script, last, 1);
      expect(keysOf(script, referee)).not.toContain('ConcludeEncounter');
      expect(promptTo(known(script.state, referee), referee).sentence).not.toContain('so far');
      if (phase === 'melee') expect(keysOf(script, referee)[0]).toMatch(/^Attack/);
      script.play({ type: 'EndRound' });
      expect(keysOf(script, referee)).not.toContain('ConcludeEncounter');
    });
  });

  it.each([
    ['all are left', 3],
    ['one fell, and the morale of the others is to be checked', 0],
  ] as const)('tells players that all of the party have acted, in the same words where %s', (_, hitPoints) => {
    const foes = [1, 2].map((y) =>
      goblin({ id: id(`foe-${y}`), at: at(2, y), hitPoints: { now: hitPoints + 1, max: 9 } }),
    );
    const script = brawl({ base: 'ose' }, [hild], foes);
    const [first] = foes;
    script.play({ type: 'Attack', attacker: hild.id, target: first?.id ?? grik.id, attack: 0 }, player, 19, 1);
    expect(said(script.state, player)).toBe('All of the party have acted: waiting for the referee to go on');
    const due = hitPoints === 0;
    expect(said(script.state, referee)).toMatch(due ? /^\* All have acted: check the morale of / : /: end the melee/);
    expect(promptTo(known(script.state, referee), referee).offers[0]).toMatch(due ? /^CheckMorale:/ : /^NextPhase/);
    script.play({ type: 'NextPhase' });
    expect(said(script.state, referee)).toMatch(due ? /^\* Check the morale of / : /^\* All have acted: /);
    if (due) expect(said(script.state, player)).toBe('All of the party have acted: waiting for the referee to go on');
  });

  it('asks the referee, where the party talks, how it is taken, and lets the sides part', () => {
    const begun = [
      toMeet([grik.id]),
      { type: 'SetDistance', distance: 30 },
      { type: 'SetReaction', reaction: 'uncertain' },
    ] as const;
    const met = begun.reduce<GameState>(
      (now, command) => after(now, command, referee),
      delve([hild, wren, goblin({ name: 'Goblin', at: at(4, 4) })]),
    );
    expect(promptTo(known(met, referee), referee).offers).toContain('ConcludeEncounter');
    expect(promptTo(known(met, player), player).offers).toContain('Parley');
    const talking = after(met, { type: 'Parley' }, player);
    const { sentence, offers: keys } = promptTo(known(talking, referee), referee);
    expect(sentence).toBe('The party talks: roll the reaction, end the encounter, or roll initiative');
    expect(keys.slice(0, 2)).toEqual(['RollReaction', 'ConcludeEncounter']);
    expect(said(talking, player)).toBe('The two sides talk: you may flee, or wait for the referee');
    const by = (reaction: string) => {
      const now = after(talking, { type: 'SetReaction', reaction } as Command, referee);
      const { sentence, offers: keys } = promptTo(known(now, referee), referee);
      return [sentence, keys[0]];
    };
    expect(by('friendly')).toEqual([
      'The two sides talk, and the goblin is friendly: end the encounter, or roll initiative',
      'ConcludeEncounter',
    ]);
    expect(by('attacks')).toEqual(['Round 1: roll initiative', 'RollInitiative']);
    const again = after(talking, { type: 'EndRound' }, referee);
    expect(said(again, referee)).toMatch(/^\* The party talks: roll the reaction/);
  });

  it('puts the blow before the throw of whoever stands in melee', () => {
    const knife = weapon('dagger', { kind: 'missile', damage: '1d4', ranges: [10, 20, 30] });
    const thrower = { ...wren, at: at(3, 3), attacks: [...wren.attacks, knife], items: [] };
    const far = goblin({ id: id('far'), name: 'Snag', at: at(1, 3) });
    const met = delve([hild, thrower, goblin({ name: 'Goblin', at: at(3, 4) }), far]);
    const begun = [
      toMeet([grik.id, far.id]),
      { type: 'SetDistance', distance: 10 },
      { type: 'SetReaction', reaction: 'attacks' },
    ] as const;
    const first = begun.reduce<GameState>((now, command) => after(now, command, referee), met);
    const party = first.encounter?.sides.find(({ kind }) => kind === 'party')?.id ?? id<'side'>('none');
    const moving = after(first, { type: 'SetInitiative', first: party }, referee);
    const missiles = after(moving, { type: 'NextPhase' }, referee);
    expect(missiles.encounter?.combat?.phase).toBe('missile');
    const { sentence, offers: keys } = promptTo(known(missiles, otherPlayer), otherPlayer);
    expect(sentence).toMatch(/^Your turn: shoot or throw at .*, or hold, to strike in the melee phase$/);
    expect(keys[0]).toBe(`Hold:strike:${thrower.id}`);
    expect(keys.findIndex((key) => key.startsWith('Attack:'))).toBeGreaterThan(0);
  });

  it('asks the referee of a party that is home for the award first, for as long as one is due', () => {
    const killed = after(
      blows,
      { type: 'DealDamage', creature: grik.id, amount: '99', source: '', destructive: 'none' },
      referee,
    );
    const concluded = after(killed, { type: 'ConcludeEncounter' }, referee);
    const home = (state: GameState) =>
      after(state, { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false }, referee);
    expect(said(home(party), referee)).toBe('* Between adventures: begin the next adventure, or let days go by');
    const due = home({ ...concluded, wanderingDue: false });
    expect(said(due, referee)).toBe(
      '* The party is home, and experience is due: calculate the award, or let days go by',
    );
    expect(promptTo(known(due, referee), referee).offers[0]).toBe('ReckonAward');
    expect(said(due, player)).not.toContain('experience is due');
  });

  it('puts the next adventure first where all are whole and nobody is busy, and else a week, with both in the open', () => {
    const home = { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false } as const;
    const asked = (one: Creature, facts: Pick<GameState, 'lessons'> = { lessons: {} }) => {
      const { sentence, offers: keys } = promptTo(
        known({ ...after(delve([one, wren]), home, referee), ...facts }, referee),
        referee,
      );
      return [sentence, ...keys.slice(0, 2)];
    };
    const first = [
      'Between adventures: begin the next adventure, or let days go by',
      'EndDowntime',
      'PassDowntime:week',
    ];
    const later = [
      'Between adventures: let days go by, or begin the next adventure',
      'PassDowntime:week',
      'EndDowntime',
    ];
    expect(asked(hild)).toEqual(first);
    expect(asked({ ...hild, hitPoints: { now: 1, max: 5 } })).toEqual(later);
    expect(asked({ ...hild, conditions: ['blind'] })).toEqual(later);
    const lesson = { skill: 'miller' } as unknown as GameState['lessons'][Creature['id']];
    expect(asked(hild, { lessons: { [hild.id]: lesson } })).toEqual(later);
  });

  it('does not say that a fight is won that was left while somebody fights on', () => {
    const second = goblin({ id: id('snag'), name: 'Snag', at: at(1, 3) });
    const met = after(delve([hild, grik, second]), toMeet([grik.id, second.id]), referee);
    const slain = after(met, { type: 'SetCondition', creature: grik.id, condition: 'dead', on: true }, referee);
    const left = after(slain, { type: 'ConcludeEncounter' }, referee);
    expect(left.adventure?.overcome).toHaveLength(1);
    expect(said({ ...left, wanderingDue: false }, referee)).not.toContain('The fight is won');
  });

  it('counts those that are alike, where they are many', () => {
    const stirges = Array.from({ length: 27 }, (_, place) =>
      goblin({ id: id(`stirge-${place}`), name: `Stirge ${place + 1}`, at: at(place % 5, Math.floor(place / 5)) }),
    );
    expect(names(stirges)).toBe('27 stirges');
    expect(names([hild, wren, ...stirges])).toBe('Hild, Wren and 27 stirges');
    const others = ['Aldo', 'Bera', 'Cuth'].map((name) => ({ ...hild, name }));
    expect(names([hild, ...others, ...stirges])).toBe('Hild, Aldo, Bera and 28 more');
    const fight: GameState = {
      ...blows,
      creatures: {
        ...Object.fromEntries([...stirges, wren].map((one) => [one.id, one])),
        [hild.id]: { ...hild, at: at(2, 2) },
      },
      encounter: blows.encounter && {
        ...blows.encounter,
        sides: blows.encounter.sides.map((side) =>
          side.kind === 'party' ? side : { ...side, members: stirges.map((one) => one.id) },
        ),
      },
    };
    expect(said(fight, player)).toMatch(/strike one of \d stirges/);
  });

  it('does not say that a fight is won in which nobody of the party is left to fight either', () => {
    const down = [hild.id, wren.id].reduce<GameState>(
      (now, creature) => after(now, { type: 'SetCondition', creature, condition: 'dead', on: true }, referee),
      after(blows, { type: 'SetCondition', creature: grik.id, condition: 'dead', on: true }, referee),
    );
    const over = after(down, { type: 'ConcludeEncounter' }, referee);
    expect(over.adventure?.overcome).toHaveLength(1);
    expect(said({ ...over, wanderingDue: false }, referee)).not.toContain('The fight is won');
  });

  it('lets the referee say what a fight that was won leaves, until the next turn has ended', () => {
    const killed = after(
      blows,
      { type: 'DealDamage', creature: grik.id, amount: '99', source: '', destructive: 'none' },
      referee,
    );
    const concluded = after(killed, { type: 'ConcludeEncounter' }, referee);
    const won = { ...concluded, wanderingDue: false };
    expect(said(won, referee)).toBe('The fight is won. The party explores: say what they find, or end the turn');
    const { offers: keys } = promptTo(known(won, referee), referee);
    expect(keys[0]).toBe('EndTurn:active');
    expect(keys).toEqual(expect.arrayContaining(['PoolTreasure', 'PoolThing', 'ReckonAward']));
    expect(promptTo(known(won, player), player).offers).not.toContain('PoolTreasure');
    const coins = { pp: 0, gp: 5, ep: 0, sp: 0, cp: 0, valuables: 0 };
    expect(said(after(won, { type: 'PoolTreasure', ...coins }, referee), referee)).not.toContain('The fight is won');
    const later = after(won, { type: 'EndTurn', resting: false }, referee);
    expect(said({ ...later, wanderingDue: false }, referee)).toBe(
      'The party explores: end the turn when everyone is done',
    );
  });

  it('asks for the award that was reckoned, and whoever chooses next among the finds', () => {
    const adventure = { ...adventureOf(beside), overcome: [{ name: 'Goblin', hitDice: grik.hitDice }] };
    const over: GameState = { ...beside, encounter: null, adventure };
    const award = { place: 'settlement', monsters: 5, treasure: 0, magic: 0, extra: 0, places: 0 } as const;
    const reckoned = after(over, { type: 'ReckonAward', ...award, sharers: [hild.id] }, referee);
    expect(said(reckoned, referee)).toBe('* An award of 5 XP is calculated: give it, or discard it');
    expect(promptTo(known(reckoned, referee), referee).offers).toEqual(['AwardExperience', 'DropAward']);
    const found = after(over, { type: 'PoolThing', name: 'a vial', thing: 'potion', named: false }, referee);
    const thrown = { ...found, adventure: { ...adventureOf(found), turns: [otherPlayer.user, player.user] } };
    expect(said(thrown, otherPlayer)).toBe('* Your choice of what was found: take a thing, or go on');
    expect(said(thrown, player)).not.toContain('Your choice');
    expect(said(found, player)).toMatch(/^Who takes the vial\? Explore/);
    expect(promptTo(known(found, player), player).offers[0]).toMatch(/^TakeThing:agreement:/);
    const borne = after(found, { type: 'BearPool', creatures: [hild.id] }, player);
    expect(said(borne, player)).toMatch(/^Who takes the vial\? Explore/);
    const coins = { pp: 0, gp: 5, ep: 0, sp: 0, cp: 0, valuables: 0 };
    expect(said(after(found, { type: 'PoolTreasure', ...coins }, referee), player)).toMatch(
      /^Who takes the vial\? Who carries the treasure\? Explore/,
    );
  });

  it('has a proposal to end the turn answered before what was found is dealt with', () => {
    const found = after(
      delve([hild, wren]),
      { type: 'PoolThing', name: 'a vial', thing: 'potion', named: false },
      referee,
    );
    expect(promptTo(known(found, referee), referee).offers[0]).toMatch(/^TakeThing/);
    const proposed = after(found, { type: 'ProposeEndTurn', withdrawn: false }, otherPlayer);
    expect(promptTo(known(proposed, referee), referee).offers[0]).toBe('EndTurn:active');
  });

  /** The party on a hex map, with the day before it. */
  function atDawn(...members: readonly Creature[]): GameState {
    const drawn = { type: 'DrawLand', name: 'The March', layout: 'flat', width: 4, height: 4, milesPerHex: 6 } as const;
    const off = delve(members.map((one) => ({ ...one, at: null })));
    return after(after(off, drawn, referee), { type: 'PlaceParty', column: 2, row: 2 }, referee);
  }

  it('asks the referee of a party on its way for an award that is calculated, before the next day', () => {
    const pooled = { type: 'PoolTreasure', pp: 0, gp: 900, ep: 0, sp: 0, cp: 0, valuables: 0 } as const;
    const dawn = after(atDawn(hild, wren), pooled, referee);
    const nothing = { monsters: 0, magic: 0, extra: 0, places: 0 };
    const sharers = [hild.id, wren.id];
    const award = { type: 'ReckonAward', place: 'safe', treasure: 900, ...nothing, sharers } as const;
    expect(said(after(dawn, award, referee), referee)).toBe(
      '* An award of 900 XP is calculated: give it, or discard it',
    );
  });

  it.each(['exploring', 'between adventures', 'on a journey'] as const)(
    'leads a player to a level that was earned, %s',
    (when) => {
      const rich = { ...hild, experience: 2_500 };
      const begun = when === 'on a journey' ? atDawn(rich, wren) : delve([rich, wren]);
      const home = { place: 'settlement', guarded: true, wanderingFree: true } as const;
      const state = when === 'between adventures' ? after(begun, { type: 'BeginDowntime', ...home }, referee) : begun;
      expect(said(state, player)).toMatch(
        /^(\* )?Hild has earned level 2\. (Explore: |Between adventures: |Your turn\. Where does the party go)/,
      );
      expect(promptTo(known(state, player), player).offers[0]).toBe(`LevelUp:${hild.id}`);
      for (const seat of [referee, otherPlayer]) expect(said(state, seat)).not.toContain('level 2');
      const risen = after(state, { type: 'LevelUp', creature: hild.id }, player, 4);
      expect(said(risen, player)).not.toContain('earned');
    },
  );

  it('leads whoever plays a caster to what is to be memorised, until it is, and again after a night’s sleep', () => {
    const mage = { ...hild, class: 'magic-user' };
    const fresh = delve([mage, wren]);
    expect(said(fresh, player)).toMatch(/^There are spells to memorise\. Explore: /);
    expect(promptTo(known(fresh, player), player).offers[0]).toBe(`Memorise:${mage.id}`);
    for (const seat of [referee, otherPlayer]) expect(said(fresh, seat)).not.toContain('memorise');
    const ready = after(fresh, { type: 'Memorise', creature: mage.id, spell: 'Sleep' }, player);
    expect(said(ready, player)).toMatch(/^Explore: /);
    const cast = { type: 'CastSpell', caster: mage.id, spell: 'Sleep', targets: [] } as const;
    expect(said(after(ready, cast, player), player)).not.toContain('memorise');
  });

  it('leads a caster to what is to be memorised between adventures, and before a day on the way', () => {
    const mage = { ...hild, class: 'magic-user' };
    const home = { type: 'BeginDowntime', place: 'settlement', guarded: true, wanderingFree: true } as const;
    for (const state of [after(delve([mage, wren]), home, referee), atDawn(mage, wren)]) {
      expect(said(state, player)).toMatch(
        /^(\* )?There are spells to memorise\. (Between adventures: |Your turn\. Where)/,
      );
      expect(promptTo(known(state, player), player).offers[0]).toBe(`Memorise:${mage.id}`);
      for (const seat of [referee, otherPlayer]) expect(said(state, seat)).not.toContain('memorise');
    }
  });

  it('lets the night in camp go on that something disturbed, before the referee alone', () => {
    const camped = after(
      { ...party, automation: { ...party.automation, wandering: false } },
      { type: 'PassTurns', turns: 20, resting: true },
      referee,
    );
    const quiet = { ...camped, wanderingDue: false };
    expect(said(quiet, referee)).toBe('The party sleeps: let the night go on, or wake the party and end the turn');
    expect(promptTo(known(quiet, referee), referee).offers[0]).toBe('PassTurns:night');
    expect(said(quiet, player)).toMatch(/^Explore: /);
    const shortly = { ...quiet, party: { ...quiet.party, turnsOfRest: 3 } };
    expect(said(shortly, referee)).toBe('The party explores: end the turn when everyone is done');
    const won = { ...quiet, adventure: { ...adventureOf(quiet), wonIn: turnOf(quiet) } };
    expect(said(won, referee)).toMatch(/^The fight is won\. /);
  });

  it('lets somebody who is new come to those who fight, and take part', () => {
    const late = { ...wren, at: null, fresh: true as const };
    const met = after(delve([hild, late, goblin({ at: at(4, 1) })]), toMeet([grik.id]), referee);
    expect(said(met, referee)).toMatch(/^\* Wren is new, and may be brought to the party\. /);
    const [, brings] = promptTo(known(met, referee), referee).offers;
    expect(brings).toBe(`PlaceCreature:to-party:${wren.id}`);
    expect(said(met, player)).not.toContain('Wren is new');
    const come = after(met, { type: 'PlaceCreature', creature: wren.id, square: { x: 2, y: 2 } }, referee);
    expect(sideOf(come.encounter, wren.id)?.kind).toBe('party');
    expect(said(come, referee)).not.toContain('Wren is new');
  });

  it('says that no light burns, and lets whoever can make one do so first', () => {
    const bearer = { ...hild, items: kindling };
    const dark = delve([bearer, wren], {}, twoRooms({ ambient: 'dark' }));
    expect(said(dark, referee)).toBe('No light burns. The party explores: end the turn when everyone is done');
    expect(said(dark, player)).toMatch(/^No light burns\. Explore: /);
    const { offers: keys } = promptTo(known(dark, player), player);
    expect(keys[0]).toMatch(/^LightUp:/);
    expect(promptTo(known(dark, otherPlayer), otherPlayer).offers[0]).not.toMatch(/^LightUp:/);
    const lit = after(dark, { type: 'LightUp', creature: hild.id, kind: 'torch' }, player);
    expect(said(lit, player)).toMatch(/^Explore: /);
  });

  it('lets the referee have a light made, by one whom nobody plays where there is such a one, and the next one ends the turn', () => {
    const nobodys = { ...wren, owner: null, items: kindling };
    const party = delve([{ ...hild, items: kindling }, nobodys], {}, twoRooms({ ambient: 'dark' }));
    const keys = (state: GameState) => promptTo(known(state, referee), referee).offers;
    expect(keys(party)[0]).toBe(`LightUp:torch:${wren.id}`);
    expect(keys(party)[1]).toMatch(/^EndTurn:/);
    const played = delve(
      [
        { ...hild, items: kindling },
        { ...nobodys, items: [] },
      ],
      {},
      twoRooms({ ambient: 'dark' }),
    );
    expect(keys(played)[0]).toBe(`LightUp:torch:${hild.id}`);
    expect(keys(delve([hild], {}, twoRooms({ ambient: 'dark' })))[0]).toMatch(/^EndTurn:/);
  });

  it('lets a lantern be lit first, then one with a hood, and then a torch', () => {
    const lights = ['torch', 'hooded-lantern', 'lantern'] as const;
    const things = lights.map((use) => ({ ...{ id: id<'item'>(use), name: use, quantity: 1 }, ...WEIGHTLESS, use }));
    const first = (items: typeof things) => {
      const oil = { ...{ id: id<'item'>('oil'), name: 'oil', quantity: 2 }, ...WEIGHTLESS, use: 'oil' as const };
      const dark = delve([{ ...hild, items: [...kindling, oil, ...items] }], {}, twoRooms({ ambient: 'dark' }));
      return promptTo(known(dark, player), player).offers[0];
    };
    expect([first(things), first(things.slice(0, 2)), first(things.slice(0, 1))]).toEqual(
      ['lantern', 'hooded-lantern', 'torch'].map((kind) => `LightUp:${kind}:${hild.id}`),
    );
  });

  it('counts who waits to be met', () => {
    const four = { name: 'Goblin', creatures: ['a', 'b', 'c', 'd'].map((one) => id<'creature'>(one)), distance: 40 };
    expect(said({ ...beside, encounter: null, drawnUp: four }, referee)).toBe(
      '* 4 goblins, 40 feet away: begin the encounter, or send them away',
    );
  });

  it('puts the way home before the referee once somebody stands by the way in, and not before the first turn is over', () => {
    const stairs = { kind: 'stairs-up', at: { x: 1.5, y: 1.5 } } as const;
    const scene = twoRooms({ features: [stairs] });
    const atStairs = { ...delve([hild]), scenes: { [scene.id]: scene }, rounds: 3 * 60 };
    const asksHome = (state: GameState) =>
      promptTo(known(state, referee), referee).offers.some((key) => key.startsWith('BeginDowntime'));
    expect(asksHome(atStairs)).toBe(true);
    expect(promptTo(known(atStairs, referee), referee).offers).not.toContain('BeginDowntime:away');
    expect(offers(atStairs, referee).find(({ key }) => key === 'BeginDowntime')?.inputs).toEqual([]);
    expect(asksHome({ ...atStairs, rounds: 0 })).toBe(false);
    expect(asksHome({ ...atStairs, scenes: { [scene.id]: { ...scene, features: [] } } })).toBe(false);
  });

  it('tells whoever plays on with others of the death of one of theirs, in the round it happened, and after the fight until they have somebody new', () => {
    const second = { ...hild, id: id<'creature'>('tove'), name: 'Tove', at: at(2, 2) };
    const met = after(delve([hild, second, wren, grik]), toMeet([grik.id]), referee);
    const dead = after(met, { type: 'SetCondition', creature: hild.id, condition: 'dead', on: true }, referee);
    expect(said(dead, player)).toMatch(/^Hild is dead, and you play on with Tove\. You meet the goblin/);
    expect(said(dead, otherPlayer)).toMatch(/^You meet the goblin/);
    expect(said(dead, referee)).not.toContain('you play on');
    const rounds = (['SkipStep', 'SkipStep', 'SkipStep'] as const).reduce<GameState>(
      (now, type) => (now.encounter?.step === 'initiative' ? now : after(now, { type }, referee)),
      met,
    );
    const first = rounds.encounter?.sides[0]?.id ?? id<'side'>('none');
    const acting = after(rounds, { type: 'SetInitiative', first }, referee);
    const killed = after(acting, { type: 'SetCondition', creature: hild.id, condition: 'dead', on: true }, referee);
    expect(said(killed, player)).toContain('Hild is dead, and you play on with Tove. ');
    const next = after(killed, { type: 'EndRound' }, referee);
    expect(said(next, player)).not.toContain('dead');
    const over = { ...after(dead, { type: 'ConcludeEncounter' }, referee), wanderingDue: false };
    expect(said(over, player)).toMatch(/^Hild is dead, and you play on with Tove\. .*Explore: /);
    expect(promptTo(known(over, player), player).offers).toContain('BeginCharacter');
    const made = { ...hild, id: id<'creature'>('made'), name: 'Made', at: null, fresh: true };
    const alone = Object.fromEntries(Object.entries(over.creatures).filter(([one]) => one !== second.id));
    const anew = { ...over, creatures: { ...alone, [made.id]: made } };
    expect(said(anew, player)).toMatch(/^Hild is dead, and you play on with Made\. Made is not on the board yet/);
    const nim = { ...hild, id: id<'creature'>('nim'), name: 'Nim', at: at(2, 3) };
    const joined = { ...over, creatures: { ...over.creatures, [nim.id]: nim } };
    expect(said(joined, player)).not.toContain('you play on');
  });

  it('names only whom a seat knows', () => {
    const lurking = { ...beside, drawnUp: { name: 'Goblin', creatures: [grik.id], distance: 40 } };
    expect(SEATS.map((seat) => promptTo(known(lurking, seat), seat).who)).toEqual([[grik.id], [], [], []]);
    expect(SEATS.map((seat) => promptTo(known(blows, seat), seat).who)).toEqual([
      [wren.id],
      [wren.id],
      [wren.id],
      [wren.id],
    ]);
  });

  it('is answered by offers of that seat, in whatever play, by whatever rules', () => {
    const beginnings = fc.constantFrom(...Object.values(BEGINNINGS));
    fc.assert(
      fc.property(beginnings, rules, steps(40), fc.nat(), (begin, chosen, acts, seed) => {
        play({ ...begin(), ruleset: chosen }, acts, seed, (now) => {
          for (const seat of SEATS) {
            const { sentence, offers: keys } = promptTo(known(now, seat), seat);
            const open = new Set(offers(now, seat).flatMap(({ key, barred }) => (barred === null ? [key] : [])));
            expect(keys.filter((key) => !open.has(key))).toEqual([]);
            expect(sentence).not.toMatch(/undefined|null|NaN|\.$/);
          }
        });
      }),
      { numRuns: 30 },
    );
  }, 240_000);
});
