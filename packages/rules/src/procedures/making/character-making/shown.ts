import type { RuleId } from '../../../core/index.ts';
import { type OwnSection, rulesOf } from '../../../play/index.ts';
import type { Ability } from '../../../state/creature.ts';
import type { Draft } from '../../../state/draft.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { abilitiesTooLow, classNamed } from './steps.ts';

/** A character being made: shown to whoever makes it, and to the referee. */
export interface DraftRecord {
  readonly type: 'draft';
  readonly user: string;
  readonly draft: Draft;
  /** Of the chosen class. */
  readonly hitDie: string | null;
  /** All classes of the rules in force, and which scores are too low for each, as `CON 9`. */
  readonly classes: readonly {
    readonly name: string;
    readonly rule: RuleId;
    readonly hitDie: string;
    readonly prime: readonly Ability[];
    readonly short: readonly string[];
  }[];
}

/** Characters being made: each by whoever makes it; the referee looks over all shoulders. */
export const draftsShown: OwnSection<DraftRecord> = {
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

function recordOf(state: GameState, user: keyof GameState['drafts']): DraftRecord | null {
  const draft = state.drafts[user];
  if (!draft) return null;
  const { characterMaking } = rulesOf(state);
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
      short: abilitiesTooLow(each, draft.scores).map((ability) => `${ability} ${each.requirements[ability]}`),
    })),
  };
}

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly characterMaking: DraftRecord;
  }
}
