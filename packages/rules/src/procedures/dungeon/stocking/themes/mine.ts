import type { Theme } from './theme.ts';

export const mine: Theme = {
  kinds: ['Mine', 'Diggings', 'Delve', 'Quarry'],
  entrances: [
    'Props of black timber creak overhead.',
    'Tokens of lead hang on a board by the door, one for each who went down; most still hang there.',
    'Two ruts for carts run in from the light and are lost in rubble.',
  ],
  rooms: [
    ['Working face', 'A seam of ore glints where the light falls, and the wedges are still driven in.'],
    ['Smithy', 'Picks without handles lie in a heap beside a cold forge.'],
    ['Cart shed', 'Carts stand one in another, and the wheel of the last turns slowly.'],
    ['Sump', 'Black water fills the lower half of the room, and the steps go on beneath it.'],
    ['Miners’ rest', 'Benches and a table of planks; a game of dice was left in the middle of a throw.'],
    ['Timber store', 'Props lie stacked to the roof, and some of them have begun to rot.'],
    ['Winding room', 'A drum as high as a man holds a rope that goes down through the floor.'],
    ['Washing floor', 'Water runs down a stair of troughs, each with a little yellow sand in it.'],
    ['Foreman’s room', 'A ledger lies open; the last days are entered in another hand.'],
    ['Caved-in gallery', 'The roof has come down over half of the room, and a boot sticks out.'],
    ['Powder store', 'Small kegs stand apart from each other on a floor of swept sand.'],
    ['Shrine of the deep', 'A figure with a lamp is cut into the rock, its feet polished by many hands.'],
    ['Old workings', 'The walls bear the marks of small chisels, older than all the rest.'],
    ['Stable of the ponies', 'Mangers line the wall at the height of a child, and the straw is fresh.'],
  ],
  features: ['rubble', 'pit', 'well', 'chest'],
  suits: ({ traits, key }) => traits.mindless === true || /dwarf|goblin|kobold|orc|gnome/.test(key),
};
