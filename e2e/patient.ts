import { expect as plain } from '@playwright/test';

/** Waits as long as the tests do where no test runs, as for pictures: a busy machine is slow. */
export const expect = plain.configure({ timeout: 45_000 });
