/** Gold pieces as they are counted: `2 400 gp`, and copper where there is any left. */
export function goldText(copper: number): string {
  const [gold, left] = [Math.floor(copper / 100), copper % 100];
  const pieces = `${gold.toLocaleString('en').replaceAll(',', ' ')} gp`;
  return left === 0 ? pieces : `${pieces} ${left} cp`;
}
