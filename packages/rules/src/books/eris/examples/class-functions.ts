import { awarded, playedBy } from '../../../../test/award.ts';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { placed, STRIKER } from '../../../../test/duel.ts';
import { eventIn, inPeace, rulesBy } from '../../../../test/in-play.ts';
import { ask, at, goblin, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { type Command, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { type Both, erisCalling, figureOf } from '../../../procedures/body/creature/eris-calling.ts';
import { elfHitPoints } from '../../../procedures/body/creature/eris-points.ts';
import { erisSaves } from '../../../procedures/body/creature/eris-saves.ts';
import { evolve } from '../../../procedures/evolve.ts';
import { type ErisFighting, needed } from '../../../procedures/fight/attack/eris.ts';
import { bornWith } from '../../../procedures/making/character-making/eris.ts';
import {
  bothClassesText,
  elfNotices,
  elfSearchChance,
  elfStrikesHarder,
  mayWear,
  mustAttack,
} from '../../../procedures/making/class-functions/eris-elves.ts';
import {
  DWARF_GROUND,
  damageToSmall,
  dwarfWields,
  HOBBIT_THIEF_LEVELS,
  hammerFor,
  hobbitBonus,
  hobbitForcing,
  hobbitWields,
  VALUED,
} from '../../../procedures/making/class-functions/eris-small-folk.ts';
import { backgroundChance } from '../../../procedures/making/skills/eris.ts';
import { clericWields } from '../../../procedures/party/equipping/eris.ts';
import { inSix, succeeds } from '../../../procedures/table/chance/chance.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Operating } from '../../../state/operating.ts';
import type { GameState } from '../../../state/state.ts';
import { type Adapter, type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import type { ErisClass } from '../content/classes.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
/** The class whose tables hold for the one a vector names: dwarves, hobbits and fighting-men are fighters. */
export const classNamed = (inputs: VectorInputs, field = 'class'): ErisClass =>
  erisCalling({ class: read.text(inputs, field) }) ?? 'fighter';
const operating = (inputs: VectorInputs) => read.text<Operating>(inputs, 'operating');
/** The class that a vector has an elf operate as; nothing where it is neither of an elf's two. */
const elfClass = (inputs: VectorInputs): Operating | undefined =>
  rulesBy('eris')
    .classFunctions.operatesAs(someone({ class: 'elf' }))
    .find((each) => each === read.text(inputs, 'operating'));

function both(inputs: VectorInputs, name: string): Both {
  const [fighter = 0, magicUser = 0] = read.list<number>(inputs, name);
  return [fighter, magicUser];
}

const isArmour = (inputs: VectorInputs): boolean => read.text(inputs, 'armor', 'none') !== 'none';
const worn = (inputs: VectorInputs) => ({
  armour: isArmour(inputs),
  armourMagical: read.flag(inputs, 'armorMagical', false),
  shield: read.flag(inputs, 'shield', false),
  shieldMagical: read.flag(inputs, 'shieldMagical', false),
});

const hating =
  (foe: 'orc' | 'goblin'): Adapter =>
  (inputs) => {
    const target = read.text(inputs, 'target', '');
    const reachable = read.flag(inputs, 'reachable', true);
    return { ...mustAttack(foe, read.list<string>(inputs, 'enemies'), target === '' ? null : target, reachable) };
  };

const small: Adapter = (inputs) => ({
  damageTaken: damageToSmall(
    read.text(inputs, 'attacker'),
    read.number(inputs, 'damage'),
    typeof inputs.largeClumsy === 'boolean' ? inputs.largeClumsy : null,
  ),
});
const hobbitWeapon: Adapter = (inputs) => ({
  allowed: hobbitWields(read.text(inputs, 'weapon'), read.flag(inputs, 'refereeAllows', false)),
});
const dwarfWeapon: Adapter = (inputs) => ({
  allowed: dwarfWields(
    read.text(inputs, 'weapon'),
    typeof inputs.refereeAllows === 'boolean' ? inputs.refereeAllows : null,
  ),
});

const AVERAGE = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };

/** An elf who operates in one class, with the experience of both. */
const elfAs = (as: Operating, [fighter, magicUser]: Both): Partial<Creature> => {
  const [inUse, aside] = as === 'fighter' ? [fighter, magicUser] : [magicUser, fighter];
  return { class: 'elf', experience: inUse, operating: { as, aside: { level: 1, experience: aside } } };
};

/** The state after what a player does; null where it is refused. */
function granted(state: GameState, command: Command, ...faces: number[]): GameState | null {
  const ruling = decide(state, command, player, loaded(...faces));
  return ruling.granted ? (ruling.after.at(-1) ?? state) : null;
}

const SHOT = { type: 'Attack', attacker: STRIKER.id, target: goblin().id, attack: 0 } as const;
/** Feet that somebody without armour goes in a round (ERI-MOV-02). */
const ROUND_FEET = 50;

/** An archer who is to move, on a board so wide that the whole move of a round takes so many squares. */
function archery(of: string, mounted: boolean, move: number): GameState {
  const archer = {
    ...STRIKER,
    class: of === 'elf' ? of : 'fighter',
    attacks: [weapon('short bow', { kind: 'missile' })],
  };
  const { state } = brawl({ base: 'eris' }, [{ ...archer, at: at(2, 1) }], [goblin({ at: at(3, 1) })], 'movement');
  const scene = twoRooms({
    width: 2 * move + 10,
    feetPerSquare: ROUND_FEET / move - 1e-9,
    walls: [],
    doors: {},
    traps: {},
    explored: Array<string>(5).fill('1'.repeat(2 * move + 10)),
  });
  const stand = (creature: Creature['id'], x: number, y: number) =>
    ({ ...state.creatures[creature], at: at(x, y) }) as Creature;
  const creatures = { [archer.id]: stand(archer.id, 0, 0), [goblin().id]: stand(goblin().id, 9, 4) };
  return placed({ ...state, scenes: { [scene.id]: scene }, creatures }, archer.id, { mounted });
}

export const erisClassFunctionsVectors: Adapters = {
  'ERI-ELF-01': (inputs) => {
    const as = read.text<Operating>(inputs, 'chosen');
    const elf = someone({ ...elfAs(read.text<Operating>(inputs, 'operating', 'fighter'), [0, 0]) });
    const { state } = inPeace('eris', [{ ...elf, at: read.flag(inputs, 'onAdventure') ? at(1, 1) : null }]);
    const ruling = ask(state, { type: 'OperateAs', creature: elf.id, as }, player);
    if (ruling === 'forbidden') return { ...denied('locked') };
    return ruling === 'no-such-thing' ? { ...denied('bad-class') } : { operating: as };
  },
  'ERI-ELF-02': (inputs) => ({
    text: bothClassesText([read.number(inputs, 'fighter'), read.number(inputs, 'magicUser')]),
  }),
  'ERI-ELF-03': (inputs) => {
    const elf = someone({ ...elfAs(operating(inputs), both(inputs, 'xp')), abilities: AVERAGE });
    const state = playedBy('eris', [elf], {
      ruleset: { base: 'eris', slots: {}, options: { oneLevelPerAward: false } },
    });
    const learned = awarded(state, { extra: read.number(inputs, 'award') }).creatures[elf.id];
    const [inUse, aside] = [learned?.experience, learned?.operating?.aside.experience];
    return { xp: operating(inputs) === 'fighter' ? [inUse, aside] : [aside, inUse] };
  },
  'ERI-ELF-05': (inputs) => {
    const damageBonus = elfStrikesHarder(read.flag(inputs, 'weaponMagical'));
    return { damageBonus, damage: read.number(inputs, 'damage') + damageBonus };
  },
  'ERI-ELF-06': (inputs) => {
    const as = elfClass(inputs);
    if (!as) return { ...denied('bad-class') };
    return mayWear(as, worn(inputs))
      ? { canCast: true, casterLevel: figureOf(both(inputs, 'levels'), 'magic-user') }
      : { ...denied('armor-not-allowed') };
  },
  'ERI-ELF-07': (inputs) => {
    const as = elfClass(inputs);
    if (!as) return { ...denied('bad-class') };
    const weapon = { kind: 'weapon', name: read.text(inputs, 'weapon'), operating: as } as const;
    return { allowed: rulesBy('eris').equipping.forbids('elf', weapon) === null };
  },
  'ERI-ELF-08': (inputs) => ({ allowed: mayWear(operating(inputs), worn(inputs)) }),
  'ERI-ELF-09': (inputs) => ({ ...elfHitPoints(both(inputs, 'maxHp'), read.number(inputs, 'damageTaken')) }),
  'ERI-ELF-10': (inputs) => {
    const attackAs = operating(inputs);
    const level = figureOf(both(inputs, 'levels'), attackAs);
    return { attackAs, level, saves: erisSaves(attackAs, level) };
  },
  'ERI-ELF-11': (inputs) => {
    const [before, onward, shoots] = [
      read.number(inputs, 'before'),
      read.number(inputs, 'after'),
      read.flag(inputs, 'shoots'),
    ];
    const begin = archery(read.text(inputs, 'race'), read.flag(inputs, 'mounted', false), read.number(inputs, 'move'));
    const go = (x: number) => ({ type: 'MoveCreature', creature: STRIKER.id, to: { x, y: 0 } }) as const;
    const goes = (state: GameState, x: number) => (x === 0 ? state : granted(state, go(x)));
    if (goes(begin, before + onward) === null) return { ...denied('too-far') };
    if (!shoots) return { moved: before + onward, shoots };
    const there = goes(begin, before);
    const shot = there && granted(evolve(there, { type: 'PhaseBegan', acting: 0, phase: 'missile' }), SHOT, 2);
    const gone = shot && (onward === 0 ? shot : goes(shot, before + onward));
    return gone ? { moved: before + onward, shoots } : { ...denied('no-split-move') };
  },
  'ERI-ELF-12': (inputs) => {
    const chance = elfSearchChance(read.number(inputs, 'baseChance', 2));
    return { chance, found: succeeds(inSix(chance), dice(inputs).die(6)) };
  },
  'ERI-ELF-13': (inputs) => ({ found: elfNotices(read.number(inputs, 'feet'), dice(inputs)) }),
  'ERI-ELF-14': hating('orc'),
  'ERI-HOB-01': (inputs) => ({
    attackBonus: hobbitBonus(read.text<'missile' | 'melee'>(inputs, 'attack'), read.number(inputs, 'dex', 10)),
  }),
  'ERI-HOB-03': (inputs) => {
    const effectiveLevel = read.number(inputs, 'level') + HOBBIT_THIEF_LEVELS;
    return { effectiveLevel, chance: backgroundChance(read.number(inputs, 'baseSkill'), effectiveLevel) };
  },
  'ERI-HOB-05': small,
  'ERI-HOB-06': (inputs) => {
    const chance = hobbitForcing(read.number(inputs, 'baseChance', 2));
    return { chance, opened: succeeds(inSix(chance), dice(inputs).die(6)) };
  },
  'ERI-HOB-07': hobbitWeapon,
  'ERI-HOB-08': hobbitWeapon,
  'ERI-DWF-02': (inputs) => {
    const noteChance = read.number(inputs, 'noteChance', 6);
    const script = inPeace('eris', [someone({ class: 'dwarf', at: at(1, 1) })], { noteChance });
    const [environment, underground] = [read.text(inputs, 'environment'), read.flag(inputs, 'underground')];
    const { underground: below, everywhere } = DWARF_GROUND;
    const lies = [...everywhere, ...(underground ? below : [])].some((ground) => ground === environment);
    const note = {
      type: 'NoteLore',
      square: { x: 2, y: 1 },
      topic: read.text(inputs, 'feature'),
      text: 'Here.',
    } as const;
    const told = lies ? ask(script.state, note, referee, ...read.faces(inputs)) : 'unknown ground';
    return { noted: eventIn(told, 'LoreTold') !== null };
  },
  'ERI-DWF-04': small,
  'ERI-DWF-05': (inputs) => ({ ...hammerFor(read.text(inputs, 'race')) }),
  'ERI-DWF-06': hating('goblin'),
  'ERI-DWF-07': dwarfWeapon,
  'ERI-DWF-08': dwarfWeapon,
  'ERI-DWF-09': (inputs) => ({ infravisionFeet: bornWith(dice(inputs)) }),
  'ERI-DWF-10': (inputs) => {
    const known = Object.hasOwn(VALUED, read.text(inputs, 'item')) && read.flag(inputs, 'found', true);
    return { statedValue: known ? read.number(inputs, 'value') : null };
  },
  'ERI-DWF-11': (inputs) => ({ identified: read.flag(inputs, 'mineral') && read.flag(inputs, 'nativeToEris') }),
  'ERI-CLR-02': (inputs) => ({ allowed: clericWields(read.flag(inputs, 'edged'), read.flag(inputs, 'magical')) }),
  'ERI-APX-12': (inputs) => ({
    need: needed(
      { class: read.text<ErisFighting>(inputs, 'class'), level: read.number(inputs, 'level') },
      19 - read.number(inputs, 'ac'),
    ),
  }),
};
