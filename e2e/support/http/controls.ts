import type { JSDOM } from 'jsdom';

type SingleWish = string | { label?: string; value?: string; index?: number };
export type Wish = SingleWish | string[];
export type ChosenFile = { name: string; mimeType: string; buffer: Uint8Array };

/** Chooses options of a list by value, label or index, as Playwright does. Throws if one of them is not offered. */
export function chooseOptions(element: Element, wish: Wish): void {
  const options = [...element.querySelectorAll('option')];
  const fits = (option: HTMLOptionElement, index: number, wanted: SingleWish): boolean => {
    const label = option.label.trim();
    if (typeof wanted === 'string') return option.value === wanted || label === wanted;
    const { index: wantedIndex = index, label: wantedLabel = label, value = option.value } = wanted;
    return wantedIndex === index && wantedLabel === label && value === option.value;
  };
  const chosen = (Array.isArray(wish) ? wish : [wish]).map((wanted) =>
    options.find((option, index) => fits(option, index, wanted)),
  );
  if (chosen.some((option) => option === undefined || option.disabled))
    throw new Error(`${element.outerHTML.slice(0, 100)} does not offer ${JSON.stringify(wish)}`);
  for (const option of options) option.selected = chosen.includes(option);
}

/** The files chosen for each input. */
const files = new WeakMap<Element, File[]>();

/** Chooses the files of an input. Throws if it takes none. */
export function chooseFiles(element: Element, chosen: ChosenFile[]): void {
  if (!element.matches('input[type=file]:enabled')) throw new Error(`${element.outerHTML} takes no file`);
  files.set(
    element,
    chosen.map(({ buffer, name, mimeType }) => new File([new Uint8Array(buffer)], name, { type: mimeType })),
  );
}

/** What a browser without scripts sends for a form. */
export interface Submission {
  url: string;
  method: 'GET' | 'POST';
  /** For POST, in the form's own encoding. */
  body: { data: string; type: string } | { multipart: FormData } | undefined;
}

/** Returns what a browser sends when this button of the form is pressed; attributes of the button come first. */
export function readForm(dom: JSDOM, form: HTMLFormElement, submitter: HTMLElement | null): Submission {
  const attribute = (name: 'action' | 'method' | 'enctype') =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const url = new URL(attribute('action') || dom.window.location.href, dom.window.document.baseURI);
  const entries = entriesOf(dom, form, submitter);
  const encoded = new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
  if (attribute('method')?.toLowerCase() !== 'post') {
    url.search = encoded.toString();
    return { url: url.href, method: 'GET', body: undefined };
  }
  if (attribute('enctype') !== 'multipart/form-data')
    return {
      url: url.href,
      method: 'POST',
      body: { data: encoded.toString(), type: 'application/x-www-form-urlencoded' },
    };
  const multipart = new FormData();
  for (const [name, value] of entries) multipart.append(name, value);
  return { url: url.href, method: 'POST', body: { multipart } };
}

function entriesOf(dom: JSDOM, form: HTMLFormElement, submitter: HTMLElement | null): [string, string | File][] {
  const formData = new dom.window.FormData(form, submitter);
  return [...formData].flatMap(([name, value]): [string, string | File][] => {
    // Browsers send each line break as CRLF.
    if (typeof value === 'string') return [[name, value.replaceAll(/\r\n|\r|\n/g, '\r\n')]];
    const input = [...form.elements].find(
      (element) => element.matches('[type=file]') && element.getAttribute('name') === name,
    );
    // Without a chosen file, browsers send an empty one.
    const chosen = (input && files.get(input)) ?? [new File([], '', { type: 'application/octet-stream' })];
    return chosen.map((file) => [name, file]);
  });
}
