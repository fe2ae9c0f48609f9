/** A whole number as it is printed, with a true minus: `−5`. */
export const written = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** A number with its sign, as a sheet shows what is added: `+1`, `−1`. */
export const signed = (value: number): string => (value < 0 ? written(value) : `+${value}`);
