import { randomInt } from 'node:crypto';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { todayInIndia } from '#contract/india-day.ts';
import { queryBeside } from '#server/testing/query-beside.ts';
import { comeUninvited, openSlip, pack, row, unlock } from '../support/hall.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { makeShownMember } from '../support/meeting.ts';
import { enterAsStaff, journeysFolder } from '../support/office.ts';

test.use({ serviceWorkers: 'allow' });

const BRIDES = ['Ruma', 'Mita', 'Sima', 'Jhuma', 'Soma', 'Rekha'];
const GROOMS = ['Amit', 'Bimal', 'Sujoy', 'Tapan', 'Rahul', 'Dipak'];
const NAMES = [...BRIDES, ...GROOMS];
const WALK_IN = 'Nila';
const numberOf = (name: string) => NAMES.indexOf(name) + 1;

/**
 * The numbers on the slips at the end of the day, by given name. `1001` is the number that the first tablet assigns to
 * the uninvited guest.
 */
const SLIPS: Record<string, string> = {
  Ruma: '7',
  Mita: '8',
  Sima: '9',
  Jhuma: '10',
  Soma: '11,12',
  Rekha: '',
  Amit: '1',
  Bimal: '2,3',
  Sujoy: '4',
  Tapan: '4',
  Rahul: '5',
  Dipak: '6,1001',
  [WALK_IN]: '12',
};
const PAIRS = ['Ruma Amit', 'Mita Bimal', 'Jhuma Tapan', 'Soma Rahul', `${WALK_IN} Dipak`];

const HALF_HOURS = 17; // from nine to five
const NINE = '03:30:00Z';
const THREE_HOURS_MS = 3 * 3_600_000;

/** One tablet at the melan, with everything that was entered and must be stored. */
class Hall {
  readonly came = new Set<string>();
  readonly notes = new Map<string, string>();
  entries = 0;
  readonly context: BrowserContext;
  readonly guests: string[];
  page: Page;

  constructor(page: Page, guests: string[]) {
    this.page = page;
    this.context = page.context();
    this.guests = guests;
  }

  /** Presses a guest's button. The press is stored as soon as the list shows it. */
  async press(name: string) {
    const isHere = this.came.has(name);
    await row(this.page, name)
      .getByRole('button', { name: isHere ? 'Not here' : 'Has come' })
      .click();
    await expect(row(this.page, name).getByRole('button', { name: isHere ? 'Has come' : 'Not here' })).toBeVisible();
    if (isHere) this.came.delete(name);
    else this.came.add(name);
    this.entries += 1;
  }

  async write(name: string, said: { wishes?: string; note?: string }) {
    const fields = await openSlip(this.page, name);
    if (said.wishes !== undefined) await fields.wishes.fill(said.wishes);
    if (said.note !== undefined) await fields.note.fill(said.note);
    await row(this.page, name).getByRole('button', { name: 'Save' }).click();
    await expect(row(this.page, name).getByText('Saved on this tablet')).toBeVisible();
    if (said.note !== undefined) this.notes.set(name, said.note);
    this.entries += Object.keys(said).length;
  }

  /** Opens the locked tablet with its code, and checks that everything is there. */
  async open() {
    await expect(this.page.getByText('This tablet is ready and locked')).toBeVisible();
    expect(await this.page.content()).not.toContain('Ruma');
    await unlock(this.page);
    await expect(this.page.getByText(`${this.came.size} of `)).toBeVisible();
    for (const [name, note] of this.notes) await expect((await openSlip(this.page, name)).note).toHaveValue(note);
  }

  async closeAndOpen() {
    const address = this.page.url();
    await this.page.close();
    this.page = await this.context.newPage();
    await this.page.goto(address);
    await this.open();
  }
}

/**
 * Enters on one tablet what happens in half hour `at`: a guest arrives, another is pressed by mistake, slips after one
 * o'clock, and a note.
 */
async function halfHour(hall: Hall, at: number) {
  const { guests } = hall;
  const coming = guests[at];
  if (coming) await hall.press(coming);
  const mistaken = guests[at % guests.length] ?? '';
  await hall.press(mistaken);
  await hall.press(mistaken);
  const slipOf = guests[at - 9] ?? '';
  if (slipOf && SLIPS[slipOf]) await hall.write(slipOf, { wishes: slipOf === 'Sima' ? '8' : (SLIPS[slipOf] ?? '') });
  // Sima's slip was misread. With the wrong number the families 3 and 8 would be matched.
  if (at === 15 && guests.includes('Sima')) await hall.write('Sima', { wishes: '9' });
  await hall.write(guests[0] ?? '', { note: `half hour ${at}` });
}

test('two tablets from nine to five without a network: closed, reloaded, locked, a wrong clock, home twice', async ({
  checkedPage: page,
  browser,
  baseURL,
  faults,
}) => {
  test.setTimeout(600_000);
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
  const url = String(baseURL);
  const families = new Map<string, string>();
  for (const name of [...NAMES, WALK_IN]) {
    const gender = GROOMS.includes(name) ? 'Male' : 'Female';
    // Each member has different parents, so that none are brother and sister.
    const { pid } = await makeShownMember(url, { name: `${name} Reang`, gender }, { father_name: `Father of ${name}` });
    families.set(name, pid);
  }
  const guests = NAMES.map((name) => `('${families.get(name)}', ${numberOf(name)}, ${BRIDES.includes(name)})`);
  const made = await queryBeside(
    journeysFolder(),
    `with made as (insert into melans (held_on, begins_at, ends_at, place, seats, rounds, made_by)
      values ('${todayInIndia()}', '09:00', '17:00', 'Agartala', 20, 3, 'journey') returning id)
    insert into melan_guests (melan_id, profile_id, number, is_bride, answer, people, answered_at, seated_at)
    select made.id, g.profile, g.number, g.is_bride, 'coming', 2, now(), now()
    from made, (values ${guests.join()}) as g(profile, number, is_bride) returning melan_id`,
  );
  const id = String(Object(made[0]).melan_id);
  await chooseLanguage(page, 'en', url);
  await enterAsStaff(page, `hall-${randomInt(1_000_000)}@trust.example`, 'helper');
  const office = async (call: string, form: Record<string, string>) =>
    (await page.request.post(`/api/office/${call}`, { multipart: { id, ...form } })).json();

  // One tablet's clock is three hours ahead, the other is right.
  const halls: Hall[] = [];
  for (const odd of [1, 0]) {
    const context = await browser.newContext({ storageState: await page.context().storageState(), baseURL: url });
    const tablet = await context.newPage();
    const nine = Date.parse(`${todayInIndia()}T${NINE}`);
    await tablet.clock.install({ time: odd ? nine + THREE_HOURS_MS : nine });
    await tablet.goto(`/office/melans/${id}/tablet`);
    await pack(tablet);
    await expect(tablet.getByText('0 of 12 have come')).toBeVisible();
    await context.setOffline(true);
    halls.push(
      new Hall(
        tablet,
        NAMES.filter((name) => numberOf(name) % 2 === odd),
      ),
    );
  }
  const [one, other] = halls as [Hall, Hall];

  for (let at = 0; at < HALF_HOURS; at++) {
    await Promise.all(halls.map((hall) => halfHour(hall, at)));
    if (at === 7) {
      await comeUninvited(one.page, WALK_IN);
      await expect(one.page.getByText(`${WALK_IN}: number 1001`)).toBeVisible();
      [one.entries, one.guests[one.guests.length]] = [one.entries + 3, WALK_IN];
      one.came.add(WALK_IN);
    }
    // The wrong clock is noticed after some hours and set back.
    if (at === 8) await one.page.clock.setSystemTime(Date.parse(`${todayInIndia()}T${NINE}`) + at * 1_800_000);
    if (at === 3 || at === 11) {
      // A tablet in use stays open. It locks five minutes after the last touch.
      for (let minutes = 0; minutes < 12; minutes += 4) {
        await one.page.clock.runFor('04:00');
        await one.page.mouse.click(1, 1);
      }
      await expect(one.page.getByText(`${one.came.size} of `)).toBeVisible();
    }
    await Promise.all(
      halls.map(async (hall) => {
        await hall.page.clock.fastForward('30:00');
        await hall.open();
      }),
    );
    if (at % 5 === 4) await one.closeAndOpen();
    if (at % 6 === 2) await other.closeAndOpen();
    if (at === 13) {
      for (let count = 0; count < 5; count++) await other.page.reload();
      await other.open();
    }
    // The page is reloaded while a press is being stored. Afterwards the list shows whether it was stored.
    if (at === 14) {
      await row(one.page, 'Sujoy').getByRole('button', { name: 'Not here' }).click({ noWaitAfter: true });
      await one.page.reload();
      await unlock(one.page);
      await expect(one.page.getByText(/\d+ of 13 have come/)).toBeVisible();
      const isKept = await row(one.page, 'Sujoy').getByRole('button', { name: 'Has come' }).isVisible();
      one.entries += isKept ? 1 : 0;
      if (isKept) one.came.delete('Sujoy');
      if (isKept) await one.press('Sujoy');
    }
  }

  // At home: without a network nothing arrives. Then the answer to the second bundle is lost. After one more note
  // everything arrives.
  const sentRequests: Request[] = [];
  for (const hall of halls) {
    const send = () => hall.page.getByRole('button', { name: 'Send to the office' }).click();
    const fails = hall.page.getByText('Not everything has arrived', { exact: false });
    hall.page.on('request', (request) => {
      if (request.url().includes('bringmelanhome')) sentRequests.push(request);
    });
    await send();
    await expect(fails).toBeVisible();
    await hall.context.setOffline(false);
    let bundles = 0;
    await hall.page.route('**/bringmelanhome', async (route) => {
      bundles += 1;
      if (bundles !== 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await send();
    await expect.poll(() => bundles).toBe(2);
    await expect(fails).toBeVisible();
    await hall.write(hall.guests[0] ?? '', { note: 'left with an umbrella' });
    await send();
    await expect(hall.page.getByText('this tablet is empty', { exact: false })).toBeVisible();
    expect(hall.entries).toBeGreaterThan(60);
    await hall.page.reload();
    await expect(hall.page.getByRole('button', { name: 'Prepare it now' })).toBeVisible();
  }
  const count = async (what: string) =>
    Object((await queryBeside(journeysFolder(), `select count(*)::int as count from ${what}`))[0]).count;
  const countStored = () => count(`melan_entries where melan_id = ${id}`);
  expect(await countStored()).toBe(one.entries + other.entries);

  // Every earlier request is sent once more, and nothing changes. Ignores how many could still be invited, because
  // other journeys register families meanwhile.
  const asRead = async () =>
    JSON.stringify(await office('showmelan', {}), (key, value) =>
      /^(?:brides|grooms)Left$/.test(key) ? undefined : value,
    );
  const before = await asRead();
  expect(sentRequests.length).toBeGreaterThan(6);
  for (const request of sentRequests) {
    const headers = { 'content-type': request.headers()['content-type'] ?? '' };
    const again = await page.request.post(request.url(), { headers, data: request.postDataBuffer() ?? '' });
    expect(again.ok()).toBe(true);
  }
  expect(await countStored()).toBe(one.entries + other.entries);
  expect(await asRead()).toBe(before);

  // No data is wrong or lost: who came, the notes, and who named each other.
  const { day, guests: shown } = Object(await office('showmelan', {}));
  expect(day).toMatchObject({ came: 13, walkIns: 1, conflicts: [], namings: PAIRS.length });
  for (const guest of shown) expect(guest.came, guest.name).toBe('yes');
  expect(day.notes.map(({ name, words }: Record<string, string>) => `${name}: ${words}`).sort()).toEqual(
    halls.map(({ guests: [first] }) => `${first}: left with an umbrella`).sort(),
  );
  expect(await office('namewalkin', { number: '1001', profile: families.get(WALK_IN) ?? '' })).toMatchObject({
    msgcode: 1,
  });
  expect(await office('pairmelan', {})).toMatchObject({ msgcode: 1 });
  const all = [...families.values()].map((pid) => `'${pid}'`).join();
  const proposed = await queryBeside(
    journeysFolder(),
    `select one_id, other_id from proposals where one_id in (${all}) or other_id in (${all})`,
  );
  const namesByProfile = new Map([...families].map(([name, pid]) => [pid, name]));
  const pairs = proposed.map((pair) => {
    const { one_id, other_id } = Object(pair);
    return [namesByProfile.get(one_id) ?? '', namesByProfile.get(other_id) ?? ''].sort().join(' ');
  });
  expect(pairs.sort()).toEqual(PAIRS.map((pair) => pair.split(' ').sort().join(' ')).sort());
  for (const { context } of halls) await context.close();
});
