import { byPermission, type CommandOf, type CreatureId, impossible, type Roll } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature, Save } from '../../../state/creature.ts';
import { isDead, ROUNDS_PER_TURN } from '../../../state/read.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { clockNow } from '../../situation/round/clock.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { forCreature, refereeOnly } from '../../table/permission/permission.ts';
import { deal } from '../damage/deal.ts';
import { type DamageDice, readDamage, throwDamage } from '../damage/notation.ts';
import { kill } from '../dying/dying.ts';
import type { savingThrowCommands } from './commands.ts';
import { rollSave } from './saves.ts';

/** The most a referee adds or takes away. */
export const MOST = 10;

const rollOwnSave: Handler<'RollSave'> = (play, { creature, save, modifier }) => {
  const refusal = forCreature(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  if (modifier !== 0 && play.by.role !== 'referee')
    return byPermission('not-your-seat', 'Modifiers are the referee’s.');
  if (!isModifier(modifier)) return impossible('bad-input', `A modifier is a whole number from −${MOST} to ${MOST}.`);
  rollSave(play, found, save, modifier);
  return null;
};

const isModifier = (modifier: number): boolean => Number.isInteger(modifier) && Math.abs(modifier) <= MOST;

const callSave: Handler<'CallSave'> = (play, command) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const { creatures, modifier, damage } = command;
  if (
    creatures.length === 0 ||
    new Set(creatures).size !== creatures.length ||
    creatures.some((creature) => !play.state.creatures[creature])
  ) {
    return impossible('no-such-thing', 'Somebody named is not there.');
  }
  const { nature = 'none' } = command;
  if (nature !== 'none' && !play.rules.classFunctions.immunity.natures?.all.includes(nature))
    return impossible('bad-input', 'These rules know no effect of that nature.');
  const dice = readDamage(damage);
  if (!readDamage(command.turns || '0')) return impossible('bad-input', 'The turns are a number or dice.');
  if (!dice || !isModifier(modifier))
    return impossible('bad-input', 'The damage is a number or dice, the modifier a small whole number.');
  befall(play, { ...command, save: command.save === 'none' ? null : command.save }, dice);
  return null;
};

/** What threatens several at once; without a save where none is allowed. */
export interface Threat extends Omit<CommandOf<'CallSave'>, 'type' | 'save' | 'damage'> {
  readonly save: Save | null;
}

/** Each saves; the damage is one roll for all, as it comes from one thing. Whoever saved, or is untouched by the like, is not among those it gives back. */
export function befall(
  play: Play,
  { creatures, save, modifier, source, otherwise, destructive, effect = 'half', nature = 'none', turns = '' }: Threat,
  dice: DamageDice,
): readonly CreatureId[] {
  const roll = dice.count > 0 || dice.plus > 0 ? throwDamage(play, dice) : null;
  const failed: CreatureId[] = [];
  for (const creature of creatures) {
    const found = play.state.creatures[creature];
    if (!found || isDead(found)) continue;
    const {
      immunity: { natures, untouched },
    } = play.rules.classFunctions;
    if (natures && untouched(found, nature)) {
      const why = { rule: natures.rule, formula: `${nature}: no save is needed` };
      play.happen({ type: 'LeftUntouched', creature, source, why, ...unseen(play.state, creature) });
      continue;
    }
    const thrown = save && rollSave(play, found, save, modifier);
    const saved = thrown?.success ?? false;
    if (!saved) failed.push(creature);
    if (roll) {
      const {
        lessened: { half, rule: lessens },
      } = play.rules.savingThrow;
      const lessened = effect === 'half' ? half(roll.total) : 0;
      const amount = saved ? lessened : roll.total;
      const formula = saved ? `${source}, ${effect === 'half' ? 'half' : 'none'} for the save` : source;
      const why = {
        rule: lessens,
        formula,
        roll,
        made: {
          amount,
          parts: [
            { name: 'the dice', value: roll.total },
            ...(amount === roll.total ? [] : [{ name: 'for the save', value: amount - roll.total, rule: lessens }]),
          ],
        },
      } as const;
      play.happen({
        type: 'DamageRolled',
        target: creature,
        amount,
        roll,
        subdual: false,
        why,
        ...unseen(play.state, creature),
      });
      deal(play, {
        target: creature,
        amount,
        by: null,
        source,
        subdual: false,
        destructive: destructive ? save : null,
      });
    }
    const now = play.state.creatures[creature];
    if (otherwise === 'weakened') {
      if (!saved && now && !isDead(now)) weaken(play, creature);
      continue;
    }
    if (saved || otherwise === 'none' || !now || now.conditions.includes(otherwise)) continue;
    const after = otherwise === 'dead' || otherwise === 'paralysed' ? turnsFrom(play, turns) : null;
    if (otherwise === 'dead' && after) takesItsTime(play, creature, after, 'dies');
    else if (otherwise === 'dead')
      kill(
        play,
        now,
        {
          target: creature,
          amount: 0,
          by: null,
          source,
          subdual: false,
          destructive: destructive ? save : null,
        },
        thrown ? { why: { ...thrown.why, formula: `the save failed: ${thrown.why.formula}` }, rolls: [] } : undefined,
      );
    else {
      play.happen({
        type: 'ConditionChanged',
        creature,
        condition: otherwise,
        on: true,
        ...unseen(play.state, creature),
      });
      if (otherwise === 'paralysed' && after) takesItsTime(play, creature, after, 'passes');
    }
  }
  return failed;
}

/** For the rest of the fight, once. */
function weaken(play: Play, creature: CreatureId): void {
  if (ails(play.state, creature, 'weakened')) return;
  play.happen({ type: 'AilmentBegan', creature, ailment: { kind: 'weakened', until: 'battle', ends: 'passes' } });
}

/** The turns thrown; null where none are said. */
function turnsFrom(play: Play, turns: string): Roll | null {
  const dice = readDamage(turns || '0');
  return dice && (dice.count > 0 || dice.plus > 0) ? throwDamage(play, dice) : null;
}

/** A paralysis passes by itself, and a slow poison kills, when so many turns are over. */
function takesItsTime(play: Play, creature: CreatureId, turns: Roll, ends: 'passes' | 'dies'): void {
  const until = clockNow(play.state) + turns.total * ROUNDS_PER_TURN;
  const kind = ends === 'dies' ? 'dying of poison' : 'paralysed';
  play.happen({
    type: 'AilmentBegan',
    creature,
    ailment: { kind, until, ends },
    rolls: turns.faces.length > 0 ? [turns] : [],
  });
}

/** What a monster saves like; a fighter's saves are the usual ones. */
export const savesLike = ({ traits }: Creature): CommandOf<'NoteSaves'>['like'] => traits?.savesLike ?? 'fighter';

const noteSaves: Handler<'NoteSaves'> = (play, { creature, like }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  if (found?.kind !== 'monster' || !play.rules.savingThrow.likenesses.includes(like))
    return impossible('no-such-thing', 'There is no such monster, or no such class to save as.');
  if (savesLike(found) === like) return impossible('no-change', 'It is so already.');
  play.happen({ type: 'SavesNoted', creature, like });
  return null;
};

export const savingThrowHandlers: Handlers<typeof savingThrowCommands> = {
  RollSave: rollOwnSave,
  CallSave: callSave,
  NoteSaves: noteSaves,
};
