import type { RuleId, Ruleset } from '../../../core/index.ts';
import type { AilmentKind } from '../../../state/ailment.ts';

const DISEASES: readonly AilmentKind[] = ['diseased', 'rotting'];

/** By which rule an ailment takes its course until it is over: of a disease, that of the monster that brings it. */
export const curedBy = ({ afflictions, monsters }: Ruleset, kind: AilmentKind): RuleId =>
  DISEASES.includes(kind) ? monsters.cites.bestiary : afflictions.cites.cured;
