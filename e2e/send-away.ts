import { expect, type Page } from '@playwright/test';

/**
 * Waits until the party explores again, with somebody in sight whom it has not met or not; what a check brought by chance
 * meanwhile, the referee sends away.
 */
export async function untilExploring(page: Page): Promise<void> {
  const sentence = page.getByTestId('prompt');
  await expect(sentence).toContainText(/The party (explores|sees)|feet away/);
  if ((await sentence.innerText()).includes('feet away')) {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(/What do you do/).fill('Send them away');
    await page.keyboard.press('Enter');
  }
  await expect(sentence).toContainText(/The party (explores|sees)/);
}
