import { expectAccessible } from '../support/accessible.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, makeShownMember } from '../support/meeting.ts';

const ASKED = {
  en: {
    home: 'A family of four. One sister, married.',
    later: 'once both families have accepted',
    sent: 'Your interest has been sent',
  },
  bn: { home: 'চারজনের সংসার। এক বোন, বিয়ে হয়ে গেছে।', later: 'রাজি হলে', sent: 'আগ্রহ' },
} as const;

/** Makes a groom with an answer of every kind, who has opened his home, and a bride who reads his page. */
async function makeTwo(url: string) {
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  const home = { brothers: '0', sisters: '1', sistersmarried: '1', peopleathome: '4', siblingnotes: 'Rina in Howrah' };
  await ask(groom, 'updateprofiledetails', { pid: groom.pid, aboutself: 'I cook on Sundays.', ...home });
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  return { bride, groom };
}

for (const language of languages)
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1366, height: 768 },
  ])
    test(`a member’s page reads as a letter, ${language}, ${viewport.width} px`, async ({
      checkedPage: page,
      baseURL,
    }) => {
      const url = String(baseURL);
      const { bride, groom } = await makeTwo(url);
      const t = ASKED[language];
      await becomeMember(page.context(), bride);
      await chooseLanguage(page, language, url);
      await page.setViewportSize(viewport);
      await page.goto(`/matching-profile/${groom.pid}`);
      await expect(page.locator('main [data-window] > *').first()).toBeVisible();
      const letter = page.getByRole('article');
      // While his home is closed, one sentence says what opens later, and nothing of the home is shown.
      await expect(letter).toContainText(t.later);
      await expect(letter).not.toContainText(t.home);
      await ask(groom, 'updatehomeaudience', { pid: groom.pid, homefor: 'Members' });
      await page.reload();
      await expect(letter).toContainText(t.home);
      await expect(page.locator('main')).not.toContainText('Rina');
      // The order is: own words, the home, the reasons. The tables are folded below.
      const y = async (part: string) => (await page.locator(part).first().boundingBox())?.y ?? 0;
      expect(await y('article h1')).toBeLessThan(await y('article blockquote'));
      expect(await y('article blockquote')).toBeLessThan(await y('article section'));
      const tables = page.locator('main details:has(h2)');
      await expect(tables.first().locator('dl')).toBeHidden();
      await tables.first().locator('summary').click();
      await expect(tables.first().locator('dl')).toBeVisible();
      await expectAccessible(page);

      // The field is visible above the button. From 64rem on both stay visible.
      const field = page.locator('#note textarea');
      const send = page.locator('[data-page-bar] button').first();
      await expect(field).toBeVisible();
      if (viewport.width > 1024) {
        expect(await y('#note textarea')).toBeLessThan(await y('[data-page-bar] button'));
        await page.locator('#seldom').scrollIntoViewIfNeeded();
        await expect(field).toBeInViewport();
      }
      await expect(send).toBeInViewport();
      await field.fill('We are from Barisal.');
      await send.click();
      // One status says that the interest was sent. The bottom bar does not repeat it.
      await expect(page.locator('main [role=status]', { hasText: t.sent })).toBeVisible();
      await expect(page.locator('main')).toContainText('We are from Barisal.');
      await expect(page.locator('[data-page-bar]')).not.toContainText(/Waiting|অপেক্ষায়/);
      await expect(page.getByText(/is waiting for this family|পরিবারের উত্তরের অপেক্ষায়/)).toHaveCount(0);
      await expectAccessible(page);
    });

test('a family opens its home and closes it again on its own card, reading what strangers will', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const { bride, groom } = await makeTwo(url);
  await becomeMember(page.context(), groom);
  await page.goto(`/matching-profile/${groom.pid}`);
  const home = page.locator('#home');
  await expect(home).toContainText(ASKED.en.home);
  await expect(page.getByRole('article')).not.toContainText(ASKED.en.home);
  await home.getByRole('button', { name: 'Yes, show it to these families' }).click();
  await expect(page.getByRole('article')).toContainText(ASKED.en.home);
  await expectAccessible(page);
  const read = async () =>
    JSON.stringify((await ask(bride, 'member', { pid: bride.pid, member: groom.pid })).household);
  expect(await read()).toContain('"sistersMarried":1');
  await home.getByRole('button', { name: 'Show it only to families' }).click();
  await expect(page.getByRole('article')).not.toContainText(ASKED.en.home);
  expect(await read()).toBe('null');
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp(
    'the letter is whole, its tables unfold, and an interest goes with its few words',
    async ({ checkedPage: page, baseURL }) => {
      const { bride, groom } = await makeTwo(String(baseURL));
      await becomeMember(page.context(), bride);
      await page.goto(`/matching-profile/${groom.pid}`);
      await expect(page.locator('blockquote')).toContainText('I cook on Sundays.');
      await page.locator('main details:has(h2) > summary').first().click();
      await expect(page.locator('main details:has(h2) dl').first()).toBeVisible();
      await page.locator('#note textarea').fill('We are from Barisal.');
      await page.locator('[data-page-bar] button').first().click();
      await expect(page.locator('main')).toContainText('We are from Barisal.');
    },
  );
});
