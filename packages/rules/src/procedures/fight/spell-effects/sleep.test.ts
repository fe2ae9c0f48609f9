import { describe, expect, it } from 'vitest';
import {
  cast,
  letTakeHold,
  mia,
  middling,
  ogre,
  orc,
  orcs,
  skeleton,
  strong,
  thoseWho,
  troll,
  weak,
} from '../../../../test/casting.ts';
import type { Script } from '../../../../test/fight.ts';
import { at, referee } from '../../../../test/table.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { offers } from '../../../view/offers.ts';

describe('Sleep (OSE-APX-06)', () => {
  it('takes 2d8 hit dice, the weakest first and no undead, for 4d4 turns', () => {
    const script = letTakeHold(cast(mia, 'Sleep', [...orcs.toReversed(), skeleton]), [1, 3, 1, 1, 1, 1]);
    expect(thoseWho(script, 'asleep').toSorted()).toEqual([weak, middling]);
    expect(script.told().referee.slice(0, 2)).toEqual([
      'Sleep reaches Orc 0 and Orc 1. [1 3]',
      'Sleep on Orc 0 and Orc 1 lasts 4 turns. [1 1 1 1]',
    ]);
  });

  it('takes one of 4 + 1 alone without a throw, and nobody mightier', () => {
    expect(thoseWho(letTakeHold(cast(mia, 'Sleep', [ogre]), [1, 1, 1, 1]), 'asleep')).toEqual([ogre.id]);
    expect(thoseWho(letTakeHold(cast(mia, 'Sleep', [troll]), [4, 4]), 'asleep')).toEqual([]);
  });

  it.each([
    ['Sleep', 'sleep-spell'],
    ['Charm Monster', 'charm'],
    ['Hold Monster', 'hold'],
    ['Fire Ball', 'fire'],
    ['Lightning Bolt', 'lightning'],
  ] as const)('%s does nothing to whoever is proof against the like (OSE-APX-13)', (spell, against) => {
    const proof = orc(0, { at: at(3, 1), traits: { proof: [against] } });
    const targets = (script: Script) => {
      const [asked] = offers(script.state, referee).filter(({ command }) => command === 'LetTakeHold');
      const whom = asked?.inputs.find(({ name }) => name === 'targets');
      return whom?.kind === 'choices' ? whom.preset : null;
    };
    expect(targets(cast(mia, spell, [proof, orc(1, { at: at(4, 1) })]))).toEqual([middling]);
  });

  it('is over when its time is, and they wake', () => {
    const script = letTakeHold(cast(mia, 'Sleep', [ogre]), [1, 1, 1, 1]);
    for (let turn = 0; turn < 4; turn += 1) script.play({ type: 'EndTurn', resting: false });
    expect([thoseWho(script, 'asleep'), lastingMagic(script.state)]).toEqual([[], []]);
    expect(script.told().referee).toEqual(
      expect.arrayContaining(['Sleep has run out.', 'The ogre is no longer asleep.']),
    );
  });

  it('is what the referee makes of it: of whom, how many and how long', () => {
    const script = letTakeHold(cast(mia, 'Sleep', orcs), [], { targets: [strong], hitDice: '3', lasts: '2' });
    expect(thoseWho(script, 'asleep')).toEqual([strong]);
    expect(script.told().referee).toContain('Sleep on Orc 2 lasts 2 turns.');
  });
});
