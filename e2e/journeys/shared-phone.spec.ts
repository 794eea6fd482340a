import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { control } from '../support/dashboard.ts';
import { fillLogin, submitOf } from '../support/forms.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { makeShownMember } from '../support/meeting.ts';
import { letLoginBeOld } from '../support/meetings.ts';
import { inventMember, registerMember } from '../support/member.ts';

// Enables the back/forward cache, which families' browsers have and Playwright disables.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const words = {
  en: {
    keep: 'Keep my name on this phone',
    keepIt: 'Keep this name on this phone',
    kept: (name: string) => `This phone remembers the name “${name}”.`,
    who: 'Who is logging in?',
    wrong: 'Phone number or password is wrong. Please try again.',
    byPhone: 'Log in with a phone number',
    gone: 'The name has been removed from this phone',
    everywhere: 'Log out everywhere, here too',
    again: 'Please log in again',
    takes: 'Remove my name from every phone that remembers it',
    ended: 'You are logged out on every phone and computer',
    clear: 'Log out and clear this phone',
    cleared: 'this phone no longer remembers any names',
  },
  bn: {
    keep: 'এই ফোনে আমার নাম রাখুন',
    keepIt: 'এই ফোনে নামটি রাখুন',
    kept: (name: string) => `এই ফোনে ‘${name}’ নামটি রাখা আছে।`,
    who: 'কে লগ ইন করছেন?',
    wrong: 'ফোন নম্বর বা পাসওয়ার্ড ঠিক নয়। আবার চেষ্টা করুন।',
    byPhone: 'ফোন নম্বর দিয়ে লগ ইন করুন',
    gone: 'এই ফোন থেকে নামটি সরানো হয়েছে',
    everywhere: 'সব জায়গায় লগ আউট করুন, এখানেও',
    again: 'আর একবার লগ ইন করুন',
    takes: 'যে যে ফোনে আমার নাম রাখা আছে, সব ফোন থেকে সরিয়ে দিন',
    ended: 'এই ফোনসুদ্ধ সব ফোন আর কম্পিউটারে লগ আউট হয়ে গেছে',
    clear: 'লগ আউট করে এই ফোন থেকে সব নাম সরান',
    cleared: 'এই ফোনে আর কোনও নাম রাখা নেই',
  },
};

async function expectWell(page: Page) {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
const family = async (url: string, name: string) => {
  const member = { ...inventMember(), name };
  return { ...member, pid: await registerMember(url, member) };
};
const logOut = async (page: Page) => {
  await page.goto('/dashboard');
  await page
    .locator('form[action="/logout"] button')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.waitForURL('/login');
};
const main = (page: Page) => page.locator('main');

for (const language of languages)
  for (const { journey, how, javaScriptEnabled } of [
    { journey: test, how: '', javaScriptEnabled: true },
    { journey: overHttp, how: 'over HTTP, without JavaScript, ', javaScriptEnabled: false },
  ])
    journey(
      `${how}two of a house are chosen by name, and taken off again, in ${language}`,
      async ({ page, context, baseURL }) => {
        const url = String(baseURL);
        const t = words[language];
        await context.addCookies([{ name: 'lang', value: language, url }]);
        if (javaScriptEnabled) await chooseLanguage(page, language, url);
        const [mother, sister] = [await family(url, 'Ruma Ghosh'), await family(url, 'Mita Pal')];
        for (const [one, name] of [
          [mother, 'মা'],
          [sister, 'Mita'],
        ] as const) {
          await page.goto('/login?by=phone');
          await fillLogin(page, one);
          await expect(page.getByLabel(t.keep)).not.toBeChecked();
          await page.getByLabel(t.keep).check();
          await submitOf(page).click();
          await page.waitForURL('/sessions#kept-name');
          await main(page).locator('#kept-name [name="name"]').fill(name);
          if (javaScriptEnabled) await expectWell(page);
          await page.getByRole('button', { name: t.keepIt }).click();
          await expect(main(page)).toContainText(t.kept(name));
          const out = page.locator('form[action="/logout"] button').first();
          if (javaScriptEnabled) await out.evaluate((button: HTMLButtonElement) => button.form?.submit());
          else await out.click({ force: true });
          await page.waitForURL('/login');
        }
        await page.goto('/login');
        await expect(page.getByRole('heading', { name: t.who })).toBeVisible();
        if (javaScriptEnabled) await expectWell(page);
        await page.getByRole('link', { name: 'মা', exact: true }).click();
        await expect(page.locator('#phone')).toHaveCount(0);
        if (javaScriptEnabled) await expectWell(page);
        await page.locator('#password').fill('not the password');
        await submitOf(page).last().click();
        await expect(main(page)).toContainText(t.wrong);
        await page.locator('#password').fill(mother.password);
        await submitOf(page).last().click();
        await page.waitForURL('/dashboard');
        await expect(main(page)).toContainText(mother.pid);

        await page.goto('/sessions');
        // A person who finds the phone unlocked can end no session without the password.
        await letLoginBeOld(mother.pid);
        await page.getByLabel(t.takes).check();
        await page.getByRole('button', { name: t.everywhere }).click();
        if (javaScriptEnabled) {
          const dialog = page.getByRole('dialog', { name: t.again });
          await expect(dialog).toBeVisible();
          await expectWell(page);
          await dialog.locator('[name="phone"]').fill(mother.phone);
          await dialog.locator('[name="password"]').fill(mother.password);
          await dialog.locator('button[type=submit]').click();
          await expect(dialog).toHaveCount(0);
        } else {
          await page.waitForURL('/login?back=%2Fsessions');
          await page.getByRole('link', { name: 'মা', exact: true }).click();
          await page.locator('#password').fill(mother.password);
          await submitOf(page).last().click();
          await page.waitForURL('/sessions');
          await page.getByLabel(t.takes).check();
        }
        await page.getByRole('button', { name: t.everywhere }).click();
        await expect(main(page)).toContainText(t.ended);
        await expect(page.getByRole('link', { name: 'Mita', exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: 'মা', exact: true })).toHaveCount(0);
        await page.getByRole('button', { name: /Mita/ }).click();
        await expect(page.locator('#phone')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Mita', exact: true })).toHaveCount(0);
        expect((await context.cookies()).map(({ name }) => name)).not.toContain('names');
      },
    );

test('somebody who borrows a phone logs out and clears it, in bn', async ({ checkedPage: page, baseURL }) => {
  const url = String(baseURL);
  await chooseLanguage(page, 'bn', url);
  const guest = await family(url, 'Ruma Ghosh');
  await page.goto('/login');
  await fillLogin(page, guest);
  await page.getByLabel(words.bn.keep).check();
  await submitOf(page).click();
  await page.waitForURL('/sessions#kept-name');
  await page.getByRole('button', { name: words.bn.keepIt }).click();
  await expect(main(page)).toContainText('‘Ruma’');
  await page.getByRole('button', { name: words.bn.clear }).click();
  await expect(main(page)).toContainText(words.bn.cleared);
  await expect(page.locator('#phone')).toBeVisible();
});

test.describe('what one leaves on the phone', () => {
  test('is not a word of it before the next, by Back, forward or the same form; and the first finds it again', async ({
    checkedPage: page,
    baseURL,
  }) => {
    const url = String(baseURL);
    const groom = await makeShownMember(url, { name: 'Nilratan Dutta', gender: 'Male' });
    const first = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const second = await makeShownMember(url, { name: 'Mita Pal', gender: 'Female' });
    const TYPED = ['Typed By The First', 'A letter of the first'];
    const enter = async ({ phone, password }: typeof first) => {
      await page.goto('/login');
      await fillLogin(page, { phone, password });
      await submitOf(page).click();
      await page.waitForURL('/dashboard');
    };
    const read = async () => {
      const typed = await page.evaluate(() =>
        [...document.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value).join('\n'),
      );
      return `${await page.locator('body').innerText()}\n${typed}\n${await page.title()}`;
    };
    // A page from before the change of login reloads itself or leads to the login. Then the test reads the new page.
    const texts = async (): Promise<string> => {
      try {
        return await read();
      } catch (error) {
        if (!String(error).includes('context was destroyed')) throw error;
        await page.waitForLoadState('networkidle');
        return texts();
      }
    };
    const expectNothingOfTheFirst = async (where: string) => {
      await page.waitForLoadState('networkidle');
      const pageTexts = await texts();
      for (const word of [
        ...TYPED,
        'Ruma',
        first.pid,
        ...(where.startsWith('logged out') ? ['Nilratan', groom.pid] : []),
      ])
        expect(pageTexts, `${where} ${page.url()}`).not.toContain(word);
    };

    await enter(first);
    await page.goto(`/matching-profile/${groom.pid}`);
    await expect(main(page)).toContainText('Nilratan');
    await page.goto('/communication-details');
    await control(page, 'city').fill(TYPED[0] ?? '');
    await page.goto('/contact-us');
    await page
      .locator('main textarea')
      .first()
      .fill(TYPED[1] ?? '');
    await logOut(page);

    // After the logout no earlier page shows the first family's data.
    for (const step of ['back', 'back', 'back', 'forward', 'forward'] as const) {
      await (step === 'back' ? page.goBack() : page.goForward());
      await expectNothingOfTheFirst(`logged out, ${step}`);
    }
    await page.goto('/contact-us');
    await expectNothingOfTheFirst('logged out');

    await enter(second);
    for (const step of ['back', 'back', 'back', 'back', 'forward', 'forward', 'forward'] as const) {
      await (step === 'back' ? page.goBack() : page.goForward());
      await expectNothingOfTheFirst(`the second, ${step}`);
    }
    for (const path of ['/communication-details', '/contact-us', '/dashboard', '/notices']) {
      await page.goto(path);
      await expectNothingOfTheFirst(`the second ${path}`);
    }
    const storedText = await page.evaluate(async () => {
      const caches_ = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return JSON.stringify([{ ...localStorage }, caches_]);
    });
    for (const word of [...TYPED, first.pid, first.phone, groom.pid]) expect(storedText).not.toContain(word);
    await logOut(page);

    await enter(first);
    await page.goto('/communication-details');
    await expect(control(page, 'city')).toHaveValue(TYPED[0] ?? '');
    await page.goto('/contact-us');
    await expect(page.locator('main textarea').first()).toHaveValue(TYPED[1] ?? '');
  });
});
