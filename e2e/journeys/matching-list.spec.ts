import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { control, enterAsMember, openMenu, radio, save, unfoldWishes } from '../support/dashboard.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';
import { withoutScripts } from '../support/scripts.ts';

/** Returns a unique name, with a district of Bangladesh and a profession that few other grooms of the journeys have. */
function inventTraits(name: string) {
  const [district, profession] = [String(randomInt(201, 265)), String(randomInt(1, 46))];
  // Uses letters, because a name followed by digits is taken for an account of another service.
  const ending = Array.from({ length: 6 }, () => 'bdghkmnprt'[randomInt(10)]).join('');
  return { district, profession, name: `${name}${ending}` };
}

async function makeGroom(url: string, { name, district, profession }: ReturnType<typeof inventTraits>) {
  const groom = await makeShownMember(url, { name: `${name} Dutta`, gender: 'Male' });
  const ownProfile = { pid: groom.pid };
  const unchangedAnswers = { dob: '1995-02-03', castid: '9', height: '172', religion: '1', rashiid: '2' };
  await ask(groom, 'updatepersonalinformation', { ...ownProfile, ...unchangedAnswers, profession });
  const words = { aboutself: 'I teach and sing.', mothertongue: 'Bengali', maritalstatus: 'Never Married' };
  await ask(groom, 'updateprofiledetails', { ...ownProfile, ...words, homedistrictid: district });
  return groom;
}

const cards = (page: Page) => page.getByRole('article');

/** Reloads the page until the lists show a change, which takes up to two seconds. */
const listing = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.goto('/matching-profile');
    await check();
  }).toPass({ timeout: 20_000 });

test('from the choice to be shown and the wishes to a list with the expected person first', async ({
  checkedPage: page,
  baseURL,
}) => {
  const traits = inventTraits('Nilratan');
  const { name } = traits;
  await makeGroom(String(baseURL), traits);
  await enterAsMember(page, String(baseURL));

  await page.goto('/matching-profile');
  await expect(page.getByText('Until you agree, nobody can find you here')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'This is my own profile: please show it' }).click();
  await expect(page.getByText('Your profile is now shown to members')).toBeVisible();

  await openMenu(page);
  const menu = page.getByRole('navigation', { name: 'My profile' });
  await menu.getByRole('link', { name: 'My wishes' }).click();
  await expect(page.locator('#page-heading')).toHaveText('My wishes');
  await unfoldWishes(page);
  await page.getByRole('group', { name: 'Districts' }).locator('summary').click();
  await radio(page, 'place.districts', traits.district).check();
  await expect(radio(page, 'religion.anyOf', '1')).toHaveCount(1);
  // A wish cannot name "prefer not to say".
  for (const [list, notSaid] of [
    ['religion.anyOf', '13'],
    ['caste.anyOf', '66'],
  ] as const)
    await expect(radio(page, list, notSaid)).toHaveCount(0);
  await page.getByRole('group', { name: 'Profession' }).locator('summary').click();
  await radio(page, 'profession.anyOf', traits.profession).check();
  await control(page, 'age.from').fill('40');
  await control(page, 'age.to').fill('25');
  await expect(page.getByRole('status').filter({ hasText: 'Please check age and height' })).toBeVisible();
  await control(page, 'age.from').fill('22');
  await control(page, 'age.to').fill('60');
  await expect(page.getByRole('status').filter({ hasText: 'Your list would have' })).toBeVisible();
  // Checked boxes survive a change of the language.
  await page.locator('header a[hreflang=bn]').click();
  await expect(page.locator('#page-heading')).toHaveText('কেমন সম্বন্ধ চাই');
  await expect(radio(page, 'profession.anyOf', traits.profession)).toBeChecked();
  await page.locator('header a[hreflang=en]').click();
  await expect(page.locator('#page-heading')).toHaveText('My wishes');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(radio(page, 'place.districts', traits.district)).toBeChecked();

  await listing(page, async () => {
    await expect(cards(page).first().getByRole('heading')).toContainText(name, { timeout: 1_000 });
  });
  const first = cards(page).first();
  await expect(first).toContainText('All your wishes met');
  await expectAccessible(page);

  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/matching-profile/about-me', '/matching-profile/wishes', '/matching-profile']) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
  await page.locator('a[hreflang=bn]').click();
  await expect(first).toContainText('যা চান, সব মেলে');
  await expectAccessible(page);
  await page.locator('a[hreflang=en]').click();
  await expect(first).toContainText('All your wishes met');

  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('link').click();
  await expect(page.locator('#hide')).toBeAttached();
  await page.locator('#hide summary').click();
  await page.locator('#hide').getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'no longer comes up in your lists' })).toBeVisible();
  await page.goto('/matching-profile');
  await expect(page.getByRole('button', { name: 'Stop showing it' })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);

  await page.getByRole('button', { name: 'Stop showing it' }).click();
  await expect(page.getByText('Your profile is no longer shown to anyone')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('musts without any match show which one to relax to a wish, and one press does so', async ({
  checkedPage: page,
  baseURL,
}) => {
  await makeGroom(String(baseURL), inventTraits('Prabir'));
  const bride = await makeShownMember(String(baseURL), { name: 'Ruma Ghosh', gender: 'Female' });
  // Nobody in any journey has this height.
  await ask(bride, 'updatewishes', { pid: bride.pid, heightfrom: '240', heightstrength: 'Must' });
  await becomeMember(page.context(), bride);
  await listing(page, async () => {
    await expect(page.getByText('Nobody meets all your musts just now')).toBeVisible({ timeout: 1_000 });
    await expect(page.getByRole('button', { name: 'Make it a wish: height' })).toBeVisible({ timeout: 1_000 });
  });
  await expect(page.locator('#page-heading ~ p')).toHaveCount(0);
  await page.getByRole('button', { name: 'Make it a wish: height' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('the choice, the wishes and the list work', async ({ checkedPage: page, baseURL }) => {
    const traits = inventTraits('Sukanta');
    const { name } = traits;
    await makeGroom(String(baseURL), traits);
    const bride = await makeShownMember(String(baseURL), { name: 'Ruma Ghosh', gender: 'Female' });
    await ask(bride, 'updateshowing', { pid: bride.pid, show: 'No' });
    await becomeMember(page.context(), bride);
    await page.goto('/matching-profile');
    await page.getByRole('button', { name: 'Show my profile to members' }).click();
    await expect(page.getByText('Your profile is now shown to members')).toBeVisible();

    await page.goto('/matching-profile/wishes');
    await unfoldWishes(page);
    await page.getByRole('group', { name: 'Districts' }).locator('summary').click();
    await radio(page, 'place.districts', traits.district).check();
    await page.getByRole('group', { name: 'Marital status' }).locator('summary').click();
    await page.getByRole('group', { name: 'Marital status' }).locator('input').first().check();
    await page.getByRole('group', { name: 'Marital status' }).locator('input').last().check();
    const caste = page.locator('[name="caste.anyOf"]').first();
    await page.locator('summary', { hasText: /^Caste/ }).click();
    await caste.check();
    await page.getByLabel('Caste no bar').check();
    await expect(caste).toBeHidden();
    await save(page);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    // The earlier choice stays stored while the field is hidden.
    await expect(caste).toBeHidden();
    await expect(caste).toBeChecked();
    await expect(page.getByRole('group', { name: 'Marital status' }).locator('input:checked')).toHaveCount(2);
    await expect(page.getByText('Your list would have')).toBeVisible();

    await listing(page, async () => {
      await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 1_000 });
    });
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Newest' }).click();
    await expect(page).toHaveURL(/order=newest/);
    await cards(page).first().getByRole('link').click();
    await page.locator('#hide summary').click();
    await page.locator('#hide').getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'no longer comes up in your lists' })).toBeVisible();
  });
});

overHttp.describe('over HTTP, without JavaScript', () => {
  for (const language of languages) {
    overHttp(`the list, a profile and the inbox are in ${language}`, async ({ checkedPage: page, baseURL }) => {
      const t = words[language];
      const url = String(baseURL);
      const traits = inventTraits('Haradhan');
      const groom = await makeGroom(url, traits);
      const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
      const { pid } = bride;
      await ask(bride, 'updatewishes', { pid, districtids: traits.district, placestrength: 'Must' });
      await becomeMember(page.context(), bride);
      await chooseLanguage(page, language, url);
      const card = cards(page).filter({ hasText: traits.name });
      await listing(page, async () => {
        await expect(card).toBeVisible({ timeout: 1_000 });
      });
      await expectAccessible(page);
      await card.locator(`a[href="/matching-profile/${groom.pid}"]`).first().click();
      await expect(page).toHaveURL(`/matching-profile/${groom.pid}`);
      await expect(page.locator('main')).toContainText('I teach and sing.');
      await expectAccessible(page);
      await page.getByRole('link', { name: t.pair }).click();
      await expect(page).toHaveURL(`/matching-profile/${groom.pid}/pair`);
      await page.locator('#kootas summary').click();
      // Another table is for printing alone.
      const kootas = page.locator('#kootas').getByRole('table');
      await expect(kootas.locator('tbody tr')).toHaveCount(8);
      await expect(kootas).toContainText(t.koota);
      await expectAccessible(page);
      // A member who has sent an interest is not in the list, and the list says where to find such members.
      await callAbout(groom, 'sendintroduction', bride, { note: 'We are from Barisal.' });
      await page.goto('/matching-profile');
      await expect(card).toHaveCount(0);
      await page.getByRole('link', { name: t.interests }).click();
      await expect(page).toHaveURL('/matching-profile/inbox');
      await expect(page.locator('main')).toContainText('We are from Barisal.');
      await expect(page.getByRole('button', { name: t.accept })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

const words = {
  en: { interests: 'See them in Interests', pair: 'Side by side', koota: 'Meeting of minds', accept: 'Accept' },
  bn: { interests: '‘আগ্রহ ও উত্তর’ পাতায় তাঁদের দেখুন', pair: 'পাশাপাশি', koota: 'মনের মিল', accept: 'হ্যাঁ, কথা বলতে রাজি' },
};
