import type { JSDOM } from 'jsdom';

export type Wish = string | string[] | { label?: string; value?: string; index?: number };
export type ChosenFile = { name: string; mimeType: string; buffer: Uint8Array };

/** A list takes a value or a label, as in Playwright. */
export function chooseOptions(element: Element, wish: Wish): void {
  const options = [...element.querySelectorAll('option')];
  const wishes = (Array.isArray(wish) ? wish : [wish]).map((one) =>
    options.find((option, index) =>
      typeof one === 'string'
        ? option.value === one || option.label.trim() === one
        : (one.index ?? index) === index &&
          (one.label ?? option.label.trim()) === option.label.trim() &&
          (one.value ?? option.value) === option.value,
    ),
  );
  if (wishes.some((option) => option === undefined || option.disabled))
    throw new Error(`${element.outerHTML.slice(0, 100)} does not offer ${JSON.stringify(wish)}`);
  for (const option of options) option.selected = wishes.includes(option);
}

const files = new WeakMap<Element, File[]>();

export function chooseFiles(element: Element, chosen: ChosenFile[]): void {
  if (!element.matches('input[type=file]:enabled')) throw new Error(`${element.outerHTML} takes no file`);
  files.set(
    element,
    chosen.map((one) => new File([new Uint8Array(one.buffer)], one.name, { type: one.mimeType })),
  );
}

/** What a browser without scripts sends for a form. */
export interface Submission {
  url: string;
  method: 'GET' | 'POST';
  /** For POST, in the form's own encoding. */
  body: { data: string; type: string } | { multipart: FormData } | undefined;
}

export function readForm(dom: JSDOM, form: HTMLFormElement, submitter: HTMLElement | null): Submission {
  const said = (name: 'action' | 'method' | 'enctype') =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const url = new URL(said('action') || dom.window.location.href, dom.window.document.baseURI);
  const sent = entriesOf(dom, form, submitter);
  const plain = new URLSearchParams(
    sent.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
  if (said('method')?.toLowerCase() !== 'post') {
    url.search = plain.toString();
    return { url: url.href, method: 'GET', body: undefined };
  }
  if (said('enctype') !== 'multipart/form-data')
    return {
      url: url.href,
      method: 'POST',
      body: { data: plain.toString(), type: 'application/x-www-form-urlencoded' },
    };
  const multipart = new FormData();
  for (const [name, value] of sent) multipart.append(name, value);
  return { url: url.href, method: 'POST', body: { multipart } };
}

function entriesOf(dom: JSDOM, form: HTMLFormElement, submitter: HTMLElement | null): [string, string | File][] {
  const written = new dom.window.FormData(form, submitter);
  return [...written].flatMap(([name, value]): [string, string | File][] => {
    if (typeof value === 'string') return [[name, value.replaceAll(/\r\n|\r|\n/g, '\r\n')]];
    const input = [...form.elements].find((one) => one.matches('[type=file]') && one.getAttribute('name') === name);
    const chosen = (input && files.get(input)) ?? [new File([], '', { type: 'application/octet-stream' })];
    return chosen.map((file) => [name, file]);
  });
}
