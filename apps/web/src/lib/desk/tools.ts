import type { Offer } from '@lanthorn/rules';

type Command = Offer['command'];

/** Acts of the desk that serve one end. */
export interface Group {
  readonly title: string;
  /** What a referee reaches for in every session. */
  readonly often: readonly Offer[];
  /** The rest, folded. */
  readonly seldom: readonly Offer[];
}

interface Use {
  readonly title: string;
  readonly often: readonly Command[];
  readonly seldom: readonly Command[];
}

const PEOPLE = 'Characters and players';
const REST = 'Land, sea and more';

/** In the order in which they are reached for. */
const USES: readonly Use[] = [
  {
    title: 'Encounter',
    often: ['AddMonsters', 'CheckWandering'],
    seldom: ['CheckNoise', 'ConvertMonster', 'SettleBattle', 'LooseVolleys'],
  },
  { title: 'Dice and tables', often: ['RollTable', 'CallForCheck'], seldom: ['CheckAbility'] },
  { title: 'Time', often: ['PassTurns'], seldom: ['PassDay', 'PauseHours'] },
  { title: 'Weather', often: ['RollWeather'], seldom: ['SetWeather', 'KeepWeather', 'DropWeather'] },
  { title: 'Treasure', often: ['PoolTreasure', 'LayHoard'], seldom: ['PoolThing'] },
  { title: 'Traps', often: ['SpringTrap'], seldom: ['RevealTrap', 'DisarmTrap', 'ResetTrap', 'RemoveTrap'] },
  { title: 'What the players see', often: ['RevealRoom'], seldom: ['RevealSquares', 'ShareView', 'SetGalleryDelay'] },
];

/** Whether something is a tool of the desk: acts on single creatures and maps stand beside these. */
export const isTool = ({ place, command, about }: Offer, maps: ReadonlySet<string>): boolean =>
  (place === 'desk' && command !== 'SetAutomation' && !(about && maps.has(about))) ||
  command === 'PoolTreasure' ||
  command === 'PoolThing';

/** The acts of the desk in groups, those of people last; empty groups are left out. */
export function groupedByUse(offers: readonly Offer[]): readonly Group[] {
  const people = offers.filter(({ about }) => about !== null);
  const others = offers.filter(({ about }) => about === null);
  const used = USES.map(({ title, often, seldom }) => ({
    title,
    often: of(others, often),
    seldom: of(others, seldom),
  }));
  const known = new Set(used.flatMap(({ often, seldom }) => [...often, ...seldom]));
  return [
    ...used,
    { title: REST, often: [], seldom: others.filter((offer) => !known.has(offer)) },
    { title: PEOPLE, often: [], seldom: people },
  ].filter(({ often, seldom }) => often.length + seldom.length > 0);
}

const of = (offers: readonly Offer[], commands: readonly Command[]): readonly Offer[] =>
  commands.flatMap((command) => offers.filter((offer) => offer.command === command));
