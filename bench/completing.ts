import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, prepareChromium } from '../e2e/chromium.ts';
import { type Asked, countControls } from '../e2e/support/controls.ts';
import { stepsOf } from '../e2e/support/dashboard.ts';
import { fillStep1, fillStep2, submitLogin, submitOf } from '../e2e/support/forms.ts';
import { inventMember } from '../e2e/support/member.ts';
import type { Figure } from './figure.ts';
import { withSite } from './support/bench-site.ts';

export const name = 'completing';

/** The pages with the forms of a profile. */
const forms = [
  '/dashboard',
  '/communication-details',
  '/personal-information',
  '/health-details',
  '/paternal-bibliography',
  '/maternal-bibliography',
  '/matching-profile/about-me',
  '/update-profile-image',
];

/**
 * Counts the controls from the registration to a complete card, in a real browser on a phone; a group of choices counts
 * as one.
 */
export function run(): Promise<Figure[]> {
  return withSite(async ({ url }, folder) => {
    const { executablePath, env } = await prepareChromium(folder);
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, env: { ...process.env, ...env } });
    const page = await browser.newPage({ baseURL: url, viewport: { width: 360, height: 740 }, isMobile: true });
    const [registration, profile] = [await countRegistration(page), await countProfile(page)];
    await browser.close();
    const sum = (pages: readonly Asked[], key: keyof Asked) => pages.reduce((total, page) => total + page[key], 0);
    const saves = registration.length + 1 + profile.length; // plus one login between them
    return [
      { name: 'controls of the registration', value: sum(registration, 'controls'), unit: 'controls', goal: '' },
      { name: 'controls of the profile', value: sum(profile, 'controls'), unit: 'controls', goal: '< 139' },
      { name: 'of these, without an answer', value: sum(profile, 'empty'), unit: 'controls', goal: '' },
      { name: 'and answered by a tap', value: sum(profile, 'taps'), unit: 'controls', goal: '' },
      {
        name: 'most at once',
        value: Math.max(...profile.map(({ controls }) => controls)),
        unit: 'controls',
        goal: '≤ 12',
      },
      { name: 'saves', value: saves, unit: 'saves', goal: '≤ 21' },
    ];
  });
}

/** Counts both steps of the registration and the login after them. */
async function countRegistration(page: Page): Promise<Asked[]> {
  const member = inventMember();
  await page.goto('/register');
  const first = await countControls(page);
  await fillStep1(page, member);
  await submitOf(page).click();
  await page.locator('#addressLine1').waitFor();
  const second = await countControls(page);
  await fillStep2(page);
  await submitOf(page).click();
  await page.waitForURL('**/thankyou');
  await submitLogin(page, member);
  await page.waitForURL('**/dashboard');
  return [first, second];
}

/** Counts each step of each form. The photo has one save button. */
async function countProfile(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const form of forms) {
    for (const step of await stepsOf(page, form)) {
      await page.goto(step, { waitUntil: 'networkidle' });
      for (const fold of await page.locator('main details:has(form):not([open]) > summary').all()) await fold.click();
      asked.push(await countControls(page));
    }
  }
  return asked;
}
