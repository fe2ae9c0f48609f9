import type { CommandOf, CreatureId, Modifier, Roll, Why } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Ailment } from '../../../state/ailment.ts';
import type { Save } from '../../../state/creature.ts';
import type { Harm } from '../../../state/harms.ts';
import { isDead, ROUNDS_PER_TURN } from '../../../state/read.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { resistanceTo } from '../../situation/condition/enchantment.ts';
import { halvedFor } from '../../situation/condition/halved.ts';
import { clockNow } from '../../situation/round/clock.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { deal } from '../damage/deal.ts';
import { type DamageDice, readAmount, throwDamage } from '../damage/notation.ts';
import { kill } from '../dying/dying.ts';
import type { savingThrowCommands } from './commands.ts';
import { mayCallSave, mayNoteSaves, mayRollSave } from './may.ts';
import { rollSave } from './saves.ts';

const rollOwnSave: Handler<'RollSave'> = (play, { creature, save, modifier }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  rollSave(play, found, save, modifier);
};

const callSave: Handler<'CallSave'> = (play, command) => {
  const dice = readAmount(command.damage);
  if (!dice) return;
  const { harm, ...called } = command;
  const of = harm ? { of: { harm, dice: 0 } } : {};
  callForSaves(play, { ...called, ...of, save: command.save === 'none' ? null : command.save }, dice);
};

/** What threatens several at once; without a save where none is allowed. */
export interface Threat extends Omit<CommandOf<'CallSave'>, 'type' | 'save' | 'damage' | 'harm'> {
  readonly save: Save | null;
  /** What of itself it adds to the saves, or takes away; absent for nothing. */
  readonly named?: readonly Modifier[];
  /** Of what it harms, where magic protects from the like, and how many dice it counts where none are thrown; absent for others. */
  readonly of?: { readonly harm: Harm; readonly dice: number };
  /** It is magic: to some it does but half. */
  readonly magic?: true;
  /** How the damage comes about, where the dice do not say it: `1 a round, in 60 rounds`. Absent where they do. */
  readonly madeUp?: string;
  /** Not all may know what it is. */
  readonly secret?: boolean;
}

/** Each saves; the damage is one roll for all, as it comes from one thing. Whoever saved, or is untouched by the like, is not among those it gives back. */
export function callForSaves(
  play: Play,
  {
    creatures,
    save,
    modifier,
    named = [],
    source,
    otherwise,
    destructive,
    effect = 'half',
    nature = 'none',
    turns = '',
    secret = false,
    of,
    magic,
    madeUp,
  }: Threat,
  dice: DamageDice,
): readonly CreatureId[] {
  const roll = dice.count > 0 || dice.plus > 0 ? throwDamage(play, dice) : null;
  const failed: CreatureId[] = [];
  const told = secret ? '' : source;
  for (const creature of creatures) {
    const found = play.state.creatures[creature];
    if (!found || isDead(found)) continue;
    const {
      immunity: { natures, untouched },
    } = play.rules.classFunctions;
    if (natures && untouched(found, nature)) {
      const why = { rule: natures.rule, formula: `${nature.replaceAll('-', ' ')}: no save is needed` };
      play.happen({ type: 'LeftUntouched', creature, source: told, why, ...unseen(play.state, creature) });
      continue;
    }
    const guards = of ? resistanceTo(play.state, creature, of.harm) : [];
    const guarded = guards.map(({ save: value, perDie: _perDie, ...guard }) => ({ ...guard, value }));
    const thrown = save && rollSave(play, found, save, modifier, [...named, ...guarded], told);
    const saved = thrown?.success ?? false;
    if (!saved) failed.push(creature);
    if (roll) {
      const {
        lessened: { half, rule: lessens },
      } = play.rules.savingThrow;
      const softened = guards.map(({ save: _save, perDie, ...guard }) => ({
        ...guard,
        value: perDie * diceLessened(roll, of?.dice ?? 0),
      }));
      const whole = Math.max(
        0,
        softened.reduce((sum, { value }) => sum + value, roll.total),
      );
      const left = saved ? (effect === 'half' ? half(whole) : 0) : whole;
      const halved = halvedFor(play.rules, found, left, of?.harm, magic && 'magic');
      const amount = halved?.amount ?? left;
      // How it comes about would tell what does it.
      const harm = told ? [told, ...(madeUp ? [madeUp] : [])].join(': ') : 'the harm';
      const formula = saved ? `${harm}, ${effect === 'half' ? 'half' : 'none'} for the save` : harm;
      const why = {
        rule: lessens,
        formula,
        roll,
        made: {
          amount,
          parts: [
            { name: roll.faces.length > 0 ? 'the dice' : 'the harm in full', value: roll.total },
            ...softened.filter(({ value }) => value !== 0),
            ...(left === whole ? [] : [{ name: 'for the save', value: left - whole, rule: lessens }]),
            ...(halved ? [halved.part] : []),
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
    if (otherwise === 'nauseous' || otherwise === 'slowed') {
      if (saved || !now || isDead(now) || ails(play.state, creature, otherwise)) continue;
      if (otherwise === 'nauseous') nauseate(play, creature);
      else slow(play, creature, turns);
      continue;
    }
    if (saved || otherwise === 'none' || !now || now.conditions.includes(otherwise)) continue;
    const after = otherwise === 'dead' || otherwise === 'paralysed' ? turnsFrom(play, turns) : null;
    if (otherwise === 'dead' && after) takesItsTime(play, creature, after, { kind: 'dying of poison', ends: 'dies' });
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
        thrown ? { why: diedOf(play, source, thrown.why), rolls: [] } : undefined,
      );
    else {
      play.happen({
        type: 'ConditionChanged',
        creature,
        condition: otherwise,
        on: true,
        ...unseen(play.state, creature),
      });
      if (otherwise === 'paralysed' && after)
        takesItsTime(play, creature, after, { kind: 'paralysed', ends: 'passes' });
    }
  }
  return failed;
}

/** A failed save kills; of poison it is the book's own word where it has one. */
const diedOf = ({ rules }: Play, source: string, why: Why): Why => ({
  ...why,
  ...(/poison|venom/i.test(source) && rules.savingThrow.poison ? { rule: rules.savingThrow.poison } : {}),
  formula: `the save failed: ${why.formula}`,
});

/** The dice of which protection takes something off: none goes below one. @param unthrown where nothing is thrown */
const diceLessened = ({ faces }: Roll, unthrown: number): number =>
  faces.length > 0 ? faces.filter((face) => face > 1).length : unthrown;

/** For the rest of the fight. */
function nauseate(play: Play, creature: CreatureId): void {
  const ailment = { kind: 'nauseous', until: 'battle', ends: 'passes' } as const;
  play.happen({ type: 'AilmentBegan', creature, ailment, plain: true });
}

/** At half the movement, for so many turns or until cured. */
function slow(play: Play, creature: CreatureId, turns: string): void {
  const lasts = turnsFrom(play, turns);
  if (lasts) takesItsTime(play, creature, lasts, { kind: 'slowed', ends: 'passes' });
  else
    play.happen({
      type: 'AilmentBegan',
      creature,
      ailment: { kind: 'slowed', until: null, ends: 'passes' },
      plain: true,
    });
}

/** The turns thrown; null where none are said. */
function turnsFrom(play: Play, turns: string): Roll | null {
  const dice = readAmount(turns || '0');
  return dice && (dice.count > 0 || dice.plus > 0) ? throwDamage(play, dice) : null;
}

/** A paralysis or a slowness passes by itself, and a slow poison kills, when so many turns are over. */
function takesItsTime(play: Play, creature: CreatureId, turns: Roll, course: Pick<Ailment, 'kind' | 'ends'>): void {
  const until = clockNow(play.state) + Math.max(1, turns.total) * ROUNDS_PER_TURN;
  play.happen({
    type: 'AilmentBegan',
    creature,
    ailment: { ...course, until },
    rolls: turns.faces.length > 0 ? [turns] : [],
    ...(course.kind === 'slowed' ? { plain: true } : {}),
  });
}

export const savingThrowHandlers: Handlers<typeof savingThrowCommands> = {
  RollSave: { may: mayRollSave, play: rollOwnSave },
  CallSave: { may: mayCallSave, play: callSave },
  NoteSaves: {
    may: mayNoteSaves,
    play: (play, { creature, like }) => play.happen({ type: 'SavesNoted', creature, like }),
  },
};
