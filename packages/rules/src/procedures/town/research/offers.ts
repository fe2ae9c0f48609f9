import { type Offer, type Option, offer, type RuleId, type Seat } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { goldOf } from '../../table/ledger/ledger.ts';
import { meansOf } from '../../table/ledger/means.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { mayRewrite, maySeekGuru } from './may.ts';
import type { ResearchRule } from './rule.ts';

export const researchOffers: Offers = remembered(
  (state, seat) => {
    const { research: rule } = rulesOf(state);
    if (!rule || state.encounter) return [];
    const studious = partyOf(state).filter(
      (creature) => isCapable(creature) && commands(seat, creature) && rule.plan.researches(creature.class),
    );
    const pupils = partyOf(state).filter(
      (creature) => mayReferee(seat) && isCapable(creature) && rule.teaching.learns(creature.class),
    );
    return [
      ...studious.flatMap((creature) => [...lost(state, seat, rule, creature)]),
      ...pupils.flatMap((creature) => gurus(state, seat, rule, creature)),
      ...studious.flatMap((creature) => [...plan(state, seat, rule, creature), ...book(state, seat, rule, creature)]),
    ];
  },
  (state, seat) => [state.research, state.studies, state.lostBooks, state.inventions, ...meansOf(state, seat)],
);

function plan(state: GameState, seat: Seat, rule: ResearchRule, creature: Creature): Offer[] {
  const { id, name } = creature;
  const found = state.research[id];
  const rest = { place: 'downtime', rule: rule.cites.plan, about: id, fixed: { creature: id } } as const;
  const writes = (label: string) =>
    offer('ProposeSpell', label, {
      ...rest,
      inputs: { spell: found?.spell ?? '', description: found?.description ?? '' },
    });
  if (!found) return [writes(`${name} would invent a spell`)];
  const gives = offer('AbandonResearch', `${name} gives up ${found.spell}`, rest);
  switch (found.state) {
    case 'draft':
      return [writes(`${name} would invent a spell`), gives];
    case 'submitted':
      return mayReferee(seat) ? [level(rule, creature, found.spell), gives] : [gives];
    case 'negotiating':
      return [
        offer('AgreeSpell', `${name} agrees to ${found.spell} at level ${found.level}`, rest),
        writes(`${name} changes the spell`),
        gives,
      ];
    case 'agreed':
    case 'researching':
      return [...funds(state, rule, creature), gives];
  }
}

const level = (rule: ResearchRule, { id }: Creature, spell: string): Offer =>
  offer('SetSpellLevel', `Set the level of ${spell}`, {
    place: 'downtime',
    rule: rule.cites.plan,
    about: id,
    fixed: { creature: id },
    inputs: { level: { least: 1, most: rule.plan.levels, preset: 1 } },
  });

/** As much as is of use, and in the purse. */
function funds(state: GameState, rule: ResearchRule, creature: Creature): Offer[] {
  const found = state.research[creature.id];
  if (!found || found.level === null) return [];
  const left = rule.work.most(found.level) - found.funds;
  const gold = goldOf(rulesOf(state), creature);
  const most = Math.min(left, gold);
  if (left < 1) return [];
  const unit = rule.work.most(found.level) / 10;
  const label =
    found.state === 'agreed'
      ? `${creature.name} begins to research ${found.spell}`
      : `${creature.name} lays out more for ${found.spell}`;
  const rest = { place: 'downtime', rule: rule.cites.funding, about: creature.id } as const;
  if (most < 1)
    return [
      offer('FundResearch', label, {
        ...rest,
        key: `FundResearch:barred:${creature.id}`,
        fixed: { creature: creature.id, gold: Math.min(left, Math.ceil(unit)) },
        barred: `${creature.name} has no gold to lay out.`,
      }),
    ];
  return [
    offer('FundResearch', label, {
      ...rest,
      fixed: { creature: creature.id },
      inputs: {
        gold: { least: 1, most, preset: Math.min(unit, most), label: `Gold; each ${written(unit)} are ten percent` },
      },
    }),
  ];
}

/** Sharing with those of the party who study spells, and what the referee writes in. */
function book(state: GameState, seat: Seat, rule: ResearchRule, creature: Creature): Offer[] {
  const { id, name, book: own = [] } = creature;
  const shares = partyOf(state)
    .filter((other) => other.id !== id && rule.plan.researches(other.class))
    .flatMap((other) => {
      const fresh = own.filter((spell) => other.book?.includes(spell) !== true);
      return fresh.length === 0 ? [] : [shared(creature, other, fresh.map(plainly), rule.cites.result)];
    });
  const unwritten = rule.lists.spells
    .flat()
    .filter((spell, at, all) => !own.includes(spell) && all.indexOf(spell) === at);
  const write = offer('WriteInBook', `Write a spell into ${name}’s book`, {
    place: 'downtime',
    rule: rule.cites.found,
    about: id,
    fixed: { creature: id },
    inputs: { spell: unwritten.map(plainly) },
  });
  return [...shares, ...(mayReferee(seat) && unwritten.length > 0 ? [write] : [])];
}

const plainly = (spell: string): Option => ({ value: spell, label: spell });

const shared = ({ id, name }: Creature, other: Creature, options: readonly Option[], rule: RuleId): Offer =>
  offer('ShareSpell', `${name} shares a spell with ${other.name}`, {
    place: 'downtime',
    rule,
    about: id,
    key: `ShareSpell:${id}:${other.id}`,
    fixed: { creature: id, to: other.id },
    inputs: { spell: options },
  });

/** A lost book, and what of it may be written anew. */
function lost(state: GameState, seat: Seat, rule: ResearchRule, creature: Creature): Offer[] {
  const { id, name, book: own = [] } = creature;
  const rest = { place: 'downtime', about: id, rule: rule.cites.rewriting, fixed: { creature: id } } as const;
  const open = (state.lostBooks[id] ?? []).filter(
    (spell) => mayRewrite(state, { creature: id, spell }, seat).length === 0,
  );
  const again = offer('RewriteSpell', `${name} writes a lost spell anew`, {
    ...rest,
    inputs: { spell: open.map(plainly) },
  });
  return [
    ...(mayReferee(seat) && own.length > 0 ? [offer('LoseBook', `${name}’s book is lost`, rest)] : []),
    ...(open.length > 0 ? [again] : []),
  ];
}

/** Teachers of the same alignment, for those who can pay the tithe; for the others, why not. */
function gurus(state: GameState, seat: Seat, rule: ResearchRule, creature: Creature): Offer[] {
  const { id, name, alignment, book: own = [] } = creature;
  const unread = rule.lists.spells
    .flatMap((level, at) => level.filter((spell) => !own.includes(spell) && rule.lists.levelOf(spell) === at + 1))
    .map((spell) => ({ spell, against: maySeekGuru(state, { creature: id, spell, alignment }, seat)[0] }));
  const [first] = unread;
  if (!first) return [];
  const open = unread.filter(({ against }) => !against).map(({ spell }) => spell);
  const rest = { place: 'downtime', rule: rule.cites.teaching, about: id } as const;
  const label = `${name} finds a teacher of spells`;
  if (open.length === 0)
    return [
      offer('SeekGuru', label, {
        ...rest,
        key: `SeekGuru:barred:${id}`,
        fixed: { creature: id, alignment, spell: first.spell },
        barred: first.against?.sentence ?? null,
      }),
    ];
  return [
    offer('SeekGuru', label, {
      ...rest,
      fixed: { creature: id, alignment },
      inputs: { spell: open.map(plainly) },
    }),
  ];
}
