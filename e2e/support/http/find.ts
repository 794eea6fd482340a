import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

/** A text to look for, as Playwright reads it: a string is a part of the text in any case, unless `exact`. */
export type Wanted = string | RegExp;

/** What HTML itself hides. What only a style sheet hides counts as shown: a journey about that needs a browser. */
const HIDDEN = `:is([hidden], [style*="display:none"], [style*="display: none"], input[type=hidden], dialog:not([open]),
  details:not([open]) > :not(summary:first-of-type), head, script, style, template)`;
const OUT_OF_SIGHT = `${HIDDEN}, ${HIDDEN} *`;

/** Returns whether HTML itself does not hide the element. */
export const isShown = (element: Element): boolean => !element.matches(OUT_OF_SIGHT);

/** Returns the elements below `scope` that match a CSS selector, which may contain `:visible`; `..` is its parent. */
export function findCss(scope: Document | Element, selector: string): Element[] {
  if (selector === '..') return scope.parentElement ? [scope.parentElement] : [];
  const scoped = selector.replace(/^\s*([>+~])/, ':scope $1').replaceAll(':visible', `:not(${OUT_OF_SIGHT})`);
  return [...scope.querySelectorAll(scoped)];
}

/** Replaces each run of white space and invisible characters by one space. */
export const collapse = (text: string) => text.replaceAll(/[\s\u200b\u00ad]+/g, ' ').trim();

/** Returns whether a text is the wanted one, as Playwright compares them. */
export function matches(text: string, wanted: Wanted, exact = false): boolean {
  const collapsed = collapse(text);
  if (wanted instanceof RegExp) return new RegExp(wanted.source, wanted.flags.replace('g', '')).test(collapsed);
  return exact ? collapsed === collapse(wanted) : collapsed.toLowerCase().includes(collapse(wanted).toLowerCase());
}

/** Returns the text of an element without what is never read; the text of an input button is its value. */
export function textOf(element: Element): string {
  if (element.matches('head, head *, script, style, noscript')) return '';
  if (element.matches('input[type=submit], input[type=button]')) return element.getAttribute('value') ?? '';
  if (!element.querySelector('script, style, noscript')) return element.textContent;
  return [...element.childNodes].map(textOfNode).join('');
}

function textOfNode(node: Node): string | null {
  if (isElement(node)) return textOf(node);
  return node.nodeType === node.TEXT_NODE ? node.textContent : '';
}

/** Returns the smallest elements with this text. */
export const findText = (scope: Document | Element, wanted: Wanted, exact?: boolean): Element[] =>
  findCss(scope, '*').filter(
    (element) =>
      matches(textOf(element), wanted, exact) &&
      ![...element.children].some((child) => matches(textOf(child), wanted, exact)),
  );

/** Returns the elements that are labelled by `<label>`, `aria-labelledby` or `aria-label`. */
export function findLabel(scope: Document | Element, wanted: Wanted, exact?: boolean): Element[] {
  // Goes from the labels to their controls, because a control would search the whole page for its labels.
  const labelled = new Set<Element | null>(
    [...(scope.ownerDocument?.querySelectorAll('label') ?? findCss(scope, 'label'))]
      .filter((label) => matches(textOf(label), wanted, exact))
      .map((label) => (label as HTMLLabelElement).control),
  );
  return findCss(
    scope,
    '[aria-label], [aria-labelledby], input, select, textarea, button, meter, output, progress',
  ).filter((element) => labelled.has(element) || ariaLabelsOf(element).some((label) => matches(label, wanted, exact)));
}

/** Returns the texts of `aria-labelledby`, else the text of `aria-label`. */
function ariaLabelsOf(element: Element): string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  if (labels.length > 0) return labels.map(textOf);
  return [element.getAttribute('aria-label')?.trim() ?? ''].filter(Boolean);
}

/** Conditions besides the role, as Playwright's `getByRole` takes them; an absent one is not checked. */
export interface RoleOptions {
  name?: Wanted;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  includeHidden?: boolean;
}

/** Returns the elements with this role, name and state, without those that assistive technology does not reach. */
export const findRole = (scope: Document | Element, role: string, options: RoleOptions): Element[] =>
  findCss(scope, '*').filter((element) => roleOf(element) === role && hasState(element, options));

/** Whether an element fulfils every condition. */
function hasState(element: Element, { name, exact, level, checked, pressed, expanded, includeHidden }: RoleOptions) {
  const hasAttribute = (attribute: string, wanted?: boolean) =>
    wanted === undefined || (element.getAttribute(attribute) === 'true') === wanted;
  return (
    (includeHidden || (isShown(element) && !element.closest('[aria-hidden=true]'))) &&
    (level === undefined || element.localName === `h${level}` || element.ariaLevel === String(level)) &&
    (checked === undefined || isChecked(element) === checked) &&
    hasAttribute('aria-pressed', pressed) &&
    hasAttribute('aria-expanded', expanded) &&
    (name === undefined || matches(nameOf(element), name, exact))
  );
}

/**
 * Returns the role of an element. Adds the cases in which the role depends on more than the name of the element,
 * because the library leaves these to its users.
 */
function roleOf(element: Element): string | null {
  const { localName } = element;
  if (element.hasAttribute('role')) return getRole(element);
  if (localName === 'summary') return null;
  if (localName === 'input' && !element.matches('[type=hidden]')) return getRole(element) ?? 'textbox';
  if (localName === 'section' || localName === 'form') return isNamed(element) ? getRole(element) : null;
  if ((localName === 'header' || localName === 'footer') && element.closest('main, article, section, aside, nav'))
    return null;
  return getRole(element);
}

/** Whether an element has an accessible name of its own, without which a section or a form has no role. */
const isNamed = (element: Element) =>
  element.matches('[aria-label], [aria-labelledby], [title]') && nameOf(element) !== '';

// Styles are unknown. Elements within a line of text are read together with their neighbours, all others apart.
const IN_LINE = /^(a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/;
function displayOf(element: Element): string {
  if (element.matches(HIDDEN)) return 'none';
  return IN_LINE.test(element.localName) ? 'inline' : 'block';
}

/** The styles that the library asks for, as far as they follow from HTML alone. */
const styles = {
  getComputedStyle: (element: Element): CSSStyleDeclaration =>
    ({
      display: displayOf(element),
      visibility: 'visible',
      content: '',
      getPropertyValue: () => '',
    }) as unknown as CSSStyleDeclaration,
  computedStyleSupportsPseudoElements: false,
};

/** Returns the accessible name of an element. */
export const nameOf = (element: Element): string => computeAccessibleName(element, styles);
/** Returns the accessible description of an element; '' if it has none. */
export const descriptionOf = (element: Element): string => computeAccessibleDescription(element, styles);

/** Returns whether a checkbox, a radio button or an element with such a role is checked. */
export const isChecked = (element: Element): boolean =>
  'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true';

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
