import { Parser } from 'htmlparser2';

/** Tags after which a line ends. */
const BLOCKS = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'hr']);
const SILENT = new Set(['script', 'style']);

/** The words of a piece of HTML; Foundry's inline rolls become dice (`2d6`), its links their labels. */
export function plainText(html: string, most: number): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (SILENT.has(name)) silent += 1;
    },
    ontext: (piece) => {
      if (silent === 0) text += piece;
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent -= 1;
      if (BLOCKS.has(name)) text += '\n';
    },
  });
  parser.end(html.slice(0, most * 4));
  return withoutInline(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
    .slice(0, most);
}

function withoutInline(text: string): string {
  return text
    .replace(
      /\[\[(?:\/\w+ ?)?([^[\]]{0,200})\]\](?:\{([^{}]{0,200})\})?/g,
      (_, roll: string, label?: string) => label ?? roll.trim(),
    )
    .replace(/@\w{1,40}\[[^[\]]{0,300}\](?:\{([^{}]{0,200})\})?/g, (_, label?: string) => label ?? '');
}
