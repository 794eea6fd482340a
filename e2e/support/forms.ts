import type { Locator, Page } from '@playwright/test';
import type { NewMember } from './member.ts';

/** A family's answers in registration step 2, by field name. */
export const household = {
  addressLine1: '12 Lake Road',
  city: 'Kolkata',
  pincode: '700029',
  state: 'West Bengal',
  birthDate: '1996-02-03',
  heightCm: '160',
  weightKg: '52.5',
  religion: '1',
  community: 'General',
  fatherName: 'Amal Chatterjee',
  motherName: 'Mina Chatterjee',
};

/** The id in database/seeds/lookups/states.json. */
export const WEST_BENGAL = '35601163';

/** Returns the page's form. The frame around it has other forms. */
export const formOf = (page: Page): Locator => page.locator('main form[method=post]:not(details *)');

/** Returns the button that sends the page's form. */
export const submitOf = (page: Page): Locator => formOf(page).locator('button[type=submit]');

/** Unfolds the basic information on the home page, where it is folded on phones. */
export const openBasics = async (page: Page) => {
  const basics = page.locator('#name, main a[href="/dashboard#basic-information"]');
  await basics.first().waitFor({ state: 'attached' });
  if (await page.locator('#name').isHidden())
    await page.locator('main a[href="/dashboard#basic-information"]:visible').first().click();
};

/** Fills the first step of the registration, with all consents. */
export async function fillStep1(page: Page, member: NewMember) {
  await page.locator('#name').fill(member.name);
  await page.locator(`[name=gender][value=${member.gender}]`).check();
  await page.locator('#phone').fill(member.phone);
  await page.locator('#password').fill(member.password);
  for (const box of ['registration', 'marriageOnly', 'truthful']) await page.locator(`#${box}`).check();
}

/** Fills the second step of the registration. */
export async function fillStep2(page: Page) {
  for (const [name, value] of Object.entries({ ...household, state: WEST_BENGAL })) {
    const control = page.locator(`#${name}`);
    const isSelect = ['state', 'religion', 'community'].includes(name);
    await (isSelect ? control.selectOption(value) : control.fill(value));
  }
}

/** Fills the login form of the open page, without sending it. */
export async function fillLogin(page: Page, { phone, password }: Pick<NewMember, 'phone' | 'password'>) {
  await page.locator('#phone').fill(phone);
  await page.locator('#password').fill(password);
}

/** Logs in through the login page. The journey checks which page follows. */
export async function submitLogin(page: Page, member: Pick<NewMember, 'phone' | 'password'>) {
  await page.goto('/login');
  await fillLogin(page, member);
  await submitOf(page).click();
}

/** Returns everything in the browser's persistent storage but the login's mark, which differs each time. */
export function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const { login: _, ...stored } = { ...localStorage };
    return stored;
  });
}

/** Returns the password that the browser keeps for this tab; null if none. */
export const passwordIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('password'));

/** Returns the error message below a field. */
export const errorOf = (page: Page, field: string): Locator => page.locator(`[id="${field}-error"]`);
