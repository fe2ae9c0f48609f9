import { brawl } from '../../../../test/brawl.ts';
import { after, ask, goblin, referee, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { type Command, loaded } from '../../../core/index.ts';
import { erisSave } from '../../../procedures/body/creature/eris-saves.ts';
import {
  dosed,
  isPoison,
  MOMENTS,
  type Moment,
  type Poison,
  poisoned,
  resisted,
} from '../../../procedures/body/poison/eris.ts';
import { evolve } from '../../../procedures/evolve.ts';
import { clockNow, clockRound } from '../../../procedures/situation/round/clock.ts';
import type { Ailment } from '../../../state/ailment.ts';
import { isDead, ROUNDS_PER_TURN } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { classNamed } from './class-functions.ts';

const ofKind = (inputs: VectorInputs, answer: (poison: Poison) => object) => {
  const kind = read.text(inputs, 'kind');
  return isPoison(kind) ? { ...answer(kind) } : { ...denied('bad-kind') };
};

const VICTIM = someone({ hitPoints: { now: 100, max: 100 } });
const DAY = { type: 'PassDay', resting: [VICTIM.id], food: true, water: true, safe: true } as const;
const ROUND_ENDS: Command = { type: 'EndRound' };

/** What is played until a moment has come, from the one before on. */
const LEADS_TO: Readonly<Record<Moment, readonly Command[]>> = {
  now: [],
  'end-of-round': [ROUND_ENDS],
  'end-of-battle': [{ type: 'ConcludeEncounter' }],
  'one-turn': [{ type: 'EndTurn', resting: false }],
  'one-day': [DAY],
  'one-week': Array.from({ length: 7 }, () => DAY),
};
const TURNS_IN_DAY = 144;
const TURNS: Readonly<Partial<Record<Moment, number>>> = {
  'one-turn': 1,
  'one-day': TURNS_IN_DAY,
  'one-week': 7 * TURNS_IN_DAY,
};

/** Until when an ailment lasts that ends at a moment. */
function untilOf(due: Moment, state: GameState): Ailment['until'] {
  if (due === 'end-of-battle') return 'battle';
  const turns = TURNS[due];
  if (turns !== undefined) return clockNow(state) + turns * ROUNDS_PER_TURN;
  return clockNow(state) + clockRound(state);
}

/** Whether a made save leaves a lesser effect, and costs no hit points. */
function isLessened(poison: Poison): boolean {
  const left = resisted(poison, 1, null);
  return 'reduced' in left && left.reduced !== null;
}

export const erisPoisonVectors: Adapters = {
  'ERI-POI-01': (inputs) => ofKind(inputs, (poison) => ({ saveOrDie: !isLessened(poison) })),
  'ERI-POI-02': (inputs) => {
    const by = { class: classNamed(inputs), level: read.number(inputs, 'level') };
    const natural = loaded(...read.faces(inputs)).die(20);
    return { ...erisSave(by, 'D', natural, read.number(inputs, 'saveMod', 0)) };
  },
  'ERI-POI-03': (inputs) => ofKind(inputs, (poison) => poisoned(poison, read.flag(inputs, 'inBattle', true))),
  'ERI-POI-04': (inputs) => {
    const said = inputs.consequence;
    const consequence = said === 'half-hp' || said === 'reduced' ? said : null;
    return ofKind(inputs, (poison) => resisted(poison, read.number(inputs, 'hp'), consequence));
  },
  'ERI-POI-05': (inputs) => ({ ...dosed(read.number(inputs, 'doses'), read.number(inputs, 'lethalDoses', 3)) }),
  'ERI-POI-06': (inputs) => {
    const [due, curedAt] = [read.text<Moment>(inputs, 'due'), read.text<Moment | ''>(inputs, 'curedAt', '')];
    const script = brawl({ base: 'eris' }, [VICTIM], [goblin()]);
    const ailment = { kind: 'dying of poison', until: untilOf(due, script.state), ends: 'dies' } as const;
    const deadly = { type: 'Afflict', creature: VICTIM.id, by: 'instantly-deadly', modifier: 0 } as const;
    let state =
      due === 'now'
        ? after(script.state, deadly, referee, 1)
        : evolve(script.state, { type: 'AilmentBegan', creature: VICTIM.id, ailment });
    for (const moment of MOMENTS) {
      for (const command of LEADS_TO[moment]) state = after(state, command, referee);
      const cure = { type: 'Cure', creature: VICTIM.id } as const;
      if (moment === curedAt && typeof ask(state, cure, referee) !== 'string') state = after(state, cure, referee);
    }
    const victim = state.creatures[VICTIM.id];
    return { dies: victim === undefined || isDead(victim) };
  },
};
