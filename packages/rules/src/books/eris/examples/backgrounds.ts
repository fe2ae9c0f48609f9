import { inPeace, rulesBy } from '../../../../test/in-play.ts';
import { player, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { erisCalling } from '../../../procedures/body/creature/eris-calling.ts';
import { evolve } from '../../../procedures/evolve.ts';
import {
  assassinates,
  barred,
  joining,
  mayPlay,
  named,
  paladinHeals,
  raging,
} from '../../../procedures/fight/backgrounds/eris.ts';
import { dervish, rangerBonus } from '../../../procedures/making/class-functions/eris-bonuses.ts';
import { backgroundChance, skillSucceeds, thiefUses } from '../../../procedures/making/skills/eris.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { tell } from '../../../view/tell.ts';
import { BACKGROUND } from '../content/backgrounds.ts';
import { isErisClass } from '../content/classes.ts';

const GIFTED = { STR: 18, INT: 18, WIS: 18, DEX: 18, CON: 18, CHA: 18 };

/** The background of somebody who has one, once another is asked for. */
function keptBy(current: string, requested: unknown): string | undefined {
  const member = someone({ background: current, abilities: GIFTED });
  const { state } = inPeace('eris', [member, someone({ id: id('another'), conditions: ['dead'] })]);
  const join = { type: 'JoinBackground', creature: member.id, background: `${requested}` } as const;
  const ruling = decide(state, join, player, loaded());
  return (ruling.granted ? ruling.after.at(-1) : state)?.creatures[member.id]?.background;
}

export const erisBackgroundsVectors: Adapters = {
  'ERI-ADV-01': (inputs) => ({
    ...mayPlay(read.number(inputs, 'charactersPlayed'), read.flag(inputs, 'comfortable')),
  }),
  'ERI-ADV-02': (inputs) => {
    const [of, background] = [read.text(inputs, 'class'), read.text(inputs, 'background')];
    if (!isErisClass(of)) return { ...denied('not-a-class') };
    const found = named(background);
    if ('error' in found) return { ...found };
    const joined = { type: 'BackgroundJoined', creature: someone().id, background, skills: [] } as const;
    const before = inPeace('eris', [someone({ class: of })]).state;
    const after = evolve(before, joined);
    const [, title] = /is an? (.+) from now on/.exec(tell(joined, player, after, before)?.text ?? '') ?? [];
    return { title, tables: erisCalling(after.creatures[joined.creature] ?? { class: null }) };
  },
  'ERI-ADV-03': (inputs) => {
    if (typeof inputs.current === 'string')
      return { ...denied('one-background-only'), background: keptBy(inputs.current, inputs.requested) };
    const found = named(read.text(inputs, 'requested'));
    return 'error' in found ? { ...found } : { background: read.text(inputs, 'requested') };
  },
  'ERI-ADV-04': (inputs) => {
    const found = named(read.text(inputs, 'background'));
    if ('error' in found) return { ...found };
    const scores = read.record<number>(inputs, 'scores');
    const reasons = barred(read.text(inputs, 'class'), found.background, read.text(inputs, 'alignment'), scores);
    return { eligible: reasons.length === 0, reasons };
  },
  'ERI-ADV-05': (inputs) => ({
    ...joining(
      read.flag(inputs, 'newCharacter'),
      read.flag(inputs, 'accepted', false),
      read.number(inputs, 'realDays', 0),
      read.number(inputs, 'daysNeeded', rulesBy('eris').backgrounds.joining.training?.days),
    ),
  }),
  'ERI-ADV-06': (inputs) => ({
    ...thiefUses(read.text(inputs, 'skill'), read.text(inputs, 'armor'), read.flag(inputs, 'shield', false)),
  }),
  'ERI-ADV-07': (inputs) => {
    if (!read.flag(inputs, 'targetSurprised')) return { ...denied('not-surprised') };
    const level = read.number(inputs, 'level');
    const chance = backgroundChance(read.number(inputs, 'baseSkill'), level);
    const success = skillSucceeds(chance, loaded(...read.faces(inputs)).die(100));
    return { chance, success, ...assassinates(level, read.number(inputs, 'targetHD'), success) };
  },
  'ERI-ADV-08': (inputs) => ({
    ...paladinHeals(
      read.number(inputs, 'level'),
      { hp: read.number(inputs, 'hp'), hpMax: read.number(inputs, 'hpMax') },
      read.flag(inputs, 'usedToday', false),
      read.flag(inputs, 'fallen', false),
    ),
  }),
  'ERI-ADV-09': (inputs) => {
    const bonus = rangerBonus(read.text(inputs, 'foe'));
    return { attackBonus: bonus, damageBonus: bonus };
  },
  'ERI-ADV-10': (inputs) => ({
    ...raging(read.flag(inputs, 'raging'), read.text(inputs, 'armor'), read.text(inputs, 'action')),
  }),
  'ERI-ADV-11': (inputs) => ({ ...dervish(read.text(inputs, 'armor')) }),
  'ERI-ADV-12': (inputs) => {
    const found = named(read.text(inputs, 'background'));
    if ('background' in found) return { status: 'available' };
    return { status: found.error === 'not-available' ? 'planned' : 'unknown' };
  },
  'ERI-ADV-13': (inputs) => {
    const found = named(read.text(inputs, 'background'));
    return 'error' in found ? { ...found } : { skills: BACKGROUND[found.background].skills };
  },
};
