import { encounterRate } from '../../../procedures/dungeon/movement/ose.ts';
import { attackBonus, thac0OfMonster } from '../../../procedures/fight/attack/ose.ts';
import { waterMiles } from '../../../procedures/wilds/voyage/ose.ts';
import type { Monster } from '../../../state/monster.ts';
import type { Adapter, Adapters, VectorInputs } from '../../../vectors.ts';
import { BESTIARY } from '../content/bestiary.ts';
import { experienceFor } from '../content/experience.ts';
import { MOUNTS, VESSELS } from '../content/mounts-and-vessels.ts';
import { savesAs } from '../content/noted-saves.ts';
import { WARES } from '../content/wares.ts';
import { lightVectors } from './light.ts';

/** The words of a name in one order, so that `large sailing ship` is the list's `sailing ship, large`. */
const words = (name: string): string =>
  name
    .toLowerCase()
    .split(/[\s,]+/)
    .sort()
    .join(' ');

/** `sack, large (holds 600)` is called a large sack too. */
const unbracketed = (name: string): string => name.replace(/ \(.*\)$/, '');

/** The entry of a list that one of the fields names. */
function entry<T>(list: Readonly<Record<string, T>>, inputs: VectorInputs, ...fields: readonly string[]): T | null {
  const asked = fields.map((field) => inputs[field]).find((name) => typeof name === 'string');
  return (
    Object.entries(list).find(
      ([name]) => asked !== undefined && (words(name) === words(asked) || words(unbracketed(name)) === words(asked)),
    )?.[1] ?? null
  );
}

const goods: Adapter = (inputs) => {
  if (inputs.litTurn !== undefined) return lightVectors['OSE-TIM-04']?.(inputs) ?? {};
  const wares = WARES.filter(({ kind }) => kind === 'gear');
  const { cost, holds } =
    entry(Object.fromEntries(wares.map((ware) => [ware.name, ware])), inputs, 'item', 'gear', 'name') ?? {};
  return { cost, costGp: cost, holds };
};

const ways: Adapter = (inputs) => {
  const vessel = entry(VESSELS, inputs, 'vessel', 'name');
  if (!vessel) return beasts(inputs);
  const { mode, rowing, sailing, cost, cargo, seaworthy } = vessel;
  const base = (inputs.mode === 'row' ? rowing : sailing) ?? rowing ?? 0;
  return { mode, rowBase: rowing, sailBase: sailing, cost, costGp: cost, cargo, seaworthy, miles: waterMiles(base) };
};

const beasts: Adapter = (inputs) => {
  const { movement, hitDice, cost, fullLoad, halfLoad } = entry(MOUNTS, inputs, 'mount', 'name') ?? {};
  return { cost, costGp: cost, base: movement, hd: hitDice, loadFull: fullLoad, loadHalf: halfLoad };
};

/** Hit dice as the list writes them: `3+1*`. */
function written({ hitDice: { dice, plus, stars } }: Monster): string {
  const bonus = plus === 0 ? '' : plus > 0 ? `+${plus}` : `${plus}`;
  return `${dice < 1 ? '½' : dice}${bonus}${'*'.repeat(stars)}`;
}

const monsters: Adapter = (inputs) => {
  const monster = entry(Object.fromEntries(BESTIARY.map((each) => [each.name, each])), inputs, 'monster', 'name');
  if (!monster) throw new Error('no such monster');
  const { armourClass, hitDice, movement, saveAs, morale } = monster;
  const thac0 = thac0OfMonster(monster);
  return {
    ac: 19 - armourClass,
    aac: armourClass,
    hd: written(monster),
    thac0,
    attackBonus: attackBonus(thac0),
    mv: movement,
    base: movement,
    encounter: encounterRate(movement),
    saveAs,
    saves: savesAs(saveAs),
    ml: morale,
    xp: experienceFor(hitDice),
    tt: monster.treasure,
  };
};

/** What the reference lists say of one of their entries, under the names of their columns. */
export const oseReferenceVectors: Adapters = {
  'OSE-APX-10': goods,
  'OSE-APX-11': ways,
  'OSE-APX-13': monsters,
};
