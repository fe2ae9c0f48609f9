import { describe, expect, it } from 'vitest';
import { cited, ruleOfRow } from '../../../../test/citing.ts';
import { aldo, downtime, gold, WEEK } from '../../../../test/downtime.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, player, referee } from '../../../../test/table.ts';
import { known } from '../../../known/known.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';
import { tell } from '../../../view/tell.ts';

describe('lessons by Planet Eris', () => {
  const teacher = {
    type: 'FindTeacher',
    creature: aldo,
    skill: 'Miller',
    course: 'plebian',
    member: false,
    again: false,
  } as const;
  const learn = { type: 'ChoosePastime', creature: aldo, pastime: 'train' } as const;

  it('the sentence tells whoever rests that a teacher waits', () => {
    const script = downtime('eris').play(teacher, referee, 2, 12);
    const sentence = () => promptTo(known(script.state, player), player).sentence;
    const waits = 'Between adventures: Aldo rests, and a teacher waits for Aldo: be taught, or do something else';
    expect(sentence()).toBe(waits);
    script.play(learn, player);
    expect(sentence()).toBe('Between adventures: waiting for the referee to let days go by');
  });

  it('ERI-SKL-07, 08, 10: weeks and price are thrown, each week is paid, and then d100', () => {
    const script = downtime('eris')
      .play(teacher, referee, 2, 12)
      .play(learn, player)
      .play(WEEK)
      .play(WEEK, referee, 80);
    expect(script.told().players).toEqual([
      'A teacher would make a miller of Aldo: 2 weeks at 12 gold pieces a week. [2] [12]',
      'Aldo goes to a teacher.',
      'Aldo pays 12 gold pieces: a week of lessons as a miller.',
      'Aldo is taught as a miller: 1 of 2 weeks.',
      'A week goes by. Day 8 begins.',
      'Aldo pays 12 gold pieces: a week of lessons as a miller.',
      'Aldo is taught as a miller: 2 of 2 weeks.',
      'Aldo is a miller now, at 45%. [80]',
      'Aldo rests.',
      'A week goes by. Day 15 begins.',
    ]);
    expect(script.state.creatures[aldo]).toMatchObject({ skills: { miller: 45 }, coins: gold(976) });
    expect(script.rules).toContain('ERI-SKL-07');
  });

  it.each([
    ['plebian', [2, 12], 'd4 weeks of plebian lessons, each at d20 gold pieces'],
    ['artisan', [5, 10], 'd10 + 1 weeks of artisan lessons, each at d20 × 5 gold pieces'],
    ['noble', [5, 5, 10], '2d10 weeks of noble lessons, each at d20 × 20 gold pieces'],
  ] as const)('ERI-SKL-07: the reason says how the terms of %s lessons are thrown', (course, faces, formula) => {
    const { state } = downtime('eris');
    const found = eventIn(ask(state, { ...teacher, course }, referee, ...faces), 'TeacherFound');
    expect(found && tell(found, referee, state, state)?.why?.formula).toBe(formula);
  });

  it('ERI-SKL-09: more than a week missed costs time, and a new price', () => {
    const script = downtime('eris').play(teacher, referee, 4, 10).play(learn, player).play(WEEK).play(WEEK);
    script.play({ type: 'ChoosePastime', creature: aldo, pastime: 'rest' }, player).play(WEEK).play(WEEK).told();
    script.play(learn, player).play(WEEK, referee, 7);
    expect(script.told().players.slice(1, 4)).toEqual([
      'Aldo has missed too much, and forgets: 1 of 4 weeks done, at 7 gold pieces a week from now on. [7]',
      'Aldo pays 7 gold pieces: a week of lessons as a miller.',
      'Aldo is taught as a miller: 2 of 4 weeks.',
    ]);
    expect(script.rules).toContain('ERI-SKL-09');
  });

  it('where one thing alone is left to choose, its button says of whom it is', () => {
    const script = downtime('ose');
    const label = () => offers(script.state, player).find(({ command }) => command === 'ChoosePastime')?.label;
    expect(label()).toBe('Aldo does not rest');
    script.play({ type: 'ChoosePastime', creature: aldo, pastime: 'nothing' }, player);
    expect(label()).toBe('Aldo rests and heals after all');
  });

  it('ERI-SKL-08: a week that cannot be paid is missed', () => {
    const script = downtime('eris', { coins: gold(5) })
      .play(teacher, referee, 2, 12)
      .play(learn, player)
      .play(WEEK);
    expect(script.state.lessons[aldo]).toMatchObject({ weeksDone: 0, missed: 1 });
    expect(script.told().players).toContain(
      'Aldo cannot pay the 12 gold pieces, and misses a week of lessons as a miller.',
    );
    expect(script.rules).toContain('ERI-SKL-08');
  });

  it('ERI-SKL-11: whoever was taught it before gains a third of what is missing', () => {
    const script = downtime('eris', { skills: { miller: 45 } });
    script
      .play({ ...teacher, again: true }, referee, 1, 1)
      .play(learn, player)
      .play(WEEK, referee, 50);
    expect(script.state.creatures[aldo]?.skills).toEqual({ miller: 63 });
  });

  it('ERI-SKL-11: intelligence counts at a hundred as well, where nothing is left to gain', () => {
    const wits = { STR: 10, INT: 15, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
    const { state } = downtime('eris', { skills: { miller: 100 }, abilities: wits })
      .play({ ...teacher, again: true }, referee, 1, 1)
      .play(learn, player);
    const learned = eventIn(ask(state, WEEK, referee, 95), 'SkillLearned');
    expect(learned).toMatchObject({
      percent: 100,
      why: { rule: 'ERI-SKL-11', roll: { total: 105 }, needed: 101, modifiers: [{ value: 10, rule: 'ERI-SKL-05' }] },
    });
  });

  it.each([
    ['ERI-SKL-15: guild skills are taught to members', { skill: 'lockpicker' }, {}],
    [
      'ERI-SKL-14: nobody is taught the skills of the own background',
      { skill: 'lockpicker', member: true },
      { background: 'thief' },
    ],
  ] as const)('%s', (row, asked, facts) => {
    const { state } = downtime('eris', facts);
    expect(ask(state, { ...teacher, ...asked }, referee)).toBe('forbidden');
    expect(cited(state, { ...teacher, ...asked })).toEqual(ruleOfRow(row));
  });
});
