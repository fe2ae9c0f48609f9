import { rulesFor } from '../../play/index.ts';
import { classNamed, shortOf } from '../../procedures/making/character-making/steps.ts';
import { mayReferee } from '../../procedures/table/permission/permission.ts';
import type { GameState } from '../../state/state.ts';
import type { DraftRecord } from '../records/index.ts';
import type { OwnSection } from './section.ts';

/** Characters being made: each by whoever makes it; the referee looks over all shoulders. */
export const drafts: OwnSection = {
  shared: false,
  reads: (state) => [state.drafts],
  entries: (state, seat) =>
    (Object.keys(state.drafts) as (keyof typeof state.drafts)[])
      .filter((maker) => maker === seat.user || mayReferee(seat))
      .flatMap((maker) => {
        const record = recordOf(state, maker);
        return record ? [[`draft:${maker}`, record] as const] : [];
      }),
};

function recordOf({ drafts: made, ruleset }: GameState, user: keyof GameState['drafts']): DraftRecord | null {
  const draft = made[user];
  if (!draft) return null;
  const { characterMaking } = rulesFor(ruleset);
  return {
    type: 'draft',
    user,
    draft,
    hitDie: classNamed(characterMaking, draft.class)?.hitDie ?? null,
    classes: characterMaking.classes.map((each) => ({
      name: each.name,
      rule: each.rule,
      hitDie: each.hitDie,
      prime: each.prime,
      short: shortOf(each, draft.scores).map((ability) => `${ability} ${each.requirements[ability]}`),
    })),
  };
}
