import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { type Line, makeBadLine } from './bad-line.ts';
import { save } from './dashboard.ts';
import { formOf, submitOf, WEST_BENGAL } from './forms.ts';
import { chooseLanguage } from './language.ts';
import { inventMember, logIn } from './member.ts';

/** The site and the line of one registration. */
interface Journey {
  url: string;
  line: Line;
  /** The length in milliseconds of each of two outages. */
  cutMs: number;
}

/** How long a family waits before it loads a page again. */
const PATIENCE_MS = 90_000;

/** Maximum number of times that a family tries a step. */
const TRIES = 8;

// Texts of the site: an offer to try again, and two messages that nothing is lost.
const AGAIN = 'আবার চেষ্টা করুন';
const LOST = 'আপনার লেখা কিছুই হারায়নি';
const PRESS_AGAIN = 'বোতামটি আর একবার টিপুন';

// Answers of the registration, and of the page after the login.
const household = {
  addressLine1: '১২/৩, লেক রোড, ‘শান্তিনীড়’, দোতলা',
  addressLine2: 'ডাকঘর শরৎ বোস রোড, থানা টালিগঞ্জ',
  city: 'কৃষ্ণনগর',
  district: 'নদিয়া',
  pincode: '741101',
  birthDate: '1996-02-03',
  heightCm: '161',
  weightKg: '52.5',
  fatherName: 'শ্রী অমলেন্দু চট্টোপাধ্যায়',
  motherName: 'শ্রীমতী মৃণ্ময়ী চট্টোপাধ্যায়',
  clan: 'কাশ্যপ',
};
const chosenOptions = { state: WEST_BENGAL, religion: '1', community: 'General' };
const laterAddress = { line1: '৪৫, হাইস্ট্রিট, ‘নতুন বাড়ি’', city: 'নবদ্বীপ', district: 'নদিয়া', pincode: '741302' };

/**
 * Registers in Bengali on a bad line, from the first page to a form behind the login, pressing again and reloading as a
 * family would. Compares every typed character with what the site has stored in the end. Returns a report.
 */
export async function registerOnBadLine(page: Page, { url, line, cutMs }: Journey): Promise<string> {
  const started = Date.now();
  const member = { ...inventMember(), name: 'অনন্যা চট্টোপাধ্যায়', password: 'শোনার বাংলা ১৯০৫' };
  await chooseLanguage(page, 'bn', url);
  const badLine = await makeBadLine(page, line);
  const report: string[] = [];
  const noteTime = (what: string) => report.push(`${what} ${Math.round((Date.now() - started) / 1000)} s`);

  await openAt(page, '/register', '#name');
  noteTime('first page');
  await page.locator('#name').pressSequentially(member.name.slice(0, 8));
  let restore = await delayRestore(badLine.cut(), cutMs);
  await page.locator('#name').pressSequentially(member.name.slice(8));
  await page.locator('[name=gender][value=Female]').check();
  await page.locator('#phone').pressSequentially(member.phone);
  await page.locator('#password').fill(member.password);
  for (const box of ['registration', 'marriageOnly', 'truthful']) await page.locator(`#${box}`).check();
  await submitOf(page).click();
  await expect(formOf(page).getByText(LOST)).toBeVisible();
  await restore();
  await pressUntil(page, submitOf(page), page.locator('#addressLine1'));
  await expect(page).toHaveURL('/register2');
  await reloadUntilAlive(page);
  noteTime('step 2');

  const answers = Object.entries(household);
  const [firstAnswers, otherAnswers] = [answers.slice(0, 5), answers.slice(5)];
  for (const [name, value] of firstAnswers) await page.locator(`#${name}`).fill(value);
  await page.locator('#fatherName').pressSequentially(household.fatherName.slice(0, 9));
  await openAt(page, '/register2', '#addressLine1', true);
  noteTime('loaded anew');
  for (const [name, value] of firstAnswers) await expect(page.locator(`#${name}`)).toHaveValue(value);
  await expect(page.locator('#fatherName')).toHaveValue(household.fatherName.slice(0, 9));
  for (const [name, value] of otherAnswers) await page.locator(`#${name}`).fill(value);
  for (const [name, value] of Object.entries(chosenOptions)) await page.locator(`#${name}`).selectOption(value);
  const cutting = delayRestore(badLine.cutAfter(/registerstep2/), cutMs);
  await submitOf(page).click();
  restore = await cutting;
  await expect(formOf(page).getByText(PRESS_AGAIN)).toBeVisible({ timeout: PATIENCE_MS });
  await restore();
  await pressUntil(page, submitOf(page), page.locator('main').getByText(/SV\d+/).first());
  await expect(page).toHaveURL('/thankyou');
  await expect(page.locator('main')).toContainText(member.password);
  const [pid = ''] = /SV\d+/.exec((await page.locator('main').textContent()) ?? '') ?? [];
  noteTime('thank-you');

  await openAt(page, '/login', '#phone');
  await page.locator('#phone').fill(member.phone);
  await page.locator('#password').fill(member.password);
  await pressUntil(page, submitOf(page), page.locator('a[href="/communication-details"]').first());
  noteTime('home');
  await openAt(page, '/communication-details', 'main [name=line1]');
  for (const [name, value] of Object.entries(laterAddress)) await page.locator(`main [name=${name}]`).fill(value);
  await save(page);
  await expect(formOf(page).getByText(/^সেভ হয়েছে$|পৌঁছে গেছে/)).toBeVisible({ timeout: PATIENCE_MS });
  noteTime('form');

  await expectAllStored(page, { url, member, pid });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent'))).toBeNull();
  return `${report.join(', ')}; lost ${badLine.lost.requests} requests and ${badLine.lost.answers} answers`;
}

/** Returns a function that restores the network, at the earliest `ms` after it was cut. */
async function delayRestore(cutting: Promise<() => Promise<void>>, ms: number): Promise<() => Promise<void>> {
  const restore = await cutting;
  const earliest = Date.now() + ms;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, earliest - Date.now())));
    await restore();
  };
}

/** Opens a page, and loads it again as often as one of its scripts is lost. */
async function openAt(page: Page, path: string, selector: string, isReload = false) {
  for (let tries = 0; tries < TRIES; tries++) {
    const scriptLost = page.waitForEvent('requestfailed', { predicate: isProgram, timeout: 2 * PATIENCE_MS }).then(
      () => page.waitForLoadState('load', { timeout: PATIENCE_MS }).then(() => false),
      () => false,
    );
    const options = { waitUntil: 'commit', timeout: PATIENCE_MS } as const;
    const isOpen = await (isReload && tries === 0 ? page.reload(options) : page.goto(path, options)).then(
      () => Promise.race([waitUntilAlive(page), scriptLost]),
      () => false,
    );
    if (isOpen) return page.locator(selector).first().waitFor({ state: 'attached', timeout: 5_000 });
  }
  throw new Error(`${path} did not come.`);
}

/**
 * Returns whether a failed request is a lost script. A request that the browser aborted when it left a page does not
 * count.
 */
const isProgram = (request: Request): boolean =>
  request.url().endsWith('.js') && request.failure()?.errorText !== 'net::ERR_ABORTED';

/**
 * Waits for hydration. The footer then shows the controls that need scripts; before its styles have loaded it shows
 * everything.
 */
async function waitUntilAlive(page: Page): Promise<true> {
  await page.waitForLoadState('load', { timeout: 2 * PATIENCE_MS });
  await expect(page.locator('footer button').last()).toHaveCSS('visibility', 'visible', { timeout: PATIENCE_MS });
  return true;
}

/** Waits for hydration, and follows the page's own offer to load what was lost. */
async function reloadUntilAlive(page: Page) {
  const again = page.getByRole('link', { name: AGAIN });
  for (let tries = 0; tries < TRIES; tries++) {
    const offered = again.waitFor({ timeout: 2 * PATIENCE_MS }).then(() => false);
    if (await Promise.race([waitUntilAlive(page), offered])) return;
    await again.click();
  }
  throw new Error('The page did not come alive.');
}

/** Presses a button, and every offer to try again, until the goal appears. */
async function pressUntil(page: Page, button: Locator, goal: Locator) {
  const again = page.getByRole('link', { name: AGAIN });
  const message = page.getByText(LOST).or(page.getByText(PRESS_AGAIN)).or(again).first();
  for (let tries = 0; tries < TRIES; tries++) {
    await again.or(button).first().click();
    // The message of the last attempt disappears during the next one.
    await message.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => {});
    const isReached = await Promise.race([
      goal
        .first()
        .waitFor({ state: 'attached', timeout: PATIENCE_MS })
        .then(() => true),
      message.waitFor({ timeout: PATIENCE_MS }).then(() => false),
    ]);
    if (isReached) return;
  }
  throw new Error('Pressing again led nowhere.');
}

/** The member whose stored answers are checked. */
interface Registered {
  url: string;
  member: ReturnType<typeof inventMember>;
  pid: string;
}

/** Checks character for character what the site has stored, over a good connection. */
async function expectAllStored(page: Page, { url, member, pid }: Registered) {
  const login = await fetch(`${url}/api/custlogin`, {
    method: 'POST',
    body: new URLSearchParams({ phone: member.phone, password: member.password }),
  });
  // The phone belongs to one account, and that is the one that the thank-you page named.
  expect(await login.json()).toMatchObject({ msgcode: 1, profileid: pid });
  expect((await logIn(url, member)).ok).toBe(true);
  const read = async (call: string) =>
    (await page.context().request.post(`${url}/api/${call}`, { form: { pid } })).json();
  expect(await read('showprofile')).toMatchObject({ registered: true });
  const { row: address } = await read('showcommunication');
  expect(address).toMatchObject({ addr1: laterAddress.line1, addr2: household.addressLine2, city: laterAddress.city });
  expect(address).toMatchObject({ district: laterAddress.district, pincode: laterAddress.pincode });
  const { row: personal } = await read('showpersonalinfo');
  expect(JSON.stringify(personal)).toContain(household.fatherName);
  expect(JSON.stringify(personal)).toContain(household.motherName);
  for (const value of [household.birthDate, household.heightCm, household.weightKg])
    expect(JSON.stringify(personal)).toContain(value);
}
