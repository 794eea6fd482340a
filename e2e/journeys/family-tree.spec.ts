import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { control, enterAsMember, save } from '../support/dashboard.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { giveVoices, saidOn } from '../support/speech.ts';

const words = {
  en: {
    tree: 'Family tree',
    grandfather: /^Grandfather/,
    ask: 'What was the bride’s grandfather’s name?',
    work: 'What did the bride’s grandfather do for a living?',
    gotra: 'What was the bride’s grandfather’s gotra?',
    maternal: 'What was the bride’s maternal grandfather’s name?',
    save: 'Save',
    forgotten: 'Nobody remembers',
    notKnown: 'nobody remembers',
    undo: 'Undo',
    back: 'Previous question',
    all: 'All about this relative',
    empty: 'Please write the answer, or choose ‘Nobody remembers’.',
    form: 'All fields in one form',
    toTree: 'Back to the family tree',
    name: 'Name',
  },
  bn: {
    tree: 'বংশলতিকা',
    grandfather: /^ঠাকুরদা(?!র)/,
    ask: 'পাত্রীর ঠাকুরদার নাম কী ছিল?',
    work: 'পাত্রীর ঠাকুরদা কী কাজ করতেন?',
    gotra: 'পাত্রীর ঠাকুরদার গোত্র কী ছিল?',
    maternal: 'পাত্রীর দাদামশাইয়ের নাম কী ছিল?',
    save: 'লিখে রাখুন',
    forgotten: 'মনে নেই',
    notKnown: 'মনে নেই',
    undo: 'আগের মতো করুন',
    back: 'আগের প্রশ্ন',
    all: 'এঁর সব কথা',
    empty: 'উত্তরটি লিখুন; জানা না থাকলে ‘মনে নেই’ বেছে নিন।',
    form: 'সব ঘর একসঙ্গে',
    toTree: 'বংশলতিকায় ফিরে যান',
    name: 'নাম',
  },
};

/** Returns the stored values of a side, as the family's own call returns them. */
async function rowOf(page: Page, { url, pid, side = 'paternal' }: { url: string; pid: string; side?: string }) {
  const answer = await page.request.post(`${url}/api/${side}information`, { form: { pid } });
  return (await answer.json()).row;
}

for (const language of languages) {
  test(`a leaf asks one thing at a time, keeps what nobody remembers, and has a way back, in ${language}`, async ({
    checkedPage: page,
    baseURL,
  }) => {
    const t = words[language];
    const url = String(baseURL);
    await chooseLanguage(page, language, url);
    const { pid } = await enterAsMember(page, url);
    await page.goto('/paternal-bibliography');
    const tree = page.getByRole('group', { name: t.tree });
    const sheet = page.getByRole('dialog');
    // The tree has both sides, eldest first, with the names from the registration.
    await expect(tree.getByRole('button')).toHaveCount(6);
    await expect(tree.getByRole('button', { name: /Amal Chatterjee/ })).toBeVisible();
    await expect(tree.getByRole('button', { name: /Mina Chatterjee/ })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: t.ask }).click();
    await expect(sheet.getByRole('heading', { name: t.ask })).toBeFocused();
    await expectAccessible(page);
    // An empty field gives an error beside it, and is not saved as an answer.
    await sheet.getByRole('button', { name: t.save }).click();
    await expect(sheet.getByText(t.empty)).toBeVisible();
    await expect(sheet.getByLabel(t.name)).toHaveAttribute('aria-invalid', 'true');
    await sheet.getByLabel(t.name).fill('হরিপদ মাইতি');
    await sheet.getByRole('button', { name: t.save }).click();

    await expect(sheet.getByRole('heading', { name: t.work })).toBeFocused();
    expect(await rowOf(page, { url, pid })).toMatchObject({ paternal_grandfather_name: 'হরিপদ মাইতি' });
    await sheet.getByRole('button', { name: t.forgotten }).click();
    await expect(sheet.getByRole('heading', { name: t.gotra })).toBeFocused();
    expect(await rowOf(page, { url, pid })).toMatchObject({ paternalgrandfatheroccupationunknown: 'Yes' });

    // After *undo* the question is asked again. An unanswered question is asked again on the next visit.
    await sheet.getByRole('button', { name: t.undo }).click();
    await expect(sheet.getByRole('heading', { name: t.work })).toBeVisible();
    expect(await rowOf(page, { url, pid })).toMatchObject({ paternalgrandfatheroccupationunknown: '' });
    await sheet.getByRole('button', { name: t.forgotten }).click();
    await expect(sheet.getByRole('heading', { name: t.gotra })).toBeVisible();
    await sheet.getByRole('button', { name: t.back }).click();
    await expect(sheet.getByRole('heading', { name: t.work })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(tree.getByRole('button', { name: t.grandfather }).first()).toContainText('হরিপদ মাইতি');

    await page.reload();
    await tree.getByRole('button', { name: /হরিপদ মাইতি/ }).click();
    await expect(sheet.getByRole('heading', { name: t.gotra })).toBeVisible();
    await sheet.getByRole('button', { name: t.all }).click();
    await expect(sheet.getByRole('list')).toContainText(t.notKnown);
    await expectAccessible(page);
  });
}

test('the other side is asked on the same page, and the form with all fields knows what the tree has saved', async ({
  checkedPage: page,
  baseURL,
}) => {
  const t = words.en;
  const url = String(baseURL);
  const { pid } = await enterAsMember(page, url);
  await page.goto('/paternal-bibliography');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: t.ask }).click();
  await sheet.getByRole('button', { name: t.forgotten }).click();
  await expect(sheet.getByRole('heading', { name: t.work })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t.maternal }).click();
  await sheet.getByLabel(t.name).fill('Shyamapada Basu');
  await sheet.getByLabel(t.name).press('Enter');
  await expect(sheet.getByText('Saved.')).toBeVisible();
  expect(await rowOf(page, { url, pid, side: 'maternal' })).toMatchObject({
    maternal_grandfather_name: 'Shyamapada Basu',
  });
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: t.form }).click();
  await page.getByRole('link', { name: /^Grandfather/ }).click();
  await expect(control(page, 'grandfather.nameUnknown')).toBeChecked();
  await control(page, 'grandfather.nameUnknown').uncheck();
  await control(page, 'grandfather.name').fill('Haripada');
  await save(page);
  await expect(page.getByText('Paternal Details Updated!!')).toBeVisible();
  await page.getByRole('link', { name: t.toTree }).click();
  await expect(page.getByRole('button', { name: 'Grandfather Haripada' })).toBeVisible();
});

test('of a parent the tree asks what runs in the line, and copies it with one press', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const { pid } = await enterAsMember(page, url);
  await page.goto('/paternal-bibliography');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Father Amal/ }).click();
  await sheet.getByLabel('Gotra').fill('Kashyap');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('heading', { name: 'What is the bride’s father’s caste?' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Nobody remembers', 'Nobody remembers']) {
    if (await sheet.isHidden()) await page.getByRole('button', { name: words.en.ask }).click();
    await sheet.getByRole('button', { name }).click();
    await expect(sheet.getByText('Saved.')).toBeVisible();
  }
  await sheet.getByRole('button', { name: 'Same as father’s: Kashyap' }).click();
  await expect(sheet.getByRole('heading', { name: 'What was the bride’s grandfather’s caste?' })).toBeVisible();
  expect(await rowOf(page, { url, pid })).toMatchObject({
    father_clan: 'Kashyap',
    paternal_grandfather_clan: 'Kashyap',
  });
});

test('a question is read aloud on a tap, where the browser has a voice for the language', async ({
  checkedPage: page,
  baseURL,
}) => {
  await giveVoices(page);
  await enterAsMember(page, String(baseURL));
  await page.goto('/paternal-bibliography');
  await page.getByRole('button', { name: words.en.ask }).click();
  expect(await saidOn(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Listen' }).click();
  await expect.poll(async () => (await saidOn(page)).map(({ text }) => text)).toEqual([words.en.ask]);
});

test('a Muslim family is asked in its own words, and for no gotra', async ({ checkedPage: page, baseURL }) => {
  const url = String(baseURL);
  await chooseLanguage(page, 'bn', url);
  const { pid } = await enterAsMember(page, url);
  await page.request.post(`${url}/api/savepersonalstep`, { form: { pid, religion: '2' } });
  await page.goto('/maternal-bibliography');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'পাত্রীর নানার নাম কী ছিল?' }).click();
  for (const question of ['পাত্রীর নানা কী কাজ করতেন?', 'পাত্রীর নানা কি এখনও আমাদের মধ্যে আছেন?']) {
    await sheet.getByRole('button', { name: 'মনে নেই' }).click();
    await expect(sheet.getByRole('heading', { name: question })).toBeVisible();
  }
});

test('a lost network is said beside what was typed, which stays, also in the tab', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(/Failed to load resource|ERR_/);
  const url = String(baseURL);
  const { pid } = await enterAsMember(page, url);
  await page.goto('/maternal-bibliography');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: words.en.maternal }).click();
  await sheet.getByLabel('Name').fill('Shyamapada Basu');
  await page.route('**/api/savematernalstep', (route) => route.abort());
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expect(sheet.getByLabel('Name')).toHaveValue('Shyamapada Basu');
  await page.reload();
  await page.getByRole('button', { name: words.en.maternal }).click();
  await expect(sheet.getByLabel('Name')).toHaveValue('Shyamapada Basu');
  await page.unroute('**/api/savematernalstep');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Saved.')).toBeVisible();
  expect(await rowOf(page, { url, pid, side: 'maternal' })).toMatchObject({
    maternal_grandfather_name: 'Shyamapada Basu',
  });
});

test('what another holder has written meanwhile is told, and not lost unseen', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(/409/);
  const url = String(baseURL);
  const { pid } = await enterAsMember(page, url);
  await page.goto('/paternal-bibliography');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: words.en.ask }).click();
  const form = { pid, paternalgrandfathername: 'Haripada' };
  await page.request.post(`${url}/api/savepaternalstep`, { form });
  await sheet.getByLabel('Name').fill('Hariprasad');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Haripada');
  expect(await rowOf(page, { url, pid })).toMatchObject({ paternal_grandfather_name: 'Haripada' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Saved.')).toBeVisible();
  expect(await rowOf(page, { url, pid })).toMatchObject({ paternal_grandfather_name: 'Hariprasad' });
});

test('on a desktop the panel stands beside the tree, and other leaves stay in reach', async ({
  checkedPage: page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAsMember(page, String(baseURL));
  await page.goto('/paternal-bibliography');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: words.en.ask }).click();
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Mother Mina/ }).click();
  await expect(sheet.getByRole('heading')).toHaveText('What was the bride’s mother’s gotra before her marriage?');
  await expectAccessible(page);
  const tree = await page.getByRole('group', { name: 'Family tree' }).boundingBox();
  const panel = await sheet.boundingBox();
  expect(panel?.x).toBeGreaterThan((tree?.x ?? 0) + (tree?.width ?? 0));
});

test('with little room or large letters the tree is a list, and nothing is cut', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterAsMember(page, String(baseURL));
  for (const [width, size] of [
    [320, ''],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/paternal-bibliography');
    const leaves = page.getByRole('group', { name: 'Family tree' }).getByRole('button');
    await expect(leaves).toHaveCount(6);
    await page.evaluate((large) => {
      document.documentElement.style.fontSize = large;
    }, size);
    const lefts = await leaves.evaluateAll((all) => all.map((leaf) => leaf.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
});

for (const language of languages) {
  test(`in two columns no word of the tree is cut on a phone, in ${language}`, { tag: '@both-faces' }, async ({
    checkedPage: page,
    baseURL,
  }) => {
    const url = String(baseURL);
    await chooseLanguage(page, language, url);
    await enterAsMember(page, url);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/maternal-bibliography');
    const leaves = page.getByRole('group', { name: words[language].tree }).getByRole('button');
    await expect(leaves).toHaveCount(6);
    const broken = await leaves.locator('span > span').evaluateAll((all) => {
      const range = document.createRange();
      return all.flatMap((one) => {
        const text = one.firstChild;
        if (!(text instanceof Text)) return [];
        return Array.from(text.data.matchAll(/[^\s-]+/g)).flatMap(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      });
    });
    expect(broken).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });
}

test('in forced colours a leaf that is written differs from an empty one by its line', async ({
  checkedPage: page,
  baseURL,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enterAsMember(page, String(baseURL));
  await page.goto('/paternal-bibliography');
  const lineOf = (name: RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .locator('[aria-hidden]')
      .evaluate((circle) => getComputedStyle(circle).borderTopStyle);
  expect(await lineOf(/^Father Amal/)).toBe('solid');
  expect(await lineOf(/^Grandfather/)).toBe('dashed');
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp(
    'a leaf leads to its field in the form, which stands below the tree',
    async ({ checkedPage: page, baseURL }) => {
      const url = String(baseURL);
      const { pid } = await enterAsMember(page, url);
      await page.goto('/maternal-bibliography');
      await expect(control(page, 'grandfather.name')).toBeVisible();
      await page
        .getByRole('group', { name: 'Family tree' })
        .getByRole('link', { name: /^Grandfather/ })
        .first()
        .click();
      await expect(page).toHaveURL('/paternal-bibliography?step=grandfather#grandfather.name');
      await control(page, 'grandfather.name').fill('Haripada');
      await save(page);
      await expect(page.getByText('Paternal Details Updated!!')).toBeVisible();
      expect(await rowOf(page, { url, pid })).toMatchObject({ paternal_grandfather_name: 'Haripada' });
      await page.goto('/maternal-bibliography');
      await expect(page.getByRole('link', { name: 'Grandfather Haripada' })).toBeVisible();
    },
  );
});
