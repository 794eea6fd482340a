import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { watchFaults } from '../support/faults.ts';
import { expect, overHttp } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeShownMember, type ShownMember } from '../support/meeting.ts';
import { letDecisionsBeOfYesterday, letDeparturesBeTold } from '../support/meetings.ts';

const words = {
  decide: 'আমাদের পাকা কথা হয়েছে',
  back: 'কথাটি ফিরিয়ে নিন',
  none: 'এখনও কেউ জানাননি',
  both: 'দুজনেই জানিয়েছেন',
  engaged: 'আপনাদের পাকা কথা হয়ে গেছে',
  withUs: 'আপনাদের দুই পরিবারের পাকা কথা হয়েছে',
  notReached: 'এই পরিবারের সঙ্গে এখন যোগাযোগ করা যাচ্ছে না',
  setAside: 'আপনাদের পাকা কথা থাকা পর্যন্ত এই পরিবার আর আপনারা একে অন্যের প্রোফাইল দেখতে পাবেন না',
  away: 'যেসব আলাপ থেমে আছে বা শেষ হয়েছে',
  unknown: 'এই প্রোফাইলটি দেখানো যাচ্ছে না',
  waits: 'তাঁদের উত্তরের অপেক্ষায়',
  kind: 'তাঁরা এখন আর সম্বন্ধ খুঁজছেন না। আপনাদের শুভেচ্ছা জানিয়েছেন।',
  noNews: 'এখনও কোনও খবর নেই',
  steppedBack: 'পাকা কথাটি ফিরিয়ে নিয়েছেন',
  together: 'দুই পরিবার: এরপর কী',
  open: 'বায়োডাটা খুলুন',
  nothing: 'এই লিঙ্কে এখন কিছু নেই',
};

/**
 * Heights in cm. They are so tall that a seeker with this height as a must lists only one of the two, and nobody from
 * other journeys.
 */
const [HERS, HIS] = ['221', '222'];

const insistOn = (seeker: ShownMember, height: string) =>
  ask(seeker, 'updatewishes', { pid: seeker.pid, heightfrom: height, heightto: height, heightstrength: 'Must' });

/**
 * Makes a bride and a groom in touch; Rahul, who is in touch with her too; Tapan, who waits for her answer; and for
 * each of the couple a stranger whose must is exactly that height.
 */
async function makePeople(url: string) {
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }, { height: HERS });
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' }, { height: HIS });
  const [third, waiting, seeker, herSeeker] = await Promise.all([
    makeShownMember(url, { name: 'Rahul Sen', gender: 'Male' }),
    makeShownMember(url, { name: 'Tapan Roy', gender: 'Male' }),
    makeShownMember(url, { name: 'Nikhil Das', gender: 'Male' }),
    makeShownMember(url, { name: 'Mitali Pal', gender: 'Female' }),
  ]);
  for (const suitor of [groom, third, waiting]) await callAbout(suitor, 'sendintroduction', bride, { note: '' });
  for (const suitor of [groom, third]) await callAbout(bride, 'acceptintroduction', suitor);
  await insistOn(seeker, HERS);
  await insistOn(herSeeker, HIS);
  return { bride, groom, third, waiting, seeker, herSeeker };
}

/** Opens a phone for each of these people, in Bengali. */
async function openPhones<Who extends string>(browser: Browser, url: string, people: Record<Who, ShownMember>) {
  const contexts: BrowserContext[] = [];
  const faults: Awaited<ReturnType<typeof watchFaults>>[] = [];
  const pages: Record<string, Page> = {};
  for (const [who, member] of Object.entries<ShownMember>(people)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    faults.push(await watchFaults(page));
    await becomeMember(context, member);
    await chooseLanguage(page, 'bn', url);
    contexts.push(context);
    pages[who] = page;
  }
  const close = async () => {
    for (const each of faults) {
      // Hidden profiles answer 404, as unknown profile numbers do.
      each.allow(/404/);
      each.expectNone();
    }
    for (const context of contexts) await context.close();
  };
  return { pages: pages as Record<Who, Page>, close };
}

const main = (page: Page) => page.locator('main');

async function expectOn(page: Page, path: string, ...sentences: string[]) {
  await page.goto(path);
  for (const sentence of sentences) await expect(main(page)).toContainText(sentence);
}

/** Lists follow within two seconds. */
const expectListed = (page: Page, { pid }: ShownMember, isListed: boolean) =>
  expect(async () => {
    for (const path of ['/matching-profile', '/matching-profile?order=newest', `/matching-profile/find?who=${pid}`]) {
      await page.goto(path);
      await expect(page.locator('#page-heading')).toBeVisible();
      expect(await page.locator(`article a[href="/matching-profile/${pid}"]`).count(), path).toBe(isListed ? 1 : 0);
    }
  }).toPass({ timeout: 30_000 });

overHttp(
  'over HTTP, two families are engaged, nobody else sees them, and one steps back',
  async ({ browser, baseURL }) => {
    const url = String(baseURL);
    const t = words;
    const people = await makePeople(url);
    const { bride, groom, third } = people;
    const { address } = await ask(bride, 'makecardlink', { pid: bride.pid, days: '7', parts: 'roots' });
    const { pages, close } = await openPhones(browser, url, people);
    const stranger = await (await browser.newContext({ locale: 'bn' })).newPage();
    await chooseLanguage(stranger, 'bn', url);
    const openLink = async () => {
      await stranger.goto(new URL(String(address)).pathname);
      await stranger.getByRole('button', { name: t.open }).click();
    };
    const her = `/matching-profile/${bride.pid}`;
    const him = `/matching-profile/${groom.pid}`;
    const INBOX = '/matching-profile/inbox';

    /** Checks what everybody else sees as long as nobody is engaged. */
    const expectAsBefore = async () => {
      await expectListed(pages.seeker, bride, true);
      await expectListed(pages.herSeeker, groom, true);
      await expectOn(pages.third, her, 'Ruma Ghosh', t.together);
      await expectOn(pages.third, `${her}/together?step=decided`, t.none);
      await expectOn(pages.third, INBOX, bride.pid);
      await expect(main(pages.third)).not.toContainText(t.notReached);
      await expectOn(pages.waiting, INBOX, t.waits);
      await expectOn(pages.waiting, her, 'Ruma');
    };

    await expectAsBefore();
    await openLink();
    await expect(stranger.locator('main article')).toContainText('Ruma');

    // Both press the button. For a day nothing changes for anybody else.
    for (const [page, other] of [
      [pages.bride, him],
      [pages.groom, her],
    ] as const) {
      await page.goto(`${other}/together?step=decided`);
      await page.getByRole('button', { name: t.decide }).click();
      await expect(page.getByRole('button', { name: t.back })).toBeVisible();
    }
    await expect(main(pages.groom)).toContainText(t.both);
    await expectAsBefore();
    await expectOn(pages.waiting, '/notices', t.noNews);
    await openLink();
    await expect(stranger.locator('main article')).toContainText('Ruma');

    // The day has passed.
    await letDecisionsBeOfYesterday(bride.pid, groom.pid);
    await expectListed(pages.seeker, bride, false);
    await expectListed(pages.herSeeker, groom, false);
    for (const page of [pages.seeker, pages.waiting]) await expectOn(page, her, t.unknown);
    await expectOn(pages.herSeeker, him, t.unknown);
    await openLink();
    await expect(main(stranger)).toContainText(t.nothing);
    expect(await stranger.content()).not.toContain('Ruma');
    // The family in touch with her sees a profile that cannot be reached, and no word of an engagement.
    for (const path of [her, `${her}/together`, `${her}/together?step=words`]) {
      await expectOn(pages.third, path, t.notReached);
      await expect(main(pages.third)).not.toContainText('পাকা কথা');
    }
    await expectOn(pages.third, INBOX, t.away, t.notReached);
    await expectAccessible(pages.third);
    await expect(main(pages.third)).not.toContainText('পাকা কথা');
    await expectOn(pages.third, '/notices', t.noNews);
    await expectOn(pages.bride, `/matching-profile/${third.pid}`, t.setAside);
    await expectOn(pages.bride, INBOX, t.away, t.setAside, t.withUs);
    await expectAccessible(pages.bride);
    // The two still have their page, letters and numbers.
    for (const [page, other] of [
      [pages.bride, him],
      [pages.groom, her],
    ] as const) {
      await expectOn(page, `${other}/together?step=decided`, t.withUs, t.engaged);
      await expectAccessible(page);
      await expectOn(page, other, t.withUs, t.together);
    }
    await callAbout(groom, 'sendmessage', bride, { thread: 'families', text: 'কাল সকালে মা ফোন করবেন।', key: '' });
    await expectOn(pages.bride, `${him}/together?step=words`, 'কাল সকালে মা ফোন করবেন।');
    expect((await callAbout(bride, 'opencontact', groom)).phone).toBe(groom.phone);

    // A sender whose interest is waiting gets an answer some days later, in kind words and without a name.
    await expectOn(pages.waiting, '/notices', t.noNews);
    await letDeparturesBeTold(bride.pid, groom.pid);
    await expectOn(pages.waiting, '/notices', t.kind);
    await expect(main(pages.waiting)).not.toContainText('Ruma');
    await expectOn(pages.third, '/notices', t.noNews);

    // The groom steps back. The bride gets one kind sentence, and everything is as before the engagement.
    await pages.groom.goto(`${her}/together?step=decided`);
    await pages.groom.getByRole('button', { name: t.back }).click();
    await expect(main(pages.groom)).toContainText(t.none);
    await expectOn(pages.bride, '/notices', t.steppedBack);
    await expectAsBefore();
    await expectOn(pages.bride, `/matching-profile/${third.pid}`, 'Rahul Sen', t.together);
    await expectOn(pages.bride, him, 'Amit Dutta', t.together);
    await expect(main(pages.bride)).not.toContainText(t.withUs);
    // An ended link stays ended.
    await openLink();
    await expect(main(stranger)).toContainText(t.nothing);

    // After stepping back, each family decides by itself whether its profile is shown.
    await ask(groom, 'pauseprofile', { pid: groom.pid, kind: 'paused', reason: 'notNow' });
    await expectListed(pages.herSeeker, groom, false);
    await expectListed(pages.seeker, bride, true);
    await close();
  },
);
