import { digits } from '#words/numbers.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openMenu } from '../support/dashboard.ts';
import {
  fillStep1,
  fillStep2,
  formOf,
  openBasics,
  passwordIn,
  storedIn,
  submitLogin,
  submitOf,
} from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember } from '../support/member.ts';

const saved = { en: 'Saved', bn: 'সেভ হয়েছে' };

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const language of languages) {
  test(`a family registers, logs in, edits and logs out in ${language}`, async ({ checkedPage: page, baseURL }) => {
    const member = inventMember();
    await chooseLanguage(page, language, String(baseURL));
    await page.clock.install();

    await page.goto('/register');
    await expectAccessible(page);
    await fillStep1(page, member);
    await page.locator('#email').fill('ghosh@example.org');
    await submitOf(page).click();
    await expect(submitOf(page)).toBeDisabled();
    await expect
      .poll(() => storedIn(page))
      .toEqual({
        lang: language,
        profile_id: expect.stringMatching(/^SV[1-9]\d{0,8}$/),
        userregstep: '1',
        email: 'ghosh@example.org',
        phone: member.phone,
      });
    const { profile_id: profileId } = await storedIn(page);
    expect(await passwordIn(page)).toBe(member.password);
    await page.clock.fastForward(2_000);

    await page.waitForURL('/register2');
    await expectAccessible(page);
    await fillStep2(page);
    await submitOf(page).click();
    await expect(submitOf(page)).toBeDisabled();
    await expect.poll(() => storedIn(page)).not.toHaveProperty('userregstep');
    await page.clock.fastForward(2_000);

    await page.waitForURL('/thankyou');
    const facts = page.locator('main');
    for (const fact of [String(profileId), digits(member.phone, language), member.password])
      await expect(facts).toContainText(fact);
    await expectAccessible(page);
    await page.clock.fastForward(3_000);
    await expect.poll(() => storedIn(page)).toEqual({ lang: language });
    expect(await passwordIn(page)).toBeNull();

    await submitLogin(page, member);
    await expect(submitOf(page)).toBeDisabled();
    await expect.poll(() => storedIn(page)).toEqual({ lang: language, pid: profileId });
    await page.clock.fastForward(2_000);

    await page.waitForURL('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await openBasics(page);
    await expect(page.locator('#phone')).toHaveValue(member.phone);
    await expect(page.locator('#phone')).not.toBeEditable();
    await expect(page.locator('#email')).not.toBeEditable();
    await expectAccessible(page);
    await page.locator('#name').fill('শর্মিলা ঘোষ');
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(saved[language]);
    await page.reload();
    await expect(page.locator('#name')).toHaveValue('শর্মিলা ঘোষ'.normalize('NFC'));

    if ((page.viewportSize()?.width ?? 0) < 768) await openMenu(page);
    await page.locator('form[action="/logout"] button:visible').click();
    await page.waitForURL('/login');
    expect(await storedIn(page)).toEqual({ lang: language });
  });
}
