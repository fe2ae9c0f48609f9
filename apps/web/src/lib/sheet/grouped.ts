/** A number with its thousands apart: `12 400`. */
export const grouped = (figure: number): string => figure.toLocaleString('en').replaceAll(',', '\u202f');
