import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isAllowedLink } from './link.ts';

/** ProseMirror's mark for the place of an element's content. */
const HOLE = 0;
const tag = (name: string): DOMOutputSpec => [name, HOLE];

/** Exactly the elements that the server stores (`save-content.ts`), so that nothing else can be written here. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => tag('p') },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      ...['h3', 'h4', 'h5', 'h6'].map((name) => ({ tag: name, attrs: { level: 3 } })),
    ],
    toDOM: ({ attrs }: { attrs: Attrs }) => tag(`h${attrs.level}`),
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => tag('blockquote'),
  },
  ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => tag('ol') },
  bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => tag('ul') },
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => tag('li') },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs(element: HTMLElement) {
          const href = element.getAttribute('href') ?? '';
          return isAllowedLink(href) && { href };
        },
      },
    ],
    toDOM: ({ attrs }: { attrs: Attrs }): DOMOutputSpec => ['a', { href: String(attrs.href) }, HOLE],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => tag('strong') },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => tag('em') },
} satisfies Record<string, MarkSpec>;

/** The editor's schema: the only elements and marks that a text can have. */
export const schema = new Schema({ nodes, marks });
