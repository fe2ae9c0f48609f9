import { type Offer, offer, type RuleId, type Ruleset, type Seat } from '../../../core/index.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { CONDITIONS, type Creature, SAVE_NAMES, SAVES, type Save } from '../../../state/creature.ts';
import { HARMS } from '../../../state/harms.ts';
import { isCapable, isDead, livingParty } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { resistanceTo } from '../../situation/condition/enchantment.ts';
import { namedToAll } from '../../situation/sight/named-to-all.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { amountOf } from '../damage/offers.ts';
import { savesLike } from './may.ts';
import type { SavingThrowRule } from './rule.ts';
import { dueSaves } from './smitten.ts';

export const saves = SAVES.map((value) => ({ value, label: SAVE_NAMES[value] }));

export const savingThrowOffers: Offers = remembered((state, seat) => {
  const own = livingParty(state).filter((member) => commands(seat, member));
  const living = Object.values(state.creatures).filter((creature) => !isDead(creature));
  const single = own.map((member) => ownSave(state, member, mayReferee(seat)));
  return mayReferee(seat) && living.length > 0
    ? [
        ...single,
        ...due(state),
        ...menaces(state),
        callFor(living, rulesOf(state)),
        warded(living, rulesOf(state)),
        ...ofHarm(state, living),
        ...ofNature(living, rulesOf(state)),
        ...poisoned(living, rulesOf(state).savingThrow),
        ...noteFor(living, rulesOf(state).savingThrow),
      ]
    : single;
}, reads);

/** Beside who there is, what the monsters save like, and which of those in a fight all may hear named. */
function reads(state: GameState, seat: Seat): readonly unknown[] {
  const { creatures, encounter } = state;
  if (!mayReferee(seat)) return rosterOf(state, seat);
  const noted = Object.values(creatures).flatMap(({ traits }) => [traits?.savesLike, traits?.dreaded, traits?.stench]);
  const striking = encounter?.smitten?.map(({ by }) => by) ?? [];
  const met = new Set([...striking, ...(encounter?.sides ?? []).flatMap(({ members }) => members)]);
  const named = [...met].flatMap((one) => creatures[one] ?? []).map((one) => namedToAll(state, one));
  return [
    ...rosterOf(state, seat),
    ...noted,
    ...named,
    encounter?.smitten,
    encounter?.round,
    encounter?.sides,
    state.magic,
  ];
}

/** What is saved against: asked only where the book has a number for each. */
const against = ({ numbers }: SavingThrowRule, preset: Save) => !numbers.one && { save: { of: saves, preset } };
const unasked = ({ numbers }: SavingThrowRule, save: Save): { readonly save?: Save } => (numbers.one ? { save } : {});
const who = (living: readonly Creature[]) => ({ of: living, least: 1 });

/** Of whom is asked, against what, and what is added. */
const calling = (living: readonly Creature[], rule: SavingThrowRule) => ({
  creatures: who(living),
  ...against(rule, 'breath'),
  modifier: 0,
});

export const damageOf = (preset: string) => amountOf(preset, ['0']);
const asOptions = <const Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: IN_WORDS[value] ?? value }));
const IN_WORDS: Readonly<Partial<Record<string, string>>> = { none: 'nothing more', slowed: 'at half speed' };
export const befalling = (preset: string) => ({ of: asOptions(['none', 'slowed', ...CONDITIONS]), preset });

/** A player rolls unmodified; the referee may add for the circumstances. */
function ownSave(state: GameState, member: Creature, judged: boolean): Offer {
  const { id } = member;
  const { savingThrow } = rulesOf(state);
  const { rule, of } = savingThrow;
  return offer('RollSave', 'Roll a saving throw', {
    place: 'palette',
    about: id,
    rule: of?.rule(member) ?? rule,
    fixed: { creature: id, ...(judged ? {} : { modifier: 0 }), ...unasked(savingThrow, 'death') },
    inputs: { ...against(savingThrow, 'death'), ...(judged && { modifier: 0 }) },
  });
}

const poisoned = (living: readonly Creature[], { poison }: SavingThrowRule): Offer[] =>
  poison
    ? [
        offer('CallSave', 'Poison: save or die', {
          place: 'palette',
          rule: poison,
          key: 'CallSave:poison',
          fixed: { save: 'death', damage: '0', otherwise: 'dead', destructive: false },
          inputs: { creatures: who(living), modifier: 0, source: 'poison' },
        }),
      ]
    : [];

/** What a blow has brought, with all that is known of it. */
const due = (state: GameState): readonly Offer[] =>
  dueSaves(state, rulesOf(state)).map(
    ({ creature, save, otherwise, source, sourceInTruth, nature, turns, modifier: plus }, place) =>
      offer('CallSave', `${creature.name} saves against the ${sourceInTruth}`, {
        place: 'encounter',
        rule: (otherwise === 'dead' && rulesOf(state).savingThrow.poison) || rulesOf(state).savingThrow.rule,
        key: `CallSave:struck:${creature.id}:${place}`,
        next: true,
        fixed: {
          creatures: [creature.id],
          save,
          source,
          damage: '0',
          destructive: false,
          ...(nature ? { nature } : {}),
        },
        inputs: {
          modifier: plus,
          otherwise: befalling(otherwise),
          ...(turns && {
            turns: { preset: turns, label: otherwise === 'dead' ? 'Turns until it kills' : 'Turns that it lasts' },
          }),
        },
      }),
  );

/** What of a monster in the fight threatens those who see it or come near it. */
const menaces = (state: GameState): readonly Offer[] => {
  const there = (state.encounter?.sides ?? []).flatMap(({ members }) => members);
  const met = there.flatMap((one) => state.creatures[one] ?? []).filter(isCapable);
  const party = met.filter(({ kind }) => kind !== 'monster');
  if (party.length === 0) return [];
  return met.flatMap((monster) => [
    ...(monster.traits?.dreaded ? [menace(state, party, monster, 'sight', 'paralysis', 'terrified')] : []),
    ...(monster.traits?.stench ? [menace(state, party, monster, 'stench', 'death', 'nauseous')] : []),
  ]);
};

function menace(
  state: GameState,
  party: readonly Creature[],
  monster: Creature,
  by: 'sight' | 'stench',
  save: Save,
  otherwise: 'terrified' | 'nauseous',
): Offer {
  const { id, name } = monster;
  const source = `${by} of ${namedToAll(state, monster)}`;
  const { natures } = rulesOf(state).classFunctions.immunity;
  const nature = by === 'sight' && natures ? { nature: 'fear' } : {};
  return offer('CallSave', `Saves against the ${by} of ${name}`, {
    place: 'palette',
    about: id,
    rule: rulesOf(state).monsters.cites.bestiary,
    key: `CallSave:${by}:${id}`,
    fixed: { save, source, damage: '0', otherwise, destructive: false, ...nature },
    inputs: { creatures: { of: party, least: 1, preset: party.map((one) => one.id) }, modifier: 0 },
  });
}

const callFor = (living: readonly Creature[], { savingThrow }: Ruleset): Offer =>
  offer('CallSave', 'Call for saving throws', {
    place: 'palette',
    rule: savingThrow.lessened.rule,
    fixed: unasked(savingThrow, 'breath'),
    inputs: {
      ...calling(living, savingThrow),
      source: '',
      damage: damageOf('0'),
      otherwise: befalling('none'),
      destructive: false,
    },
  });

/** Damage that a save keeps off altogether. */
const warded = (living: readonly Creature[], { savingThrow }: Ruleset): Offer =>
  offer('CallSave', 'Call for saving throws against all harm', {
    place: 'palette',
    rule: savingThrow.lessened.rule,
    key: 'CallSave:negates',
    fixed: { effect: 'negates', otherwise: 'none', destructive: false, ...unasked(savingThrow, 'breath') },
    inputs: { ...calling(living, savingThrow), source: '', damage: damageOf('1d6') },
  });

/** What somebody is protected from by magic in force: asked for as that, so that it is counted. */
const ofHarm = (state: GameState, living: readonly Creature[]): Offer[] =>
  HARMS.filter((harm) => living.some(({ id }) => resistanceTo(state, id, harm).length > 0)).map((harm) => {
    const { savingThrow } = rulesOf(state);
    return offer('CallSave', `Call for saving throws against ${harm}`, {
      place: 'palette',
      rule: savingThrow.lessened.rule,
      key: `CallSave:harm:${harm}`,
      fixed: { harm, otherwise: 'none', destructive: false, ...unasked(savingThrow, 'breath') },
      inputs: { ...calling(living, savingThrow), source: harm, damage: damageOf('1d6') },
    });
  });

/** What leaves some folk untouched, where the book knows such folk. */
const ofNature = (
  living: readonly Creature[],
  {
    classFunctions: {
      immunity: { natures },
    },
  }: Ruleset,
): Offer[] => {
  const [first] = natures?.all ?? [];
  if (!natures || !first) return [];
  const options = natures.all.map((value) => ({ value, label: value.replaceAll('-', ' ') }));
  return [
    offer('CallSave', 'Call for saves against what leaves some folk untouched', {
      place: 'palette',
      rule: natures.rule,
      key: 'CallSave:nature',
      fixed: { save: 'spells', damage: '0', destructive: false },
      inputs: {
        creatures: who(living),
        nature: { of: options, preset: first },
        modifier: 0,
        source: '',
        otherwise: befalling('none'),
      },
    }),
  ];
};

/** Before the throw, the referee may say which class a monster saves like. */
const noteFor = (living: readonly Creature[], { likenesses, cites }: SavingThrowRule): Offer[] =>
  living
    .filter(({ kind }) => kind === 'monster')
    .flatMap((monster) => {
      const others = likenesses.filter((like) => like !== savesLike(monster));
      return others.length === 0 ? [] : [noted(monster, others, cites.likeness)];
    });

const noted = ({ id, name }: Creature, likenesses: SavingThrowRule['likenesses'], rule: RuleId): Offer =>
  offer('NoteSaves', `Let ${name} save like another class`, {
    place: 'palette',
    about: id,
    rule,
    fixed: { creature: id },
    inputs: { like: asOptions(likenesses) },
  });
