import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brawl, weapon } from '../../../test/brawl.ts';
import { after, ask, at, goblin, referee, someone } from '../../../test/table.ts';
import { bookWeapon } from '../../content/book-armour.ts';
import { ERIS_CLASSES } from '../../content/eris/classes.ts';
import { loaded } from '../../core/index.ts';
import type { Attack } from '../../state/creature.ts';
import { shot } from '../missiles/eris.ts';
import { missileNamed } from '../missiles/eris-slot.ts';
import { blow } from './eris.ts';

const BLADES = ['sword', 'spear', 'battle axe', 'two-handed sword', 'pole arm', 'bastard sword'];
const BOWS = ['sling', 'short bow', 'horse bow', 'long bow', 'composite bow', 'crossbow', 'heavy crossbow', 'javelin'];

const fray = fc.record({
  of: fc.constantFrom(...ERIS_CLASSES),
  level: fc.integer({ min: 1, max: 20 }),
  modifier: fc.integer({ min: -8, max: 8 }),
  armourClass: fc.integer({ min: 10, max: 17 }),
  helmet: fc.boolean(),
  hitPoints: fc.integer({ min: 1, max: 20 }),
  dice: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 6 })),
});
type Fray = typeof fray extends fc.Arbitrary<infer T> ? T : never;

/** The attack in play: what was needed, whether it hit, and how the target stands afterwards; or why it was refused. */
function inPlay({ of, level, modifier, armourClass, helmet, hitPoints, dice }: Fray, attack: Attack, feet: number) {
  const striker = someone({ class: of, level, attacks: [attack], at: at(2, 1) });
  const foe = goblin({ at: at(3, 1), naturalArmour: armourClass, helmet, hitPoints: { now: hitPoints, max: 20 } });
  const { state } = brawl({ base: 'eris' }, [striker], [foe], attack.kind);
  const command = {
    type: 'Attack',
    attacker: striker.id,
    target: foe.id,
    attack: 0,
    modifier,
    distance: feet,
  } as const;
  const events = ask(state, command, referee, ...dice);
  if (typeof events === 'string') return events;
  const [rolled] = events.flatMap((event) => (event.type === 'AttackRolled' ? [event] : []));
  const target = after(state, command, referee, ...dice).creatures[foe.id];
  return { need: rolled?.why.needed, hit: rolled?.hit, hitPoints: target?.hitPoints.now, helmet: target?.helmet };
}

it('ERI-DMG-06: a blow in play is what the book makes of the same dice', () => {
  fc.assert(
    fc.property(fray, fc.constantFrom(...BLADES), (fight, name) => {
      const { of, level, modifier, armourClass, helmet, hitPoints, dice } = fight;
      const book = blow(
        {
          attacker: { class: of, level },
          weapon: bookWeapon(name),
          hands: 2,
          hitBonus: modifier,
          damageBonus: 0,
          penalty: 0,
          ownDual: 'none',
          targetDual: 'none',
          helmet,
          armourClass,
          hitPoints,
          oneMisses: true,
        },
        loaded(...dice),
      );
      expect(inPlay(fight, weapon(name), 5)).toEqual({
        need: book.need,
        hit: book.hit,
        hitPoints: book.targetHp,
        helmet: helmet && !book.helmetDestroyed,
      });
    }),
    { numRuns: 60 },
  );
}, 240_000);

it('ERI-MIS-10: a shot in play is what the book makes of the same dice, and too far is too far', () => {
  fc.assert(
    fc.property(fray, fc.constantFrom(...BOWS), fc.integer({ min: 11, max: 260 }), (fight, name, feet) => {
      const { of, level, modifier, armourClass, helmet, hitPoints, dice } = fight;
      const book = shot(
        {
          attacker: { class: of, level },
          weapon: missileNamed(name) ?? 'hurled',
          feet,
          intoMelee: false,
          indirect: false,
          ceilingRoom: true,
          fromShort: false,
          friends: 0,
          helmet,
          modifiers: [modifier],
          armourClass,
          oneMisses: true,
        },
        loaded(...dice),
      );
      const bow = weapon(name, { kind: 'missile', ranges: [50, 100, 150] });
      expect(inPlay(fight, bow, feet)).toEqual(
        'error' in book
          ? 'too-far'
          : {
              need: book.need,
              hit: book.hit,
              hitPoints: hitPoints - book.damage,
              helmet: helmet && !book.helmetDestroyed,
            },
      );
    }),
    { numRuns: 60 },
  );
}, 240_000);
