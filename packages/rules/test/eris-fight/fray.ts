import { type Command, id } from '../../src/core/index.ts';
import type { Creature } from '../../src/state/creature.ts';
import { weapon } from '../brawl.ts';
import { Chronicle } from '../delve/chronicle.ts';
import { at, delve, goblin, player, referee, someone, toMeet } from '../table.ts';

const scores = (facts: Partial<NonNullable<Creature['abilities']>> = {}) => ({
  STR: 10,
  INT: 10,
  WIS: 10,
  DEX: 10,
  CON: 10,
  CHA: 10,
  ...facts,
});
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });

/** A fighter of the third level, strong; chainmail and shield: class 4. */
export const hild = someone({
  id: id('hild'),
  name: 'Hild',
  level: 3,
  abilities: scores({ STR: 15 }),
  hitPoints: { now: 14, max: 14 },
  armour: 'chainmail',
  shield: true,
  attacks: [weapon('sword')],
  at: at(2, 1),
});
/** A quick archer of the first level. */
const wren = someone({
  id: id('wren'),
  name: 'Wren',
  abilities: scores({ DEX: 14 }),
  hitPoints: { now: 5, max: 5 },
  attacks: [bow],
  at: at(0, 1),
});
export const odo = someone({
  id: id('odo'),
  name: 'Odo',
  hitPoints: { now: 6, max: 6 },
  armour: 'leather',
  attacks: [weapon('mace')],
  at: at(2, 2),
});
const ilphas = someone({
  id: id('ilphas'),
  name: 'Ilphas',
  class: 'elf',
  hitPoints: { now: 7, max: 7 },
  attacks: [weapon('sword')],
  at: at(2, 3),
});

const bandit = (name: string, place: Creature['at'], facts: Partial<Creature> = {}) =>
  goblin({
    id: id(name.toLowerCase()),
    name,
    at: place,
    hitDice: { dice: 1, plus: 0, stars: 0 },
    hitPoints: { now: 6, max: 6 },
    naturalArmour: 12,
    attacks: [weapon('axe', { damage: '1d6' })],
    morale: 8,
    ...facts,
  });
/** Captain with a helmet, and one without. */
export const brand = bandit('Brand', at(3, 1), { helmet: true, hitPoints: { now: 8, max: 8 } });
const skarn = bandit('Skarn', at(3, 0));
export const ghoul = bandit('Ghoul', at(3, 2), {
  hitDice: { dice: 2, plus: 0, stars: 0 },
  hitPoints: { now: 9, max: 9 },
  naturalArmour: 13,
  undead: true,
  morale: 9,
  attacks: [weapon('claw', { damage: '1d3', times: 2 }), weapon('bite', { damage: '1d3' })],
});

const foes = [brand, skarn, ghoul];
export const fray = () =>
  new Chronicle(delve([hild, wren, odo, ilphas, ...foes], { ruleset: { base: 'eris', slots: {}, options: {} } }));

const blow = (by: Creature, target: Creature, attack = 0): Command => ({
  type: 'Attack',
  attacker: by.id,
  target: target.id,
  attack,
});
const on: Command = { type: 'NextPhase' };

/** On to a phase of the place that acts, the so-manyth in the order. */
function until(log: Chronicle, acting: number, phase: string): Chronicle {
  const combat = () => log.state.encounter?.combat;
  for (let each = 0; each < 20 && (combat()?.acting !== acting || combat()?.phase !== phase); each += 1) log.play(on);
  return log;
}

/** Wren shoots before anyone acts; Hild strikes at two; the ghoul strikes fear into Odo. */
export function firstRound(log: Chronicle): Chronicle {
  const creatures = foes.map((foe) => foe.id);
  log.play(toMeet(creatures));
  log.play({ type: 'SetDistance', distance: 10 }).play({ type: 'SetReaction', reaction: 'attacks' });
  log.play({ type: 'Declare', creature: wren.id, action: 'ready', spell: null }, player);
  log.play({ type: 'AllowFirstFire', creatures: [wren.id] }).play({ type: 'RollInitiative' }, referee, 2, 5);
  log.play(blow(wren, skarn), player, 9, 3).play(blow(wren, skarn), player, 8);
  until(log, 1, 'melee').play(blow(brand, hild), referee, 14);
  log.play(blow(ghoul, odo), referee, 16, 2, 15);
  until(log, 2, 'melee');
  return log.play(
    { type: 'AttackMany', attacker: hild.id, targets: [brand.id, skarn.id], attack: 0 },
    player,
    20,
    13,
    5,
  );
}

/** The sides tie: the quick first. An arrow goes astray, Ilphas shakes Odo out of it, Hild gets hold of Brand. */
export function secondRound(log: Chronicle): Chronicle {
  log.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 4, 4);
  until(log, 0, 'missile').play(blow(wren, brand), player, 3, 2, 5);
  until(log, 1, 'melee').play(blow(brand, hild), referee, 20, 4);
  log.play({ type: 'ShakeOut', creature: ilphas.id, victim: odo.id }, player);
  const seize = { type: 'Grapple', creature: hild.id, others: [], target: brand.id, bothHold: false } as const;
  return log.play({ ...seize, manner: 'wrestle-to-ground' }, player, 3, 4);
}

/** Odo gives up the round to parry; Skarn falls, Brand does not get free, and the ghoul lays itself open. */
export function thirdRound(log: Chronicle): Chronicle {
  log.play({ type: 'EndRound' });
  log.play({ type: 'Parry', creature: odo.id, against: ghoul.id, points: 4, wards: [] }, player);
  log.play({ type: 'RollInitiative' }, referee, 6, 1);
  until(log, 0, 'melee').play(blow(hild, skarn), player, 15, 4).play(blow(ilphas, ghoul), player, 14, 5);
  until(log, 1, 'melee').play({ type: 'BreakFree', creature: brand.id }, referee, 5, 2);
  log.play(blow(ghoul, odo), referee, 1);
  log.play({ type: 'CounterAttack', creature: odo.id, target: ghoul.id, attack: 0 }, player, 15, 4);
  return log.play({ type: 'ConcludeEncounter' });
}
