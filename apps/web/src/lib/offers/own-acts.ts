import type { Offer } from '@lanthorn/rules';

/** What of the table the acts are made from that the game does not offer. */
export interface Standing {
  readonly referee: boolean;
  /** The scene on the board; null without one. */
  readonly scene: string | null;
  /** The entries that time would be turned to; null where there is nothing to take back or to bring back. */
  readonly back: number | null;
  readonly forth: number | null;
}

/** Undo, redo and the fog: the referee does them by buttons of the page, and finds them by their names as well. */
export function ownActs({ referee, scene, back, forth }: Standing): readonly Offer[] {
  if (!referee) return [];
  return [
    ...(back === null ? [] : [act('Rewind', 'Undo the last act', { to: back }, 'Rewind:back')]),
    ...(forth === null ? [] : [act('Rewind', 'Redo what was undone', { to: forth }, 'Rewind:forth')]),
    ...(scene === null
      ? []
      : [{ ...act('SetFog', 'Fog: what the players know of the map', { scene }), inputs: [FOG] }]),
  ];
}

const FOG: Offer['inputs'][number] = {
  kind: 'choice',
  name: 'fog',
  label: 'They know',
  options: [
    { value: 'automatic', label: 'What the party sees' },
    { value: 'by-hand', label: 'What you show by hand' },
    { value: 'none', label: 'All of it' },
  ],
};

const act = (command: Offer['command'], label: string, fixed: Offer['fixed'], key: string = command): Offer => ({
  key,
  command,
  label,
  rule: null,
  place: 'palette',
  about: null,
  next: false,
  fixed,
  inputs: [],
  barred: null,
});
