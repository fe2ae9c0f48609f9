import { atLeast, type CreatureId, type Offer, offer, type Roll, type RuleId, type Why } from '../../../core/index.ts';
import { type Declaration, type Handler, type Handlers, type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isPresent } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import { kill } from '../../body/dying/dying.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { undeadBefore } from '../combat-round/may-turn.ts';
import { turningCommands } from './commands.ts';
import { type TurningEvent, turningEvolvers } from './events.ts';
import { mayTurn, mayTurnUndead, undeadFaced } from './may.ts';
import { turningTellers } from './tell.ts';

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
  const why: Why = { rule: rule.rule, formula: 'turned so strongly that they are destroyed' };
  for (const { id: target } of destroyed) {
    const each = play.state.creatures[target];
    const wound = { target, amount: 0, by: cleric, source: 'turning', subdual: false, destructive: null };
    if (each) kill(play, each, wound, { why, rolls: [] });
  }
  noteLosses(play);
};

/** The attempt held against what it had to reach. */
const held = ({ total }: Roll, needed: number | null, met: boolean): Pick<Why, 'needed' | 'judged'> =>
  needed === null ? {} : { needed, judged: atLeast(total, needed, met) };

const withSpell = (spell: string | null): { readonly spell?: string } => (spell === null ? {} : { spell });

const turningHandlers: Handlers<typeof turningCommands> = {
  TurnUndead: { may: mayTurnUndead, play: turnUndead, counts: { by: 'cleric', as: 'turn-undead' } },
};

const turningOffers: Offers = (state, seat) => {
  const rule = rulesOf(state).turning;
  return Object.values(state.creatures)
    .filter(
      (creature) =>
        sideOf(state.encounter, creature.id) &&
        commands(seat, creature) &&
        isCapable(creature) &&
        mayTurn(state, creature).length === 0,
    )
    .flatMap((cleric) => {
      const undead = undeadBefore(state, cleric).filter((each) => isPresent(state, each));
      return undead.length === 0 ? [] : [turn(cleric.id, rule.rule, rule.kinds(undead))];
    });
};

const turn = (cleric: CreatureId, rule: RuleId, kinds: readonly string[]): Offer =>
  offer('TurnUndead', 'Turn the undead', {
    place: 'creature',
    about: cleric,
    rule,
    fixed: { cleric },
    inputs: kinds.length === 0 ? {} : { kind: { of: kinds, preset: kinds[0] ?? '' } },
  });

export const turning: Declaration<typeof turningCommands, TurningEvent> = {
  forms: turningCommands,
  handle: turningHandlers,
  evolve: turningEvolvers,
  tell: turningTellers,
  offer: turningOffers,
};
