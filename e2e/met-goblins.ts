import type { Hand } from './hand.ts';
import { expect } from './patient.ts';
import { untilExploring } from './send-away.ts';

/** A referee opens the demo, a player takes one of its characters, and two goblins come into view, who attack. */
export async function meetGoblins(referee: Hand, player: Hand, url: string, character: string): Promise<void> {
  await referee.page.goto(url);
  await referee.click(referee.button('Play the demo'));
  await expect(referee.page.locator('[data-board=drawn]')).toBeVisible();
  await untilExploring(referee.page);
  await player.join(await referee.page.getByLabel('Link for players').inputValue());
  await player.click(player.button(`Play ${character}`));
  await referee.click(referee.page.getByRole('tab', { name: 'Tools' }));
  await referee.bringsInGoblins(2);
  await expect(player.page.getByRole('list', { name: 'On the board' })).toContainText(/goblin/i);
  await referee.click(referee.button(/^Begin the encounter/));
  await expect(referee.page.getByTestId('encounter')).toBeVisible();
  if (await referee.mayReact()) await referee.letsThemAttack();
}
