import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';

const ROW_HEIGHT_PX = 150;
const WINDOW_WIDTH_PX = 88;
const CONTROL_PX = 44;
/** The highest permitted height of the bottom bar of a phone. */
const BAR_PX = 60;
const HEADING_Y_PX = 150;
/** The lowest permitted position of the name on a member's page, below the cover. */
const NAME_Y_PX = 300;
const FIRST_PERSON_Y_PX = 260;
const TABS = 12;
const phone = { width: 360, height: 740 };

/** The longest names, places and professions. */
const wordy = {
  education: '23',
  profession: '13',
  castid: '9',
  clan: 'Vishwamitra',
  dob: '1995-02-03',
  religion: '1',
  rashiid: '2',
};

/** A bride and the grooms in her list; their unusual height separates them from those of other journeys. */
async function makePeople(url: string) {
  const grooms = [];
  const height = String(randomInt(195, 236));
  for (const name of ['Debabrata Mukherjee', 'অনিরুদ্ধ মুখোপাধ্যায়', 'Chandan Das', 'Ritwik Pal', 'Subhankar Roy']) {
    const groom = await makeShownMember(url, { name, gender: 'Male' });
    await ask(groom, 'updatepersonalinformation', { pid: groom.pid, ...wordy, height });
    await ask(groom, 'updateprofiledetails', { pid: groom.pid, homedistrictid: '105', aboutself: 'I teach and sing.' });
    grooms.push(groom);
  }
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  const wishes = { agefrom: '22', ageto: '60', professionids: '13', diets: 'Veg', dietstrength: 'Wish' };
  const musts = { heightfrom: height, heightto: height, heightstrength: 'Must' };
  await ask(bride, 'updatewishes', { pid: bride.pid, ...wishes, ...musts });
  return { bride, grooms, height };
}

const cards = (page: Page) => page.getByRole('article');

const cardOf = (page: Page, { pid }: { pid: string }) =>
  cards(page).filter({ has: page.locator(`a[href="/matching-profile/${pid}"]`) });

/** Reloads the list until these people are in it; a change takes up to two seconds. */
async function openList(page: Page, people: { pid: string }[]) {
  await expect(async () => {
    await page.goto('/matching-profile');
    for (const person of people) await expect(cardOf(page, person)).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** The number of Tab presses on a fresh page until a person has the focus. */
async function tabsToPerson(page: Page): Promise<number> {
  await page.reload();
  for (let tabs = 1; tabs <= 30; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('article') !== null)) return tabs;
  }
  return Number.POSITIVE_INFINITY;
}

const heightOf = async (page: Page, index: number) => (await cards(page).nth(index).boundingBox())?.height ?? 0;

test('a phone shows three families whole and a fourth begun in both languages, and a row keeps its place', {
  tag: '@both-faces',
}, async ({ checkedPage: page, baseURL }) => {
  const url = String(baseURL);
  const { bride, grooms } = await makePeople(url);
  await becomeMember(page.context(), bride);
  await page.setViewportSize(phone);
  for (const language of languages) {
    await page.context().addCookies([{ name: 'lang', value: language, url }]);
    await openList(page, grooms);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const index of [0, 1, 2, 3, 4]) {
      await cards(page).nth(index).scrollIntoViewIfNeeded();
      expect(await heightOf(page, index), `the height of row ${index}`).toBeLessThanOrEqual(ROW_HEIGHT_PX);
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect((await page.locator('#page-heading').boundingBox())?.y).toBeLessThanOrEqual(HEADING_Y_PX);
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(FIRST_PERSON_Y_PX);
    const foot = phone.height - BAR_PX;
    const third = await cards(page).nth(2).boundingBox();
    const name = await cards(page).nth(3).getByRole('heading').boundingBox();
    expect((third?.y ?? 999) + (third?.height ?? 999)).toBeLessThanOrEqual(foot);
    expect(name?.y).toBeLessThan(foot);
    expect(await tabsToPerson(page)).toBeLessThanOrEqual(TABS);
    const windowBox = await cards(page).first().locator('[data-window]').boundingBox();
    expect(windowBox?.width).toBeGreaterThanOrEqual(WINDOW_WIDTH_PX);
    await expectAccessible(page);
  }

  // Any point of the card opens the profile, and *back* returns to the same position.
  const fourth = cards(page).nth(3);
  await fourth.scrollIntoViewIfNeeded();
  await fourth.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = (await fourth.boundingBox())?.y ?? 0;
  // Identifies the card by its link, because a member who registers meanwhile may come before it.
  const address = await fourth.getByRole('link').first().getAttribute('href');
  const openedCard = cards(page).filter({ has: page.locator(`a[href="${address}"]`) });
  const line = await fourth.locator('p').first().boundingBox();
  await page.mouse.click((line?.x ?? 0) + 8, (line?.y ?? 0) + 8);
  await expect(page).toHaveURL(/matching-profile\/SV/);
  await page.goBack();
  await expect(openedCard.getByRole('link').first()).toBeFocused();
  await expect(async () => {
    expect(Math.abs(((await openedCard.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(4);
  }).toPass({ timeout: 5_000 });
});

for (const language of languages)
  test(`a member’s page begins with the person in ${language}, and one bar shows the next action`, {
    tag: '@both-faces',
  }, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const { bride, grooms } = await makePeople(url);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.setViewportSize(phone);
    await page.goto(`/matching-profile/${grooms[0]?.pid}`);
    const card = page.getByRole('article');
    expect((await card.boundingBox())?.y).toBeLessThanOrEqual(HEADING_Y_PX);
    // Below the cover come the name, the facts and the first own words, all on the first screen.
    const last = await card.locator('p').nth(0).boundingBox();
    expect((last?.y ?? 999) + (last?.height ?? 999)).toBeLessThanOrEqual(520);
    expect((await card.locator('blockquote').boundingBox())?.y).toBeLessThanOrEqual(600);
    const bar = await page.locator('[data-page-bar]').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(phone.height);
    expect(bar?.height).toBeLessThanOrEqual(58);
    // The page is about another member, so the visitor's own identity is at its end.
    const identity = await page.locator('main header').boundingBox();
    const back = await page.locator('[data-top-line]').boundingBox();
    const end = await page.locator('#seldom').boundingBox();
    expect(back?.y).toBeLessThanOrEqual(64);
    expect(identity?.y).toBeGreaterThan((end?.y ?? 0) + (end?.height ?? 0));
    await expect(page.locator('main header')).toContainText(bride.pid);
    expect((await page.locator('h1').boundingBox())?.y).toBeLessThanOrEqual(NAME_Y_PX);
    await expect(page.getByRole('button', { name: { en: 'Send interest', bn: 'আগ্রহ জানান' }[language] })).toBeVisible();
    // The note's field is part of the form, visible above the button.
    await expect(page.getByRole('textbox', { name: { en: /^A short note/, bn: /^দু-এক কথা/ }[language] })).toBeVisible();
    const confirmed = { en: 'Phone confirmed by a code', bn: 'ফোন নম্বর কোড দিয়ে যাচাই হয়েছে' };
    await expect(page.getByRole('article').first()).toContainText(confirmed[language]);
    await expectAccessible(page);

    await page.goto(`/matching-profile/${bride.pid}`);
    await expect(page.getByRole('article')).toContainText('Ruma');
    await expect(page.getByRole('article')).not.toContainText('Ghosh');
    await page.locator('a[href$="?as=list"]').click();
    const checkedPhone = { en: 'Checked: phone', bn: 'যাচাই হয়েছে: ফোন' };
    await expect(page.getByRole('article')).toContainText(checkedPhone[language]);
    await expectAccessible(page);
    await page.locator('a[href$="?as=accepted"]').click();
    await expect(page.getByRole('article')).toContainText('Ruma Ghosh');
    await expectAccessible(page);
  });

test('chips say what differs between the families of the page, in two shapes also in forced colours', async ({
  checkedPage: page,
  baseURL,
}) => {
  const { bride, grooms, height } = await makePeople(String(baseURL));
  const [veg = bride, other = bride] = grooms;
  const diets = [
    [veg, 'Veg'],
    [other, 'Non Veg'],
  ] as const;
  for (const [groom, userdiet] of diets)
    await ask(groom, 'updatepersonalinformation', { pid: groom.pid, ...wordy, height, userdiet });
  await becomeMember(page.context(), bride);
  await page.setViewportSize(phone);
  const [good, toAsk] = [page.getByText('All your wishes met'), page.getByText('Not as hoped: diet')];
  await expect(async () => {
    await openList(page, grooms);
    await expect(cardOf(page, veg)).toContainText('All your wishes met', { timeout: 1_000 });
    await expect(cardOf(page, other)).toContainText('Not as hoped: diet', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  // The other three have not answered about their diet. That is most of the page, so no card mentions it.
  await expect(page.getByText('Ask: diet')).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  const lineOf = (chip: typeof good) => chip.evaluate((item) => getComputedStyle(item).borderTopStyle);
  expect(await lineOf(good)).toBe('solid');
  expect(await lineOf(toAsk)).toBe('dashed');
});

test('an interest is sent from the member’s page that a row opens, and from the pair', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const { bride, grooms } = await makePeople(url);
  const [first = bride, second] = grooms;
  await becomeMember(page.context(), bride);
  await page.setViewportSize(phone);
  await openList(page, grooms);
  const card = cardOf(page, first);
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('button')).toHaveCount(1);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/matching-profile/${first.pid}`);
  await page.getByRole('button', { name: 'Send interest' }).click();
  await expect(page.locator('main [role=status]', { hasText: 'Your interest has been sent' })).toBeVisible();
  // Members to whom she has sent an interest are not in the list. They are found under sent interests.
  await openList(page, grooms.slice(1));
  await expect(cardOf(page, first)).toHaveCount(0);
  await page.goto(`/matching-profile/find?who=${first.pid}`);
  await expect(cardOf(page, first)).toContainText('Interest sent');
  await page.goto(`/matching-profile/${second?.pid}/pair`);
  await expect(page.getByRole('cell', { name: /(fits|ask)$/ }).first()).toBeVisible();
  const send = page.getByRole('button', { name: 'Send interest' });
  await expect(send).toBeInViewport();
  await send.click();
  await expect(page.locator('[data-page-bar]')).toContainText('Waiting for their answer');
  await page.goto('/matching-profile/inbox');
  await expect(page.locator('#sent li')).toHaveCount(2);
});

test('a press of the bookmark saves a family, another takes it out, and none erases a note', async ({
  checkedPage: page,
  baseURL,
}) => {
  const { bride, grooms } = await makePeople(String(baseURL));
  const [groom = bride, noted = bride] = grooms;
  await becomeMember(page.context(), bride);
  await page.setViewportSize(phone);
  await callAbout(bride, 'addtoshortlist', noted, { note: 'Uncle knows them.' });
  await openList(page, grooms);
  const bookmark = cardOf(page, groom).getByRole('button', { name: /^Save: / });
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  const box = await bookmark.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(CONTROL_PX);
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^(Kept|Saved)/ })).toBeAttached();
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('status').filter({ hasText: /^(Taken out|Removed)/ })).toBeAttached();
  await expect(bookmark).toBeFocused();
  await cardOf(page, noted)
    .getByRole('link', { name: /^Saved, with your note/ })
    .click();
  await expect(page).toHaveURL(/shortlist#kept-/);
  await expect(page.locator('main')).toContainText('Uncle knows them.');
});

test('the shortlist has the same rows, two in a row on a wide screen', async ({ checkedPage: page, baseURL }) => {
  const { bride, grooms } = await makePeople(String(baseURL));
  const [groom = bride, other = bride] = grooms;
  await becomeMember(page.context(), bride);
  await page.setViewportSize(phone);
  for (const kept of [other, groom]) await callAbout(bride, 'addtoshortlist', kept, { note: '' });
  await page.goto('/matching-profile/shortlist');
  const entry = page.locator('main li').filter({ has: page.locator(`a[href="/matching-profile/${groom.pid}/pair"]`) });
  await expectAccessible(page);
  expect(await heightOf(page, 0)).toBeLessThanOrEqual(ROW_HEIGHT_PX);
  await entry.locator('summary', { hasText: 'Write a note' }).click();
  await entry.getByLabel('Note for yourselves').fill('Call on Sunday.');
  await entry.getByRole('button', { name: 'Save the note' }).click();
  await expect(entry).toContainText('Call on Sunday.');
  await page.setViewportSize({ width: 1366, height: 768 });
  const [first, second] = [await cards(page).nth(0).boundingBox(), await cards(page).nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  await page
    .locator(`#kept-${other.pid}`)
    .getByRole('button', { name: /^Save: / })
    .click();
  await expect(cards(page)).toHaveCount(1);
  await entry.getByRole('link', { name: 'Side by side' }).click();
  await expect(page).toHaveURL(`/matching-profile/${groom.pid}/pair`);
});

test('on wide screens three cards are in a row with their lines at one height, then four', async ({
  checkedPage: page,
  baseURL,
}) => {
  const { bride, grooms } = await makePeople(String(baseURL));
  await becomeMember(page.context(), bride);
  const topsOf = async (part: string) => {
    const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards(page).nth(index).locator(part).boundingBox()));
    return boxes.map((box) => box?.y);
  };
  for (const [width, columns] of [
    [1280, 3],
    [1366, 3],
    [1500, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openList(page, grooms);
    await expect(cards(page).first().locator('[data-window] > *')).toBeVisible();
    for (const part of ['[data-window]', 'h2', 'p']) {
      const tops = (await topsOf(part === 'p' ? 'p >> nth=0' : part)).slice(0, columns);
      expect(new Set(tops).size, `${part} at ${width} px`).toBe(1);
    }
    const [first, ...others] = await topsOf('[data-window]');
    expect(others.filter((top) => top === first)).toHaveLength(columns - 1);
    const narrow = await page.getByRole('region', { name: 'Narrow it down' }).boundingBox();
    expect(narrow?.x).toBeGreaterThan(
      (
        await cards(page)
          .nth(columns - 1)
          .boundingBox()
      )?.x ?? 9999,
    );
  }
  await expectAccessible(page);
  // The filter column stays visible while the list scrolls.
  await cards(page).nth(4).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Show families' })).toBeInViewport();
  await page.getByRole('textbox', { name: 'From' }).fill('21');
  await page.getByRole('checkbox', { name: 'A different gotra' }).check();
  await page.getByRole('button', { name: 'Show families' }).click();
  await expect(page).toHaveURL(/search\?agefrom=21&otherclan=Yes$/);
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp(
    'what a row has no room for is on the member’s page, and the bookmark works',
    async ({ checkedPage: page, baseURL }) => {
      const { bride, grooms } = await makePeople(String(baseURL));
      await becomeMember(page.context(), bride);
      const [groom = bride] = grooms;
      await openList(page, [groom]);
      const card = cardOf(page, groom);
      await expect(card.getByText('I teach and sing.')).toHaveCount(0);
      await card.getByRole('button', { name: /^Save: / }).click();
      await expect(page.getByRole('status').filter({ hasText: /^(Kept|Saved)/ })).toBeVisible();
      await expect(card.getByRole('button', { name: /^Save: / })).toHaveAttribute('aria-pressed', 'true');
      await card.getByRole('link').click();
      await expect(page.getByText('I teach and sing.')).toBeVisible();
    },
  );
});
