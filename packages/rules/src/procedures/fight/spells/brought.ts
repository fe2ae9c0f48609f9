import { readDice } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { mustered } from '../../body/monsters/mustered.ts';
import { AT_ONCE } from '../../body/monsters/rule.ts';
import { beginLasting } from './lasting.ts';
import { type Let, levelOf, turnsOf } from './settled.ts';

/** Creatures come beside the caster, whom they obey: they are on its side, and whoever plays it plays them. */
export function bring(play: Play, { awaited, caster, work, rule, kind, count, lasts }: Let): void {
  const [monster, dice] = [play.rules.monsters.monster(kind), readDice(count)];
  if (!monster || !dice) return;
  const roll = play.roll(dice.count, dice.sides, dice.plus);
  const isBounded = work.brings?.count === 'hit dice';
  const most = isBounded ? Math.floor(levelOf(caster) / Math.max(1, monster.hitDice.dice)) : AT_ONCE[1];
  const many = Math.max(1, Math.min(roll.total, most, AT_ONCE[1]));
  const formula = isBounded ? 'no more hit dice than the caster has levels' : 'as many as the spell brings';
  const why = { rule, formula, ...(roll.faces.length > 0 ? { roll } : {}) };
  const called = { kind: monster.name, count: many };
  play.happen({ type: 'SpellTookHold', awaited, targets: [], brought: called, why });
  const { creatures, rolls } = mustered(play, monster, { count: many, at: caster.at, hidden: !awaited.open });
  const own = creatures.map((one) => ({ ...one, owner: caster.owner }));
  play.happen({ type: 'MonstersAdded', creatures: own, rolls });
  const isMember = awaited.open && play.state.party.members.includes(caster.id);
  for (const { id: creature } of isMember ? own : []) play.happen({ type: 'MembershipSet', creature, member: true });
  const ids = own.map(({ id }) => id);
  beginLasting(play, caster, awaited.spell, ids, { rule, turns: turnsOf(lasts) }, { brought: true });
}
