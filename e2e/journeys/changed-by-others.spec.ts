import type { Page } from '@playwright/test';
import { control, enterAsMember, save } from '../support/dashboard.ts';
import { fillLogin, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { inventMember, registerMember } from '../support/member.ts';
import { holdScripts, untilAlive } from '../support/scripts.ts';

/** Simulates Chrome's translation: wraps each text in two elements, and replaces the text nodes unless `isKept`. */
const translate = (page: Page, isKept: boolean) =>
  page.evaluate((keeps) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || ['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION'].includes(parent.tagName)) continue;
      if (parent.closest('[translate=no]') || !text.data.trim()) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(keeps ? text : document.createTextNode(text.data));
    }
  }, isKept);

for (const isKept of [true, false]) {
  test(`a page translated by the browser, with texts ${isKept ? 'wrapped' : 'replaced'}, still works`, async ({
    checkedPage: page,
    baseURL,
    faults,
  }) => {
    faults.allow(/422/);
    await enterAsMember(page, String(baseURL));
    await page.goto('/communication-details');
    await untilAlive(page);
    await translate(page, isKept);
    await control(page, 'city').fill('');
    await save(page);
    await expect(page.locator('#city-error')).toBeVisible();
    await translate(page, isKept);
    await control(page, 'city').fill('Siliguri');
    await control(page, 'pincode').fill('734001');
    await save(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(control(page, 'city')).toHaveValue('Siliguri');
    await translate(page, isKept);
    for (const path of ['/matching-profile', '/change-password', '/dashboard']) {
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(path);
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      await translate(page, isKept);
    }
  });
}

test('nothing typed is lost if a password manager marks each field before hydration', async ({ page, baseURL }) => {
  const member = inventMember();
  await registerMember(String(baseURL), member);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, member);
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) {
      const sign = document.createElement('span');
      sign.setAttribute('data-manager', '');
      input.after(sign);
    }
  });
  await release();
  await untilAlive(page);
  await expect(page.locator('[name=phone]')).toHaveValue(member.phone);
  await expect(page.locator('[name=password]')).toHaveValue(member.password);
  await submitOf(page).click();
  await expect(page).toHaveURL('/dashboard');
});

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`on New Year’s night nothing typed is lost on a phone in ${timezoneId}`, async ({ checkedPage: page }) => {
      const release = await holdScripts(page);
      await page.clock.install({ time: new Date('2031-01-01T00:30:00Z') });
      await page.goto('/login', { waitUntil: 'commit' });
      await page.locator('[name=phone]').fill('9830012345');
      const field = await page.locator('[name=phone]').elementHandle();
      await release();
      await untilAlive(page);
      // If the field were rendered again, it would be another element.
      expect(await field?.evaluate((it) => it.isConnected)).toBe(true);
      await expect(page.locator('[name=phone]')).toHaveValue('9830012345');
    });
  });
}

test('a browser that blocks cookies gets an explanation after the correct password', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(/401/);
  const member = inventMember();
  await registerMember(String(baseURL), member);
  await page.route(/\/api\/custlogin$/, async (route) => {
    const form = new URLSearchParams({ phone: member.phone, password: member.password });
    const answer = await fetch(`${baseURL}/api/custlogin`, { method: 'POST', body: form });
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
  });
  await page.goto('/login');
  await fillLogin(page, member);
  await submitOf(page).click();
  await expect(page).toHaveURL('/login?cookies=blocked');
  await expect(page.getByText('this browser blocks cookies')).toBeVisible();
  await expect(page.getByText('is for members')).toHaveCount(0);
});
