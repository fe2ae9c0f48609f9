import { abilityBand } from '../../../books/ose/content/abilities.ts';
import { CLASSES } from '../../../books/ose/content/classes.ts';
import { ACCEPTS_FROM, type HiringResult, hiringResult, staysLoyal } from '../../../books/ose/content/retainers.ts';
import { type Dice, roll } from '../../../core/index.ts';
import type { CharacterMakingRule } from '../../making/character-making/rule.ts';
import { firstPoints, pointsOfDie } from './first-points.ts';
import type { Help, RetainersCites, RetainersRule, Taken, Terms } from './rule.ts';

const NORMAL_HUMAN_DIE = 4;

/** OSE-APX-07: half a share of treasure, and experience at half rate. */
const RETAINER: Help = {
  name: 'retainer',
  label: 'Retainer',
  rule: 'OSE-APX-07',
  share: 0.5,
  experience: 0.5,
  limited: true,
  classes: [...CLASSES, 'none'],
  wage: null,
  enticement: { gold: 0, goods: null },
};

const CITES: RetainersCites = {
  offer: 'OSE-APX-07',
  individually: 'OSE-APX-07',
  enticement: 'OSE-APX-07',
  limit: 'OSE-APX-07',
  begins: 'OSE-APX-07',
  points: 'OSE-APX-02',
  standing: 'OSE-APX-07',
  check: 'OSE-MOR-07',
  fails: 'OSE-MOR-07',
  betrays: 'OSE-APX-07',
  adjusts: 'OSE-APX-07',
  answering: 'OSE-APX-07',
  growth: 'OSE-APX-07',
  unpaid: 'OSE-APX-07',
  wages: null,
  share: 'OSE-PTY-07',
};

/** OSE-APX-07: each is asked, or all by one throw. */
function offered({ count, approach, modifier }: Terms, dice: Dice): Taken {
  const results = Array.from({ length: approach === 'group' ? 1 : count }, () =>
    hiringResult(roll(dice, 2, 6, modifier).total),
  );
  const all = (result: HiringResult) =>
    results.filter((each) => each === result).length * (approach === 'group' ? count : 1);
  const eager = all('accepts-loyal');
  const joined = eager + all('accepts');
  return {
    joined,
    undecided: all('roll-again'),
    eager: joined > 0 && eager === joined,
    illWill: results.includes('ill-will'),
    attacks: false,
  };
}

/** OSE-APX-07, OSE-MOR-07. Wages, and the finding of retainers, it leaves to the table. */
export const oseRetainers = (making: CharacterMakingRule): RetainersRule => ({
  id: 'OSE-APX-07',
  cites: CITES,
  kinds: [RETAINER],
  hiring: {
    openOffers: false,
    persuasion: (charisma) => abilityBand(charisma).reaction,
    most: (charisma) => abilityBand(charisma).maxRetainers,
    leadership: (charisma, limited) => {
      const { maxRetainers, loyalty } = abilityBand(charisma);
      const why = `charisma ${charisma}; their loyalty begins at ${loyalty}`;
      return [{ name: 'Retainers', value: `${limited} of ${maxRetainers}`, rule: 'OSE-APX-07', why }];
    },
    offered,
    acceptsFrom: ACCEPTS_FROM,
    outfit: (_kind, of, dice) => {
      const plain = {
        level: 0,
        abilities: null,
        armour: 'none',
        shield: false,
        weapons: [['club']],
        gear: [],
      } as const;
      if (of === null) return { ...plain, ...pointsOfDie(dice.die(NORMAL_HUMAN_DIE)) };
      const abilities = making.scores(dice);
      return { ...plain, ...firstPoints(making, of, abilities, dice), level: 1, abilities, weapons: [['dagger']] };
    },
  },
  movedBy: 'player',
  servantsLead: false,
  led: null,
  pay: {
    dueEach: (agreed) => agreed,
    wages: ({ gold }, count, periods) => Math.ceil(gold * count * periods),
  },
  loyalty: {
    begins: (_kind, { charisma, eager, gift }) => abilityBand(charisma).loyalty + (eager ? 1 : 0) + gift,
    beginsWith: ({ charisma, eager }) => [
      { name: 'charisma', value: abilityBand(charisma).loyalty },
      ...(eager ? [{ name: 'the offer taken gladly', value: 1 }] : []),
    ],
    standing: (loyalty) => ({ band: `${loyalty}`, modifier: null }),
    check: (loyalty, adjustment, dice) => {
      const score = loyalty ?? abilityBand(9).loyalty;
      const needed = score + adjustment;
      const stays = staysLoyal(needed, roll(dice, 2, 6).total);
      return { firmness: stays ? 'stays' : 'goes', formula: '2d6 ≤ loyalty: stays', needed, score };
    },
    afterFailure: (loyalty) => loyalty,
    betrayal: () => null,
    grown: null,
    countsFights: false,
    unpaid: (loyalty) => loyalty,
  },
  seeking: null,
});
