/**
 * What a button says where the name stands above it already: `Hide Snag from the players` → `Hide from the players`; and
 * of what is aimed at it, `Declare Sleep at` → `Declare Sleep`, and `Heal somebody` → `Heal`.
 */
export function besideName(label: string, name: string): string {
  const without = label
    .replace(new RegExp(`\\s*(?:of )?(?:the )?${escaped(name)}(?: \\((?:room|column) [^)]*\\))?(?=\\s|$)`, 'i'), '')
    .replace(/ at$| somebody$/, '')
    .trim();
  return without === '' || without === label ? label : without.replace(/^./, (first) => first.toUpperCase());
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
