import type { Tool } from '../board/asks.ts';

/** What somebody has in hand at the board. */
export type ToolName = Tool | 'pen';

interface BoardTool {
  readonly name: ToolName;
  readonly label: string;
  readonly key: string;
  /** Not for those who only watch. */
  readonly plays?: true;
}

/** The tools of the board, by the keys that take them in hand; 4 is the referee's drawing. */
export const TOOLS: readonly BoardTool[] = [
  { name: 'move', label: 'Move', key: '1' },
  { name: 'measure', label: 'Measure', key: '2' },
  { name: 'point', label: 'Point', key: '3' },
  { name: 'area', label: 'Area', key: '5', plays: true },
  { name: 'pen', label: 'Pen', key: '6', plays: true },
];
