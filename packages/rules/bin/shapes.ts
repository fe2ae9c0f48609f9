import { writeFileSync } from 'node:fs';
import { KEPT, shapesOfEvents, writtenOut } from './shapes/types.ts';

/** Writes what each event holds, as its type declares it, for those who read logs made elsewhere: `pnpm rules:shapes`. */
const shapes = shapesOfEvents();
writeFileSync(KEPT, writtenOut(shapes));
console.log(`${Object.keys(shapes.events).length} events`);
