import { impossible, objections } from '../../../core/index.ts';
import type { May } from '../../../play/index.ts';
import { onlyReferee } from '../permission/permission.ts';
import { roomForMore, unplayableMap } from '../scene/may.ts';

/** What stands against the single things is found out as they are brought in, each after those that it names. */
export const mayBring: May<'BringWorld'> = (state, { facts }, seat) =>
  objections(
    onlyReferee(seat),
    Object.values(facts).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null))
      ? null
      : impossible('bad-input', 'Nothing was chosen to be brought in.'),
    ...facts.scenes.flatMap((scene) => unplayableMap(scene.facts)),
    facts.scenes.length > 0 ? roomForMore(state, facts.scenes.length) : null,
  );
