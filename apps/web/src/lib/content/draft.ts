import { type Attack, type Monster, monsterKey } from '@lanthorn/rules';
import { type Figure, type TraitsDraft, traitsDraftOf, traitsOf } from './traits.ts';

export interface AttackDraft {
  name: string;
  kind: Attack['kind'];
  damage: string;
  times: Figure;
  /** Short, medium and long; read for missiles only. */
  short: Figure;
  medium: Figure;
  long: Figure;
  slow: boolean;
  blunt: boolean;
  material: 'none' | 'silver' | 'magic';
}

/** A monster as its form holds it. */
export interface MonsterDraft {
  name: string;
  armourClass: Figure;
  dice: Figure;
  plus: Figure;
  stars: Figure;
  attacks: AttackDraft[];
  movement: Figure;
  fly: Figure;
  swim: Figure;
  web: Figure;
  saveAs: string;
  morale: Figure;
  otherMorale: Figure;
  alignment: Monster['alignment'];
  dungeon: string;
  lair: string;
  treasure: string;
  infravision: Figure;
  undead: boolean;
  traits: TraitsDraft;
  special: string;
}

const attackDraft = ({ name, kind, damage, times, ranges, slow, blunt, material }: Attack): AttackDraft => {
  const [short, medium, long] = ranges ?? [10, 20, 30];
  return { name, kind, damage, times, short, medium, long, slow, blunt, material: material ?? 'none' };
};

export const newAttack = (): AttackDraft => ({
  name: '',
  kind: 'melee',
  damage: '1d6',
  times: 1,
  short: 10,
  medium: 20,
  long: 30,
  slow: false,
  blunt: false,
  material: 'none',
});

export function draftOf(monster: Monster): MonsterDraft {
  const { hitDice, modes, numberAppearing, traits, attacks, key: _key, ...rest } = monster;
  return {
    ...rest,
    ...hitDice,
    fly: modes.fly ?? null,
    swim: modes.swim ?? null,
    web: modes.web ?? null,
    ...numberAppearing,
    attacks: attacks.map(attackDraft),
    traits: traitsDraftOf(traits),
  };
}

export const newMonster = (): MonsterDraft => ({
  name: '',
  armourClass: 12,
  dice: 1,
  plus: 0,
  stars: 0,
  attacks: [newAttack()],
  movement: 120,
  fly: null,
  swim: null,
  web: null,
  saveAs: '1',
  morale: 8,
  otherMorale: null,
  alignment: 'neutral',
  dungeon: '1d6',
  lair: '2d6',
  treasure: '-',
  infravision: 0,
  undead: false,
  traits: traitsDraftOf({}),
  special: '',
});

/** Nothing written is no number: the rules then say what should stand there. */
const figure = (value: Figure): number => value ?? Number.NaN;

function attackOf({ name, kind, damage, times, short, medium, long, slow, blunt, material }: AttackDraft): Attack {
  return {
    name: name.trim(),
    kind,
    damage: damage.trim(),
    times: figure(times),
    ranges: kind === 'missile' ? [figure(short), figure(medium), figure(long)] : null,
    slow,
    blunt,
    ...(material === 'none' ? {} : { material }),
  };
}

const modesOf = ({ fly, swim, web }: MonsterDraft): Monster['modes'] => ({
  ...(fly ? { fly } : {}),
  ...(swim ? { swim } : {}),
  ...(web ? { web } : {}),
});

/** @param key of the entry that is rewritten; null for a new one, which is called after its name */
export function monsterFrom(draft: MonsterDraft, key: string | null): Monster {
  return {
    key: key ?? monsterKey(draft.name),
    name: draft.name.trim(),
    armourClass: figure(draft.armourClass),
    hitDice: { dice: figure(draft.dice), plus: draft.plus ?? 0, stars: draft.stars ?? 0 },
    attacks: draft.attacks.map(attackOf),
    movement: figure(draft.movement),
    modes: modesOf(draft),
    saveAs: draft.saveAs.trim(),
    morale: figure(draft.morale),
    otherMorale: draft.otherMorale,
    alignment: draft.alignment,
    numberAppearing: { dungeon: draft.dungeon.trim(), lair: draft.lair.trim() },
    treasure: draft.treasure.trim() || '-',
    infravision: draft.infravision ?? 0,
    undead: draft.undead,
    traits: traitsOf(draft.traits),
    special: draft.special.trim(),
  };
}
