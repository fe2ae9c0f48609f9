import type { CreatureId, Line } from '../../../core/index.ts';
import { atFirst, creaturesOf, inside, listed, things, verb } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { ownersOf } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { needsNobody } from '../../../state/spell-parts.ts';
import type { GameState } from '../../../state/state.ts';
import { isKnown } from '../../dungeon/doors/known.ts';
import { sceneWithDoor } from '../../dungeon/doors/may.ts';
import { isOpenToAll, isWatched } from '../../situation/sight/known.ts';
import { toldName } from '../../situation/spells/reversed.ts';
import type { SpellEffectsEvent } from './events.ts';

export const spellEffectsTellers: Tellers<SpellEffectsEvent> = {
  SpellAwaited: () => toNobody,
  SpellTookHold: ({ awaited: { caster, spell, open }, targets, door, brought, made, why }, after) => {
    if (made) {
      const among = made.among.map((one) => nameOf(after, one));
      const shared = among.length > 1 ? `, shared out among ${listed(among)}` : ` for ${listed(among)}`;
      const line: Line = {
        kind: 'ruling',
        text: `${toldName(spell)} makes ${things(made.count, made.name)}${shared}.`,
        why,
      };
      return open ? toAll(line) : toReferee(line);
    }
    if (brought) {
      const text = `${toldName(spell)} brings ${creaturesOf(brought.count, brought.kind)}.`;
      const told: Line = { kind: 'ruling', text, rolls: why.roll ? [why.roll] : [], why };
      if (!open || brought.unseen) return toReferee(told);
      return isOwnSpell(after, caster) ? toAll(told) : toEach(told, { kind: 'ruling', text });
    }
    if (door) {
      const scene = sceneWithDoor(after, door);
      const found = scene?.doors[door];
      const told: Line = { kind: 'ruling', text: `${toldName(spell)} works on the door.`, why };
      return open && scene && found && isKnown(scene, found, 'player') ? toAll(told) : toReferee(told);
    }
    const found = targets.map((one) => after.creatures[one]);
    const names = (seen: readonly (Creature | undefined)[]) =>
      seen.length > 0 ? listed(seen.flatMap((one) => (one ? called(one) : []))) : 'nobody';
    const { pool, ...work } = rulesOf(after).spells.effect.works(spell)?.work ?? {};
    const line = (reached: readonly (Creature | undefined)[]): Line => ({
      kind: 'ruling',
      text:
        reached.length === 0 && needsNobody(work) && !work.bursts
          ? `${toldName(spell)} takes hold.`
          : `${toldName(spell)} reaches ${names(reached)}.`,
      rolls: why.roll ? [why.roll] : [],
      why,
    });
    const watched = found.filter((one) => isWatched(after, one));
    if (open && (work.fills ?? work.bursts) && !why.roll) return toEach(line(found), line(watched));
    if (open && found.length === 0 && needsNobody(work)) return toAll(line(found));
    if (!open || watched.length === 0) return toReferee(line(found));
    const isPlain = !why.roll && (!pool || isOwnSpell(after, caster));
    return watched.length === found.length && isPlain
      ? toAll(line(found))
      : toEach(line(found), { kind: 'ruling', text: `${toldName(spell)} reaches ${names(watched)}.` });
  },
  SpellTold: ({ awaited: { caster, spell }, creatures, why }, after) => {
    const all = creatures.flatMap((one) => after.creatures[one] ?? []);
    const evil = rulesOf(after).spells.effect.works(spell)?.work.tells === 'evil';
    const line = (those: readonly Creature[]): Line => ({
      kind: 'ruling',
      text: `${nameOf(after, caster)} ${evil ? seesEvil(those) : seesHearts(those)}.`,
      why,
    });
    const shown = line(all.filter((one) => isWatched(after, one)));
    return {
      referee: line(all),
      table: null,
      only: Object.fromEntries(ownersOf(after, caster).map((user) => [user, shown])),
    };
  },
  SpellSent: ({ awaited: { caster, spell, open }, creature, feetAbove, why }, after, before) => {
    const how =
      feetAbove === null
        ? 'too low, into the ground'
        : `to the place that was meant${feetAbove > 0 ? `, ${feetAbove} feet too high` : ''}`;
    const text = `${toldName(spell)} takes ${inside(nameOf(after, creature))} ${how}.`;
    const rolls = [...(why.roll ? [why.roll] : []), ...(why.throws ?? []).map(({ roll }) => roll)];
    const line: Line = { kind: 'ruling', text, rolls, why };
    if (!open || !isWatched(before, before.creatures[creature])) return toReferee(line);
    return isOwnSpell(after, caster) || rolls.length === 0 ? toAll(line) : toEach(line, { kind: 'ruling', text });
  },
  SpellFailed: ({ awaited: { spell, open, takenFor = spell } }) => {
    const line = (name: string): Line => ({ kind: 'ruling', text: `${atFirst(toldName(name))} comes to nothing.` });
    if (!open) return toReferee(line(spell));
    return takenFor === spell ? toAll(line(spell)) : toEach(line(spell), line(takenFor));
  },
  SpellShutOut: ({ creature, spell, secret, why }, after) => {
    const line: Line = {
      kind: 'ruling',
      text: `${atFirst(toldName(spell))} does nothing to ${nameOf(after, creature)}.`,
      why,
    };
    return !secret && isWatched(after, after.creatures[creature]) ? toAll(line) : toReferee(line);
  },
};

/** Whether all may hear the figures of a spell, which tell the level of its caster. */
function isOwnSpell(state: GameState, caster: CreatureId): boolean {
  const found = state.creatures[caster];
  return found !== undefined && isOpenToAll(state, found);
}

const seesEvil = (those: readonly Creature[]): string =>
  those.length > 0 ? `sees evil in ${listed(those.map(called))}` : 'sees evil in nobody';

/** `knows that the elf is lawful, and that Grik and the orc are chaotic`. */
function seesHearts(those: readonly Creature[]): string {
  const alike = [...Map.groupBy(those, ({ alignment }) => alignment)].map(
    ([at, all]) => `that ${listed(all.map(called))} ${verb(all.length, 'is', 'are')} ${at}`,
  );
  return alike.length > 0 ? `knows ${alike.join(', and ')}` : 'learns of nobody what they are at heart';
}
