/** A rectangle, such as a part of a canvas in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether one lies within another, edge and all. */
export const holds = (whole: Box, part: Box): boolean =>
  whole.left <= part.left && part.right <= whole.right && whole.top <= part.top && part.bottom <= whole.bottom;

export const sameBox = (one: Box, other: Box): boolean => holds(one, other) && holds(other, one);
