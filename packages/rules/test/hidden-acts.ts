import { type Command, id } from '../src/core/index.ts';
import type { GameState } from '../src/state/state.ts';
import { ABBEY, COUNTRY } from './abbey.ts';
import { goblin } from './table.ts';
import { CANARY, OGRE, torches, YIELDING } from './veiled.ts';

/** What the referee prepares on a map that only the veiled campaign has, and draws in the vault. */
const preparing = (at: number, square: { x: number; y: number }): readonly Command[] => {
  const scene = id<'scene'>('veil-scene');
  const drawn = {
    // Clear of the cell, which the players know.
    walls: [[15, 3 + (at % 9), 19, 3 + (at % 9)]],
    doors: [
      {
        id: id<'door'>('veil-drawn'),
        segment: [16, 8, 16, 9],
        kind: at % 2 > 0 ? 'secret' : 'door',
        state: 'closed',
        locked: true,
        stuck: false,
      },
    ],
    rooms: [
      {
        key: CANARY,
        name: CANARY,
        at: { x: 16, y: 9 },
        squares: [[16, 9, 2]],
        text: CANARY,
        toPlayers: { name: CANARY, text: CANARY },
      },
    ],
    lights: [{ at: { x: 18.5, y: 9.5 }, radiusFeet: 20, colour: null }],
    features: [{ kind: 'altar', at: { x: 19.5, y: 9.5 }, icon: `picture:${CANARY}` }],
    notes: [{ at: { x: 1.5, y: 1.5 }, text: CANARY }],
  } as const;
  return [
    { type: 'AddMonsters', monster: 'goblin', count: 1, square, hidden: at % 3 > 0, scene },
    { type: 'PlaceCreature', creature: id('veil-planned'), square, scene },
    { type: 'MoveCreature', creature: id('veil-planned'), to: square },
    { type: 'RevealSquares', scene, from: square, to: { x: 3, y: 3 }, revealed: at % 2 > 0 },
    { type: 'DuplicateScene', scene },
    { type: 'NewScene', name: CANARY, width: 20, height: 12, ground: 'rock' },
    { type: 'FileScene', scene, folder: CANARY, before: null },
    { type: 'RenameScene', scene, name: CANARY, toPlayers: CANARY },
    { type: 'DrawScene', scene, put: { walls: drawn.walls, rooms: drawn.rooms }, take: {} },
    { type: 'DrawScene', scene: ABBEY, put: drawn, take: {} },
    {
      type: 'DrawScene',
      scene: ABBEY,
      put: {},
      take: { walls: drawn.walls, doors: [drawn.doors[0].id], rooms: [CANARY] },
    },
  ];
};

/** What the referee does behind the curtain, with things that only the veiled campaign has. */
export function hiddenAct(at: number, state: GameState): Command {
  const lit = Object.values(state.lights).find(({ carriedBy }) => carriedBy === 'veil-dweller');
  const left = Object.values(state.lights).find((light) => (light.left?.square.x ?? 0) > 14);
  const creature = id<'creature'>(at % 2 === 0 ? 'veil-lurker' : 'veil-dweller');
  const square = at % 2 === 0 ? { x: at % 14, y: at % 12 } : { x: 15 + (at % 5), y: at % 12 };
  const door = id<'door'>('veil-door');
  const cell = id<'door'>('cell-door');
  const acts: readonly Command[] = [
    { type: 'MoveCreature', creature, to: square },
    { type: 'PlaceCreature', creature, square },
    { type: 'RenameCreature', creature, name: CANARY, icon: null },
    { type: 'DealDamage', creature, amount: '1', source: CANARY, destructive: 'none' },
    { type: 'SetCondition', creature, condition: 'asleep', on: at % 3 > 0 },
    { type: 'PutOut', light: id('veil-light') },
    { type: 'SetDoor', door, state: at % 3 > 0 ? 'open' : 'closed', locked: false, stuck: true, found: false },
    { type: 'SetDoor', door: id('veil-secret'), state: 'closed', locked: true, stuck: false, found: false },
    { type: 'WriteNotes', creature, notes: CANARY },
    { type: 'SetFace', creature, icon: `picture:${CANARY}` },
    { type: 'RollSave', creature, save: 'death', modifier: 0 },
    { type: 'DisarmTrap', trap: id('veil-trap') },
    { type: 'SpringTrap', trap: id('veil-trap'), creatures: [], certain: true },
    { type: 'RenameScene', scene: id('veil-scene'), name: CANARY },
    ...preparing(at, square),
    { type: 'RemoveCreature', creature: id('veil-planned') },
    { type: 'OpenDoor', creature: id('veil-dweller'), door },
    { type: 'CloseDoor', creature: id('veil-dweller'), door },
    {
      type: 'SetDoor',
      door: cell,
      state: at % 3 > 0 ? 'open' : 'closed',
      locked: at % 2 > 0,
      stuck: true,
      found: false,
    },
    {
      type: 'SetDoor',
      door: id('veil-cell'),
      state: at % 3 > 0 ? 'open' : 'closed',
      locked: false,
      stuck: false,
      found: false,
    },
    { type: 'PlaceCreature', creature: id('veil-dweller'), square: { x: 17 + (at % 2), y: 0 } },
    { type: 'OpenDoor', creature: id('veil-dweller'), door: cell },
    { type: 'CloseDoor', creature: id('veil-dweller'), door: cell },
    { type: 'ForceDoor', creature: id('veil-dweller'), door: cell },
    { type: 'SpikeDoor', creature: id('veil-dweller'), door: cell },
    { type: 'PullSpike', creature: id('veil-dweller'), door: cell },
    { type: 'LightUp', creature: id('veil-dweller'), kind: 'torch' },
    { type: 'SetDownLight', light: lit?.id ?? id('none') },
    { type: 'PutOut', light: left?.id ?? lit?.id ?? id('none') },
    { type: 'TakeUpLight', light: left?.id ?? id('none'), creature: id('veil-dweller') },
    { type: 'Heal', creature, amount: '1' },
    {
      type: 'CheckAbility',
      creature,
      ability: 'STR',
      modifier: 0,
      purpose: CANARY,
      blind: false,
    } as unknown as Command,
    {
      type: 'EditCreature',
      creature,
      facts: { ...goblin({ id: creature, name: CANARY, hidden: at % 2 === 0, items: [torches] }) },
    },
    { type: 'EditRoom', room: '9', name: CANARY, text: CANARY },
    {
      type: 'PlaceArea',
      kind: at % 2 > 0 ? 'circle' : 'cone',
      at: { x: at % 20, y: at % 12 },
      feet: 30,
      width: 30,
      degrees: at % 360,
      open: false,
    },
    { type: 'RemoveArea', area: id('veil-area') },
    {
      type: 'DrawOnBoard',
      shape: 'text',
      points: [{ x: at % 20, y: at % 12 }],
      colour: 'red',
      words: CANARY,
      open: false,
    },
    { type: 'WipeDrawing', drawing: id('veil-drawing') },
    { type: 'GiveItem', creature, name: CANARY, quantity: 1, weight: 1, kind: 'gear', use: 'none' },
    { type: 'RevealTrap', trap: id('nowhere') },
    { type: 'WriteMonster', monster: { ...OGRE, key: 'veil-brute', name: CANARY } },
    { type: 'StrikeMonster', monster: at % 2 === 0 ? 'orc' : 'veil-brute' },
    { type: 'RestoreMonster', monster: 'orc' },
    { type: 'WriteEncounterTable', table: 'forest', monsters: ['veil-beast', 'ogre'] },
    { type: 'RuleHeading', heading: at % 4 > 1 ? 'NE' : 'W' } as Command,
    { type: 'DescribeHex', column: 1 + (at % COUNTRY), row: 2, label: CANARY, note: CANARY },
    { type: 'PaintHexes', column: 1, row: 1, toColumn: 3, toRow: 3, ground: 'swamp', road: at % 2 > 0, river: false },
    {
      type: 'DrawWay',
      way: at % 2 > 0 ? 'road' : 'river',
      through: [
        [2, 1 + (at % 2)],
        [2, 2 + (at % 2)],
      ],
    },
    { type: 'WritePage', page: at % 2 > 0 ? id('veil-page') : null, title: CANARY, folder: CANARY, text: CANARY },
    { type: 'WritePage', page: id('veil-note'), title: CANARY, folder: '', text: `${CANARY} ${at}` },
    { type: 'SharePage', page: id('veil-handout'), readers: at % 2 > 0 ? 'referee' : [id('ref')] },
    { type: 'RemovePage', page: id('veil-handout') },
    { type: 'ShowPicture', picture: CANARY, title: CANARY, to: [id('zoe')] },
    {
      type: 'WriteTable',
      table: id('veil-table'),
      name: `${CANARY} ${at}`,
      dice: null,
      lines: [{ share: 2, text: YIELDING }],
    },
    { type: 'RollTable', table: id('veil-table'), secret: true },
    { type: 'LayOutcome', outcome: state.outcomes?.[0]?.id ?? id('none'), square },
    { type: 'PlaceOutcome', outcome: state.outcomes?.[0]?.id ?? id('none'), square: { x: 15 + (at % 5), y: at % 12 } },
    { type: 'SetWanderers', scene: ABBEY, table: at % 2 > 0 ? id('veil-table') : null },
    { type: 'TrapHoard', hoard: id('veil-hoard'), name: CANARY, damage: '1d4', text: CANARY },
    { type: 'PutIntoHoard', hoard: id('veil-hoard'), name: CANARY, thing: 'wand', named: true, charges: 3 },
    { type: 'PauseHours', paused: at % 2 === 0 },
    { type: 'AdjustLoyalty', creature: id('hob'), by: at % 2 === 0 ? 1 : -1 },
    { type: 'Afflict', creature, by: 'poison', modifier: 0 } as Command,
    { type: 'ShowIllusion', creatures: [creature], source: CANARY, damage: '1', breath: false, secret: true },
    { type: 'LooseVolleys', creatures: [creature], volleys: 1 },
    { type: 'PickPocket', thief: creature, victim: id(at % 4 > 1 ? 'aldo' : 'sentry'), wary: true },
    { type: 'GiveCharacter', creature: id('veil-planned'), to: null },
    { type: 'AddMonsters', monster: 'veil-beast', count: 1, square: null, hidden: true },
  ];
  return acts[at % acts.length] ?? { type: 'PlaceCreature', creature, square: null };
}
