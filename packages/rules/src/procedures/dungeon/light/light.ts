import { byPermission, byRule, id, impossible, type LightId, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature, Item } from '../../../state/creature.ts';
import { type BurningKind, type LightSource, lightName } from '../../../state/light.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import { drawBlade } from './blade.ts';
import type { lightCommands } from './commands.ts';
import { isLightKnown } from './known.ts';

const lightUp: Handler<'LightUp'> = (play, { creature, kind }) => {
  const refusal = forActing(play, creature);
  const bearer = play.state.creatures[creature];
  if (refusal || !bearer) return refusal;
  if (kind === 'sword') return drawBlade(play, bearer);
  const fuel = fuelFor(bearer, kind);
  const unable = fuel
    ? null
    : play.unless(
        byRule(
          play.rules.light.cites.lighting,
          'not-equipped',
          `${bearer.name} carries nothing to light as a ${lightName(kind)}.`,
        ),
      );
  if (unable) return unable;
  const rule = play.rules.light;
  play.happen({
    type: 'LightLit',
    light: {
      id: id(play.dice.id()),
      kind,
      carriedBy: creature,
      left: null,
      radius: rule.radius(kind),
      turnsLeft: rule.turns(kind),
    },
    spent: fuel ? { creature, item: fuel.id } : null,
  });
  return null;
};

/** The torch or candle to light; for a lantern the flask of oil, when a lantern is carried too. */
export function fuelFor(bearer: Creature, kind: BurningKind): Item | null {
  const carried = (use: Item['use']) => bearer.items.find((item) => item.use === use) ?? null;
  if (kind === 'torch' || kind === 'candle') return carried(kind);
  return carried(kind) ? carried('oil') : null;
}

const coverLight: Handler<'CoverLight'> = (play, { light, covered }) => {
  const refusal = forLight(play, light);
  const found = play.state.lights[light];
  if (refusal || !found) return refusal;
  const { hood, radius } = play.rules.light;
  if (!hood || found.kind !== 'hooded-lantern') return impossible('no-such-thing', 'That light has no hood.');
  if (covered === (found.covered === true)) return impossible('no-change', 'The hood is so already.');
  play.happen({ type: 'LightCovered', light, covered, radius: covered ? hood.radius : radius(found.kind) });
  return null;
};

const putOut: Handler<'PutOut'> = (play, { light }) => {
  const refusal = forLight(play, light);
  const found = play.state.lights[light];
  if (refusal || !found) return refusal;
  if (isOfSpell(found) && play.by.role !== 'referee')
    return byPermission('not-your-seat', 'The light of a spell ends when it is dispelled: the referee says so.');
  play.happen({ type: 'LightWentOut', light, kind: found.kind, carriedBy: found.carriedBy, burntOut: false });
  return null;
};

const setDown: Handler<'SetDownLight'> = (play, { light }) => {
  const refusal = forLight(play, light);
  const bearer = play.state.lights[light]?.carriedBy;
  const at = bearer ? play.state.creatures[bearer]?.at : null;
  if (refusal) return refusal;
  if (!at || play.state.lights[light]?.kind === 'sword')
    return impossible('no-such-thing', 'Nobody on the board carries such a light.');
  play.happen({ type: 'LightChangedHands', light, carriedBy: null, left: at });
  return null;
};

const takeUp: Handler<'TakeUpLight'> = (play, { light, creature }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const found = play.state.lights[light];
  const left = found && isLightKnown(play.state, play.by, found) ? found.left : null;
  const at = play.state.creatures[creature]?.at;
  if (!left || !at || left.scene !== at.scene) return impossible('no-such-thing', 'No light lies there.');
  const far = areClose(at, left)
    ? null
    : play.unless(byRule('TABLE', 'too-far', 'The light is out of reach: go next to it first.'));
  if (far) return far;
  play.happen({ type: 'LightChangedHands', light, carriedBy: creature, left: null });
  return null;
};

/** A light in hand is its bearer's; one on the floor is the referee's to put out. */
function forLight(play: Play, light: LightId): Refusal | null {
  const found = play.state.lights[light];
  if (!found || !isLightKnown(play.state, play.by, found))
    return impossible('no-such-thing', 'That light does not burn.');
  return found.carriedBy ? forActing(play, found.carriedBy) : refereeOnly(play);
}

/** What no hand puts out. */
export const isOfSpell = ({ kind }: Pick<LightSource, 'kind'>): boolean => kind === 'spell' || kind === 'lasting';

/** Every light burns a turn less; those with none left go out. */
export function burnLights(play: Play): void {
  if (!play.state.automation.lights) return;
  for (const light of Object.values(play.state.lights)) {
    if (light.turnsLeft === null) continue;
    if (light.turnsLeft > 1) play.happen({ type: 'LightBurned', light: light.id, turnsLeft: light.turnsLeft - 1 });
    else
      play.happen({
        type: 'LightWentOut',
        light: light.id,
        kind: light.kind,
        carriedBy: light.carriedBy,
        burntOut: true,
      });
  }
}

export const lightHandlers: Handlers<typeof lightCommands> = {
  LightUp: lightUp,
  PutOut: putOut,
  CoverLight: coverLight,
  SetDownLight: setDown,
  TakeUpLight: takeUp,
};
