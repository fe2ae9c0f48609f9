import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps people from using a page, a line each, as axe finds it; only by the rules of these tags, where some are named. */
export async function barriers(page: Page, tags: readonly string[] = []): Promise<string[]> {
  // What passes is only counted: to point at each of it takes longer than to look.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (tags.length > 0) axe.withTags([...tags]);
  // Nothing here lies in frames of other origins, for which a second page would be opened.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
