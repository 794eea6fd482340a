import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { queryBeside } from '#server/testing/query-beside.ts';
import { expectAccessible } from '../support/accessible.ts';
import { CODE, comeUninvited, noteSlip, pack, row, unlock, writeSlip } from '../support/hall.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { ask, becomeMember, makeShownMember, type ShownMember } from '../support/meeting.ts';
import { enterAsStaff, journeysFolder } from '../support/office.ts';

test.use({ serviceWorkers: 'allow' });

const daysAhead = (days: number) => todayInIndia(Date.now() + days * DAY_MS);

/** Makes families of a language that no other journey uses, so that nobody else is invited. */
async function makeFamilies(url: string): Promise<Record<'ruma' | 'mita' | 'amit' | 'bimal', ShownMember>> {
  const [ruma, mita, amit, bimal] = [
    await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }),
    await makeShownMember(url, { name: 'Mita Sen', gender: 'Female' }, { father_name: 'Kamal Sen' }),
    await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' }, { father_name: 'Bimal Dutta' }),
    await makeShownMember(url, { name: 'Bimal Nandi', gender: 'Male' }, { father_name: 'Shyamal Nandi' }),
  ];
  const ids = [ruma, mita, amit, bimal].map(({ pid }) => `'${pid}'`).join();
  await queryBeside(
    journeysFolder(),
    `insert into profile_details (profile_id, mother_tongue) select unnest(array[${ids}]), 'Kokborok'
    on conflict (profile_id) do update set mother_tongue = 'Kokborok'`,
  );
  return { ruma, mita, amit, bimal };
}

async function openTablet(context: BrowserContext, melan: string): Promise<Page> {
  const tablet = await context.newPage();
  await tablet.goto(`${melan}/tablet`);
  return tablet;
}

test('a melan from the first invitation to those who named each other, with a tablet that has no network', async ({
  checkedPage: page,
  browser,
  baseURL,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const url = String(baseURL);
  const families = await makeFamilies(url);
  await chooseLanguage(page, 'en', url);
  await enterAsStaff(page, `melan-${randomInt(1_000_000)}@trust.example`, 'helper');

  // A melan is made, at first with wrong input. Typed text is not lost.
  await page.goto('/office/melans');
  await expectAccessible(page);
  await page.locator('input[name=heldOn]').fill(daysAhead(9));
  await page.locator('input[name=beginsAt]').fill('10:00');
  await page.locator('input[name=endsAt]').fill('09:00');
  await page.locator('textarea[name=place]').fill('Town Hall, Agartala');
  await page.locator('input[name=seats]').fill('20');
  await page.locator('summary').filter({ hasText: 'Mother tongue' }).click();
  await page.getByLabel('Kokborok').check();
  await page.getByRole('button', { name: 'Add a melan' }).click();
  await expect(page.getByText('Please give an ending time later than the starting time').first()).toBeVisible();
  await page.locator('input[name=endsAt]').fill('16:00');
  await page.getByRole('button', { name: 'Add a melan' }).click();
  await expect(page.getByText('Nobody is invited yet').first()).toBeVisible();
  await row(page, 'Town Hall, Agartala').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/office\/melans\/\d+$/);
  const melan = page.url();
  const id = melan.replace(/.*\//, '');

  // Families are invited. Their answers: on the site, by a call, and *not this time*.
  await page.locator('input[name=count]').fill('4');
  await page.getByRole('button', { name: 'Invite more families' }).click();
  await expect(page.getByText('The families have been invited, and are being told')).toBeVisible();
  await expectAccessible(page);
  const context = await browser.newContext({ baseURL: url, viewport: page.viewportSize() });
  const home = await context.newPage();
  await chooseLanguage(home, 'bn', url);
  await becomeMember(context, families.ruma);
  await home.goto('/dashboard');
  await home.getByRole('link', { name: 'মিলন অনুষ্ঠানে আপনাদের নিমন্ত্রণ' }).click();
  await home.getByRole('button', { name: 'আমরা আসব' }).click();
  await expect(home.getByText('কজন আসবেন জানান, ১ থেকে ১২').first()).toBeVisible();
  await home.locator('input[name=people]').first().fill('৩');
  await home.getByRole('button', { name: 'আমরা আসব' }).click();
  await expect(home.getByText('অপেক্ষার তালিকায় আছেন')).toBeVisible();
  await expectAccessible(home);
  for (const member of [families.mita, families.amit])
    await ask(member, 'answermelan', { pid: member.pid, melan: id, answer: 'coming', people: '2' });
  await page.reload();
  await row(page, 'Bimal').last().locator('summary').click();
  await row(page, 'Bimal').last().locator('input[name=people]').fill('4');
  await row(page, 'Bimal').last().getByRole('button', { name: 'They are coming' }).click();
  await expect(page.getByText('Places have been kept for you. We look forward to the day.')).toBeVisible();
  await page.getByRole('button', { name: 'Plan the tables' }).click();
  await expect(page.getByText('4 meetings at tables')).toBeVisible();
  await page.getByRole('link', { name: 'See the plan' }).click();
  await expect(page.getByText('Best matches').first()).toBeVisible();
  await expectAccessible(page);
  const cards = await page.request.get(`/api/office/melans/${id}/cards?lang=bn`);
  expect((await cards.body()).subarray(0, 5).toString()).toBe('%PDF-');

  // A second tablet, in its own browser, notes what the first one does not know.
  const beside = await browser.newContext({
    baseURL: url,
    storageState: await page.context().storageState(),
    serviceWorkers: 'allow',
  });
  const second = await openTablet(beside, melan);
  await pack(second);
  await expect(second.getByText('0 of 4 have come')).toBeVisible();
  await beside.setOffline(true);

  // The first tablet is prepared and taken to the hall. There it is closed and opened with a clock of another year.
  const hall = page.context();
  const first = await openTablet(hall, melan);
  await pack(first, 'sakaler-code-7');
  await expect(
    first.getByText('A code you make up yourself is easier to guess', { exact: false }).last(),
  ).toBeVisible();
  await pack(first);
  await expect(first.getByText('0 of 4 have come')).toBeVisible();
  await expectAccessible(first);
  expect(await first.content()).not.toMatch(/SV\d|Ghosh|Dutta/);

  // A third tablet, logged out of the office as it requests, locks itself when nobody uses it.
  const apart = await browser.newContext({ baseURL: url, serviceWorkers: 'allow' });
  const third = await apart.newPage();
  await chooseLanguage(third, 'en', url);
  await enterAsStaff(third, `melan-third-${randomInt(1_000_000)}@trust.example`, 'helper');
  await third.goto(`${melan}/tablet`);
  await pack(third);
  await third.getByRole('button', { name: 'Log out of the office' }).click();
  await expect(third.getByText('Please log out of the office', { exact: false })).toHaveCount(0);
  await expect(third.getByText('0 of 4 have come')).toBeVisible();
  expect((await third.request.post('/api/office/showmelan', { multipart: { id } })).status()).toBe(401);
  await third.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(third.getByText('This tablet is ready and locked')).toBeVisible();
  expect(await third.content()).not.toContain('Ruma');
  await apart.close();

  await hall.setOffline(true);
  await row(first, 'Ruma').getByRole('button', { name: 'Has come' }).click();
  await expect(first.getByText('1 of 4 have come')).toBeVisible();
  await first.close();
  const again = await hall.newPage();
  await again.clock.install({ time: new Date('2019-01-01T04:00:00Z') });
  await again.goto(`${melan}/tablet`);
  await unlock(again, 'another-code-8');
  await expect(again.getByText('That is not the code of the day')).toBeVisible();
  await unlock(again, CODE.toUpperCase());
  await expect(again.getByText('1 of 4 have come')).toBeVisible();
  for (const name of ['Mita', 'Amit', 'Bimal'])
    await row(again, name).getByRole('button', { name: 'Has come' }).click();
  const numberOf = async (name: string) => (await row(again, name).locator('span').first().textContent()) ?? '';
  await writeSlip(again, 'Ruma', '99');
  await expect(row(again, 'Ruma').getByText('up to three guests’ numbers', { exact: false })).toBeVisible();
  await noteSlip(again, 'Ruma', await numberOf('Amit'));
  await noteSlip(again, 'Amit', `${await numberOf('Ruma')} ${await numberOf('Mita')}`);
  await noteSlip(again, 'Mita', await numberOf('Bimal'));
  // On the open list nobody can see whose numbers are on a slip.
  await expect(row(again, 'Amit').locator('summary')).toHaveText('Numbers on the slip, Note: 2 numbers');
  // Two windows of one tablet never assign the same number.
  const window = await openTablet(hall, melan);
  await unlock(window);
  await comeUninvited(window, 'Sima');
  await expect(window.getByText('Sima: number 2001')).toBeVisible();
  await window.close();
  await comeUninvited(again, 'Jhuma');
  await expect(again.getByText('Jhuma: number 2002')).toBeVisible();
  await again.clock.fastForward('05:01');
  await expect(again.getByText('This tablet is ready and locked')).toBeVisible();
  await unlock(again);
  await expect(again.getByText('6 of 6 have come')).toBeVisible();
  await again.getByRole('button', { name: 'Send to the office' }).click();
  await expect(again.getByText('Not everything has arrived', { exact: false })).toBeVisible();

  await noteSlip(second, 'Bimal', await numberOf('Mita'));
  await noteSlip(second, 'Mita', await numberOf('Amit'));

  // The data is brought home. The tablet is then empty, and sending the same again changes nothing.
  await hall.setOffline(false);
  await again.getByRole('button', { name: 'Send to the office' }).click();
  await expect(again.getByText('this tablet is empty', { exact: false })).toBeVisible();
  await again.reload();
  await expect(again.getByRole('button', { name: 'Prepare it now' })).toBeVisible();
  expect(await again.evaluate(() => caches.keys())).not.toContain('hall-1');
  await beside.setOffline(false);
  await second.getByRole('button', { name: 'Send to the office' }).click();
  await expect(second.getByText('this tablet is empty', { exact: false })).toBeVisible();
  await beside.close();
  await queryBeside(journeysFolder(), `update melans set held_on = '${daysAhead(-1)}' where id = ${id}`);
  await page.goto(melan);
  await expect(page.getByText('6 families came', { exact: false })).toBeVisible();
  await expect(page.getByText('One pair wrote each other’s number', { exact: false })).toBeVisible();
  // The two tablets differ about Mita's slip. The paper decides, and only then are there two pairs.
  await expect(page.getByText('Two tablets differ')).toBeVisible();
  const slip = page.getByRole('listitem').filter({ has: page.locator('input[name=value]') });
  await expect(slip).not.toContainText(/The right one/);
  await slip.locator('input[name=value]').fill('4');
  await slip.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 pairs wrote each other’s number', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Tell those who wrote each other’s number' }).click();
  await expect(page.getByText('2 of them were told about each other', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const countRows = await queryBeside(
    journeysFolder(),
    `select count(*)::int as count from proposals where origin = 'melan'
      and array[one_id, other_id] <@ array['${families.ruma.pid}', '${families.amit.pid}']`,
  );
  expect(countRows).toEqual([{ count: 1 }]);
  const all = await queryBeside(
    journeysFolder(),
    `select count(*)::int as count from proposals where one_id in (${Object.values(families)
      .map(({ pid }) => `'${pid}'`)
      .join()})`,
  );
  expect(all).toEqual([{ count: 2 }]);
  await context.close();
});
