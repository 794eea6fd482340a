import { digits } from '#words/numbers.ts';
import { expectAccessible } from '../support/accessible.ts';
import { printedCode } from '../support/codes.ts';
import { openMenu } from '../support/dashboard.ts';
import { errorOf, fillLogin, fillStep1, fillStep2, formOf, submitOf } from '../support/forms.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { languages } from '../support/language.ts';
import { inventMember, registerMember } from '../support/member.ts';
import { withoutScripts } from '../support/scripts.ts';

const words = {
  en: {
    name: 'Full Name Required',
    city: 'City Required',
    show: 'This is my own profile: please show it',
    hide: 'Stop showing it',
  },
  bn: {
    name: 'পুরো নাম লিখুন',
    city: 'শহর বা গ্রামের নাম লিখুন',
    show: 'প্রোফাইলটি আমার নিজের: দেখান',
    hide: 'প্রোফাইল দেখানো বন্ধ করুন',
  },
};

for (const language of languages) {
  overHttp(
    `over HTTP, without JavaScript, a family registers, logs in and out in ${language}`,
    async ({ checkedPage: page, faults }) => {
      faults.allow(/422/);
      const member = inventMember();
      await page.goto('/register');
      // The current language is not offered.
      if (language !== 'en') await page.locator(`a[hreflang=${language}]`).click();
      await expect(page).toHaveURL('/register');
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      await fillStep1(page, { ...member, name: '' });
      await submitOf(page).click();
      await expect(errorOf(page, 'name')).toHaveText(words[language].name);
      await expect(page.locator('#phone')).toHaveValue(member.phone);
      await expect(page.locator('#password')).toHaveValue('');

      await fillStep1(page, member);
      await submitOf(page).click();
      await expect(page).toHaveURL('/register2');
      await fillStep2(page);
      await page.locator('#city').fill('');
      await submitOf(page).click();
      await expect(errorOf(page, 'city')).toHaveText(words[language].city);
      await page.locator('#city').fill('Kolkata');
      await submitOf(page).click();

      await expect(page).toHaveURL('/thankyou');
      await expect(page.locator('main')).toContainText(/SV\d+/);
      await expect(page.locator('main')).toContainText(digits(member.phone, language));
      await expect(page.locator('main')).not.toContainText(member.password);
      await expectAccessible(page);

      // A profile can be shown only after its phone is confirmed.
      await page.locator('main a[href="/login?back=/confirm-phone"]').click();
      await fillLogin(page, member);
      await submitOf(page).click();
      await expect(page).toHaveURL('/confirm-phone');
      await expectAccessible(page);
      await submitOf(page).click();
      const code = page.locator('#confirmCode-code');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expectAccessible(page);
      await code.fill('000 00');
      await submitOf(page).first().click();
      await expect(page.locator('#confirmCode-code-error')).toBeVisible();
      await code.fill(digits(await printedCode(member.phone), language));
      await submitOf(page).first().click();
      await page.locator('main a[href="/matching-profile"]').first().click();
      await page.getByRole('button', { name: words[language].show }).click();
      await expect(page.getByRole('button', { name: words[language].hide, exact: true })).toBeVisible();
      await page.goto('/dashboard');

      await openMenu(page);
      await page.locator('form[action="/logout"] button').first().click();
      await expect(page).toHaveURL('/login');
      await expect(formOf(page)).toBeVisible();
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/login');
    },
  );
}

test.describe('in a browser', () => {
  test.use(withoutScripts);

  test('a browser without JavaScript that blocks cookies gets an explanation after the correct password', async ({
    page,
    baseURL,
  }) => {
    const member = inventMember();
    await registerMember(String(baseURL), member);
    // Removes cookies in both directions, as a browser that blocks cookies does.
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.continue();
      const { cookie: _, ...headers } = await request.allHeaders();
      const body = request.postData();
      const answer = await fetch(request.url(), {
        method: request.method(),
        headers,
        redirect: 'manual',
        ...(body !== null && { body }),
      });
      const location = answer.headers.get('location');
      const to = location && new URL(location, request.url()).href;
      await route.fulfill({
        status: to ? 200 : answer.status,
        contentType: 'text/html; charset=utf-8',
        body: to ? `<meta http-equiv="refresh" content="0; url=${to.replaceAll('&', '&amp;')}">` : await answer.text(),
      });
    });
    await page.goto('/login');
    await fillLogin(page, member);
    await submitOf(page).click();
    await expect(page.getByText('this browser blocks cookies')).toBeVisible();
  });
});
