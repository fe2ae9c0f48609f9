/** `Sister Maud` → `SM`; `Goblin` → `Go`. */
export function initials(name: string): string {
  const [first, second] = name.trim().split(/\s+/);
  if (!first) return '?';
  return second ? `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase() : [...first].slice(0, 2).join('');
}
