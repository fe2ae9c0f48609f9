import { makeReady } from './ready.ts';

/** Makes all that a start would make, without starting: for images. */
makeReady(['client', 'web']);
