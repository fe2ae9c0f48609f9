/** The title of the page that tells a referee how to run what is played: a page of this name is offered to the newcomer. */
export const GUIDE = 'How to run this dungeon';
