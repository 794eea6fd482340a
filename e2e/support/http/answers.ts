import type { APIRequestContext } from '@playwright/test';
import type { Submission } from './controls.ts';

/** An answer with the part of Playwright's `Response` that journeys read. */
export interface Answer {
  /** The URL after redirects, with the part of the page that the link names (`#…`). */
  address: string;
  status(): number;
  ok(): boolean;
  url(): string;
  headers(): Record<string, string>;
  text(): Promise<string>;
}

const MOST_REDIRECTS = 20;

/** The headers of a browser's navigation, as far as the site reads them. */
const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'upgrade-insecure-requests': '1',
};

/** Returns the headers that a browser adds when a link or a form of this page is used. */
export const fromPage = (url: string, method: string): Record<string, string> => ({
  referer: url.replace(/#.*/, ''),
  'sec-fetch-site': 'same-origin',
  ...(method === 'POST' && { origin: new URL(url).origin }),
});

/** Requests a link or sends a form, and follows the server's redirects. */
export async function load(
  request: APIRequestContext,
  next: Submission,
  headers: Record<string, string>,
): Promise<Answer> {
  let url = new URL(next.url);
  let { method, body } = next;
  for (let count = 0; count < MOST_REDIRECTS; count += 1) {
    const answer = await request.fetch(url.href, {
      method,
      maxRedirects: 0,
      ...(body && 'data' in body ? { data: body.data } : body),
      headers: { ...NAVIGATION, ...headers, ...(body && 'data' in body && { 'content-type': body.type }) },
    });
    const { location } = answer.headers();
    const isRedirect = answer.status() >= 300 && answer.status() <= 399 && location !== undefined;
    if (!isRedirect)
      return {
        address: url.href,
        status: () => answer.status(),
        ok: () => answer.ok(),
        url: () => url.href,
        headers: () => answer.headers(),
        text: () => answer.text(),
      };
    const target = new URL(location, url);
    target.hash ||= url.hash;
    url = target;
    // Only 307 and 308 repeat the form at the new address.
    if (answer.status() < 307) [method, body] = ['GET', undefined];
  }
  throw new Error(`${next.url} leads from one page to the next without end`);
}
