import { ERIS_RACES, type ErisRace } from '../../../books/eris/content/classes.ts';
import { erisExperience, raceLimit } from '../../../books/eris/content/levels.ts';
import { isDenied } from '../../../content/denied.ts';
import { type Figure, type Note, written } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import type { Creature } from '../../../state/creature.ts';
import { erisCalling } from '../../body/creature/eris-calling.ts';
import { primePercent, withPrime } from '../character-making/eris.ts';
import { awarded, isAwarded, MAGIC_EXPERIENCE, magicKind, monsterExperience, sharedOut } from './eris-awards.ts';
import { countedWith, erisStanding, primeOf } from './eris-figures.ts';
import { erisRisen } from './eris-rising.ts';
import { type AdvancementRule, type Earned, type Foe, type Haul, type Part, percentText } from './rule.ts';

/** Whoever is of no folk of the book is human; halflings are its hobbits. */
const raceOf = ({ class: of }: Pick<Creature, 'class'>): ErisRace =>
  of === 'halfling' ? 'hobbit' : (ERIS_RACES.find((race) => race === of) ?? 'human');

/** ERI-XPA-08, ERI-APX-13: beyond the limit of the folk there are no levels. */
function needed(riser: Creature, level: number): number | null {
  const of = erisCalling(riser);
  const limit = of && raceLimit(raceOf(riser), of);
  if (!of || !limit || isDenied(limit) || (limit.maxLevel !== null && level > limit.maxLevel)) return null;
  return erisExperience(of, level);
}

const parts = ({ monsters, treasure, magic, extra }: Haul): readonly Part[] => [
  { name: 'Monsters overcome', points: monsters, rule: 'ERI-XPA-02' },
  { name: 'Treasure brought home', points: treasure, rule: 'ERI-XPA-03' },
  { name: 'Things of magic brought home', points: magic, rule: 'ERI-XPA-04' },
  { name: 'Bonus', points: extra, rule: 'TABLE' },
];

/** What a campaign settles of awards. */
export interface AwardSettings {
  /** The referee may award at the end of a session (ERI-XPA-01). */
  readonly sessionEnd: boolean;
  /** Those of a higher level learn the less from a monster (ERI-XPA-02). */
  readonly levelRatio: boolean;
  /** An award raises by one level at most (ERI-XPA-09). */
  readonly oneLevelPerAward: boolean;
  /** Characters do not travel to other tables, so that what those share may be changed (ERI-RUL-02). */
  readonly standalone: boolean;
}

/** Points for the monsters that somebody of this level earns. */
function forMonsters({ monsters }: Haul, level: number, overcome: readonly Foe[]): number {
  const met = overcome.flatMap(({ hitDice }) => (hitDice ? [{ hd: `${hitDice.dice}`, count: 1 }] : []));
  const whole = monsterExperience(met);
  return whole === 0 ? monsters : Math.floor((monsters * monsterExperience(met, level)) / whole);
}

/** ERI-XPA-06: even shares to characters, and to hirelings of a class. */
const earnedBy =
  (settings: AwardSettings): AdvancementRule['award']['earned'] =>
  (haul, sharers, overcome) => {
    const heads = sharers.filter(({ experience }) => experience > 0).length;
    return sharers.map(({ creature, experience }) => {
      const monsters = settings.levelRatio ? forMonsters(haul, creature.level, overcome) : haul.monsters;
      const total = parts({ ...haul, monsters }).reduce((sum, { points }) => sum + points, 0);
      const shared = sharedOut(total, heads);
      const share = experience === 0 || isDenied(shared) ? 0 : shared.each;
      const notes: readonly Note[] =
        monsters === haul.monsters
          ? []
          : [
              {
                rule: 'ERI-XPA-02',
                text: `${written(monsters)} of ${written(haul.monsters)} for monsters of a lower level`,
              },
            ];
      return one(creature, { share, total, heads, notes }, settings);
    });
  };

interface Share {
  readonly share: number;
  readonly total: number;
  readonly heads: number;
  readonly notes: readonly Note[];
}

function one(creature: Creature, { share, total, heads, notes: before }: Share, settings: AwardSettings): Earned {
  const of = erisCalling(creature);
  const score = primeOf(creature);
  const learnt = score === null ? share : withPrime(score, share);
  const { after, lost } = of
    ? awarded(of, creature.experience, learnt, settings.oneLevelPerAward)
    : { after: creature.experience, lost: learnt };
  const experience = Math.max(creature.experience, after);
  const others = countedWith(creature);
  const notes: readonly Note[] = [
    ...before,
    { rule: 'ERI-XPA-06', text: `${written(total)} in ${counted(heads, 'share')}: ${written(share)} each` },
    ...(score === null || learnt === share
      ? []
      : [
          ...(others === null ? [] : [{ rule: 'ERI-APX-02', text: others } as const]),
          {
            rule: 'ERI-XPA-07',
            text: `prime requisite ${score}, ${percentText(primePercent(score))}: ${written(learnt)}`,
          } as const,
        ]),
    ...(creature.class === 'elf' && of ? [{ rule: 'ERI-ELF-03', text: `learned as a ${of}` } as const] : []),
    ...(lost > 0 ? [{ rule: 'ERI-XPA-09', text: `a level at a time: ${written(lost)} lost` } as const] : []),
  ];
  return { experience, lost, awarded: learnt, notes };
}

/** ERI-RUL-02: where shared rules are changed, characters stay. */
const staying = ({ kind }: Creature): readonly Figure[] =>
  kind === 'character'
    ? [{ name: 'At other tables', value: 'not played', rule: 'ERI-RUL-02', why: 'this campaign stands by itself' }]
    : [];

/** ERI-XPA, ERI-HPL and ERI-APX-01, 02, 07 to 09, 13 and 14 as one slot. */
export const erisAdvancement = (settings: AwardSettings): AdvancementRule => ({
  award: {
    id: 'ERI-XPA-06',
    limits: 'ERI-XPA-09',
    forbids: (place) =>
      isAwarded(place === 'safe' ? 'secured-rest' : place, place === 'session-end', settings.sessionEnd)
        ? null
        : { rule: 'ERI-XPA-01', text: 'Nothing is earned until the treasure is home, or safe.' },
    parts,
    earned: earnedBy(settings),
  },
  levels: {
    rises: 'ERI-XPA-08',
    needed,
    percent: (riser) => {
      const score = primeOf(riser);
      return score === null ? null : primePercent(score);
    },
    risen: erisRisen,
  },
  earns: {
    foe: {
      rule: 'ERI-XPA-02',
      worth: ({ dice }) => monsterExperience([{ hd: `${dice}`, count: 1 }]),
    },
    magic: {
      rule: 'ERI-XPA-05',
      worth: (thing, named) => {
        const kind = magicKind(thing, named);
        return isDenied(kind) ? 0 : MAGIC_EXPERIENCE[kind.kind];
      },
    },
    places: null,
  },
  figures: (creature) => [...erisStanding(creature), ...(settings.standalone ? staying(creature) : [])],
});
