import { type CreatureId, type Modifier, readDice, throwText } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { sideOf } from '../../../state/sides.ts';
import { mustered } from '../../body/monsters/mustered.ts';
import { joined } from '../../meeting/encounter/newcomers.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { beginLasting } from '../magic-in-force/lasting.ts';
import { boundOnBrought, type Let, timeOf } from './settled.ts';

/** Creatures come beside the caster, whom they obey: they are on its side, and whoever plays it plays them. */
export function bring(play: Play, found: Let): void {
  const { awaited, caster, rule, kind, count, lasts } = found;
  const monster = play.rules.monsters.monster(kind);
  if (!monster || !readDice(count)) return;
  const roll = throwText(play.dice, count);
  const { most, formula, capped } = boundOnBrought(play.state, found);
  const many = Math.max(1, Math.min(roll.total, most));
  const isThrown = roll.faces.length > 0;
  const parts: readonly Modifier[] = [
    { name: isThrown ? 'the dice' : 'as many as were called', value: roll.total },
    { name: many < roll.total ? capped : 'one comes at least', value: many - roll.total },
  ];
  const why = {
    rule,
    formula,
    ...(isThrown ? { roll } : {}),
    ...(many === roll.total ? {} : { made: { amount: many, parts } }),
  };
  const unseen = monster.traits?.invisible !== undefined && !ofParty(play.state, caster);
  const called = { kind: monster.name, count: many, ...(unseen ? { unseen } : {}) };
  play.happen({ type: 'SpellTookHold', awaited, targets: [], brought: called, why });
  const hidden = unseen || !awaited.open;
  const { creatures, rolls } = mustered(play, monster, { count: many, at: caster.at, hidden });
  const own = creatures.map((one) => ({ ...one, owner: caster.owner }));
  play.happen({ type: 'MonstersAdded', creatures: own, rolls });
  const isMember = awaited.open && play.state.party.members.includes(caster.id);
  for (const { id: creature } of isMember ? own : [])
    play.happen({ type: 'MembershipSet', creature, member: true, quiet: true });
  const ids = own.map(({ id }) => id);
  standBeside(play, caster.id, ids, hidden);
  beginLasting(play, caster, awaited.spell, ids, { rule, ...timeOf(lasts) }, { brought: true });
}

/** In an encounter they are of the caster's side, and act where the caster does. @param unseen the table does not see them */
function standBeside(play: Play, caster: CreatureId, creatures: readonly CreatureId[], unseen: boolean): void {
  const side = sideOf(play.state.encounter, caster);
  if (!side) return;
  play.happen({
    type: 'EncounterJoined',
    ...joined(play.state, side, creatures),
    beside: caster,
    ...(unseen ? { unseen } : {}),
  });
}
