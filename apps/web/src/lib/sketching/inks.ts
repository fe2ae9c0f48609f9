import type { DrawingRecord } from '@lanthorn/rules';

/** What each colour looks like. */
export const INKS: Readonly<Record<DrawingRecord['colour'], string>> = {
  white: '#f7f1e3',
  yellow: '#ffd94a',
  orange: '#f59a3c',
  red: '#f0554a',
  green: '#7fce5a',
  blue: '#6db4f5',
  black: '#14100c',
};
