import { alike, weighted } from './ready-table.ts';

export const HOARDS = {
  'In a pocket': weighted(
    [6, '[[treasure type P]]'],
    [5, '[[treasure type Q]]'],
    [3, '[[treasure type R]]'],
    [2, '[[treasure type S]]'],
    [1, '[[treasure type T]]'],
  ),
  'A band’s purse': alike(['[[treasure type U]]', '[[treasure type V]]', '[[treasure types U V]]']),
  'A small lair': weighted(
    [3, '[[treasure type C]]'],
    [2, '[[treasure type J]]'],
    [2, '[[treasure type K]]'],
    [1, '[[treasure type L]]'],
    [1, '[[treasure type B]]'],
  ),
  'A great lair': weighted(
    [2, '[[treasure type D]]'],
    [2, '[[treasure type E]]'],
    [1, '[[treasure type A]]'],
    [1, '[[treasure type F]]'],
    [1, '[[treasure type G]]'],
  ),
  'A wizard’s cupboard': alike(['[[treasure type N]]', '[[treasure type O]]', '[[treasure types N O]]']),
  'The bed of a dragon': alike(['[[treasure type H]]', '[[treasure types H I]]']),
};
