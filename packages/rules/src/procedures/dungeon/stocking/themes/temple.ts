import type { Theme } from './theme.ts';

export const temple: Theme = {
  kinds: ['Temple', 'Shrine', 'Sanctum', 'Cloister'],
  entrances: [
    'A basin for the hands stands at the door, with something dark dried in it.',
    'Letters over the arch bid all who enter take off their shoes; a heap of shoes lies below.',
    'A painted god above the door has had its eyes cut out.',
  ],
  rooms: [
    ['Vestry', 'Robes hang on pegs, stiff with damp, the hoods turned to the wall.'],
    ['Nave', 'Columns go up into the dark, and the pews between them have been pushed into a ring.'],
    ['Novice’s cell', 'Prayers are scratched into the plaster, the same one a hundred times.'],
    ['Bell room', 'A bell rope hangs down through a hole in the vault and sways a little.'],
    ['Place of offerings', 'Bowls of ash stand in a half circle before a slab.'],
    ['Chapter house', 'Seats run round the wall, one of them higher than the rest.'],
    ['Baptistery', 'The floor is a mosaic of waves and fishes about a dry font.'],
    ['Scriptorium', 'Desks lean beside each other, and the books on them are eaten through by worms.'],
    ['Refectory', 'Bread lies on the table, grey and hard as the plates.'],
    ['Relic chamber', 'A grille stands open before an empty casket lined with velvet.'],
    ['Confessor’s room', 'Two chairs stand back to back with a screen of wood between them.'],
    ['Hall of masks', 'Masks of beaten copper hang on the walls; the nails of three are bare.'],
    ['Incense store', 'Jars stand to the roof, and something sweet was burnt here not long ago.'],
    ['Oracle’s seat', 'A three-legged stool stands over a crack in the floor that breathes warm air.'],
  ],
  features: ['altar', 'statue', 'column', 'well'],
  suits: ({ alignment }) => alignment === 'chaotic',
};
