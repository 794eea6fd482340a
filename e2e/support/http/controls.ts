import type { JSDOM } from 'jsdom';

/** One option by its value or label, or by each given property. */
type SingleWish = string | { label?: string; value?: string; index?: number };
/** The options to choose of a list, as Playwright takes them. */
export type Wish = SingleWish | string[];
/** A file to choose, as Playwright takes it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Uint8Array };

/** Chooses options of a list by value, label or index, as Playwright does. Throws if one of them is not offered. */
export function chooseOptions(element: Element, wish: Wish): void {
  const options = [...element.querySelectorAll('option')];
  const fits = (option: HTMLOptionElement, index: number, singleWish: SingleWish): boolean => {
    const label = option.label.trim();
    if (typeof singleWish === 'string') return option.value === singleWish || label === singleWish;
    const { index: wantedIndex = index, label: wantedLabel = label, value = option.value } = singleWish;
    return wantedIndex === index && wantedLabel === label && value === option.value;
  };
  const singleWishes = Array.isArray(wish) ? wish : [wish];
  const chosenOptions = singleWishes.map((singleWish) =>
    options.find((option, index) => fits(option, index, singleWish)),
  );
  if (chosenOptions.some((option) => option === undefined || option.disabled))
    throw new Error(`${element.outerHTML.slice(0, 100)} does not offer ${JSON.stringify(wish)}`);
  for (const option of options) option.selected = chosenOptions.includes(option);
}

/** The files chosen for each input. */
const filesByInput = new WeakMap<Element, File[]>();

/** Chooses the files of an input. Throws if it takes none. */
export function chooseFiles(element: Element, chosenFiles: ChosenFile[]): void {
  if (!element.matches('input[type=file]:enabled')) throw new Error(`${element.outerHTML} takes no file`);
  filesByInput.set(
    element,
    chosenFiles.map(({ buffer, name, mimeType }) => new File([new Uint8Array(buffer)], name, { type: mimeType })),
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

/** Returns the entries of a form as a browser sends them, with the chosen files. */
function entriesOf(dom: JSDOM, form: HTMLFormElement, submitter: HTMLElement | null): [string, string | File][] {
  const formData = new dom.window.FormData(form, submitter);
  return [...formData].flatMap(([name, value]): [string, string | File][] => {
    // Browsers send each line break as CRLF.
    if (typeof value === 'string') return [[name, value.replaceAll(/\r\n|\r|\n/g, '\r\n')]];
    const input = [...form.elements].find(
      (element) => element.matches('[type=file]') && element.getAttribute('name') === name,
    );
    // Without a chosen file, browsers send an empty one.
    const inputFiles = (input && filesByInput.get(input)) ?? [new File([], '', { type: 'application/octet-stream' })];
    return inputFiles.map((file) => [name, file]);
  });
}
