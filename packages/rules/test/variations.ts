import { hasSquare, squareAt } from '@lanthorn/geometry';
import { type CreatureId, id, type Seat, type UserId } from '../src/core/index.ts';
import { isPlaced, isWatched, ofParty } from '../src/procedures/situation/sight/known.ts';
import { seenByParty } from '../src/procedures/situation/sight/sight.ts';
import { adventureOf } from '../src/state/adventure.ts';
import type { Creature } from '../src/state/creature.ts';
import type { Encounter } from '../src/state/encounter.ts';
import { mayRead, mayWrite } from '../src/state/journal.ts';
import { NO_COINS } from '../src/state/purse.ts';
import { UNSEEN } from '../src/state/sides.ts';
import type { GameState } from '../src/state/state.ts';
import { ABBEY, door, inAbbey, named, pit, wall } from './abbey.ts';
import { goblin, otherPlayer, player, spectator } from './table.ts';
import { CANARY, withAreas, withDrawings } from './veiled.ts';

/** The same table for a seat: something is otherwise that it may not know. */
export type Variation = (state: GameState, seat: Seat) => GameState;

const creatures =
  (change: (creature: Creature, state: GameState) => Creature): Variation =>
  (state) => ({
    ...state,
    creatures: Object.fromEntries(Object.values(state.creatures).map((one) => [one.id, change(one, state)])),
  });

const strangers = (change: (creature: Creature, state: GameState) => Partial<Creature>): Variation =>
  creatures((one, state) => (ofParty(state, one) ? one : { ...one, ...change(one, state) }));

const inEncounter =
  (change: (encounter: Encounter, state: GameState) => Partial<Encounter>): Variation =>
  (state) =>
    state.encounter ? { ...state, encounter: { ...state.encounter, ...change(state.encounter, state) } } : state;

const foes = ({ encounter }: GameState): readonly CreatureId[] =>
  (encounter?.sides ?? []).flatMap(({ kind, members }) => (kind === 'monsters' ? members : []));

const ofAll = <T>(who: readonly CreatureId[], what: T): Readonly<Record<CreatureId, T>> =>
  Object.fromEntries(who.map((one) => [one, what]));

const monsters = ({ creatures: all }: GameState): readonly CreatureId[] =>
  Object.values(all).flatMap((one) => (one.kind === 'monster' && one.owner === null ? [one.id] : []));

const others = <T>(
  by: Readonly<Record<CreatureId, T>>,
  state: GameState,
  { user, role }: Seat,
  what: T,
): Readonly<Record<CreatureId, T>> => ({
  ...by,
  ...ofAll(
    Object.values(state.creatures).flatMap((one) => (role === 'player' && one.owner === user ? [] : [one.id])),
    what,
  ),
});

const SHINING = { id: id<'item'>('varied'), name: CANARY, quantity: 1, weight: 1, kind: 'gear', use: null } as const;

/** Each names a part of the state that is left out of what players know, or stands in it otherwise. */
export const VARIATIONS: Readonly<Record<string, Variation>> = {
  'the figures of strangers': strangers(() => ({
    class: 'fighter',
    level: 9,
    experience: 900,
    abilities: { STR: 18, INT: 18, WIS: 18, DEX: 18, CON: 18, CHA: 18 },
    armour: 'plate',
    shield: true,
    helmet: true,
    alignment: 'lawful',
    hitDice: { dice: 9, plus: 0, stars: 2 },
    hitPoints: { now: 3, max: 99 },
    naturalArmour: 19,
    movement: 240,
    infravision: 120,
    morale: 12,
    saveAs: '9',
    moved: 30,
    notes: CANARY,
    disbelieves: true,
    skills: { [CANARY]: 50 },
  })),
  'what the referee has laid over the map': withAreas,
  'what the referee has drawn over the map': withDrawings,
  'what strangers have': strangers(() => ({
    attacks: [],
    items: [],
    coins: { pp: 9, gp: 9, ep: 9, sp: 9, cp: 9 },
    book: [CANARY],
  })),
  'the nature of strangers that does not show': strangers(({ traits }) => ({
    traits: { ...traits, surprisesOn: 5, immune: 'mundane', tenacious: true, initiative: 3 },
  })),
  'where strangers stand whom nobody sees': strangers((one, state) =>
    one.at && !isPlaced(state, spectator, one)
      ? { at: { ...one.at, scene: id('elsewhere') }, facing: 3, across: 4, elevation: 60 }
      : {},
  ),
  'what befalls those who are met and whom nobody sees': (state) => ({
    ...state,
    creatures: Object.fromEntries(
      Object.values(state.creatures).map((one) => [
        one.id,
        state.lastSeen?.[one.id] && !watched(state, one.id) ? { ...one, conditions: ['blind' as const] } : one,
      ]),
    ),
  }),
  'somebody hidden': (state) => {
    const hidden = goblin({ id: id('varied'), name: CANARY, hidden: true });
    return { ...state, creatures: { ...state.creatures, [hidden.id]: hidden } };
  },
  'the remarks of others on their characters': (state, seat) =>
    creatures((one) => (one.owner === null || one.owner === seat.user ? one : { ...one, notes: CANARY }))(state, seat),
  'another map': (state) => {
    const scene = state.scenes[ABBEY];
    return scene
      ? { ...state, scenes: { ...state.scenes, [id<'scene'>('varied')]: { ...scene, id: id('varied'), name: CANARY } } }
      : state;
  },
  'the key, remarks and depth of the map': (state) =>
    withScene(state, (scene) => ({
      notes: [{ at: { x: 1, y: 1 }, text: CANARY }],
      level: 7,
      rooms: scene.rooms.map((room) => ({ ...room, key: `${room.key}x`, text: CANARY, wanderers: id(CANARY) })),
      lore: [{ square: { x: 1, y: 1 }, topic: CANARY, text: CANARY }],
      image: scene.image && { ...scene.image, asset: CANARY },
      folder: CANARY,
      wanderers: id(CANARY),
      toPlayers: scene.toPlayers ?? scene.name,
      name: CANARY,
    })),
  'the colour of lights of the map whose place nobody of the party sees': (state) =>
    withScene(state, ({ lights, grid }) => {
      const seen = seenByParty({ ...state, scene: ABBEY });
      return {
        lights: lights.map((light) =>
          hasSquare(seen, squareAt(light.at, grid)) ? light : { ...light, colour: CANARY },
        ),
      };
    }),
  'what keeps doors shut': (state) =>
    withScene(state, ({ doors }) => ({
      doors: Object.fromEntries(
        Object.values(doors).map((one) => [
          one.id,
          { ...one, locked: !one.locked, stuck: !one.stuck, failedForcings: 9 },
        ]),
      ),
    })),
  'what traps do, and those that nobody has found': (state) =>
    withScene(state, ({ traps }) => ({
      traps: {
        ...Object.fromEntries(
          Object.values(traps).map((trap) => [
            trap.id,
            { ...trap, damage: '9d6', save: { against: 'death', otherwise: 'dead', turns: CANARY }, text: CANARY },
          ]),
        ),
        ...named([pit({ id: id('varied'), name: CANARY, squares: [{ x: 1, y: 1 }] })]),
      },
    })),
  'walls and doors of what is not explored': (state) =>
    withScene(state, ({ walls, doors, explored, features }) =>
      explored.slice(0, 3).every((row) => !row.slice(15, 18).includes('1'))
        ? {
            walls: [...walls, wall(16, 0, 16, 1)],
            doors: { ...doors, ...named([door('varied', { segment: wall(16, 1, 16, 2) })]) },
            features: [...features, { kind: 'altar', at: { x: 16.5, y: 1.5 } }],
          }
        : {},
    ),
  'how long lights of others burn': (state) => ({
    ...state,
    lights: Object.fromEntries(
      Object.values(state.lights).map((light) => {
        const bearer = light.carriedBy ? state.creatures[light.carriedBy] : undefined;
        return [light.id, bearer && ofParty(state, bearer) ? light : { ...light, turnsLeft: 99, thing: SHINING }];
      }),
    ),
  }),
  'how the others take the meeting, and their courage': inEncounter(({ sides, reaction }) => ({
    reaction: reaction === null ? null : CANARY,
    sides: sides.map((side) => ({
      ...side,
      aware: !side.aware,
      surpriseFace: 6,
      ...(side.kind === 'monsters' ? { initial: side.initial + 5 } : {}),
      morale: { firstDeath: true, half: true, successes: 1, due: true, broken: true },
    })),
  })),
  'what a side is called of whom nobody is seen': inEncounter(({ sides }, state) => ({
    sides: sides.map((side) =>
      side.kind === 'party' || side.name === UNSEEN || side.members.some((one) => watched(state, one))
        ? side
        : { ...side, name: CANARY },
    ),
  })),
  'what the referee has noted of combatants': inEncounter(({ situations }, state) => ({
    situations: {
      ...Object.fromEntries(Object.entries(situations).map(([one, found]) => [one, { ...found, modifier: 9 }])),
      ...ofAll(foes(state), {
        cover: -2,
        water: null,
        unstable: true,
        surrounded: true,
        silenced: true,
        modifier: 3,
      } as const),
    },
  })),
  'what the others have in mind, and what is on its way to somebody': inEncounter(({ combat }, state) => ({
    combat: combat && {
      ...combat,
      declarations: {
        ...combat.declarations,
        ...ofAll(foes(state), { action: 'spell', spell: CANARY, disrupted: false, words: CANARY } as const),
      },
      pending: foes(state).map((target) => ({
        target,
        amount: 9,
        by: null,
        source: CANARY,
        subdual: false,
        destructive: null,
      })),
    },
  })),
  'what the table is not told of a flight': inEncounter(({ flight, mode }) => ({
    flight: flight && mode !== 'pursuit' ? { ...flight, gap: 77, rounds: 7 } : flight,
  })),
  'when others shot last, and what burns them': inEncounter(({ lastShots, holds }, state) => ({
    lastShots: { ...lastShots, ...ofAll(foes(state), 1) },
    burning: foes(state).map((creature) => ({
      creature,
      by: creature,
      source: CANARY,
      dice: { count: 1, sides: 6, plus: 0 },
    })),
    ...(holds ? { holds } : {}),
  })),
  'what the referee prepares': (state) => ({
    ...state,
    drawnUp: { name: CANARY, creatures: [], distance: 60 },
    wanderingDue: !state.wanderingDue,
    moreChecksDue: 2,
    hours: { at: 1, seconds: 3_000, paused: true },
    automation: { wandering: false, lights: false, traps: false, doors: false, rounds: !state.automation.rounds },
  }),
  'payments and thefts behind the screen, and ill will': (state) => ({
    ...state,
    thefts: [{ thief: id('aldo'), victim: id('goblin'), turn: 9 }],
    hiring: { ...state.hiring, illWill: 9 },
    ledger: [
      ...state.ledger,
      { day: 1, who: id('aldo'), name: CANARY, what: CANARY, copper: 9, owed: false, rule: 'TABLE', open: false },
    ],
    engagements: Object.fromEntries(
      Object.entries(state.engagements).map(([of, one]) => [of, { ...one, loyalty: one.loyalty === null ? null : 2 }]),
    ),
  }),
  'what the adventure is worth': (state) => {
    const adventure = adventureOf(state);
    return {
      ...state,
      adventure: {
        ...adventure,
        wonIn: (adventure.wonIn ?? 0) + 1,
        overcome: [{ name: CANARY, hitDice: null }],
        known: [CANARY],
        finds: adventure.finds.map((find) => ({
          ...find,
          named: !find.named,
          earned: !find.earned,
          is: CANARY,
          has: { magic: -1, does: { charges: 9 } },
        })),
        since: ofAll([id('aldo')], { level: 1, experience: 1, awarded: 1, left: 1 }),
      },
    };
  },
  'where the journey truly goes': (state) => ({
    ...state,
    journey: state.journey && {
      ...state.journey,
      at: { x: 0, y: 0 },
      doubtful: ['1,1'],
      inHand: { heading: 'N', days: 0.5, miles: 12 },
      day: state.journey.day && {
        ...state.journey.day,
        heading: 'N',
        left: 0.25,
        begun: 0.25,
        made: 6,
        windFactor: { sails: 2, oars: 2 },
      },
    },
    land: state.land && { ...state.land, hexes: {}, trodden: ['1,1'] },
  }),
  'what the referee has written of monsters and tables': (state) => ({
    ...state,
    content: { wares: state.content?.wares ?? {}, monsters: { orc: null }, tables: { forest: [CANARY] } },
  }),
  'what others make, learn and have in mind': (state, seat) => ({
    ...state,
    drafts: { ...state.drafts, ...ofOthers(seat) },
    memorised: others(state.memorised, state, seat, [CANARY]),
    research: others(state.research, state, seat, {
      state: 'draft',
      spell: CANARY,
      description: CANARY,
      level: 1,
      funds: 1,
      weeks: 0,
      failed: 0,
    }),
    studies: others(state.studies, state, seat, { how: 'taught', spell: CANARY, days: 9 }),
    lostBooks: others(state.lostBooks, state, seat, [CANARY]),
    lessons: others(state.lessons, state, seat, {
      skill: CANARY,
      course: CANARY,
      weeksNeeded: 9,
      weeksDone: 1,
      costPerWeek: 9,
      missed: 0,
      again: false,
    }),
    inventions: { ...state.inventions, [CANARY]: 1 },
  }),
  'how long magic and ailments last, which door magic keeps shut, what it makes of a map, and magic that nobody knows of':
    (state) => ({
      ...state,
      magic: [
        ...(state.magic ?? []).map((one) => ({
          ...one,
          until: 99_999,
          harmsFor: 3,
          door: id<'door'>('varied'),
          redraws: { scene: id<'scene'>('varied'), put: { walls: [wall(1, 1, 1, 2)] }, take: {} },
        })),
        { id: id('varied'), name: CANARY, caster: null, on: [], until: 5, open: false },
      ],
      ailments: {
        ...Object.fromEntries(
          Object.entries(state.ailments ?? {}).map(([of, all]) => [
            of,
            all.map((one) => ({ ...one, until: 99_999, ends: 'dies' as const })),
          ]),
        ),
        ...ofAll(monsters(state), [{ kind: 'festering', until: null, ends: 'passes' } as const]),
      },
    }),
  'what strangers suffer and do': (state) => ({
    ...state,
    subdual: { ...state.subdual, ...ofAll(monsters(state), 3) },
    exhaustion: { ...state.exhaustion, ...ofAll(monsters(state), 3) },
    busy: { ...state.busy, ...ofAll(monsters(state), 3) },
    hunger: { ...state.hunger, ...ofAll(monsters(state), { food: 3, water: 3 }) },
    recovery: { ...state.recovery, ...ofAll(monsters(state), { days: 3, until: 3 }) },
    downtime: state.downtime && {
      ...state.downtime,
      pastimes: { ...state.downtime.pastimes, ...ofAll(monsters(state), { kind: 'rest' as const, since: 0 }) },
      made: [...state.downtime.made, ...monsters(state)],
    },
    calledChecks: [
      ...state.calledChecks,
      ...monsters(state).map((creature) => ({
        id: id<'check'>(`varied-${creature}`),
        creature,
        ability: 'STR' as const,
        modifier: 0,
        purpose: CANARY,
        blind: true,
      })),
    ],
  }),
  'what somebody passed without noticing it, and whether sneakers were noticed': (state) => ({
    ...state,
    attempts: [...state.attempts, { creature: id('ilphas'), target: CANARY, kind: 'passing' }],
    ...(state.sneaking ? { sneaking: { ...state.sneaking, undetected: !state.sneaking.undetected } } : {}),
  }),
  'pages of the journal that others keep, and where one is filed': (state, seat) => ({
    ...state,
    journal: {
      ...Object.fromEntries(
        Object.values(state.journal ?? {}).map((page) => [
          page.id,
          mayWrite(seat, page) ? page : { ...page, folder: CANARY, ...(mayRead(seat, page) ? {} : { text: CANARY }) },
        ]),
      ),
      ...named([
        { id: id<'page'>('varied'), title: CANARY, folder: '', text: CANARY, readers: 'referee', owner: null },
        {
          id: id<'page'>('varied-own'),
          title: CANARY,
          folder: '',
          text: '',
          readers: [id('varied')],
          owner: id('varied'),
        },
      ]),
    },
  }),
  'the referee’s own tables, what came up on them, and spells that wait': (state) => ({
    ...state,
    randomTables: named([
      { id: id<'random-table'>('varied'), name: CANARY, dice: null, lines: [{ share: 1, text: CANARY }] },
    ]),
    outcomes: [
      {
        id: id('varied'),
        table: id('varied'),
        coins: { ...NO_COINS, gp: 77 },
        valuables: [{ name: CANARY, count: 1, worth: 50 }],
        things: [{ thing: 'potion', name: CANARY }],
        items: [{ name: CANARY, count: 1 }],
        monsters: [{ name: 'Orc', count: 2 }],
      },
    ],
    awaited: [
      ...(state.awaited ?? []),
      { id: id('varied'), caster: id('goblin'), spell: CANARY, targets: [id('aldo')], open: false },
    ],
  }),
  'how long somebody has rested for their wounds': (state) => ({
    ...state,
    recovery: {
      ...state.recovery,
      ...ofAll(
        Object.values(state.creatures).map((one) => one.id),
        { days: 5, until: 5 },
      ),
    },
  }),
  'what lies where nobody looks, and who hides among the party': (state) => {
    const hidden = goblin({ id: id('varied'), name: CANARY, hidden: true, at: null });
    const item = { id: id<'item'>('varied'), name: CANARY, quantity: 1, weight: 1, kind: 'gear', use: null } as const;
    return {
      ...state,
      creatures: { ...state.creatures, [hidden.id]: hidden },
      party: {
        ...state.party,
        members: [...state.party.members, hidden.id],
        marchingOrder: [...state.party.marchingOrder, [hidden.id]],
      },
      lying: [...(state.lying ?? []), { item, at: { scene: id('elsewhere'), square: { x: 1, y: 1 } } }],
    };
  },
  'what others may take back': (state) => ({
    ...state,
    lastMoves: { ...state.lastMoves, [id<'user'>('varied')]: { moves: [], against: 'seen' } },
  }),
};

const watched = (state: GameState, of: CreatureId): boolean => isWatched(state, state.creatures[of]);

/** What play seldom comes to, brought about. */
export const PREPARED: Readonly<Record<string, (state: GameState) => GameState>> = {
  'what the table is not told of a flight': (state) => {
    const [side] = state.encounter?.sides ?? [];
    const flight = side && { fleeing: side.id, pursued: null, gap: 30, rounds: 1, outcome: 'open' as const };
    return state.encounter && flight ? { ...state, encounter: { ...state.encounter, mode: 'evasion', flight } } : state;
  },
  'what a side is called of whom nobody is seen': (state) => ({
    ...state,
    creatures: {
      ...state.creatures,
      ...Object.fromEntries(
        foes(state).flatMap((one) => {
          const found = state.creatures[one];
          return found ? [[one, { ...found, hidden: true }] as const] : [];
        }),
      ),
    },
  }),
  'whether those who sneak have been noticed': (state) => ({
    ...state,
    sneaking: { creatures: state.party.members, far: false, undetected: true },
  }),
  'what befalls those who are met and whom nobody sees': (state) => {
    const away = foes(state).flatMap((one) => state.creatures[one] ?? []);
    const gone = away.map((one) => [one.id, { ...one, at: inAbbey(18, 10) }] as const);
    return {
      ...state,
      creatures: { ...state.creatures, ...Object.fromEntries(gone) },
      lastSeen: { ...state.lastSeen, ...ofAll(foes(state), []) },
    };
  },
};

const withScene = (
  state: GameState,
  change: (scene: GameState['scenes'][keyof GameState['scenes']]) => object,
): GameState => {
  const scene = state.scenes[ABBEY];
  return scene ? { ...state, scenes: { ...state.scenes, [ABBEY]: { ...scene, ...change(scene) } } } : state;
};

function ofOthers({ user }: Seat): GameState['drafts'] {
  const scores = { STR: 18, INT: 17, WIS: 16, DEX: 15, CON: 14, CHA: 13 };
  const draft = { method: 'rolled', scores, swaps: 1, trades: 0, class: 'elf', hitPoints: 6, gold: 110 } as const;
  const maker: UserId = user === otherPlayer.user ? player.user : otherPlayer.user;
  return { [maker]: draft };
}
