import type { Theme } from './theme.ts';

export const caves: Theme = {
  kinds: ['Caves', 'Caverns', 'Grottoes', 'Hollow'],
  entrances: [
    'Roots hang down over the opening, and something has worn a path beneath them.',
    'Soot blackens the roof above a ring of stones.',
    'Cold air comes out of the rock in long breaths.',
  ],
  rooms: [
    ['Grotto', 'The walls are wet and shine like glass.'],
    ['Dripping cave', 'Drops fall from a hundred points of stone, each into a bowl of its own making.'],
    ['Bone heap', 'Bones lie in a corner, split for their marrow.'],
    ['Fungus cave', 'Pale stalks grow out of the floor, as high as a man’s knee.'],
    ['Ledge', 'The floor ends at a shelf of rock; below it is nothing but the sound of water.'],
    ['Bat roost', 'The roof is lost in the dark; something rustles there, and the floor is soft with droppings.'],
    ['Echoing cave', 'Each step comes back twice, and the second time from another side.'],
    ['Narrows', 'The walls come so close that one goes through sideways.'],
    ['Stream cave', 'A trickle of water has worn a groove through the floor from wall to wall.'],
    ['Painted cave', 'Beasts in red earth run along the wall, and small men after them.'],
    ['Crystal hollow', 'Blades of pale crystal stand out of the walls, and some are broken off.'],
    ['Old camp', 'A bed of leaves, a burnt-out fire and the half of a saddle lie under an overhang.'],
    ['Web cave', 'Old webs hang like curtains, grey with dust.'],
    ['Mud cave', 'The floor is deep mud, with the tracks of many feet and no way of telling which are new.'],
  ],
  features: ['rubble', 'water', 'pit'],
  suits: ({ traits }) => traits.mindless === true,
};
