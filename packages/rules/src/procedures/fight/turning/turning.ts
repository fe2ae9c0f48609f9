import { atLeast, type Roll, type Why } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { kill } from '../../body/dying/dying.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import type { turningCommands } from './commands.ts';
import { mayTurnUndead, undeadFaced } from './may.ts';

const turnUndead: Handler<'TurnUndead'> = (play, { cleric, kind }) => {
  const found = play.state.creatures[cleric];
  if (!found) return;
  const rule = play.rules.turning;
  const undead = undeadFaced(play.state, play.by, found, kind);
  const prepared = play.state.memorised[cleric] ?? [];
  changeMode(play, 'cast');
  const { roll, needed, reach, turned, destroyed, notes } = rule.attempt(found.level, undead, play.dice);
  const ids = (creatures: readonly Creature[]) => creatures.map((each) => each.id);
  play.happen({
    type: 'UndeadTurned',
    cleric,
    turned: ids(turned),
    destroyed: ids(destroyed),
    reach,
    ...withSpell(rule.spends(prepared, play.state.encounter?.combat?.declarations[cleric]?.spell ?? null)),
    why: {
      rule: rule.rule,
      formula: rule.formula,
      ...(roll && { roll, ...held(roll, needed, reach !== null) }),
      ...(notes && notes.length > 0 && { notes }),
    },
  });
  for (const each of destroyed)
    kill(play, each, { target: each.id, amount: 0, by: cleric, source: 'turning', subdual: false, destructive: null });
  noteLosses(play);
};

/** The attempt held against what it had to reach. */
const held = ({ total }: Roll, needed: number | null, met: boolean): Pick<Why, 'needed' | 'judged'> =>
  needed === null ? {} : { needed, judged: atLeast(total, needed, met) };

const withSpell = (spell: string | null): { readonly spell?: string } => (spell === null ? {} : { spell });

export const turningHandlers: Handlers<typeof turningCommands> = {
  TurnUndead: { may: mayTurnUndead, play: turnUndead, counts: { by: 'cleric', as: 'turn-undead' } },
};
