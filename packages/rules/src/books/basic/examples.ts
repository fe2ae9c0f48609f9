import { weapon } from '../../../test/brawl.ts';
import { rulesBy } from '../../../test/in-play.ts';
import { at, someone } from '../../../test/table.ts';
import type { Attack, Creature, Save } from '../../state/creature.ts';
import { SAVES } from '../../state/creature.ts';
import { type Adapter, type Adapters, read, type VectorInputs } from '../../vectors.ts';
import { readHitDice } from '../ose/content/hit-dice.ts';

const rules = () => rulesBy('basic');
const ABILITIES = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };

/** Somebody as an example describes them: a class and level, or hit dice, and what is worn. */
function describedIn(inputs: VectorInputs): Creature {
  const calling = typeof inputs.class === 'string' ? inputs.class : null;
  const scores = { ...ABILITIES, STR: read.number(inputs, 'STR', 10), DEX: read.number(inputs, 'DEX', 10) };
  const hitDice = inputs.hd === undefined ? null : readHitDice(read.notation(inputs, 'hd').replace(/^1\/\d+/, '½'));
  return {
    ...someone({ at: at(0, 0) }),
    kind: calling === null ? 'monster' : 'character',
    class: calling,
    level: read.number(inputs, 'level', 1),
    hitDice,
    saveAs: typeof inputs.saveAs === 'string' ? inputs.saveAs : null,
    abilities: scores,
    armour: read.text<Creature['armour']>(inputs, 'armour', 'none'),
    shield: read.flag(inputs, 'shield', false),
    naturalArmour: 10,
  };
}

const weaponIn = (inputs: VectorInputs): Attack => {
  const kind = read.text<Attack['kind']>(inputs, 'kind', 'missile');
  const ranges = kind === 'missile' ? ([50, 100, 150] as const) : null;
  return weapon(read.text(inputs, 'weapon', 'short bow'), { kind, ranges });
};

const striking: Adapter = (inputs) => {
  const { roll } = rules().attack;
  const attacker = describedIn(inputs);
  const { total, hit } = roll.strike(
    roll.thac0(attacker),
    read.number(inputs, 'die'),
    read.number(inputs, 'modifier', 0),
    read.number(inputs, 'ac'),
  );
  return { total, hit };
};

const attackBonus: Adapter = (inputs) => ({ bonus: rules().attack.roll.ownBonus(describedIn(inputs))?.value });
const armourClass: Adapter = (inputs) => ({ ac: rules().attack.armour.classOf(describedIn(inputs)) });

const shooting: Adapter = (inputs) => {
  const { band, modifier } = rules().missiles.reach.range(weaponIn(inputs), read.number(inputs, 'feet'), false);
  return { band, modifier };
};

const weaponDie: Adapter = (inputs) => ({
  sides: rules().damage.roll.dice(describedIn({ class: 'fighter' }), weaponIn(inputs), 1)?.sides,
});

const places: Adapter = (inputs) => {
  const { die, order } = rules().initiative;
  const all = read.list<VectorInputs>(inputs, 'combatants');
  const contestants = all.map((one) => ({
    id: read.text(one, 'id'),
    modifier: die.modifier(describedIn(one)),
    slow: false,
  }));
  return { order: order(contestants, ({ id }) => Number(all.find((one) => one.id === id)?.die)) };
};

const savingThrows: Adapter = (inputs) => ({ saves: rules().savingThrow.numbers.values(describedIn(inputs)) });
const saving: Adapter = (inputs) => {
  const die = read.number(inputs, 'die');
  const total = die + read.number(inputs, 'modifier', 0);
  return { success: rules().savingThrow.numbers.saved(total, read.number(inputs, 'target'), die) };
};

const saveNamed = (inputs: VectorInputs): Save => SAVES.find((save) => save === inputs.save) ?? 'death';

const losses = (inputs: VectorInputs) => ({
  initial: read.number(inputs, 'initial'),
  deaths: read.number(inputs, 'deaths', 0),
  incapacitated: read.number(inputs, 'incapacitated'),
  firstDeathDone: false,
  halfDone: false,
});

/** What runs the examples of Basic Fantasy, through the rules that play goes by. */
export const examples: Adapters = {
  'BFR-ATK-01': striking,
  'BFR-ATK-02': striking,
  'BFR-ATK-03': attackBonus,
  'BFR-ATK-04': attackBonus,
  'BFR-ATK-05': attackBonus,
  'BFR-ATK-06': attackBonus,
  'BFR-ATK-07': attackBonus,
  'BFR-ATK-08': (inputs) => ({
    modifier: rules().attack.bonuses.ability(describedIn({ class: 'fighter', ...inputs }), weaponIn(inputs).kind),
  }),
  'BFR-ATK-09': attackBonus,
  'BFR-ARM-01': armourClass,
  'BFR-ARM-02': armourClass,
  'BFR-MIS-01': shooting,
  'BFR-MIS-02': shooting,
  'BFR-MIS-03': (inputs) => ({
    shots: rules().missiles.pace.rate(
      describedIn({ class: 'fighter' }),
      weaponIn(inputs),
      read.number(inputs, 'round'),
      typeof inputs.last === 'number' ? inputs.last : null,
    ),
  }),
  'BFR-DMG-01': weaponDie,
  'BFR-DMG-02': (inputs) => ({ counts: rules().damage.roll.strengthCounts('pc', weaponIn(inputs)) }),
  'BFR-DMG-03': (inputs) => ({
    damage: rules().damage.roll.total(read.number(inputs, 'rolled'), read.number(inputs, 'modifier')),
  }),
  'BFR-DMG-04': weaponDie,
  'BFR-INI-01': places,
  'BFR-INI-02': places,
  'BFR-INI-03': places,
  'BFR-SUR-01': (inputs) => {
    const { surprised, surprisedOn } = rules().surprise.roll;
    return { surprised: surprised(read.number(inputs, 'die'), surprisedOn) };
  },
  'BFR-SUR-02': (inputs) => ({
    idle: rules().surprise.lost.sides(read.list<{ readonly id: string; readonly surprised: boolean }>(inputs, 'sides')),
  }),
  'BFR-REA-01': (inputs) => ({ reaction: rules().reaction.result(read.number(inputs, 'total')) }),
  'BFR-REA-02': (inputs) => ({ modifier: rules().reaction.speaking(read.number(inputs, 'charisma')) }),
  'BFR-MOR-01': (inputs) => ({
    result: rules().morale.check.result(read.number(inputs, 'total'), read.number(inputs, 'score')),
  }),
  'BFR-MOR-02': (inputs) => ({ triggers: rules().morale.check.triggers(losses(inputs)) }),
  'BFR-MOR-03': (inputs) => ({
    target: rules().morale.score.target(read.number(inputs, 'score'), read.list<number>(inputs, 'adjustments')),
  }),
  'BFR-MOR-04': (inputs) => ({ checks: rules().morale.check.checks(read.number(inputs, 'score')) }),
  'BFR-SAV-01': saving,
  'BFR-SAV-02': saving,
  'BFR-SAV-03': savingThrows,
  'BFR-SAV-04': savingThrows,
  'BFR-SAV-05': savingThrows,
  'BFR-SAV-06': savingThrows,
  'BFR-SAV-07': (inputs) => ({ bonus: rules().savingThrow.numbers.bonus(describedIn(inputs), saveNamed(inputs)) }),
  'BFR-SAV-08': savingThrows,
  'BFR-SAV-09': savingThrows,
};
