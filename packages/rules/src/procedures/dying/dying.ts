import type { Play } from '../../play.ts';
import type { Creature, Save } from '../../state/creature.ts';
import type { Wound } from '../../state/encounter.ts';
import { saveValue } from '../saving-throw/saves.ts';

/** OSE-DTH-01: killed on the spot; what the rule compares stands in the event. `wound` is null where the referee says so. */
export function kill(play: Play, creature: Creature, wound: Wound | null): void {
  const { rule, formula } = play.rules.dying;
  const why = wound ? { rule, formula } : ({ rule: 'TABLE', formula: 'the referee rules' } as const);
  play.happen({ type: 'CreatureDied', creature: creature.id, by: wound?.by ?? null, why });
  if (wound && play.rules.dying.destroysGear(true, wound.destructive !== null))
    destroyGear(play, creature, wound.destructive ?? 'breath');
}

/** OSE-DTH-02, OSE-DTH-03: each magic item may be saved, in the category of what killed its bearer (R35). */
function destroyGear(play: Play, bearer: Creature, category: Save): void {
  const { dying } = play.rules;
  const needed = saveValue(play.rules, bearer, category);
  const magic = dying.magicItemsSave ? bearer.items.filter((item) => item.magic !== undefined) : [];
  const saves = magic.map((item) => ({ item: item.id, roll: play.roll(1, 20, item.magic ?? 0), needed }));
  const survived = saves
    .filter(({ roll }) => dying.itemSurvives(roll.total - roll.plus, roll.plus, needed))
    .map(({ item }) => item);
  play.happen({ type: 'GearDestroyed', creature: bearer.id, survived, saves });
}
