import { byRule, impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { forActing } from '../../table/permission/permission.ts';
import type { scribingCommands } from './commands.ts';
import type { Form } from './rule.ts';

/** Whether a thing is a scroll or a potion, by its name; null for other things. */
export function formOf(name: string): Form | null {
  if (/^potion of /i.test(name)) return 'potion';
  return /^scroll of /i.test(name) ? 'scroll' : null;
}

const useUp: Handler<'UseUp'> = (play, { creature, item }) => {
  const refusal = forActing(play, creature);
  const user = play.state.creatures[creature];
  if (refusal || !user) return refusal;
  const { scribing } = play.rules;
  const found = user.items.find(({ id }) => id === item);
  const form = found ? formOf(found.name) : null;
  if (!scribing || !found || !form) return impossible('no-such-thing', 'No such potion or scroll is carried.');
  const refused = scribing.uses(user.class, form)
    ? null
    : play.unless(byRule(scribing.cites.using, 'forbidden', 'Only those who study spells read scrolls.'));
  if (refused) return refused;
  play.happen({ type: 'UsedUp', creature, item, name: found.name, form });
  return null;
};

export const scribingHandlers: Handlers<typeof scribingCommands> = { UseUp: useUp };
