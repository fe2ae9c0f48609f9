import type { GridKind } from '@lanthorn/geometry';
import { columnAndRow, type FirstSightRecord, listed, placesOf, type SceneRecord } from '@lanthorn/rules';

/** Names that are written out; more are counted. */
const NAMED = 6;

/**
 * What players will see of a scene when it is shown to them, a sentence each.
 * @param arriving whether the party, of whom nobody stands there, arrives with it
 */
export function firstSightInWords(
  { explored, party, others, wayIn }: FirstSightRecord,
  { name, toPlayers, width, height, grid, ambient }: SceneRecord,
  arriving = false,
): readonly string[] {
  return [
    `Its name: ${toPlayers ?? name}.`,
    known(explored, width * height, grid, arriving),
    ...(party.length > 0
      ? [`${standing(party)} there already.`]
      : arriving && wayIn
        ? [
            `The party arrives at ${columnAndRow(wayIn)}. To have it elsewhere, close this, click the place and press “Bring the party here”.`,
          ]
        : ['Nobody of the party stands there yet.']),
    others.length > 0 ? `In view: ${named(others)}.` : 'No monster is in view.',
    ambient === 'lit' ? 'It is lit everywhere.' : 'It is dark: they see what their lights show.',
  ];
}

/** `Hild and Bruno stand`, or of so many members all: `the party stands`. */
export function standing(party: readonly string[], members = Number.POSITIVE_INFINITY): string {
  if (party.length >= members) return 'the party stands';
  return `${named(party)} ${party.length > 1 ? 'stand' : 'stands'}`;
}

function known(explored: number, all: number, grid: GridKind, arriving: boolean): string {
  if (explored === all) return 'All of the map.';
  const seen = 'what the party sees from where it arrives';
  if (explored === 0) return arriving ? `Of the map, ${seen}.` : 'Nothing of the map: none of it is explored.';
  return `${explored} of its ${all} ${placesOf(grid)}, which they have explored${arriving ? `, and ${seen}` : ''}.`;
}

const named = (names: readonly string[]): string =>
  names.length <= NAMED ? listed(names) : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;
