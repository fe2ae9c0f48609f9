import { inPeace, rulesBy } from '../../../../test/in-play.ts';
import { ask, player, referee, someone } from '../../../../test/table.ts';
import { answering } from '../../../../test/topics.ts';
import { denied } from '../../../content/denied.ts';
import { entryOf } from '../../../content/entry.ts';
import type { Command, Seat, Slot } from '../../../core/index.ts';
import { inSix, percent, succeeds } from '../../../procedures/table/chance/chance.ts';
import { erisRounded, type Quantity } from '../../../procedures/table/precedence/eris.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { tell } from '../../../view/tell.ts';

const TABLE = inPeace('eris', [someone()]).state;
const OBJECTION = { type: 'Say', text: 'But the cave is flooded.', as: null } as const;
const OVERRIDE = { type: 'SetHitPoints', creature: someone().id, now: 3, max: 6 } as const;

/** What players are asked for, as they do it at the table; of a dispute about words there is no command. */
const ACTS: Readonly<Record<string, Command>> = {
  'describe-freely': { type: 'Emote', text: 'climbs onto the altar.', as: someone().id },
  'argue-unreasonable-outcome': OBJECTION,
};

/** Whether what somebody says is told to the referee. */
function isHeard(by: Seat, command: Command): boolean {
  const events = ask(TABLE, command, by);
  return typeof events !== 'string' && events.some((event) => tell(event, referee, TABLE, TABLE) !== null);
}

const byChapter = (slot: Slot) => ({ type: 'ChooseBook', slot, book: 'ose' }) as const;

/** How a referee of the book settles something otherwise, by topic. */
const CHANGES: Readonly<Record<string, Command>> = {
  'xp-thresholds': byChapter('advancement'),
  'xp-rewards': { type: 'SetOption', option: 'levelRatio', value: true },
  'when-xp-is-awarded': { type: 'SetOption', option: 'sessionEndAwards', value: true },
  'treasure-values': byChapter('party'),
  'hit-points': byChapter('characterMaking'),
  'hit-dice': byChapter('monsters'),
  'grapple-method': { type: 'SetOption', option: 'grappleMethod', value: 'gygaxian' },
  'level-drain': byChapter('afflictions'),
  'critical-hits': byChapter('damage'),
  initiative: byChapter('initiative'),
  morale: byChapter('morale'),
  skills: byChapter('skills'),
};

/** Whether a campaign of the book may settle it otherwise. */
function mayChange(topic: string, standalone = false): boolean {
  const change = entryOf(CHANGES, topic);
  return change !== undefined && typeof ask(inPeace('eris', [], { standalone }).state, change, referee) !== 'string';
}

export const erisPrecedenceVectors: Adapters = {
  'ERI-CMB-04': (inputs) => ({
    changeable: read
      .text(inputs, 'topic')
      .split('-and-')
      .every((topic) => mayChange(topic)),
  }),
  'ERI-CMB-05': (inputs) => {
    const act = read.text(inputs, 'act');
    if (act === 'study-the-rules') return { encouraged: rulesBy('eris').precedence.shown === 'open' };
    const said = entryOf(ACTS, act);
    return { encouraged: said !== undefined && isHeard(player, said) };
  },
  'ERI-RUL-01': (inputs) => {
    const by = read.text(inputs, 'by') === 'referee' ? referee : player;
    const applied = typeof ask(TABLE, OVERRIDE, by) !== 'string';
    if (applied) return { decidedBy: 'referee', taken: 'applied' };
    const open = read.text(inputs, 'argues') === 'outcome' && isHeard(by, OBJECTION);
    return { decidedBy: 'referee', taken: open ? 'to-referee' : 'closed' };
  },
  'ERI-RUL-02': (inputs) => {
    const topic = read.text(inputs, 'topic');
    const allowed = !read.flag(inputs, 'change') || mayChange(topic, read.flag(inputs, 'standalone', false));
    return allowed ? { fixed: !mayChange(topic), allowed } : { ...denied('fixed-topic') };
  },
  'ERI-RUL-03': (inputs) => ({ source: answering('eris', read.text(inputs, 'topic')) }),
  'ERI-RUL-04': (inputs) => ({
    result: erisRounded(
      read.number(inputs, 'amount') / read.number(inputs, 'divideBy'),
      read.text<Quantity>(inputs, 'kind'),
    ),
  }),
  'ERI-RUL-05': (inputs) => {
    const chance =
      inputs.percent === undefined ? inSix(read.number(inputs, 'chanceIn6')) : percent(read.number(inputs, 'percent'));
    return { success: succeeds(chance, read.faces(inputs)[0] ?? 0) };
  },
};
