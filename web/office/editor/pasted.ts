/** Word says of each paragraph of a list how deep it stands, and writes its sign as text. */
const LIST_LEVEL = /mso-list:[^;"']*\blevel(\d)/i;
const NUMBERED = /^\s*[(]?([\d০-৯]+|[a-z]|[ivx]+|[ক-হ])[.)]/i;
const EMPTY = /^[\s\u00a0]*$/;

interface Entry {
  element: Element;
  level: number;
  isNumbered: boolean;
}

/** What other programs put on the clipboard, as paragraphs, lists, headings, bold and links; the schema drops everything else. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<!\[(?:if|endif)[^>]*>/gi, ''), 'text/html');
  const { body } = page;
  for (const odd of body.querySelectorAll('style, script, title, xml, meta, link')) odd.remove();
  makeLists(body);
  for (const link of body.querySelectorAll('a[href^="http:"]'))
    link.setAttribute('href', String(link.getAttribute('href')).replace(/^http:/, 'https:'));
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (EMPTY.test(block.textContent ?? '') && block.querySelector('br') === null) block.remove();
  return body.innerHTML.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
}

/** Neighbours that Word has as paragraphs of a list become entries of one. */
function makeLists(body: Element): void {
  const entries = Array.from(body.querySelectorAll('p')).flatMap((element) => entryOf(element) ?? []);
  let open: { level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const { element, level, isNumbered } of entries) {
    if (element.previousElementSibling !== last) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level !== level) open.push({ level, list: makeList(open.at(-1)?.list, element, isNumbered) });
    const item = element.ownerDocument.createElement('li');
    item.append(...element.childNodes);
    open.at(-1)?.list.append(item);
    last = open[0]?.list ?? null;
    element.remove();
  }
}

/** Inside the last entry of the list around it, or in the place of the paragraph. */
function makeList(around: Element | undefined, element: Element, isNumbered: boolean): Element {
  const list = element.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
  const parent = around?.lastElementChild;
  if (parent) parent.append(list);
  else element.before(list);
  return list;
}

function entryOf(element: Element): Entry | undefined {
  const [, level] = LIST_LEVEL.exec(element.getAttribute('style') ?? '') ?? [];
  if (level === undefined) return undefined;
  const signs = Array.from(element.querySelectorAll('[style]')).filter((one) =>
    /mso-list:\s*Ignore/i.test(one.getAttribute('style') ?? ''),
  );
  const sign = signs[0]?.textContent ?? '';
  for (const one of signs) one.remove();
  return { element, level: Number(level), isNumbered: NUMBERED.test(sign) };
}
