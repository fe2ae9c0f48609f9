import { type BookAnswer, bookOf, type Introduction } from '../book/book.ts';
import type { basicLines } from './catalogue.ts';
import { BASIC_HEEDS, basicContents } from './contents.ts';

const as = (rule: keyof typeof basicLines): BookAnswer => ({ rule });

declare module '../../core/ruleset.ts' {
  interface Books {
    readonly basic: 'BFR';
  }
}

const introduction: Introduction = {
  name: 'Basic Fantasy',
  prefix: 'BFR',
  options: [],
  answers: {
    attack: as('BFR-ATK-01'),
    damage: as('BFR-DMG-01'),
    missiles: as('BFR-MIS-01'),
    savingThrow: as('BFR-SAV-01'),
    surprise: as('BFR-SUR-01'),
    reaction: as('BFR-REA-01'),
    initiative: as('BFR-INI-01'),
    morale: as('BFR-MOR-02'),
  },
  ground: [],
  topics: {},
  conflict: () => null,
};

export const basicBook = bookOf(introduction, BASIC_HEEDS, basicContents);
