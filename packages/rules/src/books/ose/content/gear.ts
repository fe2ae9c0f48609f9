/** OSE-APX-10: prices in gold pieces. */
export const GEAR: Readonly<Record<string, number>> = {
  backpack: 5,
  crowbar: 10,
  garlic: 5,
  'grappling hook': 25,
  'hammer (small)': 2,
  'holy symbol': 25,
  'holy water vial': 25,
  'iron spikes (12)': 1,
  lantern: 10,
  'mirror (small, steel)': 5,
  'oil (flask)': 2,
  "pole (10', wood)": 1,
  'rations, iron (7 days)': 15,
  'rations, standard (7 days)': 5,
  "rope (50')": 1,
  'sack, large (holds 600)': 2,
  'sack, small (holds 200)': 1,
  'stakes (3) and mallet': 3,
  "thieves' tools": 25,
  'tinder box': 3,
  'torches (6)': 1,
  waterskin: 1,
  'wine (2 pints)': 1,
  wolfsbane: 10,
  'arrows (quiver of 20)': 5,
  'crossbow bolts (case of 30)': 10,
  'silver arrow (1)': 5,
  'sling stones': 0,
};

/** Coins that a container holds (OSE-APX-10). */
export const CONTAINERS: Readonly<Record<string, number>> = {
  backpack: 400,
  'sack, large (holds 600)': 600,
  'sack, small (holds 200)': 200,
};

/** Worth of a coin in copper (OSE-APX-10). */
export const COPPER: Readonly<Record<'pp' | 'gp' | 'ep' | 'sp' | 'cp', number>> = {
  pp: 500,
  gp: 100,
  ep: 50,
  sp: 10,
  cp: 1,
};
