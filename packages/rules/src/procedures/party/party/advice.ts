import type { RuleId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { livingParty } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

/** A remark on the party that stops nobody. */
export interface Advice {
  readonly rule: RuleId;
  readonly text: string;
}

/** What the book advises this party: its size, its classes, its levels. */
export function partyAdvice(state: GameState): readonly Advice[] {
  const { party } = rulesOf(state);
  const living = livingParty(state);
  const characters = living.filter((creature) => creature.kind === 'character');
  const { advice, suggestHire } = party.size(living.length);
  const { combat, magic } = party.mix(living.flatMap((creature) => creature.class ?? []));
  const { spread, ok } = party.spread(characters.map((creature) => creature.level));
  return [
    ...crowding(state),
    ...(advice === 'too-small'
      ? [
          {
            rule: rulesOf(state).party.cites.size,
            text: `A small party: ${suggestHire} retainers would make it six.`,
          } as const,
        ]
      : []),
    ...(advice === 'too-large'
      ? [
          {
            rule: rulesOf(state).party.cites.size,
            text: `A party of ${living.length} is unwieldy; eight are enough.`,
          } as const,
        ]
      : []),
    ...(combat
      ? []
      : [{ rule: rulesOf(state).party.cites.mix, text: 'Nobody in the party is made for fighting.' } as const]),
    ...(magic ? [] : [{ rule: rulesOf(state).party.cites.mix, text: 'Nobody in the party casts spells.' } as const]),
    ...(ok
      ? []
      : [
          {
            rule: rulesOf(state).party.cites.levels,
            text: `${spread} levels lie between the characters: they belong in different expeditions.`,
          } as const,
        ]),
  ];
}

/** Feet of a usual passage. */
const PASSAGE = 10;

function crowding(state: GameState): readonly Advice[] {
  const { abreast } = rulesOf(state).party;
  const [most, widest] = [abreast.in(PASSAGE), Math.max(0, ...state.party.marchingOrder.map((rank) => rank.length))];
  if (widest <= most) return [];
  return [
    { rule: abreast.rule, text: `${widest} march abreast; in a ${PASSAGE}′ passage ${most} can fight side by side.` },
  ];
}
