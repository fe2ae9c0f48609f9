/** A number as it is printed, its thousands set off and with a true minus: `1,500`, `−5`. */
export const written = (value: number): string => (value < 0 ? `−${grouped(-value)}` : grouped(value));

const grouped = (value: number): string => `${value}`.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');

/** A number with its sign, as a sheet shows what is added: `+1`, `−1`. */
export const signed = (value: number): string => (value < 0 ? written(value) : `+${value}`);
