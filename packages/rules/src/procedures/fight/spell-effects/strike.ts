import type { CreatureId, RuleId, Why } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { AwaitedSpell, SpellWork } from '../../../state/spell-work.ts';
import { deal } from '../../body/damage/deal.ts';
import { type DamageDice, readAmount, throwDamage } from '../../body/damage/notation.ts';
import { callForSaves } from '../../body/saving-throw/saving-throw.ts';
import { halvedFor } from '../../situation/condition/halved.ts';
import { isFoe } from '../../situation/reach/aims.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { toldWithin } from '../../situation/spells/reversed.ts';
import { type Let, levelOf } from './settled.ts';

/** Saves and damage; whom the spell has then. */
export function strike(
  play: Play,
  { spell, caster, targets, open }: AwaitedSpell,
  work: SpellWork,
  taken: readonly Creature[],
  { damage, modifier, ownModifier, rule }: Pick<Let, 'damage' | 'modifier' | 'ownModifier' | 'rule'>,
): readonly CreatureId[] {
  const creatures = taken.map((one) => one.id);
  const dice = readAmount(damage);
  if (!dice || creatures.length === 0) return [];
  if (work.missiles) {
    const found = play.state.creatures[caster];
    loose(
      play,
      { source: open ? toldWithin(spell) : '', rule },
      creatures,
      dice,
      missilesOf(work, found ? levelOf(found) : 1),
    );
    return creatures;
  }
  // The table is not told what bears on a save, where it did not see the spell cast.
  const own = open ? ownModifier : 0;
  const within = creatures.filter(
    (one) => (work.save?.aimed && !targets.includes(one)) || (work.save?.unwilling && isWilling(play, caster, one)),
  );
  const failed = callForSaves(
    play,
    {
      creatures: creatures.filter((one) => !within.includes(one)),
      save: work.save?.against ?? null,
      modifier: modifier - own,
      named: own === 0 ? [] : [{ name: `${toldWithin(spell)} at one alone`, value: own, rule }],
      source: toldWithin(spell),
      secret: !open,
      effect: work.save?.effect ?? 'negates',
      otherwise: work.slays ? 'dead' : 'none',
      destructive: false,
      magic: true,
      ...(work.damage?.harm ? { of: { harm: work.damage.harm, dice: 0 } } : {}),
      ...(work.nature && play.rules.classFunctions.immunity.natures ? { nature: work.nature } : {}),
    },
    dice,
  );
  return [...failed, ...within];
}

/** Whether somebody lets a caster's spell happen: those of the own side do. */
function isWilling({ state }: Play, caster: CreatureId, target: CreatureId): boolean {
  const [by, upon] = [state.creatures[caster], state.creatures[target]];
  return by !== undefined && upon !== undefined && !isFoe(state, by, upon);
}

const missilesOf = ({ missiles = [] }: SpellWork, level: number): number =>
  missiles.find(([from]) => level >= from)?.[1] ?? 1;

/** What does it, empty where not all may know; and by which rule. */
interface Source {
  readonly source: string;
  readonly rule: RuleId;
}

/** Missiles that hit by themselves, shared out one after another. */
function loose(
  play: Play,
  { source, rule }: Source,
  among: readonly CreatureId[],
  dice: DamageDice,
  missiles: number,
): void {
  for (let each = 0; each < missiles; each += 1) {
    const living = among.filter((one) => {
      const found = play.state.creatures[one];
      return found && !isDead(found);
    });
    const target = living[each % living.length];
    if (target === undefined) return;
    const roll = throwDamage(play, dice);
    const whole = Math.max(0, roll.total);
    const struck = play.state.creatures[target];
    const halved = struck ? halvedFor(play.rules, struck, whole, 'magic') : null;
    const amount = halved?.amount ?? whole;
    const why: Why = {
      rule,
      formula: `${source ? `${source}: ` : ''}${counted(missiles, 'missile')}, each hits by itself`,
      roll,
      made: { amount, parts: [{ name: 'the dice', value: whole }, ...(halved ? [halved.part] : [])] },
    };
    play.happen({ type: 'DamageRolled', target, amount, roll, subdual: false, why, ...unseen(play.state, target) });
    deal(play, { target, amount, by: null, source, subdual: false, destructive: null });
  }
}
