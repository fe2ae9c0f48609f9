import { expect as plain } from '@playwright/test';

/** Waits as long as the tests do where no test runs, as for pictures: a busy machine is slow. */
export const expect = plain.configure({ timeout: 45_000 });

/** Milliseconds between looks at whether the page has answered: it does within a tenth of a second, as a rule. */
export const SOON = { intervals: [40, 40, 80, 80, 160] };
