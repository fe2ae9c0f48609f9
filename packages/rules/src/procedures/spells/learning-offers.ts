import type { Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { rememberedEach } from '../../offer-memory.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { goldOf } from '../ledger/ledger.ts';

/** Lost books, and prayers of masters (GOR-MAG-09, 10). */
export const learningOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((caster) => commands(seat, caster)),
  (state, caster, seat) => [
    ...rewriting(state, caster),
    ...(seat.role === 'referee' ? [...losing(caster), ...teaching(state, caster)] : []),
  ],
  ({ ruleset, inventions }) => [ruleset, inventions],
);

const same = (value: string) => ({ value, label: value });

function rewriting({ ruleset, inventions }: GameState, caster: Creature): Offer[] {
  const rules = rulesFor(ruleset);
  if (!isCapable(caster)) return [];
  const within = (caster.lostBook ?? []).filter((spell) => {
    const takes = rules.spells.rewriting([spell], inventions);
    return takes !== null && takes.gold <= goldOf(rules, caster);
  });
  if (within.length === 0) return [];
  return [
    offer('RewriteSpell', 'Write a lost spell anew', {
      place: 'creature',
      about: caster.id,
      rule: 'GOR-MAG-09',
      fixed: { creature: caster.id },
      inputs: [{ kind: 'choice', name: 'spell', label: 'Spell', options: within.map(same) }],
    }),
  ];
}

const losing = ({ id, name, book = [] }: Creature): Offer[] =>
  book.length === 0
    ? []
    : [
        offer('LoseBook', `${name}’s spell book is lost`, {
          place: 'palette',
          about: id,
          rule: 'GOR-MAG-09',
          fixed: { creature: id },
        }),
      ];

/** Only what the purse holds; the master is of the cleric's alignment. */
function teaching({ ruleset }: GameState, cleric: Creature): Offer[] {
  const rules = rulesFor(ruleset);
  const purse = goldOf(rules, cleric);
  const { alignment: teacher } = cleric;
  const levels = rules.spells.slots(cleric).map((_, i) => i + 1);
  const within = levels.filter((level) => {
    const takes = rules.spells.lesson(cleric, { level, teacher }, purse);
    return takes !== null && !('why' in takes);
  });
  const most = within.at(-1);
  if (most === undefined || (cleric.prayers?.length ?? 0) >= MOST_OFFERED) return [];
  return [
    offer('LearnPrayer', `A master teaches ${cleric.name} a prayer`, {
      place: 'palette',
      about: cleric.id,
      rule: 'GOR-MAG-10',
      fixed: { creature: cleric.id, teacher },
      inputs: [
        {
          kind: 'text',
          name: 'spell',
          label: 'Prayer',
          maxLength: 60,
          preset: `New prayer ${(cleric.prayers?.length ?? 0) + 1}`,
        },
        { kind: 'number', name: 'level', label: 'Spell level', min: 1, max: most, preset: 1 },
      ],
    }),
  ];
}

const MOST_OFFERED = 100;
