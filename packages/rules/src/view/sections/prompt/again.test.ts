import { expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { at, goblin, player, someone } from '../../../../test/table.ts';
import { known } from '../../../known/known.ts';
import { promptTo } from './prompt.ts';

it('whoever has shot, and may shoot once more in the round, reads so', () => {
  const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
  const aldo = someone({ at: at(0, 0), attacks: [bow] });
  const grik = goblin({ at: at(4, 4), hitPoints: { now: 20, max: 20 } });
  const script = brawl({ base: 'eris' }, [aldo], [grik], 'missile');
  const sentence = () => promptTo(known(script.state, player), player).sentence;
  expect(sentence()).toBe('Your turn: shoot or throw at the goblin, or hold');
  script.play({ type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'short bow' }, player, 2);
  expect(sentence()).toBe('Your turn: shoot or throw again at the goblin, or hold');
});
