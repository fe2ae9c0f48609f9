import { counted } from '@lanthorn/rules';

/** How much was found in a picture: `28 walls around 1 floor, no doors`. */
export function foundInWords(walls: number, floors: number, doors: number): string {
  const beside = doors === 0 ? 'no doors' : counted(doors, 'door');
  return `${counted(walls, 'wall')} around ${counted(floors, 'floor')}, ${beside}`;
}
