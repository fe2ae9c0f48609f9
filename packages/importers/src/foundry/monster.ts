import { checked } from '../checked.ts';
import { type ImportLimits, LIMITS } from '../limits.ts';
import { plainText } from '../plain-text.ts';
import { reports } from '../reports.ts';
import type { Imported, ImportRefusal } from '../result.ts';
import { jsonOf, type Source } from '../source.ts';
import { type FoundryMonster, foundryMonster } from './format.ts';

export interface AttackRecord {
  readonly name: string;
  readonly damage: string | null;
  readonly count: number;
  /** Short, medium and long in feet; absent for what is not thrown or shot. */
  readonly ranges?: readonly [number, number, number];
  /** It strikes as well as it flies. */
  readonly thrown?: boolean;
}

/** A monster as a bestiary has it; null stands for what the file does not tell in a number. */
export interface MonsterRecord {
  readonly name: string;
  readonly armourClassAscending: number | null;
  /** `dice` dice of `sides` sides and `bonus` hit points; an asterisk for each special ability. */
  readonly hitDice: {
    readonly dice: number;
    readonly sides: number;
    readonly bonus: number;
    readonly asterisks: number;
  } | null;
  /** Damage in dice notation; null where an attack does something else. */
  readonly attacks: readonly AttackRecord[];
  /** Feet a turn. */
  readonly movementFeet: number | null;
  /** Feet a turn of its other ways of moving; absent where the file names none. */
  readonly otherMovement?: Readonly<Partial<Record<Mode, number>>>;
  /** Feet a round. */
  readonly encounterFeet: number | null;
  readonly saves: Readonly<Record<Save, number | null>>;
  readonly morale: number | null;
  readonly alignment: string;
  readonly xp: number | null;
  /** In dice notation, in a dungeon and in the wilderness; 0 for never. */
  readonly numberAppearing: { readonly dungeon: string; readonly wilderness: string };
  /** Letters of the treasure types, or nothing. */
  readonly treasure: string;
  readonly text: string;
}

const SAVES = ['death', 'wand', 'paralysis', 'breath', 'spell'] as const;
type Save = (typeof SAVES)[number];
const MODES = ['fly', 'swim', 'web'] as const;
type Mode = (typeof MODES)[number];

/** A monster from the compendium of Foundry's OSE system. */
export function readFoundryMonster(
  source: Source,
  limits: ImportLimits = LIMITS,
): Imported<MonsterRecord> | ImportRefusal {
  const json = jsonOf(source, limits);
  return 'value' in json ? monsterOf(json.value, limits) : json;
}

/** {@link readFoundryMonster} from the value of the JSON. */
export function monsterOf(value: unknown, limits: ImportLimits): Imported<MonsterRecord> | ImportRefusal {
  const file = checked(foundryMonster, value);
  if (!('value' in file)) return file;
  const read = recordOf(file.value, limits.text);
  return { read, dropped: droppedOf(file.value, read) };
}

function recordOf({ name, system, items }: FoundryMonster, most: number): MonsterRecord {
  const { details, saves } = system;
  const otherMovement = modesOf(details.movement);
  return {
    name,
    armourClassAscending: armourClassOf(system),
    hitDice: hitDiceOf(system.hp.hd, details.specialAbilities ?? 0),
    attacks: items.filter(({ type }) => type === 'weapon').map(attackOf),
    movementFeet: system.movement.base,
    encounterFeet:
      system.movement.encounter ?? (system.movement.base === null ? null : Math.floor(system.movement.base / 3)),
    ...(Object.keys(otherMovement).length > 0 ? { otherMovement } : {}),
    saves: {
      death: saves.death.value,
      wand: saves.wand.value,
      paralysis: saves.paralysis.value,
      breath: saves.breath.value,
      spell: saves.spell.value,
    },
    morale: details.morale,
    alignment: details.alignment.slice(0, 100),
    xp: details.xp,
    numberAppearing: { dungeon: details.appearing.d || '0', wilderness: details.appearing.w || '0' },
    treasure: details.treasure.type.slice(0, 100),
    text: textOf({ details, items }, most),
  };
}

/** Ascending armour class; from the descending one where that alone is given (9 is 10). */
function armourClassOf({ aac, ac }: FoundryMonster['system']): number | null {
  return aac.value ?? (ac.value === null ? null : 19 - ac.value);
}

function hitDiceOf(text: string, asterisks: number): MonsterRecord['hitDice'] {
  const found = /^(\d{1,3})(?:d(\d{1,3}))?\s*([+-]\s*\d{1,3})?\**$/i.exec(text.trim());
  if (!found) return null;
  const bonus = Number((found[3] ?? '0').replace(/\s/g, ''));
  return { dice: Number(found[1]), sides: Number(found[2] ?? 8), bonus, asterisks: Math.max(0, asterisks) };
}

function attackOf({ name, system }: FoundryMonster['items'][number]): AttackRecord {
  const damage = system.damage === '' || system.damage === '0' ? null : system.damage.slice(0, 100);
  const attack = { name: name.slice(0, 100), damage, count: Math.max(1, system.counter.max ?? 1) };
  const { short, medium, long } = system.range;
  if (!system.missile || !short || !medium || !long) return attack;
  return { ...attack, ranges: [short, medium, long], ...(system.melee ? { thrown: true } : {}) };
}

/** `90’ (30’) / 150’ (50’) flying`: each part after a stroke is another way of moving. */
function modesOf(text: string): Partial<Record<Mode, number>> {
  const rates = text
    .slice(0, 200)
    .split('/')
    .flatMap((words) => {
      const mode = MODES.find((name) => words.toLowerCase().includes(name));
      const feet = /\d{1,4}/.exec(words)?.[0];
      return mode && feet ? [[mode, Number(feet)] as const] : [];
    });
  return Object.fromEntries(rates);
}

function textOf(
  { details, items }: { details: { biography: string }; items: FoundryMonster['items'] },
  most: number,
): string {
  const abilities = items
    .filter(({ type }) => type === 'ability')
    .map(({ name, system }) => `${name}: ${plainText(system.description, most)}`);
  return [plainText(details.biography, most), ...abilities].filter(Boolean).join('\n').slice(0, most);
}

function droppedOf({ system, items }: FoundryMonster, read: MonsterRecord): string[] {
  const others = items.filter(({ type }) => type !== 'weapon' && type !== 'ability').length;
  const linked = system.details.treasure.table !== '' && read.treasure === '';
  const unread = [
    read.hitDice === null && 'hit dice',
    read.armourClassAscending === null && 'armour class',
    read.movementFeet === null && 'movement',
    read.morale === null && 'morale',
    read.xp === null && 'experience',
    SAVES.some((save) => read.saves[save] === null) && 'some saving throw',
  ].filter((name) => name !== false);
  return reports(
    [unread.length, () => `The file tells no number for: ${unread.join(', ')}.`],
    [linked ? 1 : 0, () => 'The treasure is a link into another compendium and was left out.'],
    [others, (count) => `Belongings left out, neither weapon nor ability: ${count}.`],
  );
}
