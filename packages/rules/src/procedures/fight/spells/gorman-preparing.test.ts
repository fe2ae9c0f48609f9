import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanSpellsVectors } from '../../../books/gorman/examples/spells.ts';

type Inputs = Readonly<Record<string, unknown>>;
const BOOK = ['Read Magic', 'Sleep', 'Light', 'Invisibility', 'Knock', 'Fly'];
const [sleep, light] = [
  { name: 'Sleep', level: 1 },
  { name: 'Light', level: 1 },
];
const [unseen, knock, fly] = [
  { name: 'Invisibility', level: 2 },
  { name: 'Knock', level: 2 },
  { name: 'Fly', level: 3 },
];
const studies = (inputs: Inputs, expected: Inputs): Example => [
  'GOR-MAG-02',
  { class: 'magic-user', level: 3, book: BOOK, prepare: [sleep], rested: true, hasBook: true, ...inputs },
  expected,
];
const prays = (
  level: number,
  prepare: readonly (readonly [string, number])[],
  expected: Inputs,
  extraSpells?: unknown,
): Example => [
  'GOR-MAG-03',
  {
    level,
    prepare: prepare.map(([name, slot]) => ({ name, slot })),
    ...(extraSpells === undefined ? {} : { extraSpells }),
  },
  expected,
];
const swaps = (inputs: Inputs, expected: Inputs): Example => [
  'GOR-MAG-04',
  { class: 'cleric', prepared: ['Light', 'Bless'], index: 0, into: 'Cure Light Wounds', ...inputs },
  expected,
];
const casts = (inputs: Inputs, expected: Inputs): Example => ['GOR-MAG-13', inputs, expected];
const OK = { ok: true };

examplesHold('How Gorman’s casters prepare, trade and cast', gormanSpellsVectors, [
  studies({}, OK),
  studies({ prepare: [] }, OK),
  studies({ prepare: [sleep, light, unseen] }, OK),
  studies({ prepare: [sleep, sleep, knock] }, OK),
  studies({ class: 'elf', prepare: [sleep, light, knock] }, OK),
  studies({ prepare: [sleep, light, sleep] }, { error: 'too-many' }),
  studies({ prepare: [unseen, knock] }, { error: 'too-many' }),
  studies({ prepare: [fly] }, { error: 'too-many' }),
  studies({ level: 5, prepare: [fly] }, OK),
  studies({ level: 2, prepare: [knock] }, { error: 'too-many' }),
  studies({ class: 'fighter', prepare: [sleep] }, { error: 'too-many' }),
  studies({ prepare: [{ name: 'Haste', level: 3 }] }, { error: 'not-in-book' }),
  studies({ book: [], prepare: [sleep] }, { error: 'not-in-book' }),
  studies({ hasBook: false }, { error: 'no-book' }),
  studies({ hasBook: false, prepare: [{ name: 'Haste', level: 3 }] }, { error: 'no-book' }),
  studies({ rested: false, hasBook: false }, { error: 'no-rest' }),
  studies({ level: 1, prepare: [{ name: 'Haste', level: 3 }, sleep, sleep] }, { error: 'not-in-book' }),

  prays(1, [], OK),
  prays(1, [['Cure Light Wounds', 1]], OK),
  prays(1, [['Bless', 1]], { error: 'wrong-slot' }),
  prays(1, [['Bless', 2]], { error: 'too-many' }),
  prays(
    2,
    [
      ['Light', 1],
      ['Light', 1],
    ],
    OK,
  ),
  prays(
    2,
    [
      ['Turn Undead', 1],
      ['Turn Undead', 1],
      ['Turn Undead', 1],
    ],
    { error: 'too-many' },
  ),
  prays(3, [['Turn Undead', 2]], { error: 'wrong-slot' }),
  prays(
    3,
    [
      ['Sleep', 2],
      ['Bless', 1],
    ],
    { error: 'not-on-list' },
  ),
  prays(
    3,
    [
      ['Light', 2],
      ['Light', 1],
      ['Light', 1],
      ['Light', 1],
    ],
    { error: 'wrong-slot' },
  ),
  prays(
    9,
    [
      ['Raise Dead', 5],
      ['Create Water', 4],
      ['Locate Object', 3],
      ['Find Traps', 2],
    ],
    OK,
  ),
  prays(10, [['Bless', 6]], { error: 'too-many' }),
  prays(11, [['Bless', 6]], OK),
  prays(11, [['Turn Undead', 6]], OK),
  prays(11, [['Turn Undead', 1]], OK),
  prays(11, [['Sleep', 6]], OK, [{ name: 'Sleep', level: 1 }]),
  prays(11, [['Light', 6]], { error: 'wrong-slot' }, [{ name: 'Light', level: 6 }]),
  prays(
    11,
    [
      ['Raise Dead', 6],
      ['Commune', 6],
    ],
    { error: 'too-many' },
  ),
  prays(
    13,
    [
      ['Raise Dead', 6],
      ['Commune', 6],
    ],
    OK,
  ),
  prays(3, [['Sleep', 1]], OK, [{ name: 'Sleep', level: 1 }]),
  prays(3, [['Sleep', 2]], { error: 'wrong-slot' }, [{ name: 'Sleep', level: 1 }]),
  prays(3, [['Web', 2]], OK, [{ name: 'Web', level: 2 }]),
  prays(3, [['Web', 2]], { error: 'not-on-list' }, []),
  prays(11, [['Geas', 6]], OK, [{ name: 'Geas', level: 6 }]),
  prays(11, [['Bless', 6]], { error: 'wrong-slot' }, [{ name: 'Geas', level: 6 }]),

  swaps({}, { prepared: ['Cure Light Wounds', 'Bless'] }),
  swaps({ index: 1 }, { prepared: ['Light', 'Cure Light Wounds'] }),
  swaps({ prepared: ['Turn Undead'], index: 0 }, { prepared: ['Cure Light Wounds'] }),
  swaps({ prepared: ['Raise Dead'], into: 'Turn Undead' }, { prepared: ['Turn Undead'] }),
  swaps({ index: 2 }, { error: 'nothing-prepared' }),
  swaps({ prepared: [], into: 'Turn Undead' }, { error: 'nothing-prepared' }),
  swaps({ into: 'Bless' }, { error: 'bad-target' }),
  swaps({ prepared: [], into: 'Bless' }, { error: 'bad-target' }),
  swaps({ class: 'magic-user' }, { error: 'not-cleric' }),
  swaps({ class: 'fighter', prepared: [], into: 'Bless' }, { error: 'not-cleric' }),

  casts({ prepared: ['Light', 'Sleep', 'Light'], cast: 'Light' }, { prepared: ['Sleep', 'Light'], takesEffect: true }),
  casts({ prepared: ['Sleep'], cast: 'Sleep', disrupted: false }, { prepared: [], takesEffect: true }),
  casts({ prepared: ['Sleep'], cast: 'Sleep', disrupted: true }, { prepared: [], takesEffect: false }),
  casts({ prepared: [], cast: 'Sleep' }, { error: 'not-prepared' }),
  casts({ prepared: ['Light'], cast: 'Sleep', disrupted: true }, { error: 'not-prepared' }),
]);
