/** A number with its sign, as a sheet shows what is added. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
