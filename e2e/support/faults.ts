import { expect, type Page } from '@playwright/test';

/** The faults that a browser has reported. */
export interface Faults {
  /** Allows a fault that the journey causes on purpose, such as the console message of a 404 page. */
  allow(pattern: RegExp): void;
  /** Fails the journey if there is a fault that was not allowed. */
  expectNone(): void;
}

/**
 * Faults that are ignored: a request aborted by a navigation, and a request blocked by the policy. The policy reports
 * the latter itself; a browser without JavaScript reports every preloaded script this way.
 */
const harmlessReasons = ['net::ERR_ABORTED', 'csp'];

/** Collects from now on console and page errors, policy violations, and the failed requests and errors of the site. */
export async function watchFaults(page: Page): Promise<Faults> {
  const faults: string[] = [];
  const allowedPatterns: RegExp[] = [];

  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (harmlessReasons.includes(reason) || !isOfSite(request.url(), page)) return;
    faults.push(`request: ${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || !isOfSite(response.url(), page)) return;
    faults.push(`answer: ${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`content security policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });

  return {
    allow: (pattern) => allowedPatterns.push(pattern),
    expectNone: () => {
      const unexpected = faults.filter((fault) => !allowedPatterns.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'what the browser noticed').toEqual([]);
    },
  };
}

/** Whether a URL is of the same site as the page; true for all before the first page is open. */
function isOfSite(url: string, page: Page): boolean {
  const site = URL.parse(page.url());
  const isBeforeFirstPage = site?.protocol === 'about:';
  return site?.host === URL.parse(url)?.host || isBeforeFirstPage;
}
