import { isDenied } from '../../content/denied.ts';
import { ERIS_RACES, type ErisRace } from '../../content/eris/classes.ts';
import type { Note } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';
import { primePercent, withPrime } from '../character-making/eris.ts';
import { erisCalling } from '../class-functions/eris-calling.ts';
import { erisExperience, raceLimit } from './eris.ts';
import { awarded, isAwarded, MAGIC_EXPERIENCE, magicKind, monsterExperience, sharedOut } from './eris-awards.ts';
import { erisStanding, primeOf } from './eris-figures.ts';
import { erisRisen } from './eris-rising.ts';
import { type AdvancementRule, type Earned, type Haul, type Part, percentText, type Sharer } from './rule.ts';

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
  { name: 'Besides', points: extra, rule: 'TABLE' },
];

/** ERI-XPA-06: even shares to characters, and to hirelings of a class. */
function earned(haul: Haul, sharers: readonly Sharer[]): readonly Earned[] {
  const total = parts(haul).reduce((sum, { points }) => sum + points, 0);
  const heads = sharers.filter(({ experience }) => experience > 0).length;
  const shared = sharedOut(total, heads);
  const each = isDenied(shared) ? 0 : shared.each;
  return sharers.map(({ creature, experience }) => one(creature, experience > 0 ? each : 0, total, heads));
}

function one(creature: Creature, share: number, total: number, heads: number): Earned {
  const of = erisCalling(creature);
  const score = primeOf(creature);
  const learnt = score === null ? share : withPrime(score, share);
  const { after, lost } = of ? awarded(of, creature.experience, learnt) : { after: creature.experience, lost: learnt };
  const experience = Math.max(creature.experience, after);
  const notes: readonly Note[] = [
    { rule: 'ERI-XPA-06', text: `${total} for ${heads}: ${share}` },
    ...(score === null || learnt === share
      ? []
      : [
          {
            rule: 'ERI-XPA-07',
            text: `prime requisite ${score}, ${percentText(primePercent(score))}: ${learnt}`,
          } as const,
        ]),
    ...(creature.class === 'elf' && of ? [{ rule: 'ERI-ELF-03', text: `learned as a ${of}` } as const] : []),
    ...(lost > 0 ? [{ rule: 'ERI-XPA-09', text: `a level at a time: ${lost} lost` } as const] : []),
  ];
  return { experience, lost, awarded: learnt, notes };
}

/** ERI-XPA, ERI-HPL and ERI-APX-01, 02, 07 to 09, 13 and 14 as one slot. */
export const erisAdvancement = ({ sessionEnd }: { readonly sessionEnd: boolean }): AdvancementRule => ({
  id: 'ERI-XPA-06',
  rises: 'ERI-XPA-08',
  limits: 'ERI-XPA-09',
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
  forbids: (place) =>
    isAwarded(place === 'safe' ? 'secured-rest' : place, place === 'session-end', sessionEnd)
      ? null
      : { rule: 'ERI-XPA-01', text: 'Nothing is earned until the treasure is home, or safe.' },
  parts,
  earned,
  needed,
  percent: (riser) => {
    const score = primeOf(riser);
    return score === null ? null : primePercent(score);
  },
  risen: erisRisen,
  figures: erisStanding,
});
