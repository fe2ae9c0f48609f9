import { expect, it } from 'vitest';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';

const { retainers } = rulesFor({ base: 'ose', slots: {}, options: {} });
const [kind] = retainers.kinds;
const terms = (approach: 'individual' | 'group') => ({ count: 3, approach, modifier: 0 });

it('OSE-APX-07: several are asked each by a throw of its own, or all by one', () => {
  const { offered } = retainers.hiring;
  expect(offered(terms('individual'), loaded(6, 6, 4, 5, 3, 3))).toMatchObject({
    joined: 2,
    undecided: 1,
    eager: false,
  });
  expect(offered(terms('group'), loaded(6, 6))).toMatchObject({
    joined: 3,
    undecided: 0,
    eager: true,
  });
});

it('OSE-MOR-07: loyalty begins with charisma, an offer taken gladly and a gift; the check adds what the referee says', () => {
  const { begins, check } = retainers.loyalty;
  if (!kind) throw new Error('The book has retainers.');
  expect(begins(kind, { charisma: 10, eager: true, gift: 2 }, loaded())).toBe(10);
  expect(check(7, 2, loaded(4, 5))).toMatchObject({ firmness: 'stays', needed: 9, score: 7 });
  expect(check(7, -2, loaded(3, 3))).toMatchObject({ firmness: 'goes', needed: 5 });
});
