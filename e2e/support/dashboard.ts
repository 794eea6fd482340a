import type { Page } from '@playwright/test';
import { printedCode } from './codes.ts';
import { inventMember, logIn, type NewMember, registerMember } from './member.ts';

/** The pages behind the login that a member fills in or reads first. */
export const memberPages = [
  '/dashboard',
  '/communication-details',
  '/personal-information',
  '/health-details',
  '/paternal-bibliography',
  '/maternal-bibliography',
  '/update-profile-image',
  '/change-password',
  '/matching-profile',
  '/matching-profile/wishes',
  '/matching-profile/about-me',
] as const;

/** A member whose session the browser has. */
export interface Entered extends NewMember {
  pid: string;
}

/** Logs in a new member who has completed only step 1 of the registration. */
export async function enterUnfinished(page: Page, url: string): Promise<Entered> {
  const member = inventMember();
  const pid = await registerMember(url, member);
  const { cookie } = await logIn(url, member);
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url };
  });
  await page.context().addCookies(cookies);
  // The page of the health details asks for this consent before it shows a field. Another journey tests that.
  await page.context().request.post(`${url}/api/givehealthconsent`, { form: { pid } });
  await page.addInitScript((profileId) => {
    if (sessionStorage.getItem('entered')) return; // the journey may log out later
    sessionStorage.setItem('entered', 'yes');
    localStorage.setItem('pid', profileId);
  }, pid);
  return { ...member, pid };
}

/**
 * Logs in a new member with both steps done and a confirmed phone. Ids come from the seeds (India, West Bengal, Hindu).
 */
export async function enterAsMember(page: Page, url: string): Promise<Entered> {
  const member = await enterUnfinished(page, url);
  const form = {
    profile_id: member.pid,
    addr1: '12 Lake Road',
    city: 'Kolkata',
    pincode: '700029',
    state: '35601163',
    country: '356',
    father_name: 'Amal Chatterjee',
    mother_name: 'Mina Chatterjee',
    height: '160',
    weight: '52',
    religion: '1',
    community: 'General',
    dateofbirth: '1995-02-03',
  };
  const answer = await page.context().request.post(`${url}/api/registerstep2`, { form });
  if (!answer.ok()) throw new Error(`Step 2 was refused: ${await answer.text()}`);
  const about = { pid: member.pid, about: 'phone' };
  await page.context().request.post(`${url}/api/sendcode`, { form: about });
  const code = await printedCode(member.phone);
  await page.context().request.post(`${url}/api/confirmcode`, { form: { ...about, code } });
  return member;
}

/** Opens a form. Returns the URL of each step, or the form's own URL if it has no steps. */
export async function stepsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  // The home page's own forms are folded.
  await page.locator('main form').first().waitFor({ state: 'attached' });
  const links = await page.locator('main form nav a').all();
  const steps = await Promise.all(links.map((link) => link.getAttribute('href')));
  return steps.length > 0 ? steps.map(String) : [path];
}

/** Unfolds the wishes that are empty. */
export async function unfoldWishes(page: Page) {
  const folds = page.locator('main section > details:not([open]) > summary');
  await folds.first().waitFor();
  while ((await folds.count()) > 0) await folds.first().click();
}

/** Opens the site's menu if it is folded, as on phones. */
export async function openMenu(page: Page) {
  const menu = page.locator('header details:not([open])').filter({ has: page.locator('a[href="/contact-us"]') });
  const handle = menu.locator('summary').filter({ visible: true });
  if ((await handle.count()) > 0) await handle.click();
}

/** Returns a control of the page's form by its name. */
export const control = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** Returns a radio button by its field's name and its value. */
export const radio = (page: Page, name: string, value: string) =>
  page.locator(`main [name="${name}"][value="${value}"]`);

/** Presses the save button of the page's main form. */
export const save = (page: Page) => page.locator('main form button:not([type=button]):not([name])').last().click();

/** Returns how many answers of a section the site counts as given, as `3 of 8`. No page shows these numbers. */
export async function countAnswers(page: Page, pid: string, section: string): Promise<string> {
  const answer = await page.request.post('/api/showprofile', { form: { pid, completeness: 'Yes' } });
  const { completeness }: { completeness: { section: string; filled: number; of: number }[] } = await answer.json();
  const counted = completeness.find((entry) => entry.section === section);
  return `${counted?.filled} of ${counted?.of}`;
}
