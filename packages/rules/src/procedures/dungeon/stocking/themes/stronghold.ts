import type { Theme } from './theme.ts';

export const stronghold: Theme = {
  kinds: ['Keep', 'Vaults', 'Cellars', 'Bastion'],
  entrances: [
    'Slits in both walls look down upon whoever comes in.',
    'The gate has been broken from outside, and mended with crates.',
    'Names and tallies are scratched into the plaster beside the door.',
  ],
  rooms: [
    ['Guardroom', 'Hooks for shields run along one wall; most are empty.'],
    ['Store', 'Broken crates and barrel staves cover the floor.'],
    ['Barracks', 'Bunks stand in rows, the straw pulled out of each.'],
    ['Kitchen', 'A cold hearth is full of gnawed bones.'],
    ['Armoury', 'Racks for pikes reach to the roof, and a whetstone as wide as a cart wheel stands between them.'],
    ['Prison', 'Rings are let into the walls at the height of a neck.'],
    ['Great hall', 'A long table is scarred by knives, and a banner has been cut down behind it.'],
    ['Wine cellar', 'Casks lie in their cradles; one of them drips.'],
    ['Captain’s chamber', 'A bed with a curtain, a chest without a lid and a map burnt black but for one corner.'],
    ['Well room', 'A windlass stands over the shaft of the well, its rope cut short.'],
    ['Training ground', 'A man of straw hangs from a post, hacked through at the neck.'],
    ['Counting room', 'A table is ruled with squares for counting coins; none are left on it.'],
    ['Kennel', 'Chains lie at the wall, each with a collar that was bitten through.'],
    ['Smithy', 'The bellows are slashed and the anvil has been thrown down.'],
  ],
  features: ['chest', 'rubble', 'throne', 'well'],
  suits: ({ traits, undead }) => traits.mindless !== true && !undead,
};
