import type { Offer } from '@lanthorn/rules';

/** Acts of the desk that serve one end. */
export interface Group {
  readonly title: string;
  readonly offers: readonly Offer[];
}

const USES: readonly (readonly [title: string, commands: readonly Offer['command'][]])[] = [
  ['Monsters', ['AddMonsters', 'CheckWandering']],
  ['Checks and traps', ['CallForCheck', 'CheckAbility', 'SpringTrap', 'DisarmTrap', 'ResetTrap', 'RemoveTrap']],
  ['What the players see', ['RevealRoom', 'RevealSquares', 'RevealTrap', 'SetGalleryDelay']],
];
const PEOPLE = 'Characters and players';
const REST = 'Time, land and more';

/** The acts of the desk in groups, those of people last; empty groups are left out. */
export function groupedByUse(offers: readonly Offer[]): readonly Group[] {
  const titleOf = ({ command, about }: Offer): string =>
    about !== null ? PEOPLE : (USES.find(([, commands]) => commands.includes(command))?.[0] ?? REST);
  const titles = [...USES.map(([title]) => title), REST, PEOPLE];
  return titles
    .map((title) => ({ title, offers: offers.filter((offer) => titleOf(offer) === title) }))
    .filter((group) => group.offers.length > 0);
}
