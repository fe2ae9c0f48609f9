import type { CreatureId, Line, Roll, Why } from '../../../core/index.ts';
import { listed, withArticle } from '../../../core/words.ts';
import { signed } from '../../../core/written.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toReferee } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Situation } from '../../../state/encounter.ts';
import { struckWith } from '../../../state/monster.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched, ofParty } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { AttackEvent, AttackRolled } from './events.ts';
import { situationWhy } from './situation-why.ts';
import { isThrown } from './words.ts';

export const attackTellers: Tellers<AttackEvent> = {
  AttackRolled: (event, after) => {
    const [attacker, target] = [after.creatures[event.attacker], after.creatures[event.target]];
    const [knownAttacker, knownTarget] = [isWatched(after, attacker), isWatched(after, target)];
    const thrown = isThrown(rulesOf(after), { name: event.weapon, kind: event.kind });
    const whole = {
      ...line(
        { ...event, thrown },
        nameOf(after, event.attacker),
        nameOf(after, event.target),
        inManner(event, event.why),
        event.target,
      ),
      ...toneOf(after, event, attacker, target),
    };
    if (!knownAttacker && !knownTarget) return toReferee(whole);
    const open = attacker?.kind !== 'monster' && target?.kind !== 'monster';
    if (open) return toAll(whole);
    const seen = line(
      { ...event, thrown },
      known(after, event.attacker, 'somebody unseen'),
      known(after, event.target, 'something unseen'),
      inManner(event, forTable(event.why, attacker?.kind === 'monster')),
      knownTarget ? event.target : undefined,
    );
    const tone = toneOf(after, event, knownAttacker ? attacker : undefined, knownTarget ? target : undefined);
    return toEach(whole, { ...seen, ...tone });
  },
  SituationSet: ({ creature, situation }, after) => {
    const text: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)}: ${described(situation)}.`,
      why: situationWhy(after, situation),
    };
    return toAllWhoSee(after, [creature], text);
  },
};

/** What a bestiary says of those who carry what they come by. */
const ANY_WEAPON = 'weapon';

/** What an attack brings beside its damage is told when it comes. @param at whom the words name, where they name somebody */
function line(
  event: AttackRolled & { readonly thrown: boolean },
  attacker: string,
  target: string,
  why: Why,
  at: CreatureId | undefined,
): Line {
  const struck = struckWith(event.weapon);
  const weapon = withArticle(struck);
  const with_ = event.weapon === 'unarmed' ? ' with bare hands' : struck === ANY_WEAPON ? '' : ` with ${weapon}`;
  const blow = `${event.kind === 'melee' ? 'attacks' : 'shoots at'} ${target}${with_}`;
  const missed = event.stopped ? 'a shut door is in the way' : event.image ? 'an image vanishes' : 'misses';
  const outcome = event.met ? 'a save decides' : event.immune ? 'hits, and does no harm' : event.hit ? 'hits' : missed;
  return {
    kind: 'roll',
    speaker: attacker,
    text: `${attacker} ${event.thrown ? `throws ${weapon} at ${target}` : blow}${event.subdue ? ', to subdue' : ''}: ${outcome}.`,
    rolls: why.roll ? [why.roll] : [],
    why,
    what: { type: 'attack', hit: event.hit, natural: why.roll?.faces[0] ?? null, ...(at === undefined ? {} : { at }) },
  };
}

/** A blow is good or bad for the party, whoever strikes it; between two of one side it is neither. Who is not seen is a stranger. */
function toneOf(
  state: GameState,
  { hit, immune }: AttackRolled,
  attacker: Creature | undefined,
  target: Creature | undefined,
): Pick<Line, 'tone'> {
  const [by, at] = [attacker, target].map((one) => one !== undefined && ofParty(state, one));
  if (by === at) return {};
  return { tone: by === (hit && !immune) ? 'good' : 'bad' };
}

/** What had to be rolled tells an armour class, and a monster's modifiers what it is; both are the referee's. */
function forTable(
  { needed: _needed, against: _against, judged: _judged, notes: _notes, modifiers, roll, ...why }: Why,
  byMonster: boolean,
): Why {
  if (byMonster) return roll ? { ...why, roll: bare(roll) } : why;
  return { ...why, ...(roll ? { roll } : {}), ...(modifiers ? { modifiers } : {}) };
}

/** The dice without what was added to them. */
const bare = (roll: Roll): Roll => ({ ...roll, plus: 0, total: roll.total - roll.plus });

/** With what may be told to all. */
const inManner = ({ manner }: AttackRolled, why: Why): Why =>
  manner ? { ...why, notes: [...(why.notes ?? []), manner] } : why;

const known = (state: GameState, creature: AttackRolled['attacker'], unseen: string): string => {
  const found = state.creatures[creature];
  return isWatched(state, found) ? called(found) : unseen;
};

function described({ cover, water, unstable, surrounded, silenced, modifier, hasted, mounted }: Situation): string {
  const said = [
    cover === 'complete' ? 'in complete cover' : cover === null ? '' : `in cover (${signed(cover)})`,
    water === 'in' ? 'in the water' : water === 'under' ? 'under water' : '',
    unstable ? 'on unsteady footing' : '',
    surrounded ? 'surrounded' : '',
    silenced ? 'unable to speak or gesture' : '',
    hasted ? 'hasted' : '',
    mounted ? 'mounted' : '',
    modifier === 0 ? '' : `attacks at ${signed(modifier)}`,
  ].filter((each) => each !== '');
  return said.length > 0 ? listed(said) : 'nothing out of the ordinary';
}
