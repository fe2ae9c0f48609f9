import type { Play } from '../../../play/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';

/** What goes with a weapon, by the words of things carried. */
const GOES_WITH: readonly (readonly [weapon: RegExp, missile: RegExp])[] = [
  [/cross-?bow/i, /\b(bolt|quarrel)s?\b/i],
  [/bow/i, /\barrows?\b/i],
  [/sling/i, /\b(sling stone|sling bullet|bullet)s?\b/i],
];

/** Whether it throws missiles, and stays in the hand. */
export const isLauncher = ({ name, own }: Pick<Attack, 'name' | 'own'>): boolean =>
  own ? own.shot : GOES_WITH.some(([of]) => of.test(name));

/** The missiles that somebody carries for a weapon; null for none, and for what is hurled itself. */
function ammunitionFor({ items }: Creature, weapon: string): Item | null {
  const [, missile] = GOES_WITH.find(([of]) => of.test(weapon)) ?? [];
  return missile ? (items.find(({ name }) => missile.test(name)) ?? null) : null;
}

/** Whether somebody who carries a bow carries nothing to shoot with it; stones for a sling lie everywhere. */
export const hasShotAll = (shooter: Creature, weapon: string): boolean =>
  /bow/i.test(weapon) &&
  shooter.items.some(({ name, kind }) => kind === 'weapon' && name === weapon) &&
  ammunitionFor(shooter, weapon) === null;

/** One for each shot, hit or miss. Who carries none that is listed is not counted: the referee knows. */
export function spendMissile(play: Play, { attacker, attack }: Stroke): void {
  const rule = play.rules.missiles.spends;
  const found = play.state.creatures[attacker.id];
  const item = rule && found ? ammunitionFor(found, attack.name) : null;
  if (!rule || !item) return;
  play.happen({
    type: 'MissileSpent',
    shooter: attacker.id,
    item: item.id,
    name: item.name,
    left: item.quantity - 1,
    rule,
  });
}
