import type { Theme } from './theme.ts';

export const crypt: Theme = {
  kinds: ['Crypt', 'Barrow', 'Catacombs', 'Tombs'],
  entrances: [
    'A row of stone faces looks to the door.',
    'The seal of the door lies in pieces on the lowest step.',
    'Dust lies deep, but for one narrow track that goes in.',
  ],
  rooms: [
    ['Ossuary', 'Bones are stacked along the walls, sorted by kind.'],
    ['Hall of niches', 'Niches from floor to roof hold wrapped shapes; some of them are empty.'],
    ['Embalming room', 'A stone table has a gutter round its edge, and the air smells of resin.'],
    ['Mourners’ hall', 'Benches of stone face an empty bier.'],
    ['Tomb of a knight', 'An armoured figure lies carved on the lid of its tomb, the face chipped off.'],
    ['Antechamber', 'A painted procession walks along the walls, all of it towards the dark.'],
    ['Chapel of rest', 'Wax has run down the steps of an altar and hardened.'],
    ['Children’s vault', 'The coffins here are small, and toys of clay stand on each.'],
    ['Urn room', 'Urns stand on shelves, each with a name scratched into it; one shelf has come down.'],
    ['Robbed tomb', 'The slab of the grave is broken, and a rusted crowbar lies across it.'],
    ['Priest’s cell', 'A pallet, a stool and a shelf of burnt-down candles are all that somebody had here.'],
    ['Hall of the fallen', 'Notched swords hang in a long row, each above a name.'],
    ['Charnel pit', 'The floor drops to a pit where bones were thrown without any order.'],
    ['Weeping room', 'Water seeps from the eyes of a carved face and has worn a groove into the floor.'],
  ],
  features: ['statue', 'altar', 'chest', 'rubble'],
  suits: ({ undead }) => undead,
};
