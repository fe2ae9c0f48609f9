/** What stands in JSON otherwise than it is, with more letters. */
const ESCAPED = /["\\]|[^ -\ud7ff\ue000-\uffff]/;
/** Letters of a number, a yes or no, or what is missing, and of the marks about any value. */
const PLAIN = 8;

/** How many letters something has as JSON, about, without writing it out: nobody has room for the text of what is too large. Some number above `most` where it is more. */
export function weightOf(value: unknown, most: number): number {
  let weight = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && weight <= most) {
    const one = waiting.pop();
    weight += PLAIN;
    if (typeof one === 'string') weight += lettersOf(one);
    else if (Array.isArray(one)) for (const each of one) waiting.push(each);
    else if (typeof one === 'object' && one !== null)
      for (const [name, each] of Object.entries(one)) {
        weight += name.length;
        waiting.push(each);
      }
  }
  return weight;
}

const lettersOf = (text: string): number => (ESCAPED.test(text) ? JSON.stringify(text).length : text.length);
