import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isAtHome } from '../../../state/on-the-road.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { chanceText } from '../../table/chance/chance.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { MOST_SKILLS, nobodyToTry } from './may.ts';
import type { SkillsRule } from './rule.ts';

export const skillsOffers: Offers = (state, seat) => {
  const rule = rulesOf(state).skills;
  const own = partyOf(state).filter((creature) => commands(seat, creature));
  const inborn = own.filter(isCapable).flatMap((creature) => ofClass(state, seat, creature, rule));
  if (!rule.played) return inborn;
  const judged = mayReferee(seat);
  const learned = own.flatMap((creature) => [
    ...(isCapable(creature) ? recorded(state, creature, rule, judged) : []),
    ...(judged && Object.keys(creature.skills ?? {}).length < MOST_SKILLS ? ofReferee(creature, rule) : []),
  ]);
  return [...inborn, ...learned];
};

/** At home there is seldom anything to try a skill on: there it is looked for by its name. */
const shownAt = (state: GameState, creature: Creature): Offer['place'] =>
  isAtHome(state, creature) ? 'palette' : 'creature';

/** What goes with the class, each with a button of its own. */
const ofClass = (state: GameState, seat: Seat, creature: Creature, rule: SkillsRule): readonly Offer[] =>
  (rule.ofClass?.(creature) ?? []).map((own) => {
    const { skill, chance, rule: by } = own;
    return offer('CheckSkill', `${atFirst(skill)} (${chanceText(chance)})`, {
      place: shownAt(state, creature),
      about: creature.id,
      key: `CheckSkill:${skill.replaceAll(' ', '-')}:${creature.id}`,
      rule: by,
      fixed: { creature: creature.id, skill, blind: false },
      barred: nobodyToTry(state, seat, creature, own)?.sentence ?? null,
    });
  });

/** Skills that stand on the sheet, and that nothing hinders. */
function recorded(state: GameState, creature: Creature, rule: SkillsRule, judged: boolean): Offer[] {
  const known = Object.keys(creature.skills ?? {}).filter((skill) => rule.hindrance(creature, skill) === null);
  if (known.length === 0) return [];
  const options = known.map((value) => ({ value, label: `${value} (${rule.chance(creature, value) ?? 0}%)` }));
  const input = { of: options, label: 'Skill' };
  return [
    offer('CheckSkill', 'Try a skill', {
      place: shownAt(state, creature),
      about: creature.id,
      rule: rule.cites.check,
      fixed: judged ? { creature: creature.id } : { creature: creature.id, blind: false },
      inputs: judged ? { skill: input, blind: false } : { skill: input },
    }),
  ];
}

const ofReferee = (creature: Creature, { cites }: SkillsRule): Offer[] => {
  const about = { place: 'palette', about: creature.id, fixed: { creature: creature.id } } as const;
  const call = offer('CheckSkill', `Let ${creature.name} try something never tried before`, {
    ...about,
    key: `CheckSkill:new:${creature.id}`,
    rule: cites.need,
    inputs: { skill: 'tracker', blind: false },
  });
  const record = offer('RecordSkill', `Record a skill of ${creature.name}`, {
    ...about,
    rule: cites.lessons,
    inputs: { skill: 'tracker', percent: 20 },
  });
  return isCapable(creature) ? [call, record] : [record];
};
