import { atMost, fallen, type Line, type Roll, type RuleId, throwsFor } from '../../../core/index.ts';
import { nameOf, rulesOf, type Tellers } from '../../../play/index.ts';
import { toAllWhoSee, toWitnesses } from '../../situation/sight/witnesses.ts';
import type { BattleSettled, MassCombatEvent } from './events.ts';
import type { MassCombatRule } from './rule.ts';

/** Faces of six-sided dice, each as it lies. */
const ofSix = (faces: readonly number[]): readonly Roll[] => (faces.length === 0 ? [] : [fallen(6, faces)]);

/** The mercy of the enemy is two dice; what comes after them is the d100 of the wounds. */
function thrown({ event, faces }: BattleSettled): readonly Roll[] {
  const mercy = event === 'destroyed' ? 2 : 0;
  return [...ofSix(faces.slice(0, mercy)), ...faces.slice(mercy).map((face) => fallen(100, [face]))];
}

/** What decided: the enemy’s mercy, the wounds, or how the living are found. */
function ruleOf({ alive, lot }: BattleSettled, { cites }: MassCombatRule): RuleId {
  if (alive) return cites.found;
  return lot === 'killed' ? cites.killed : cites.body;
}

const LOTS = {
  killed: 'is shown no mercy',
  prisoner: 'is taken prisoner',
  'left-for-dead': 'is left for dead',
  routed: 'flees the field',
} as const;

export const massCombatTellers: Tellers<MassCombatEvent> = {
  BattleSettled: (event, after) => {
    const found = after.creatures[event.creature];
    const rolls = thrown(event);
    const chance = found ? rulesOf(after).massCombat.withstands(found) : 0;
    const mercy = event.event === 'destroyed' ? [{ who: 'The enemy’s mercy' }] : [];
    const throws = throwsFor(rolls, [...mercy, { who: 'The wounds', needed: chance, by: 'at-most' }]);
    const line: Line = {
      kind: 'encounter',
      text: `${nameOf(after, event.creature)} ${LOTS[event.lot]}.`,
      rolls,
      why: {
        rule: ruleOf(event, rulesOf(after).massCombat),
        formula: '2d6 for the enemy’s mercy; then d100 by constitution',
        ...(throws.length > 0 ? { throws } : {}),
      },
      tone: event.alive ? 'bad' : 'grave',
    };
    return toWitnesses(after, found, line);
  },
  VolleysLoosed: ({ creature, hitsOn, damage, faces }, after) => {
    const [volley] = ofSix(faces.slice(0, 1));
    const line = {
      kind: 'encounter',
      text: `Arrows come down on ${nameOf(after, creature)}: ${damage > 0 ? `${damage} damage` : 'none hits'}.`,
      rolls: faces.flatMap((face) => ofSix([face])),
      why: {
        rule: damage > 0 ? rulesOf(after).massCombat.cites.volleyHarm : rulesOf(after).massCombat.cites.volley,
        formula: 'one d6 however many arrows',
        ...(volley
          ? { roll: volley, needed: hitsOn, judged: atMost(volley.total, hitsOn, damage > 0) }
          : { needed: hitsOn }),
      },
      tone: damage > 0 ? 'bad' : 'good',
    } as const;
    return toAllWhoSee(after, [creature], line);
  },
};
