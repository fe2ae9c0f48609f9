import { classIcon } from '../../../content/icons.ts';
import { gathered, id, type Made, type Modifier, type Roll, type Throw, written } from '../../../core/index.ts';
import { atFirst, counted, listed, withArticle } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import { called, isNameOfHelp } from '../../../state/called.ts';
import { ABILITIES, type Creature } from '../../../state/creature.ts';
import { dayOf } from '../../../state/ledger.ts';
import { ORDINARY } from '../../../state/ordinary.ts';
import { type Applicants, charismaOf, type Engagement } from '../../../state/retainers.ts';
import { ABILITY_NAMES } from '../../body/ability-check/names.ts';
import { paidTo } from './employer.ts';
import { namesOfHired } from './own-names.ts';
import type { Help, Outfit } from './rule.ts';

/** So many of those who applied take service; loyalty is thrown once, and serves for all of them. */
export function hire(
  play: Play,
  applicants: Applicants,
  kind: Help,
  employer: Creature,
  joined: number,
  eager: boolean,
): void {
  const { retainers } = play.rules;
  const ids = Array.from({ length: joined }, () => play.dice.id());
  const names = namesOfHired(play.state, applicants, kind, ids);
  const newcomers = names.map((name) => newcomer(play, applicants, employer, name, kind));
  const creatures = newcomers.map(({ creature }) => creature);
  const start = { charisma: charismaOf(employer), eager, gift: 0 };
  const { said: loyalty, rolls: secret } = play.noting((dice) => retainers.loyalty.begins(kind, start, dice));
  const engagement = engagementOf(play, applicants, kind, employer, loyalty);
  play.happen({
    type: 'RetainersHired',
    creatures,
    engagements: Object.fromEntries(creatures.map((creature) => [creature.id, engagement])),
    rolls: [...newcomers.flatMap(({ throws }) => throws.map(({ roll }) => roll)), ...secret],
    why: {
      rule: loyalty === null ? kind.rule : retainers.cites.begins,
      formula: `${withArticle(kind.label.toLowerCase())}: ${loyalty === null ? 'for the wage alone' : `loyalty begins at ${loyalty}`}`,
      throws: [...newcomers.flatMap(({ throws }) => throws), ...secret.map((roll) => ({ who: 'Loyalty', roll }))],
      ...(loyalty === null ? {} : { made: loyaltyMade(loyalty, secret, retainers.loyalty.beginsWith(start)) }),
      notes: newcomers.map(({ creature, outfit }) => ({
        rule: retainers.cites.points ?? kind.rule,
        text: `${atFirst(called(creature))} has ${counted(outfit.hitPoints, 'hit point')}${madeUp(outfit.points)}`,
      })),
    },
  });
}

/** Somebody who takes service, and all that was thrown for them; some folk are born to see in the dark. */
function newcomer(play: Play, applicants: Applicants, employer: Creature, name: string, kind: Help) {
  const { retainers, characterMaking } = play.rules;
  const { said: outfit, rolls } = play.noting((dice) => retainers.hiring.outfit(kind, applicants.class, dice));
  const { said: infravision, rolls: sight } = play.noting((dice) =>
    applicants.class === null ? 0 : characterMaking.infravision(applicants.class, dice),
  );
  const creature = { ...made(play, applicants, employer, name, outfit), infravision };
  const throws = [
    ...makingOf(creature, rolls),
    ...sight.map((roll) => ({ who: `${atFirst(called(creature))}, infravision`, roll })),
  ];
  return { creature, outfit, throws };
}

/** What hit points are made of, where the die is not all of it. */
const madeUp = (parts: readonly Modifier[]): string =>
  parts.length > 1 ? ` (${listed(parts.map(({ name, value }) => `${name} ${written(value)}`))})` : '';

/** What was thrown for a newcomer: three dice an ability, of those who have any, and the dice of hit points. */
function makingOf(creature: Creature, rolls: readonly Roll[]): readonly Throw[] {
  const { abilities } = creature;
  const name = atFirst(called(creature));
  if (abilities === null) return gathered(rolls).map((roll) => ({ who: `${name}, hit points`, roll }));
  const scored = ABILITIES.map((ability, place) => ({
    ability,
    dice: rolls.slice(place * DICE_PER_ABILITY, (place + 1) * DICE_PER_ABILITY),
  }));
  return [
    ...scored.flatMap(({ ability, dice }) =>
      gathered(dice).map((roll) => ({ who: `${name}, ${ABILITY_NAMES[ability]}`, roll })),
    ),
    ...rolls.slice(ABILITIES.length * DICE_PER_ABILITY).map((roll) => ({ who: `${name}, hit points`, roll })),
  ];
}

const DICE_PER_ABILITY = 3;

/** What a first loyalty is made of: dice where the book throws them, and each other thing by itself. */
function loyaltyMade(loyalty: number, rolls: readonly Roll[], rest: readonly Modifier[]): Made {
  const thrown = rolls.reduce((sum, { total }) => sum + total, 0);
  return { amount: loyalty, parts: rolls.length > 0 ? [{ name: 'the dice', value: thrown }, ...rest] : rest };
}

/** The first period of a wage that was also what brought them in is paid with it. */
function engagementOf(
  play: Play,
  { race }: Applicants,
  kind: Help,
  employer: Creature,
  loyalty: number | null,
): Engagement {
  const engagement = {
    employer: employer.id,
    kind: kind.name,
    race,
    share: kind.share,
    experience: kind.experience,
    wage: kind.wage,
    loyalty,
    paidUntil: dayOf(play.state),
  };
  return kind.enticement.gold > 0
    ? { ...engagement, paidUntil: paidTo(play.state, play.rules.retainers, engagement, 1) }
    : engagement;
}

function made(play: Play, { class: of, kind }: Applicants, employer: Creature, name: string, outfit: Outfit): Creature {
  const { retainers, equipment } = play.rules;
  const { hitPoints, level, abilities, armour, shield, weapons, gear } = outfit;
  return {
    ...ORDINARY,
    id: id(play.dice.id()),
    kind: 'retainer',
    name,
    ...(isNameOfHelp(kind, name) ? { ownName: false } : {}),
    owner: retainers.movedBy === 'player' ? employer.owner : null,
    icon: of === null ? null : classIcon(of),
    class: of,
    level,
    alignment: employer.alignment,
    abilities,
    hitPoints: { now: hitPoints, max: hitPoints },
    armour,
    shield,
    attacks: weapons.flatMap((names) => names.map(equipment.attacksWith).find((ways) => ways.length > 0) ?? []),
    items: gear.map((thing) => ({ ...thing, id: id(play.dice.id()), quantity: 1, weight: 0, kind: 'gear' })),
    infravision: 0,
    saveAs: of === null ? 'NH' : null,
  };
}
