/** What somebody gives the time of a turn of exploration to. */
export type TurnAct =
  | 'move'
  | 'search'
  | 'listen'
  | 'force-door'
  | 'open-door'
  | 'light-source'
  | 'pick-up'
  | 'draw-item'
  | 'use-item'
  | 'drink-potion'
  | 'read-scroll'
  | 'cast-spell'
  | 'turn-undead';
