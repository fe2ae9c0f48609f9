import { money } from '@lanthorn/rules';

/** What so much copper is worth in the largest coins it makes: `2,400 gp`, `12 gp, 3 sp and 4 cp`. */
export const goldText = (copper: number): string => (copper === 0 ? '0 gp' : money(copper));
