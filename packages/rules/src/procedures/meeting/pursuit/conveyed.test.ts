import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { campaign, goblin, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import type { Encounter } from '../../../state/encounter.ts';
import type { Course, Journey, TravelDay } from '../../../state/land.ts';
import { rateAsConveyed } from '../../dungeon/movement/rate.ts';

const aldo = someone();
const grik = goblin({ movement: 120 });

const course: Course = { heading: 'N', pace: 'march', way: 'country', mount: null, forage: false };
const day: TravelDay = {
  step: 'description',
  course,
  heading: 'N',
  left: 1,
  wind: null,
  windFactor: { sails: 1, oars: 1 },
  swept: false,
  fed: 0,
};
const journey: Journey = {
  at: { x: 0, y: 0 },
  believed: { x: 0, y: 0 },
  doubtful: [],
  day,
  days: [],
  restOwed: 'no',
  vessel: null,
  inHand: null,
};
const land = {
  name: 'The March',
  layout: 'flat-even',
  width: 3,
  height: 3,
  milesPerHex: 6,
  hexes: { '0,0': { ground: 'forest', road: false, river: false, label: '', note: '' } },
  charted: {},
} as const;
const longship = { name: 'longship', rowing: 90, sailing: 450, seaworthy: true, holed: false };

const met = (setting: Encounter['setting'], under: Partial<Journey>) => {
  const begun = { ...campaign([aldo, grik]), land: land as never, journey: { ...journey, ...under } };
  const script = new Script(begun);
  script.play(toMeet([grik.id], { setting }));
  script.play({ type: 'SetDistance', distance: 70 }).play({ type: 'SetReaction', reaction: 'attacks' });
  script.told();
  return script;
};
const flee = (script: Script) => {
  const party = script.state.encounter?.sides.find(({ kind }) => kind === 'party');
  if (!party) throw new Error('There is no party.');
  return script.play({ type: 'Evade', side: party.id }, player);
};
const chase = { type: 'DecidePursuit', pursue: true } as const;
const sail = { ...chase, afloat: 120 } as const;
const outcome = ({ state }: Script) => state.encounter?.flight?.outcome;

describe('those who are carried', () => {
  it.each([
    ['by sails in a fair wind', { way: 'sails' }, 1, false, 80],
    ['by sails in half a wind', { way: 'sails' }, 0.5, false, 80],
    ['by sails in a calm', { way: 'sails' }, 0, false, 40],
    ['by oars', { way: 'oars' }, 1, false, 50],
    ['by oars, with water in the hold', { way: 'oars' }, 1, true, 50],
  ] as const)('OSE-PUR-08: flee as fast as the vessel, %s', (_how, by, sails, holed, chance) => {
    const under = {
      vessel: { ...longship, holed },
      day: { ...day, course: { ...course, ...by }, windFactor: { sails, oars: 1 } },
    };
    expect(outcome(flee(met('water', under)).play(sail, referee, chance))).toBe('evaded');
    expect(outcome(flee(met('water', under)).play(sail, referee, chance + 1))).toBe('open');
  });

  describe('are chased by those who are in no vessel', () => {
    const canoe = { name: 'canoe', rowing: 90, sailing: null, seaworthy: false, holed: false };
    const under = { vessel: canoe, day: { ...day, course: { ...course, way: 'oars' } } } as const;
    it('OSE-HAZ-10: wolves of the land swim after a canoe at half their rate, and it draws ahead', () => {
      const swum = flee(met('water', under)).play(chase, referee, 80);
      expect(outcome(swum)).toBe('evaded');
      const open = flee(met('water', under)).play(chase, referee, 81);
      expect(open.state.encounter?.flight).not.toHaveProperty('afloat');
      open.play({ type: 'RunOn', obstacle: 'none', lostSight: false, goOn: true });
      expect(open.state.encounter?.flight?.gap).toBeGreaterThan(0);
    });

    it('those of the water swim as fast as they are, and those in a ship go as it does', () => {
      const sharks = met('water', under);
      const shark = { ...grik, traits: { aquatic: true } };
      const among = new Script({ ...sharks.state, creatures: { ...sharks.state.creatures, [grik.id]: shark } });
      expect(outcome(flee(among).play(chase, referee, 51))).toBe('open');
      expect(outcome(flee(met('water', under)).play(sail, referee, 50))).toBe('evaded');
      expect(flee(met('water', under)).play(sail, referee, 99).state.encounter?.flight?.afloat).toBe(120);
    });

    it('by the word of the referee alone', () => {
      expect(refusedOffers(flee(met('water', under)).state, [referee, player], 'DecidePursuit')).toEqual([]);
    });
  });

  it('OSE-MOV-02: ride as fast as the mount, in flight and in a fight', () => {
    const riding = { day: { ...day, course: { ...course, mount: 'riding horse' } } };
    const script = met('wilderness', riding);
    expect(rateAsConveyed(script.state, aldo)).toBe(240);
    expect(rateAsConveyed(met('wilderness', {}).state, aldo)).toBe(120);
    const usual = {
      cover: 'none',
      water: 'none',
      unstable: false,
      surrounded: false,
      silenced: false,
      modifier: 0,
    } as const;
    script.play({ type: 'SetSituation', creature: aldo.id, ...usual, mounted: false });
    expect(rateAsConveyed(script.state, aldo)).toBe(120);
  });
});

describe('the cover of the country (OSE-PUR-12)', () => {
  it('woods give 25 in 100 more, as the map tells, unless the referee judges otherwise', () => {
    const first = (roll: number) => outcome(flee(met('wilderness', {})).play(chase, referee, roll));
    expect([first(75), first(76)]).toEqual(['evaded', 'open']);
    const judged = flee(met('wilderness', {})).play({ ...chase, environment: 0 }, referee, 51);
    expect(outcome(judged)).toBe('open');
  });

  it('and so on each day of the flight (OSE-PUR-13)', () => {
    const day = { type: 'RunOn', obstacle: 'none', lostSight: false, goOn: true } as const;
    const fled = () => flee(met('wilderness', {})).play(chase, referee, 76);
    expect(outcome(fled().play(day, referee, 3, 75))).toBe('evaded');
    expect(outcome(fled().play({ ...day, environment: 0 }, referee, 3, 75))).toBe('open');
    expect(refusedOffers(fled().state, [referee, player], 'RunOn')).toEqual([]);
  });
});
