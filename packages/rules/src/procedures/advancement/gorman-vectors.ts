import type { GormanClass } from '../../content/gorman/classes.ts';
import { loaded } from '../../core/index.ts';
import type { Adapter, Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import {
  afterAward,
  afterReturns,
  experienceFor,
  experienceForKilling,
  explorationBonus,
  gormanLevel,
  kept,
  nextLevelAt,
  type Outing,
  outings,
  pointsGained,
  type ReducedFrom,
  type Return,
  shares,
  withExploration,
} from './gorman.ts';

const classOf = (inputs: VectorInputs) => read.text<GormanClass>(inputs, 'class');

const hitPoints: Adapter = (inputs) => {
  const levels = { from: read.number(inputs, 'fromLevel'), to: read.number(inputs, 'toLevel') };
  const dice = loaded(...read.faces(inputs));
  const gained = pointsGained(classOf(inputs), read.number(inputs, 'con'), levels, dice);
  return { hpMax: gained.reduce((sum, points) => sum + points, read.number(inputs, 'hpMax')), gained };
};

const reduced = (inputs: VectorInputs): ReducedFrom => ({
  elf: read.setting(inputs, 'elfReducedFromLevel', 3),
  dwarf: read.setting(inputs, 'dwarfReducedFromLevel', 6),
});

const keeping: Adapter = (inputs) => ({
  kept: kept(classOf(inputs), read.number(inputs, 'level'), read.number(inputs, 'earned'), reduced(inputs)),
});

export const gormanAdvancementVectors: Adapters = {
  'GOR-CLS-08': keeping,
  'GOR-CLS-14': keeping,
  'GOR-ADV-01': (inputs) => {
    const level = gormanLevel(read.number(inputs, 'xp'));
    return { level, nextAt: nextLevelAt(level) };
  },
  'GOR-ADV-02': hitPoints,
  'GOR-ADV-03': hitPoints,
  'GOR-ADV-04': hitPoints,
  'GOR-ADV-05': (inputs) => ({
    ...afterAward(
      read.number(inputs, 'levelAtSessionStart'),
      read.number(inputs, 'xpAtSessionStart'),
      read.number(inputs, 'sessionAward'),
    ),
  }),
  'GOR-ADV-07': (inputs) => ({
    ...afterReturns(
      classOf(inputs),
      read.number(inputs, 'levelAtSessionStart'),
      read.number(inputs, 'xpAtSessionStart'),
      read.list<Return>(inputs, 'returns'),
    ),
  }),
  'GOR-XPA-01': (inputs) => ({
    xp: experienceFor(read.number(inputs, 'shareCp'), read.flag(inputs, 'carriedBack')),
  }),
  'GOR-XPA-02': (inputs) => ({
    ...shares(read.number(inputs, 'totalCp'), read.number(inputs, 'pcs'), read.number(inputs, 'henchmen', 0)),
  }),
  'GOR-XPA-03': (inputs) => {
    const places = read.number(inputs, 'newPlaces');
    return { bonusPct: explorationBonus(places), total: withExploration(read.number(inputs, 'xp'), places) };
  },
  'GOR-XPA-04': (inputs) => ({
    ...outings(read.list<string>(inputs, 'visited', []), read.list<Outing>(inputs, 'events')),
  }),
  'GOR-XPA-05': (inputs) => ({ xp: experienceForKilling(read.list(inputs, 'monstersSlainHd', [])) }),
};
