import { randomInt } from 'node:crypto';
import { todayInIndia } from '#contract/india-day.ts';
import { queryBeside } from '#server/testing/query-beside.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pack, row, unlock } from '../support/hall.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { makeShownMember } from '../support/meeting.ts';
import { enterAsStaff, journeysFolder } from '../support/office.ts';

test.use({ serviceWorkers: 'allow' });

const GUESTS = ['Ruma', 'Mita', 'Amit', 'Bimal'];
const BRIDES = 2;

test('a block and a pause of the day reach the tablet once it has a network, and stay there without one', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
  const url = String(baseURL);
  const ask = (sql: string) => queryBeside(journeysFolder(), sql);
  const pids: string[] = [];
  for (const [index, name] of GUESTS.entries()) {
    const gender = index < BRIDES ? 'Female' : 'Male';
    pids.push(
      (await makeShownMember(url, { name: `${name} Reang`, gender }, { father_name: `Father of ${name}` })).pid,
    );
  }
  const [ruma, mita, amit, bimal] = pids;
  // Keeps these members out of the weekly introductions, because members who were introduced to each other are not
  // seated together.
  const all = pids.map((pid) => `'${pid}'`).join();
  await ask(
    `insert into weekly_choices (profile_id, is_introduced) select profile_id, false from members where profile_id in (${all})`,
  );
  await ask(`delete from weekly_pairs where bride_id in (${all})`);
  const guests = pids.map((pid, index) => `('${pid}', ${index + 1}, ${index < BRIDES})`);
  const [melan] = await ask(
    `with made as (insert into melans (held_on, begins_at, ends_at, place, seats, rounds, made_by)
        values ('${todayInIndia()}', '00:00', '23:59', 'Agartala', 20, 3, 'journey') returning id),
      tables as (insert into melan_tables (melan_id, round, place, bride_id, groom_id)
        select made.id, t.round, t.place, t.bride, t.groom from made,
          (values (1, 1, '${ruma}', '${amit}'), (1, 2, '${mita}', '${bimal}'), (2, 2, '${ruma}', '${bimal}')) as t(round, place, bride, groom))
    insert into melan_guests (melan_id, profile_id, number, is_bride, answer, people, answered_at, seated_at)
    select made.id, g.profile, g.number, g.is_bride, 'coming', 2, now(), now()
    from made, (values ${guests.join()}) as g(profile, number, is_bride) returning melan_id`,
  );
  await chooseLanguage(page, 'en', url);
  await enterAsStaff(page, `news-${randomInt(1_000_000)}@trust.example`, 'helper');
  await page.goto(`/office/melans/${Object(melan).melan_id}/tablet`);
  await pack(page);
  await expect(page.getByText('0 of 4 have come')).toBeVisible();
  await expect(page.getByText(/Changes until \d\d:\d\d are in this list/)).toBeVisible();
  await page.getByRole('button', { name: 'Log out of the office' }).click();
  await expect(page.getByText('Please log out')).toBeHidden();

  // Without a network the tablet cannot learn of a change.
  await page.context().setOffline(true);
  await ask(`insert into blocks (profile_id, member_id) values ('${ruma}', '${bimal}')`);
  await ask(
    `insert into pauses (profile_id, kind, reason, words, by_candidate) values ('${mita}', 'paused', 'other', '', false)`,
  );
  await page.reload();
  await unlock(page);
  await expect(page.getByText('0 of 4 have come')).toBeVisible();
  await expect(page.getByText('Please do not introduce these two')).toBeHidden();

  await page.context().setOffline(false);
  await expect(page.getByText('Please do not introduce these two')).toBeVisible();
  await expect(page.getByText('1 and 4: round 2, table 2')).toBeVisible();
  await expect(row(page, 'Mita')).toContainText('Not expected any more');
  await expect(row(page, 'Ruma')).not.toContainText('Not expected any more');
  await expect(page.getByText('seat that family at a free table')).toBeVisible();
  await expectAccessible(page);

  // News from the office is stored silently: it neither asks for paper notes nor removes the message about an unsaved
  // note.
  const notKept = page.getByText('This could not be saved on the tablet');
  const asked = async () => {
    const heard = page.waitForResponse(/askmelannews/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await (await heard).finished();
    await page.waitForTimeout(500);
  };
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    // Simulates a full disk: nothing of the transaction is written.
    IDBObjectStore.prototype.put = function abort(...given) {
      const asked = put.apply(this, given);
      this.transaction.abort();
      return asked;
    };
    Object.assign(window, { mendStore: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await asked();
  await expect(notKept).toBeHidden();
  await row(page, 'Ruma').getByRole('button').first().click();
  await expect(notKept).toBeVisible();
  await page.evaluate(() => Object(window).mendStore());
  await asked();
  await expect(notKept).toBeVisible();

  // The received news is stored on the tablet, encrypted like the rest.
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('This tablet is ready and locked')).toBeVisible();
  expect(await page.content()).not.toContain('introduce');
  await unlock(page);
  await expect(page.getByText('1 and 4: round 2, table 2')).toBeVisible();
  await page.context().setOffline(false);
});
