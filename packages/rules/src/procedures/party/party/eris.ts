/** ERI-TRS-01: coin at the award; magic items once the players have agreed or rolled off. */
export const mayAllocate = (kind: 'treasure' | 'magic-item', awarded: boolean, rolledOff: boolean): boolean =>
  kind === 'treasure' ? awarded : rolledOff;
