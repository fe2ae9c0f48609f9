import { id, impossible, objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import { tellOfRest } from '../../body/healing/healing.ts';
import { leaveBoard } from '../../dungeon/exits/leave-board.ts';
import { dayGoesBy } from '../../dungeon/time/time.ts';
import { setOut } from '../../party/encumbrance/encumbrance.ts';
import { tellOfProvisions } from '../../party/provisions/provisions.ts';
import { noticeStands } from '../../party/retainers/finding.ts';
import { wagesFallDue } from '../../party/retainers/wages.ts';
import { goldOf, payOrOwe } from '../../table/ledger/ledger.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { endStudy, interruptResearch, researchForAWeek } from '../research/research.ts';
import { beginLessons, endLessons, missLessons } from '../training/training.ts';
import { earnedBy, upkeepDue } from '../upkeep/due.ts';
import type { downtimeCommands } from './commands.ts';
import {
  calm,
  mayChargeUpkeep,
  mayChoosePastime,
  mayEndDowntime,
  mayMakeItem,
  mayPassDowntime,
  maySeekHelp,
  pastimeOf,
} from './may.ts';
import { busyWith, choosePastime, makeItem, seekHelp, takeUp } from './pastime.ts';

const WEEK = 7;

const beginDowntime: Handler<'BeginDowntime'> = (play, { place, guarded, wanderingFree }) => {
  const downtime = { place, guarded, wanderingFree, began: dayOf(play.state), days: 0, pastimes: {}, made: [] };
  play.happen({ type: 'DowntimeBegan', downtime, safe: play.rules.healing.isSafe(place, guarded, wanderingFree) });
  if (place === 'settlement') leaveBoard(play);
  for (const { id: member } of partyOf(play.state)) takeUp(play, member);
};

/** Day after day; a week begins with what is paid, and ends with what came of it. */
const passDowntime: Handler<'PassDowntime'> = (play, { days, rations }) => {
  const since = play.events.length;
  for (let passed = 0; passed < days; passed += 1) passDay(play, rations);
  tellOfRest(play, since);
  tellOfProvisions(play, since);
  play.happen({ type: 'DowntimePassed', days, day: dayOf(play.state) });
};

function passDay(play: Play, rations: boolean): void {
  const before = play.state.downtime;
  if (!before) return;
  for (const { id: employer } of partyOf(play.state)) wagesFallDue(play, employer);
  if (before.days % WEEK === 0) weekBegins(play);
  const safe = play.rules.healing.isSafe(before.place, before.guarded, before.wanderingFree);
  const resting = busyWith(play.state, 'rest').map((creature) => creature.id);
  dayGoesBy(play, { resting, food: rations, water: false, fed: 0, safe, quiet: true });
  play.happen({ type: 'DowntimeDayPassed' });
  finishStudies(play);
  if ((before.days + 1) % WEEK === 0) weekEnds(play);
}

/** The days count from when the study was taken up. */
function finishStudies(play: Play): void {
  for (const { id: pupil } of busyWith(play.state, 'study')) {
    const { downtime, studies } = play.state;
    const study = studies[pupil];
    if (!downtime || !study || downtime.days - pastimeOf(downtime, pupil).since < study.days) continue;
    endStudy(play, pupil);
  }
}

/** What is paid in advance: upkeep, lessons, notices. */
function weekBegins(play: Play): void {
  const { upkeep } = play.rules;
  const { downtime } = play.state;
  if (upkeep?.weekly && downtime?.place === 'settlement')
    for (const character of partyOf(play.state))
      if (character.kind === 'character') chargeOne(play, character.id, 'weekly');
  for (const pupil of busyWith(play.state, 'train')) beginLessons(play, pupil.id);
  for (const seeker of busyWith(play.state, 'seek')) {
    const pastime = downtime && pastimeOf(downtime, seeker.id);
    if (pastime?.kind !== 'seek') continue;
    const { help, scope, size, promised } = pastime;
    const most = play.rules.retainers.seeking?.most(scope) ?? 0;
    if (goldOf(play.rules, seeker) >= most) noticeStands(play, seeker.id, { kind: help, scope, size }, promised);
    else
      play.happen({
        type: 'PastimeChosen',
        creature: seeker.id,
        pastime: { kind: 'rest', since: play.state.downtime?.days ?? 0 },
      });
  }
}

/** What came of it: those who kept to one thing for the whole week have something to show. */
function weekEnds(play: Play): void {
  const { downtime } = play.state;
  if (!downtime) return;
  const whole = (creature: Parameters<typeof pastimeOf>[1]) =>
    downtime.days - pastimeOf(downtime, creature).since >= WEEK;
  const scholars = busyWith(play.state, 'research').filter((creature) => whole(creature.id));
  for (const { id: scholar } of scholars) researchForAWeek(play, scholar);
  for (const { id: other } of partyOf(play.state))
    if (!scholars.some((one) => one.id === other)) interruptResearch(play, other);
  for (const { id: pupil } of busyWith(play.state, 'train')) if (whole(pupil)) endLessons(play, pupil);
  for (const { id: other } of partyOf(play.state))
    if (play.state.lessons[other] && pastimeOf(downtime, other).kind !== 'train') missLessons(play, other);
  finishItems(play);
}

/** The days between two delves are enough. */
function finishItems(play: Play): void {
  for (const maker of busyWith(play.state, 'make')) {
    const pastime = play.state.downtime && pastimeOf(play.state.downtime, maker.id);
    if (pastime?.kind !== 'make') continue;
    const name = `${pastime.form === 'scroll' ? 'Scroll' : 'Potion'} of ${pastime.spell}`;
    const item = {
      id: id<'item'>(play.dice.id()),
      name,
      quantity: 1,
      weight: 0,
      kind: 'treasure',
      use: null,
      magic: 0,
    } as const;
    play.happen({ type: 'ItemMade', creature: maker.id, item });
  }
}

/** What cannot be paid is owed. */
function chargeOne(play: Play, creature: Parameters<typeof pastimeOf>[1], mode: 'session' | 'weekly'): void {
  const { upkeep } = play.rules;
  const found = play.state.creatures[creature];
  if (!upkeep || !found || isDead(found)) return;
  const gold = upkeepDue(play.rules, found) * upkeep.periods(mode, true, 1);
  const rule = mode === 'weekly' ? upkeep.byWeek : upkeep.id;
  payOrOwe(play, creature, gold, 'upkeep', rule, upkeep.says(earnedBy(found)));
}

const chargeUpkeep: Handler<'ChargeUpkeep'> = (play, { creatures }) => {
  const payers = [...new Set(creatures)].filter((creature) => play.state.creatures[creature]?.kind === 'character');
  for (const creature of payers) chargeOne(play, creature, 'session');
};

const endDowntime: Handler<'EndDowntime'> = (play, { staying }) => {
  const { downtime } = play.state;
  if (!downtime) return;
  if (downtime.days > 0) finishItems(play);
  for (const { id: scholar } of partyOf(play.state)) if (!staying.includes(scholar)) interruptResearch(play, scholar);
  play.happen({ type: 'DowntimeEnded', days: downtime.days });
  setOut(play);
};

export const downtimeHandlers: Handlers<typeof downtimeCommands> = {
  BeginDowntime: {
    may: (state, _, seat) =>
      objections(
        onlyReferee(seat),
        calm(state),
        state.downtime ? impossible('no-change', 'It has begun already.') : null,
      ),
    play: beginDowntime,
  },
  ChoosePastime: { may: mayChoosePastime, play: choosePastime },
  MakeItem: { may: mayMakeItem, play: makeItem },
  SeekHelp: { may: maySeekHelp, play: seekHelp },
  PassDowntime: { may: mayPassDowntime, play: passDowntime },
  ChargeUpkeep: { may: mayChargeUpkeep, play: chargeUpkeep },
  EndDowntime: { may: mayEndDowntime, play: endDowntime },
};
