/** Sets of tables that a campaign may take up, each as a whole. Tables stand after those that they roll on. */
export const READY_SETS = [
  {
    key: 'people',
    title: 'Names of people',
    about: 'First names and bynames for villagers, hirelings and rogues.',
    tables: ['First names', 'Bynames', 'Names of people'],
  },
  {
    key: 'folk',
    title: 'Names of dwarves, elves and halflings',
    about: 'A list for each folk.',
    tables: ['Names of dwarves', 'Names of elves', 'Names of halflings'],
  },
  {
    key: 'places',
    title: 'Names of taverns and villages',
    about: 'Signs over doors, and places on the road.',
    tables: ['Tavern signs', 'Names of taverns', 'Names of villages'],
  },
  {
    key: 'rumours',
    title: 'Rumours',
    about: 'Rolled in the open, the players hear the words; whether they are true, you alone are told.',
    tables: ['Rumours'],
  },
  {
    key: 'rooms',
    title: 'What a room holds',
    about: 'A second way of stocking rooms, with traces, oddities and things forgotten.',
    tables: ['Traces', 'Oddities', 'Forgotten things', 'What a room holds'],
  },
  {
    key: 'hoards',
    title: 'Hoards',
    about: 'Treasure by the types of the book, from a pocket to the bed of a dragon.',
    tables: [
      'In a pocket',
      'A band’s purse',
      'A small lair',
      'A great lair',
      'A wizard’s cupboard',
      'The bed of a dragon',
    ],
  },
] as const satisfies readonly ReadySet[];

/** Several tables that belong together. */
interface ReadySet {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly tables: readonly string[];
}

export type ReadySetKey = (typeof READY_SETS)[number]['key'];
export type ReadyTableName = (typeof READY_SETS)[number]['tables'][number];

export const READY_SET_KEYS = READY_SETS.map(({ key }) => key);
