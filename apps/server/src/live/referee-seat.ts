import { id, type Seat } from '@lanthorn/rules';

/** The seat of a person who referees, from which a request by HTTP is ruled on. */
export const refereeSeat = ({ id: user, name }: { readonly id: string; readonly name: string }): Seat => ({
  role: 'referee',
  user: id<'user'>(user),
  name,
});
