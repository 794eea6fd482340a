/** Word marks each paragraph of a list with its level, and writes its bullet or number as text. */
const LIST_LEVEL = /mso-list:[^;"']*\blevel(\d)/i;
/** The sign of a numbered entry: a number, a letter or a Roman numeral, in Latin or Bengali script. */
const NUMBERED = /^\s*[(]?([\d০-৯]+|[a-z]|[ivx]+|[ক-হ])[.)]/i;
/** The attribute that replaces `style`. */
const STYLE = 'data-style';
/** Block elements. Their styles are ignored, because Word and others repeat them on the words inside. */
const BLOCK = /^(P|H[1-6]|LI|UL|OL|DIV|T\w+)$/;
const NOT_BOLD = /(?:^|[;\s])font-weight:\s*(?:normal|400)/i;
const BOLD = /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]\d{2})/i;
const ITALIC = /(?:^|[;\s])font-style:\s*italic/i;
const EMPTY = /^[\s\u00a0]*$/;

/** A paragraph that Word marks as an entry of a list. */
interface ListEntry {
  element: Element;
  /** The depth of its list; 1 for the outermost. */
  level: number;
  isNumbered: boolean;
}

/**
 * Converts HTML from the clipboard into paragraphs, lists, headings, bold text and links. The editor's schema drops
 * everything else.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const unwanted of body.querySelectorAll('style, script, title, xml, meta, link')) unwanted.remove();
  makeLists(body);
  for (const styled of body.querySelectorAll(`[${STYLE}]`)) nameLook(styled);
  for (const link of body.querySelectorAll('a[href^="http:"]'))
    link.setAttribute('href', String(link.getAttribute('href')).replace(/^http:/, 'https:'));
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (EMPTY.test(block.textContent ?? '') && block.querySelector('br') === null) block.remove();
  return body.innerHTML.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
}

/** Renames style attributes, because the page's content security policy forbids them even in a parsed document. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<!\[(?:if|endif)[^>]*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`));

/**
 * Turns bold and italic styles into elements. Removes a `<b>` that is not bold, with which Google Docs wraps
 * everything.
 */
function nameLook(element: Element): void {
  const style = element.getAttribute(STYLE) ?? '';
  element.removeAttribute(STYLE);
  if (element.tagName === 'B' && NOT_BOLD.test(style)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (BLOCK.test(element.tagName)) return;
  if (BOLD.test(style)) wrapIn('strong', element);
  if (ITALIC.test(style)) wrapIn('em', element);
}

/** Wraps the content of an element. */
function wrapIn(name: 'strong' | 'em', element: Element): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Turns adjacent paragraphs that Word marks as list entries into a list. */
function makeLists(body: Element): void {
  const entries = Array.from(body.querySelectorAll('p')).flatMap((element) => takeEntry(element) ?? []);
  // The lists that are still open, from the outermost to the innermost.
  let openLists: { level: number; list: Element }[] = [];
  let lastOutermost: Element | null = null;
  for (const { element, level, isNumbered } of entries) {
    // Another element before the paragraph ends the list.
    if (element.previousElementSibling !== lastOutermost) openLists = [];
    while ((openLists.at(-1)?.level ?? 0) > level) openLists.pop();
    const innermost = openLists.at(-1);
    if (innermost?.level !== level) openLists.push({ level, list: makeList(innermost?.list, element, isNumbered) });
    const item = element.ownerDocument.createElement('li');
    item.append(...element.childNodes);
    openLists.at(-1)?.list.append(item);
    lastOutermost = openLists[0]?.list ?? null;
    element.remove();
  }
}

/** Creates a list inside the last entry of the surrounding list, or in place of the paragraph. */
function makeList(around: Element | undefined, element: Element, isNumbered: boolean): Element {
  const list = element.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
  const parent = around?.lastElementChild;
  if (parent) parent.append(list);
  else element.before(list);
  return list;
}

/**
 * Returns a paragraph as an entry of a list and removes the sign that Word wrote before it. Returns undefined for a
 * paragraph outside lists.
 */
function takeEntry(element: Element): ListEntry | undefined {
  const [, level] = LIST_LEVEL.exec(element.getAttribute(STYLE) ?? '') ?? [];
  if (level === undefined) return undefined;
  const signs = Array.from(element.querySelectorAll(`[${STYLE}]`)).filter((child) =>
    /mso-list:\s*Ignore/i.test(child.getAttribute(STYLE) ?? ''),
  );
  const sign = signs[0]?.textContent ?? '';
  for (const child of signs) child.remove();
  return { element, level: Number(level), isNumbered: NUMBERED.test(sign) };
}
