import { type CreatureId, throwsFor } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Affliction, Ailment, Disease } from '../../../state/ailment.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { clockNow, clockRound } from '../../situation/round/clock.ts';
import { bringDown, kill, revive } from '../dying/dying.ts';
import type { Befallen } from './rule.ts';

/** What comes with a wound, or at the referee's word: the dice of the rule, and what they do. */
export function sufferAilment(play: Play, creature: CreatureId, affliction: Affliction | Disease, modifier = 0): void {
  const victim = play.state.creatures[creature];
  if (!victim || isDead(victim)) return;
  if (affliction.kind === 'disease') return play.happen({ type: 'Exposed', creature, to: affliction });
  if (suffers(victim, affliction)) return;
  const doses = play.state.ailments?.[creature]?.find(({ kind }) => kind === 'sick')?.amount ?? 0;
  const course = { inBattle: play.state.encounter !== null, doses, modifier, round: clockRound(play.state) };
  const { said, rolls } = play.noting((dice) => play.rules.afflictions.befalls(victim, affliction, course, dice));
  const { says, saved, rule, formula, notes, dice = [] } = said;
  const thrown = rolls.length > 0 ? { throws: throwsFor(rolls, dice) } : {};
  const why = { rule, formula, ...(notes ? { notes } : {}), ...thrown };
  const bearsLess = said.ailment?.kind === 'weakened' && play.rules.encumbrance.halvedByWeakness;
  const all = bearsLess ? `${says}, and bears half the load` : says;
  play.happen({ type: 'Befell', creature, says: all, saved, rolls, why });
  suffer(play, creature, said);
}

/** Fear and paralysis come once. */
const suffers = ({ conditions }: Creature, { kind }: Affliction): boolean =>
  (kind === 'ghoul' && conditions.includes('terrified')) || (kind === 'paralysis' && conditions.includes('paralysed'));

function suffer(
  play: Play,
  creature: CreatureId,
  { hitPointsLost, drained, strength, ailment, dies, rule, formula }: Befallen,
) {
  if (hitPointsLost > 0) lose(play, creature, hitPointsLost);
  const forAWhile = ailment?.kind === 'drained' ? ({ forAWhile: true } as const) : {};
  if (drained) play.happen({ type: 'LevelsDrained', creature, to: drained, ...forAWhile });
  if (strength !== undefined) play.happen({ type: 'StrengthDrained', creature, to: strength });
  if (ailment && !dies) begin(play, creature, ailment, typeof ailment.until !== 'number' && ailment.ends === 'passes');
  const now = play.state.creatures[creature];
  if (dies && now) kill(play, now, null, { why: { rule, formula }, rolls: [] });
  if (drained && !dies) standAnew(play, creature);
}

/** How somebody stands is judged by the new hit points and the new level. */
function standAnew(play: Play, target: CreatureId): void {
  revive(play, target);
  const now = play.state.creatures[target];
  if (!now || now.conditions.includes('unconscious')) return;
  const wound = { target, amount: 0, by: null, source: 'a drained level', subdual: false, destructive: null };
  bringDown(play, now, now.hitPoints.now, wound);
}

/** Hit points that poison takes, without dice. */
function lose(play: Play, target: CreatureId, amount: number): void {
  const found = play.state.creatures[target];
  if (!found) return;
  const wound = { target, amount, by: null, source: 'poison', subdual: false, destructive: null };
  const hitPoints = play.rules.damage.points.hurt(found.hitPoints.now, amount);
  play.happen({ type: 'DamageTaken', wound, hitPoints });
  bringDown(play, found, hitPoints, wound);
}

/** An ailment begins; a number of rounds is counted from now. @param said what brought it has told all of it */
function begin(play: Play, creature: CreatureId, ailment: Ailment, said = false): void {
  const until = typeof ailment.until === 'number' ? clockNow(play.state) + ailment.until : ailment.until;
  play.happen({ type: 'AilmentBegan', creature, ailment: { ...ailment, until }, ...(said ? { said } : {}) });
}
