import { brawl, weapon } from '../../../../test/brawl.ts';
import { eventIn, inPeace, rulesBy } from '../../../../test/in-play.ts';
import { ask, at, goblin, player, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { erisCalling } from '../../../procedures/body/creature/eris-calling.ts';
import { evolve } from '../../../procedures/evolve.ts';
import { barred, joining, mayPlay, named, paladinHeals, raging } from '../../../procedures/fight/backgrounds/eris.ts';
import { dervish, rangerBonus } from '../../../procedures/making/class-functions/eris-bonuses.ts';
import { thiefUses } from '../../../procedures/making/skills/eris.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { tell } from '../../../view/tell.ts';
import { BACKGROUND } from '../content/backgrounds.ts';
import { isErisClass } from '../content/classes.ts';

const GIFTED = { STR: 18, INT: 18, WIS: 18, DEX: 18, CON: 18, CHA: 18 };

/** What comes of it where somebody who has a background asks for another. */
function another(current: string, requested: unknown) {
  const member = someone({ background: current, abilities: GIFTED });
  const { state } = inPeace('eris', [member, someone({ id: id('another'), conditions: ['dead'] })]);
  const join = { type: 'JoinBackground', creature: member.id, background: `${requested}` } as const;
  const ruling = decide(state, join, player, loaded());
  const { background } = (ruling.granted ? ruling.after.at(-1) : state)?.creatures[member.id] ?? {};
  return ruling.granted ? { background } : { ...denied('one-background-only'), background };
}

/** An assassin of a level strikes one of so many hit dice, whose side is surprised or not. */
function stroke(level: number, skill: number, dice: number, surprised: boolean, faces: readonly number[]) {
  const [killer, target] = [
    someone({ at: at(2, 1), level, background: 'assassin', skills: { assassin: skill }, attacks: [weapon('dagger')] }),
    goblin({ at: at(3, 1), hitDice: { dice, plus: 0, stars: 0 } }),
  ];
  const { state } = brawl({ base: 'eris' }, [killer], [target]);
  const sides = state.encounter?.sides.map((side) => (side.kind === 'monsters' ? { ...side, surprised } : side)) ?? [];
  const met = { ...state, encounter: state.encounter && { ...state.encounter, sides } };
  return ask(met, { type: 'Assassinate', creature: killer.id, target: target.id, attack: 0 }, player, ...faces, 1, 1);
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
    if (typeof inputs.current === 'string') return another(inputs.current, inputs.requested);
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
    const [level, skill, dice] = (['level', 'baseSkill', 'targetHD'] as const).map((name) => read.number(inputs, name));
    const ruling = stroke(level ?? 0, skill ?? 0, dice ?? 0, read.flag(inputs, 'targetSurprised'), read.faces(inputs));
    const struck = eventIn(ruling, 'AssassinStruck');
    if (!struck) return ruling === 'forbidden' ? { ...denied('not-surprised') } : { refused: ruling };
    const { outcome, why } = struck;
    return {
      chance: why.needed,
      success: outcome !== 'misses',
      killed: outcome === 'kills',
      doubleDamage: outcome === 'doubles',
    };
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
