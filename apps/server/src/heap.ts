import { setFlagsFromString } from 'node:v8';

/** How much more than what is in use the heap may hold before all of it is looked through, in percent. */
const GROWTH = 300;

/**
 * Looking through the whole heap holds up every table of the node, for up to 300 ms on a busy machine of two cores.
 * By itself Node does so after every half as much again; so it does a quarter as often, for memory that hosts have.
 * Never beyond what `--max-old-space-size`, or the container, allows.
 */
export const letHeapGrow = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
