import { id, impossible, type PageId, type Refusal, type SceneId } from '../../../core/index.ts';
import { written as inDigits } from '../../../core/written.ts';
import type { Handler, Handlers, Handling, Play } from '../../../play/index.ts';
import { MOST_CREATURES } from '../../../state/creature.ts';
import { type Hoard, hoardsOf, MOST_HOARDS } from '../../../state/hoard.ts';
import { landId, landNamed, landsInOrder } from '../../../state/land.ts';
import type { Scene } from '../../../state/scene.ts';
import { calendarHandlers } from '../calendar/calendar.ts';
import { contentHandlers } from '../content/content.ts';
import { endowed, saidOf } from '../content/powers.ts';
import { journalHandlers } from '../journal/journal.ts';
import { tableNamed } from '../random-tables/may.ts';
import { randomTableHandlers } from '../random-tables/random-tables.ts';
import { exitsOf } from '../scene/copy.ts';
import { inPlay } from '../scene/in-play.ts';
import { roomForLand, roomForMore } from '../scene/may.ts';
import type { worldCommands } from './commands.ts';
import type { BroughtHoard, BroughtLand, BroughtMonster, BroughtPage, BroughtScene, WorldFacts } from './facts.ts';
import { mayBring } from './may.ts';
import { standing } from './monsters.ts';

/** All of it or nothing: the first thing that is refused as it is brought refuses the whole. */
const bringWorld: Handler<'BringWorld'> = (play, { facts }) => {
  return (
    written(play, facts) ??
    firstRefusal(facts.pages, (page) => bringPage(play, page)) ??
    firstRefusal(bringScenes(play, facts.scenes), (brought) => roomForMore(play.state) ?? added(play, brought)) ??
    firstRefusal(facts.lands, (land) => bringLand(play, land))
  );
};

/** As if it were written by hand: what stands against that stands against all. */
const byHand = <Command>(play: Play, handling: Handling<Command>, command: NoInfer<Command>): Refusal | null =>
  play.unless(handling.may(play.state, command, play.by)) ?? handling.play(play, command) ?? null;

/** Monsters come before the tables that name them. */
function written(play: Play, { monsters, encounters, wares, tables, calendar }: WorldFacts): Refusal | null {
  const { WriteMonster, WriteEncounterTable, WriteWare } = contentHandlers;
  return (
    firstRefusal(monsters, (monster) => byHand(play, WriteMonster, { type: 'WriteMonster', monster })) ??
    firstRefusal(encounters, (one) => byHand(play, WriteEncounterTable, { type: 'WriteEncounterTable', ...one })) ??
    firstRefusal(wares, ({ name, kind, cost, weight, pieces, use, ...has }) =>
      byHand(play, WriteWare, {
        type: 'WriteWare',
        name,
        kind,
        cost: cost ?? 0,
        weight,
        pieces,
        use: use ?? 'none',
        ...saidOf(has),
      }),
    ) ??
    firstRefusal(tables, (table) => byHand(play, randomTableHandlers.WriteTable, { type: 'WriteTable', ...table })) ??
    firstRefusal(calendar ? [calendar] : [], (kept) =>
      byHand(play, calendarHandlers.KeepCalendar, { type: 'KeepCalendar', ...kept }),
    )
  );
}

/** The party stands nowhere on it yet, be it in the place of another, whose place in the list it takes. */
function bringLand(play: Play, { land, facts, folder }: BroughtLand): Refusal | null {
  const here = land === null ? null : landNamed(play.state, land);
  const refusal = here ? null : roomForLand(play.state);
  if (refusal) return refusal;
  const brought = here ? landId(here) : id<'land'>(play.dice.id());
  const order = landsInOrder(play.state).map(landId);
  const before = here ? (order[order.indexOf(brought) + 1] ?? null) : null;
  play.happen({ type: 'LandAdded', land: brought, facts });
  const kept = folder ?? here?.folder ?? null;
  if (kept !== null || here?.listed !== undefined)
    play.happen({ type: 'LandFiled', land: brought, folder: kept, before });
  return null;
}

/** A page in the place of another keeps that one's readers; a new one has those that come with it. */
function bringPage(play: Play, { page, title, folder, text, readers }: BroughtPage): Refusal | null {
  const before = new Set(Object.keys(play.state.journal ?? {}));
  const refusal = byHand(play, journalHandlers.WritePage, {
    type: 'WritePage',
    page,
    title,
    folder,
    text,
  });
  const fresh = Object.keys(play.state.journal ?? {}).find((one) => !before.has(one));
  if (refusal || fresh === undefined || readers === 'referee') return refusal;
  return byHand(play, journalHandlers.SharePage, { type: 'SharePage', page: fresh as PageId, readers });
}

/** A map as it comes into play, what lies on it, and who stands there. */
interface BroughtToPlay {
  readonly scene: Scene;
  readonly hoards: readonly BroughtHoard[];
  readonly monsters: readonly BroughtMonster[];
}

/** The maps in play, each with exits that lead to the others by the names that these have here. */
function bringScenes(play: Play, brought: readonly BroughtScene[]): readonly BroughtToPlay[] {
  const scenes = brought.map(({ facts }) => inPlay(play, facts));
  const named = new Map(brought.flatMap(({ key }, at) => (scenes[at] ? [[key, scenes[at].id] as const] : [])));
  const placeOf = (scene: string): SceneId | null =>
    named.get(scene) ?? (Object.hasOwn(play.state.scenes, scene) ? (scene as SceneId) : null);
  return scenes.flatMap((scene, at) => {
    const more = brought[at];
    if (!more) return [];
    const { level, wanderers, wanderersIn, folder, toPlayers, fog, gridLines, lore, exits, hoards, monsters } = more;
    const tableOf = (name: string | null = null) => {
      const table = name === null ? undefined : tableNamed(play.state, name);
      return table ? { wanderers: table.id } : {};
    };
    const leading = exits.map(({ to, ...exit }) => {
      const leadsTo = to && placeOf(to.scene);
      return { ...exit, to: to && leadsTo ? { scene: leadsTo, square: to.square } : null };
    });
    const led = {
      ...scene,
      level,
      rooms: scene.rooms.map((room, place) => ({ ...room, ...tableOf(wanderersIn[place]) })),
      ...tableOf(wanderers),
      ...exitsOf(play, leading),
      ...(folder ? { folder } : {}),
      ...(toPlayers ? { toPlayers } : {}),
      ...(fog ? { fog } : {}),
      ...(gridLines ? { gridLines } : {}),
      ...(lore?.length ? { lore } : {}),
    };
    return { scene: led, hoards, monsters };
  });
}

function added(play: Play, { scene, hoards, monsters }: BroughtToPlay): Refusal | null {
  if (hoardsOf(play.state).length + hoards.length > MOST_HOARDS)
    return impossible('bad-input', `A campaign holds ${inDigits(MOST_HOARDS)} hoards: remove one first.`);
  if (Object.keys(play.state.creatures).length + monsters.length > MOST_CREATURES)
    return impossible('bad-input', `A campaign holds ${inDigits(MOST_CREATURES)} creatures: remove some first.`);
  play.happen({ type: 'SceneAdded', scene });
  const rule = play.rules.hoards.cites.types;
  for (const hoard of hoards) play.happen({ type: 'HoardLaid', hoard: lying(play, scene, hoard), rolls: [], rule });
  if (monsters.length > 0)
    play.happen({
      type: 'MonstersAdded',
      creatures: monsters.map((monster) => standing(play, scene, monster)),
      rolls: [],
    });
  return null;
}

function lying({ dice }: Play, scene: Scene, { square, things, trap, ...outside }: BroughtHoard): Hoard {
  const guarding = trap === null ? undefined : Object.values(scene.traps)[trap]?.id;
  return {
    ...outside,
    id: id(dice.id()),
    at: { scene: scene.id, square },
    things: things.map(({ has, ...thing }) => ({
      ...thing,
      id: id(dice.id()),
      ...(has && { has: endowed(saidOf(has)) }),
    })),
    ...(guarding ? { trap: guarding } : {}),
  };
}

/** Does something with each; the first refusal ends it. What is so already is no obstacle. */
function firstRefusal<T>(all: readonly T[], act: (one: T) => Refusal | null): Refusal | null {
  for (const one of all) {
    const refusal = act(one);
    if (refusal && refusal.code !== 'no-change') return refusal;
  }
  return null;
}

export const worldHandlers: Handlers<typeof worldCommands> = { BringWorld: { may: mayBring, play: bringWorld } };
