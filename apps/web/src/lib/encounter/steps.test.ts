import { describe, expect, it } from 'vitest';
import { remarksOn, standingOf, stepNow } from './steps.ts';

const round = (stage: 'declarations' | 'acting', phase: string | null) => ({
  stage,
  phase,
  order: [],
  slowFrom: 0,
  acting: 0,
});

describe('where an encounter stands', () => {
  it('is its step before the rounds, then the stage, and in a side’s turn the phase', () => {
    expect(stepNow({ step: 'reaction', combat: null })).toBe('Reaction');
    expect(stepNow({ step: 'initiative', combat: round('declarations', null) })).toBe('Declarations');
    expect(stepNow({ step: 'initiative', combat: round('acting', 'melee') })).toBe('Melee');
  });

  it('is seen by each combatant: who has declared, whose turn it is, who has acted', () => {
    const declared = [{ creature: 'hild', action: 'withdraw' }];
    const turn = new Set(['hild', 'wren']);
    const saying = { acted: [], holding: [], holdingOn: [], declared, combat: round('declarations', null) };
    expect(standingOf(saying, turn, 'hild')).toEqual({ mark: '✓', words: 'declared: withdraws' });
    expect(standingOf(saying, turn, 'oswin')).toBeNull();
    const acting = {
      acted: ['wren'],
      holding: ['ilphas'],
      holdingOn: ['oswin'],
      declared,
      combat: round('acting', 'melee'),
    };
    expect(standingOf(acting, turn, 'hild')).toEqual({ mark: '★', words: 'may act now' });
    expect(standingOf(acting, turn, 'wren')).toEqual({ mark: '✓', words: 'has acted' });
    expect(standingOf(acting, turn, 'ilphas')).toEqual({ mark: '✓', words: 'holds' });
    expect(standingOf(acting, turn, 'oswin')).toEqual({ mark: '✓', words: 'holds until something changes' });
    const silent = { ...saying, holding: ['ilphas'] };
    expect(standingOf(silent, turn, 'ilphas')).toEqual({ mark: '✓', words: 'has nothing to declare' });
  });
});

describe('what is remarked on a side', () => {
  const foes = { kind: 'monsters', surprised: false, moraleDue: true } as const;
  const up = { conditions: [] };
  const dead = { conditions: ['dead'] } as const;

  it('is whether it acts, its mood, and that its morale is to be checked', () => {
    expect(remarksOn(foes, [up, dead], { acting: true, reaction: 'hostile' })).toEqual([
      'acting now',
      'hostile',
      'morale check due',
    ]);
  });

  it('is nothing but that where all of it are dead', () => {
    expect(remarksOn(foes, [dead, dead], { acting: true, reaction: 'hostile' })).toEqual(['all dead']);
    expect(remarksOn(foes, [], { acting: true, reaction: null })).toEqual(['acting now', 'morale check due']);
  });
});
