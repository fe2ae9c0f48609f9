import type { Offer } from '@lanthorn/rules';

type Act = Pick<Offer, 'command' | 'next' | 'barred'> & Partial<Pick<Offer, 'fixed'>>;

/** The acts of a card: those that stand out, those that are shown beside them, and those under "More". */
export interface ByUse<One> {
  readonly pressing: readonly One[];
  readonly common: readonly One[];
  readonly rare: readonly One[];
  /** What cannot be done now, gathered after all that can, each reason once. */
  readonly barred: readonly Barred<One>[];
}

/** Acts that are barred for one reason. */
export interface Barred<One> {
  readonly reason: string;
  readonly acts: readonly One[];
}

/** How many acts a card shows at once beside those that stand out. */
const COMMON = 8;

/** What people ask for most at the table, the commonest first; what is not named comes after, dressing last. */
const FIRST: readonly string[] = [
  'Attack',
  // Only where there is a shop, and then the reason for being there.
  'Buy',
  'Sell',
  'PickUpFallen',
  'SetDownFallen',
  'CastSpell',
  'UseUp',
  'UseCharge',
  'Memorise',
  'LightUp',
  'SearchArea',
  'Listen',
  'CheckSkill',
  'PutOut',
  'TakeUpLight',
  'HandOver',
  'PickUp',
  'DropItem',
];
const LAST: readonly string[] = ['Wear', 'TakeOff'];
/** What nobody wants a slip of the thumb away from what they do. */
const UNWANTED: readonly string[] = ['Forget'];
const PRESSING: readonly string[] = ['Attack', 'Declare', 'Hold'];

/** What somebody does in a fight, beside walking. */
const FIGHTING: readonly string[] = [
  'Attack',
  'AttackMany',
  'Declare',
  'CastSpell',
  'UseUp',
  'UseCharge',
  'TurnUndead',
  'Breathe',
  'CloseIn',
  'Grapple',
  'BreakFree',
  'LetGo',
  'Parry',
  'CounterAttack',
  'UseOffHand',
  'Assassinate',
  'Rage',
  'LayOnHands',
  'PickUpFallen',
  'SetDownFallen',
  'HoldAction',
  'DoSomethingElse',
  'Hold',
  'HoldOn',
  'TakeBack',
  'DropLure',
  'StopChase',
];

/** At any time: what comes next of itself, blows, and what is done while there is no fight. */
const USUAL: readonly string[] = ['EndTurn', 'ProposeEndTurn', 'OpenDoor', ...FIGHTING.slice(0, 6), ...FIRST.slice(1)];

const inOrder = <One extends Act>(acts: readonly One[], placeOf: (act: One) => number): readonly One[] =>
  acts.toSorted((one, other) => placeOf(one) - placeOf(other));

/** Where an act stands among all that can be done: what is done most first, and what is shown nowhere but in the palette with what is seldom done. */
export const usualPlace = ({ command, place }: Pick<Offer, 'command' | 'place'>): number =>
  place !== 'palette' && USUAL.includes(command) ? USUAL.indexOf(command) : USUAL.length;

/** Putting something on or off, which comes after all else. */
export const isDressing = ({ command }: Pick<Act, 'command'>): boolean => LAST.includes(command);

/** Of somebody out of a fight: whether a light burns already, so that another is not wanted first, and whether they wear nothing that guards them. */
interface InPeace {
  readonly lit: boolean;
  readonly bare: boolean;
}

const placeInPeace =
  ({ lit }: InPeace, dresses: boolean) =>
  ({ command, barred }: Act): number => {
    if (dresses && command === 'Wear' && barred === null) return FIRST.indexOf('Sell') + 0.5;
    if (LAST.includes(command)) return FIRST.length + 1 + LAST.indexOf(command);
    if (lit && command === 'LightUp') return FIRST.length + 0.5;
    return FIRST.includes(command) ? FIRST.indexOf(command) : FIRST.length;
  };

const placeInFight = ({ command }: Act): number => {
  const place = FIGHTING.indexOf(command);
  return place < 0 ? FIGHTING.length : place;
};

/**
 * The acts of a card while there is no fight, the commonest first. Dressing in the dungeon is under "More", but for whoever
 * wears nothing; where there is a shop, what was bought there is put on at once.
 */
export function byUseInPeace<One extends Act>(acts: readonly One[], now: InPeace): ByUse<One> {
  const pressing = acts.filter(({ next, command }) => next || PRESSING.includes(command));
  const dresses = now.bare || acts.some(({ command }) => command === 'Buy');
  const others = inOrder(
    acts.filter((act) => !pressing.includes(act)),
    placeInPeace(now, dresses),
  );
  const usual = others.filter(
    ({ command }) => !UNWANTED.includes(command) && (!LAST.includes(command) || (dresses && command === 'Wear')),
  );
  const common = usual.filter(isOpen).slice(0, COMMON);
  const barred = usual.filter((act) => !isOpen(act) && FIRST.includes(act.command));
  const shown = new Set([...common, ...barred]);
  return { pressing, common, rare: others.filter((act) => !shown.has(act)), barred: byReason(barred) };
}

/**
 * The acts of a card in a fight: blows first, all that is no part of fighting under "More", and bare hands where there
 * is a weapon. One blow that cannot be struck stands for all.
 * @param lit a light burns; where none does, to make one is a part of fighting
 */
export function byUseInFight<One extends Act>(acts: readonly One[], lit: boolean): ByUse<One> {
  const fighting = inOrder(
    acts.filter(({ next, command }) => next || FIGHTING.includes(command) || (!lit && command === 'LightUp')),
    placeInFight,
  );
  const blows = fighting.filter(({ command }) => command === 'Attack');
  const open = blows.filter(({ barred }) => barred === null);
  const armed = open.filter((blow) => !isUnarmed(blow));
  const struck = armed.length > 0 ? armed : open;
  const pressing = [
    ...(struck.length > 0 ? struck : blows.slice(0, 1)),
    ...fighting.filter(({ next, command }) => next && command !== 'Attack'),
  ];
  const common = fighting.filter((act) => act.command !== 'Attack' && !pressing.includes(act));
  const shown = new Set([...pressing, ...common]);
  return {
    pressing: pressing.filter(isOpen),
    common: common.filter(isOpen),
    rare: acts.filter((act) => !shown.has(act)),
    barred: byReason([...pressing, ...common]),
  };
}

/** A blow with bare hands. */
const isUnarmed = ({ fixed }: Act): boolean => fixed?.attack === -1;

const isOpen = ({ barred }: Act): boolean => barred === null;

function byReason<One extends Act>(acts: readonly One[]): readonly Barred<One>[] {
  const reasons = Map.groupBy(acts, ({ barred }) => barred);
  return [...reasons].flatMap(([reason, barred]) => (reason === null ? [] : [{ reason, acts: barred }]));
}
