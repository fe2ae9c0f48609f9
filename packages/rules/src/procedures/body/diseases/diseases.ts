import { type CreatureId, type Purpose, throwsFor } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import type { Follows, Play } from '../../../play/index.ts';
import type { Disease } from '../../../state/ailment.ts';
import { isDead, ROUNDS_PER_TURN } from '../../../state/read.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { clockNow } from '../../situation/round/clock.ts';
import { rollSave } from '../saving-throw/saves.ts';

/** A fever kills one in so many, after days that a die says; the others keep to bed for so many days. */
const FEVER = { deadly: { upTo: 1, sides: 4 }, deathDie: 6, inBed: 30 } as const;

/** A wound that may carry a disease: whether it does, and whether it is withstood. Nobody has the same twice. */
function expose(play: Play, creature: CreatureId, { disease, inTwenty }: Disease): void {
  const victim = play.state.creatures[creature];
  if (!victim || victim.undead || ails(play.state, creature, AILMENT[disease])) return;
  if (inTwenty !== undefined && !isCarried(play, creature, inTwenty)) return;
  if (play.rules.backgrounds.isUnsickened(victim)) return play.happen({ type: 'DiseaseSpared', creature });
  if (disease === 'fever' && rollSave(play, victim, 'death', 0, [], 'a disease').success) return;
  play.happen({ type: 'DiseaseCaught', creature, disease });
  if (disease === 'rot') rot(play, creature);
  else incubate(play, creature);
}

const AILMENT = { fever: 'diseased', rot: 'rotting' } as const;

function isCarried(play: Play, creature: CreatureId, upTo: number): boolean {
  const roll = play.roll(1, 20);
  const carries = roll.total <= upTo;
  play.happen({ type: 'WoundTested', creature, roll, upTo, carries });
  return carries;
}

/** Until magic ends it. */
const rot = (play: Play, creature: CreatureId): void =>
  play.happen({
    type: 'AilmentBegan',
    creature,
    ailment: { kind: 'rotting', until: null, ends: 'passes' },
    said: true,
  });

/** In a fight nobody lies down yet. */
function incubate(play: Play, creature: CreatureId): void {
  if (!play.state.encounter) return play.happen({ type: 'FellIll', creature });
  const ailment = { kind: 'diseased', until: 'battle', ends: 'sickens' } as const;
  play.happen({ type: 'AilmentBegan', creature, ailment, said: true });
}

/** The referee's dice say whether it is the death of them, and when. */
function sicken(play: Play, creature: CreatureId): void {
  const found = play.state.creatures[creature];
  if (!found || isDead(found)) return;
  const { deadly, deathDie, inBed } = FEVER;
  const { said: course, rolls } = play.noting((dice) =>
    dice.die(deadly.sides) <= deadly.upTo
      ? ({ days: dice.die(deathDie), ends: 'dies' } as const)
      : ({ days: inBed, ends: 'passes' } as const),
  );
  const until = clockNow(play.state) + course.days * TURNS_PER_DAY * ROUNDS_PER_TURN;
  play.happen({
    type: 'AilmentBegan',
    creature,
    ailment: { kind: 'diseased', until, ends: course.ends },
    rolls,
    why: {
      rule: play.rules.monsters.cites.bestiary,
      formula: `d${deadly.sides} ≤ ${deadly.upTo}: death in 1d${deathDie} days; else ${inBed} days in bed`,
      throws: throwsFor(rolls, PURPOSES),
    },
  });
}

const PURPOSES: readonly Purpose[] = [
  { who: 'Whether it is deadly', needed: FEVER.deadly.upTo, by: 'at-most' },
  { who: 'Days until death' },
];

export const diseasesFollows: Follows = {
  Exposed: (play, { creature, to }) => expose(play, creature, to),
  FellIll: (play, { creature }) => sicken(play, creature),
};
