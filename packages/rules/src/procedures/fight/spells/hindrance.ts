import { byRule, objections, type Refusal, type Ruleset } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isPresent } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { dulledBy, shellKnownAbout } from '../../situation/condition/enchantment.ts';
import { notInMemory } from '../../situation/condition/memory.ts';
import { handless } from '../../situation/condition/unfit.ts';
import { isElsewhere, isWalledOff } from '../../situation/reach/reach.ts';
import { hasCast } from '../../situation/round/deeds.ts';
import { isChase, leftBehind, roundOfBlows } from '../../situation/round/on-the-run.ts';
import { PHASES, type Phase } from '../../situation/round/phase.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { isHasted } from '../../situation/round/swift.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { toldName, toldWithin } from '../../situation/spells/reversed.ts';
import { hasSpentRound } from '../combat-round/spent.ts';
import type { Obstacle } from './rule.ts';

/** All that stands against casting it from memory now: what works on the undead that are there is not cast at nobody, and so not used up for nothing. */
export function againstCasting(
  state: GameState,
  caster: Creature,
  spell: string,
  targets: readonly Creature['id'][],
): readonly Refusal[] {
  const { spells, turning } = rulesOf(state);
  const turns = `${toldName(spell)} is not cast like others: it turns the undead that are there.`;
  return objections(
    spells.cast.castable(spell) ? null : byRule(turning.rule, 'forbidden', turns),
    ...objectionsToCasting(state, caster, spell, targets),
    notInMemory(state, caster.id, spell),
  );
}

/** All that the rules have against a casting now, the first first; each may be overridden by itself. */
export function objectionsToCasting(
  state: GameState,
  caster: Creature,
  spell: string,
  targets: readonly Creature['id'][],
): readonly Refusal[] {
  const rules = rulesOf(state);
  return objections(
    twice(state, caster),
    mayActNow(state, caster.id, 'spells'),
    ...outrun(state, targets),
    handless(rules, caster),
    dazed(state, caster),
    spellbound(state, caster),
    encased(rules, caster),
    hindered(state, caster, spell, targets),
    uponAnother(rules, caster, spell, targets),
    uponTooMany(rules, spell, targets),
  );
}

/** What stands against reading a spell from a scroll: the voice and the eyes, as for casting. It need not be declared, and any phase of one's turn will do. */
export function objectionsToReading(state: GameState, reader: Creature): readonly Refusal[] {
  const { silenced } = situationOf(state, reader.id);
  const unable = reader.conditions.includes('blind') ? 'cannot see' : silenced ? 'is in silence' : null;
  return objections(
    twice(state, reader),
    mayActNow(state, reader.id, phaseNow(state)),
    dazed(state, reader),
    spellbound(state, reader),
    hasSpentRound(state, reader) ? unreadable(state, `${called(reader)} has acted already in this round.`) : null,
    unable ? unreadable(state, `${called(reader)} ${unable}, and reads nothing.`) : null,
  );
}

/** No spell, and no scroll, reaches whoever has given up a chase. */
export const outrun = (state: GameState, targets: readonly Creature['id'][]): readonly (Refusal | null)[] =>
  targets.flatMap((target) => state.creatures[target] ?? []).map((target) => leftBehind(state, target));

/** Those whom somebody could cast at: on the same map, with no wall between, and not left behind by a chase. */
export const mightCastAt = (state: GameState, caster: Creature): readonly Creature[] =>
  Object.values(state.creatures).filter(
    (each) => isPresent(state, each) && isVisible(state, caster, each.id) && leftBehind(state, each) === null,
  );

/** The phase that runs; that of spells where none does. */
const phaseNow = ({ encounter }: GameState): Phase =>
  PHASES.find((phase) => phase === roundOfBlows(encounter)?.phase) ?? 'spells';

const unreadable = (state: GameState, sentence: string): Refusal =>
  byRule(rulesOf(state).combatRound.cites.casting, 'forbidden', sentence);

function encased({ spells }: Pick<Ruleset, 'spells'>, caster: Creature): Refusal | null {
  const against = spells.cast.clad(caster);
  return against && byRule(against.rule, 'not-equipped', against.sentence);
}

/** A spell that works on whoever casts it alone is cast, and read, at nobody else. */
export function uponAnother(
  { spells }: Pick<Ruleset, 'spells'>,
  caster: Creature,
  spell: string,
  targets: readonly Creature['id'][],
): Refusal | null {
  const rule = spells.effect.onCasterAlone(spell);
  return rule && targets.some((target) => target !== caster.id)
    ? byRule(rule, 'forbidden', `${toldName(spell)} works on whoever casts it, and on nobody else.`)
    : null;
}

/** A spell that takes hold of so many at the most is cast at no more. */
function uponTooMany({ spells }: Pick<Ruleset, 'spells'>, spell: string, targets: readonly unknown[]): Refusal | null {
  const found = spells.effect.inForce(spell);
  const most = found?.does.most ?? Number.POSITIVE_INFINITY;
  return found && targets.length > most
    ? byRule(found.rule, 'forbidden', `${toldName(spell)} takes hold of ${most} at the most.`)
    : null;
}

/** Nobody casts twice in a round. */
const twice = (state: GameState, caster: Creature): Refusal | null =>
  hasCast(state, caster.id) && !isChase(state.encounter)
    ? byRule(
        rulesOf(state).combatRound.cites.oneSpell,
        'already-tried',
        `${called(caster)} has cast a spell in this round; nobody casts twice, however fast.`,
      )
    : null;

const dazed = (state: GameState, caster: Creature): Refusal | null =>
  ails(state, caster.id, 'dazed')
    ? byRule(
        rulesOf(state).afflictions.cites.dazed,
        'incapable',
        `${called(caster)} is dazed by poison, and casts nothing.`,
      )
    : null;

/** A mind that is dulled casts nothing, and nothing leaves a shell against magic. */
function spellbound(state: GameState, caster: Creature): Refusal | null {
  const { id, shifted } = caster;
  const name = called(caster);
  if (shifted)
    return byRule(rulesOf(state).spells.cites.lasting, 'incapable', `${name} has another form, and casts nothing.`);
  const [mind, shell] = [dulledBy(state, id), shellKnownAbout(state, caster)];
  if (mind) return byRule(mind.rule ?? 'TABLE', 'incapable', `${name} cannot think clearly, and casts nothing.`);
  return shell && byRule(shell.rule, 'incapable', `No spell of ${name}’s leaves the shell against magic.`);
}

const SENTENCES: Readonly<Record<Obstacle, string>> = {
  undeclared: 'a spell must be declared before initiative',
  gagged: 'the caster cannot speak',
  bound: 'the caster cannot move the hands',
  silence: 'the caster is in silence',
  moved: 'the caster has moved',
  'other-action': 'the caster has acted already, or lost the spell',
  'no-line-of-sight': 'the target cannot be seen',
  'unstable-surface': 'the footing is unsteady',
};

function hindered(
  state: GameState,
  caster: Creature,
  spell: string,
  targets: readonly Creature['id'][],
): Refusal | null {
  const { encounter } = state;
  const rules = rulesOf(state);
  const combat = sideOf(encounter, caster.id) ? roundOfBlows(encounter) : null;
  const declared = combat?.declarations[caster.id];
  const { silenced, unstable } = situationOf(state, caster.id);
  const obstacles = rules.spells.cast.obstacles({
    declared: !combat || (declared?.action === 'spell' && declared.spell === spell),
    gagged: false,
    bound: false,
    silenced,
    moved: combat ? caster.moved > 0 && !isHasted(state, caster.id) : false,
    otherAction: declared?.disrupted === true || hasSpentRound(state, caster),
    targetVisible: !caster.conditions.includes('blind') && targets.every((target) => isVisible(state, caster, target)),
    unstable,
  });
  if (obstacles.length === 0) return null;
  return byRule(
    rules.combatRound.cites.casting,
    'forbidden',
    `${called(caster)} cannot cast ${toldWithin(spell)}: ${obstacles.map((each) => SENTENCES[each]).join('; ')}.`,
  );
}

function isVisible(state: GameState, caster: Creature, target: Creature['id']): boolean {
  const found = state.creatures[target];
  return found !== undefined && !isElsewhere(state, caster, found) && !isWalledOff(state, caster, found, 'missile');
}
