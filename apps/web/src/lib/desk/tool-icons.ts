import type { Offer } from '@lanthorn/rules';
import biceps from '~icons/game-icons/biceps';
import compass from '~icons/game-icons/compass';
import dice from '~icons/game-icons/dice-twenty-faces-twenty';
import fluffyCloud from '~icons/game-icons/fluffy-cloud';
import goblinHead from '~icons/game-icons/goblin-head';
import hourglass from '~icons/game-icons/hourglass';
import potion from '~icons/game-icons/magic-potion';
import treasure from '~icons/game-icons/open-treasure-chest';
import pawPrint from '~icons/game-icons/paw-print';
import scroll from '~icons/game-icons/scroll-unfurled';
import spyglass from '~icons/game-icons/spyglass';
import sunrise from '~icons/game-icons/sunrise';
import trap from '~icons/game-icons/wolf-trap';

const ICONS: Partial<Record<Offer['command'], string>> = {
  AddMonsters: goblinHead,
  CheckWandering: pawPrint,
  CheckNoise: pawPrint,
  RollTable: scroll,
  CallForCheck: biceps,
  CheckAbility: dice,
  PassTurns: hourglass,
  PassDay: sunrise,
  RollWeather: fluffyCloud,
  SetWeather: fluffyCloud,
  KeepWeather: fluffyCloud,
  PoolTreasure: treasure,
  LayHoard: treasure,
  PoolThing: potion,
  SpringTrap: trap,
  RevealTrap: trap,
  DisarmTrap: trap,
  ResetTrap: trap,
  RemoveTrap: trap,
  RevealRoom: spyglass,
  RevealSquares: spyglass,
  ShareView: spyglass,
  DrawLand: compass,
  PaintHexes: compass,
  PlaceParty: compass,
};

/** The picture before a tool's name, as the text of an image; none where it says no more than the words. */
export const toolIcon = ({ command }: Offer): string | undefined => ICONS[command];
