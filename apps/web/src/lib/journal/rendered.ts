import DOMPurify from 'dompurify';
import { Marked, type RendererExtension, type TokenizerExtension } from 'marked';
import { leadsHere, nameOfTarget, type Target, targetOf } from './target.ts';

/** Where a link of the journal leads, and what is said of it in passing; null where this seat has nothing there. */
export type Follow = (target: Target) => Followed | null;

interface Followed {
  readonly href: string;
  readonly title?: string;
  /** The room of a map that is opened by it. */
  readonly room?: { readonly scene: string; readonly key: string };
}

interface Linked {
  readonly type: 'journal-link';
  readonly raw: string;
  readonly target: Target;
  readonly words: string;
}

const LINK = /^\[\[([^[\]|\n]{1,200})(?:\|([^[\]\n]{1,200}))?\]\]/;

/** `[[The drowned king]]`, or `[[room 3|the crypt]]`. */
const link = (follow: Follow): TokenizerExtension & RendererExtension => ({
  name: 'journal-link',
  level: 'inline',
  start: (text) => text.indexOf('[['),
  tokenizer(text): Linked | undefined {
    const [raw, to, words] = LINK.exec(text) ?? [];
    if (raw === undefined || to === undefined) return undefined;
    const target = targetOf(to);
    return { type: 'journal-link', raw, target, words: (words ?? nameOfTarget(target)).trim() };
  },
  renderer(token) {
    const { target, words } = token as unknown as Linked;
    const found = follow(target);
    if (!found) return escaped(words);
    const { room } = found;
    const opens = room ? ` data-room="${escaped(room.key)}" data-scene="${escaped(room.scene)}"` : '';
    return `<a href="${escaped(found.href)}" title="${escaped(found.title ?? '')}"${opens}>${escaped(words)}</a>`;
  },
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Pictures that were just brought, by their names, as addresses of this page's own: the server sends them only once a page shows them. */
export type Fresh = Readonly<Record<string, string>>;

const PICTURE = /^picture:([\w-]{1,64})$/;

/**
 * A page's Markdown as HTML that is safe to show: no script, no form, no style, and no picture from elsewhere, which
 * would tell its owner who reads. @param pictures the path under which the campaign's pictures lie
 */
export function rendered(markdown: string, pictures: string, follow: Follow, fresh: Fresh = {}): string {
  const marked = new Marked({ gfm: true, breaks: true });
  marked.use({
    extensions: [link(follow)],
    renderer: {
      image({ href, text }) {
        const [, picture] = PICTURE.exec(href) ?? [];
        if (!picture) return escaped(text);
        return `<img src="${fresh[picture] ?? `${pictures}/${picture}`}" alt="${escaped(text)}" loading="lazy">`;
      },
    },
  });
  return purifier(pictures, Object.values(fresh)).sanitize(marked.parse(markdown, { async: false }), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio', 'picture', 'source'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background'],
  });
}

function purifier(pictures: string, fresh: readonly string[]) {
  const purify = DOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (element) => {
    const source = element.tagName === 'IMG' ? (element.getAttribute('src') ?? '') : null;
    if (source !== null && !source.startsWith(`${pictures}/`) && !fresh.includes(source)) element.remove();
    if (element.tagName !== 'A' || leadsHere(element.getAttribute('href'))) return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return purify;
}
