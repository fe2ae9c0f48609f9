/** GOR-RUL-02: a part of an amount, rounded down. */
export const gormanPart = (amount: number, oneIn: number): number => Math.floor(amount / oneIn);

/** GOR-RUL-02: an amount with so many percent more, rounded down. */
export const gormanIncreased = (amount: number, percent: number): number =>
  Math.floor((amount * (100 + percent)) / 100);
