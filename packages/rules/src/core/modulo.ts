/** What is left of a number when it is divided, with the sign of the divisor; by 0 the number itself. */
export const modulo = (value: number, by: number): number => (by === 0 ? value : value - by * Math.floor(value / by));
