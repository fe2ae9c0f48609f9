import type { Page } from '@playwright/test';

/** A picture of the page, for whoever looks at how it looks: kept in the folder that `SHOTS` names, and else not taken. */
export async function shot(page: Page, name: string, fullPage = false): Promise<void> {
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage });
}
