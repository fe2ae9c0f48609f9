import { byRule, type CommandOf, type CreatureId, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { sideOf } from '../../../state/sides.ts';
import { landPending } from '../../body/damage/deal.ts';
import { beginRound } from '../../meeting/steps/round.ts';
import { inMemory } from '../../situation/condition/memory.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { losesRound, surprisedRefusal } from '../../situation/round/lost-round.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { holdingObjection } from '../../situation/round/waiting.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { forActing, forCreature, refereeOnly } from '../../table/permission/permission.ts';
import { firstFireObjection, hasMissile } from '../initiative/first-fire.ts';
import { closeIn } from './close-in.ts';
import type { combatRoundCommands } from './commands.ts';
import { LONGEST_WORDS } from './declarable.ts';
import { hold } from './hold.ts';
import { doSomethingElse } from './others.ts';
import { enterPhase } from './phases.ts';
import { attackSide } from './side.ts';
import { attackTogether } from './together.ts';

const declare: Handler<'Declare'> = (play, { creature, action, spell, words = '', target }) => {
  const refusal =
    forActing(play, creature) ??
    beforeInitiative(play) ??
    surprised(play, creature) ??
    parrying(play, creature) ??
    raging(play, creature) ??
    inTheBook(play, action) ??
    pointedAt(play, target);
  if (refusal) return refusal;
  const unable =
    action === 'ready'
      ? armed(play, creature)
      : action === 'spell'
        ? castable(play, creature, spell)
        : play.unless(hemmedIn(play, creature, action));
  if (unable) return unable;
  const said = words.trim();
  if (said.length > LONGEST_WORDS) return impossible('bad-input', `No more than ${LONGEST_WORDS} letters, please.`);
  play.happen({
    type: 'Declared',
    creature,
    declaration: {
      action,
      spell: action === 'spell' ? spell : null,
      disrupted: false,
      ...(said === '' ? {} : { words: said }),
      ...(action === 'spell' && target !== undefined ? { target } : {}),
    },
  });
  return null;
};

const takeBack: Handler<'TakeBack'> = (play, { creature }) => {
  const refusal = forCreature(play, creature) ?? beforeInitiative(play);
  if (refusal) return refusal;
  if (!play.state.encounter?.combat?.declarations[creature]) return impossible('no-change', 'Nothing was declared.');
  play.happen({ type: 'Declared', creature, declaration: null });
  return null;
};

function beforeInitiative(play: Play): Refusal | null {
  const combat = play.state.encounter?.combat;
  if (!combat) return impossible('no-encounter', 'No round has begun.');
  return combat.stage === 'declarations'
    ? null
    : play.unless(
        byRule(play.rules.combatRound.cites.declaring, 'out-of-turn', 'Declarations come before initiative.'),
      );
}

/** Whom a spell is meant for is in the caster's sight. */
function pointedAt({ state, by }: Play, target: CreatureId | undefined): Refusal | null {
  const found = target === undefined ? null : state.creatures[target];
  return found === null || (found && isInSight(state, by, found))
    ? null
    : impossible('no-such-thing', 'Whom the spell is meant for is not there.');
}

/** Rage leaves room for nothing that is declared. */
const raging = (play: Play, creature: CommandOf<'Declare'>['creature']): Refusal | null =>
  play.state.encounter?.raging?.includes(creature)
    ? play.unless(byRule(play.rules.backgrounds.cites.rage, 'forbidden', 'Rage leaves room for nothing but blows.'))
    : null;

const parrying = (play: Play, creature: CommandOf<'Declare'>['creature']): Refusal | null =>
  isParrying(play.state, creature)
    ? play.unless(
        byRule(play.rules.parrying.cites.parry, 'forbidden', 'Whoever parries does nothing else in the round.'),
      )
    : null;

/** The surprised do nothing in the first round. */
function surprised(play: Play, creature: CommandOf<'Declare'>['creature']): Refusal | null {
  const side = sideOf(play.state.encounter, creature);
  if (!side) return impossible('no-encounter', 'They take no part in the encounter.');
  return losesRound(play.state, side) ? play.unless(surprisedRefusal(play.state, creature)) : null;
}

/** Each book has its own list. */
function inTheBook({ rules: { combatRound } }: Play, action: CommandOf<'Declare'>['action']): Refusal | null {
  return combatRound.declaring.declares.includes(action)
    ? null
    : byRule(combatRound.cites.declaring, 'forbidden', 'By these rules that is not declared before initiative.');
}

/** Whose memory is kept must hold the spell; for others the referee knows. */
function castable(play: Play, creature: CommandOf<'Declare'>['creature'], spell: string | null): Refusal | null {
  if (spell === null || spell.trim() === '') return impossible('bad-input', 'Which spell?');
  if (situationOf(play.state, creature).silenced)
    return play.unless(
      byRule(play.rules.combatRound.cites.casting, 'forbidden', 'Who cannot speak and move the hands cannot cast.'),
    );
  return inMemory(play, creature, spell);
}

function armed(play: Play, creature: CommandOf<'Declare'>['creature']): Refusal | null {
  const found = play.state.creatures[creature];
  return found && hasMissile(found) ? null : impossible('not-equipped', 'There is no missile weapon to hold ready.');
}

/** A withdrawal needs clear space behind. */
function hemmedIn(
  play: Play,
  creature: CommandOf<'Declare'>['creature'],
  action: CommandOf<'Declare'>['action'],
): Refusal | null {
  if (action !== 'withdraw' || !situationOf(play.state, creature).surrounded) return null;
  return byRule(
    play.rules.combatRound.cites.withdrawing,
    'forbidden',
    'There is no clear space behind to withdraw to.',
  );
}

const allowFirstFire: Handler<'AllowFirstFire'> = (play, { creatures }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (creatures.length === 0 || new Set(creatures).size < creatures.length)
    return impossible('bad-input', 'Who shoots first, each of them once?');
  for (const creature of creatures) {
    const found = play.state.creatures[creature];
    if (!found) return impossible('no-such-thing', 'There is nobody of that name here.');
    const unable = play.unless(firstFireObjection(play.state, found));
    if (unable) return unable;
  }
  play.happen({ type: 'FirstFireAllowed', creatures });
  return null;
};

const holdAction: Handler<'HoldAction'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  const refusal = forActing(play, creature);
  if (refusal || !found) return refusal;
  const unable = play.unless(holdingObjection(play.state, found));
  if (unable) return unable;
  play.happen({ type: 'ActionHeld', creature });
  return null;
};

const setCramped: Handler<'SetCramped'> = (play, { on }) => {
  const refusal = refereeOnly(play) ?? inRound(play);
  if (refusal) return refusal;
  if ((play.state.encounter?.cramped ?? false) === on) return impossible('no-change', 'It is so already.');
  play.happen({ type: 'CrampedSet', on });
  return null;
};

const nextPhase: Handler<'NextPhase'> = (play) => {
  const refusal = refereeOnly(play) ?? acting(play);
  if (refusal) return refusal;
  enterPhase(play);
  return null;
};

const endRound: Handler<'EndRound'> = (play) => {
  const refusal = refereeOnly(play) ?? inRound(play);
  if (refusal) return refusal;
  landPending(play);
  beginRound(play);
  return null;
};

function inRound(play: Play): Refusal | null {
  return play.state.encounter?.combat ? null : impossible('no-encounter', 'No round has begun.');
}

const acting = (play: Play): Refusal | null =>
  inRound(play) ??
  (play.state.encounter?.combat?.stage === 'acting' ? null : impossible('out-of-turn', 'Initiative comes first.'));

export const combatRoundHandlers: Handlers<typeof combatRoundCommands> = {
  AllowFirstFire: allowFirstFire,
  SetCramped: setCramped,
  Hold: hold,
  HoldAction: holdAction,
  DoSomethingElse: doSomethingElse,
  Declare: declare,
  TakeBack: takeBack,
  AttackSide: attackSide,
  AttackTogether: attackTogether,
  CloseIn: closeIn,
  NextPhase: nextPhase,
  EndRound: endRound,
};
