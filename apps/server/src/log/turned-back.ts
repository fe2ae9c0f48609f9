import { nanoid } from 'nanoid';
import type { StoredLine } from './entry.ts';
import type { EventLog } from './event-log.ts';

/**
 * The lines of an entry that turns time back, each saying to its readers which of the lines that they were told is the last
 * to hold. Entries would say how much they were not told. Other lines are left as they are.
 */
export async function withLastHeld(
  lines: readonly StoredLine[],
  campaign: string,
  log: Pick<EventLog, 'lastTold'>,
): Promise<readonly StoredLine[]> {
  const desk = lines.find(({ line }) => line?.backTo !== undefined);
  const table = lines.find(({ part, audience }) => part === desk?.part && audience === 'table');
  if (desk?.line?.backTo === undefined || !table?.line) return lines;
  const { line, part } = table;
  const last = await log.lastTold(campaign, desk.line.backTo);
  const own = [...last.keys()].filter((audience) => audience !== 'table');
  return [
    ...lines.filter((one) => one !== table),
    { ...table, line: { ...line, backToLine: last.get('table') ?? null } },
    ...own.map((audience) => ({
      id: nanoid(12),
      part,
      audience,
      line: { ...line, backToLine: last.get(audience) ?? null },
    })),
  ];
}
