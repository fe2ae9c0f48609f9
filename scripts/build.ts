import { build } from './turbo.ts';

/** Makes all that a start would make, without starting: for images. */
build();
