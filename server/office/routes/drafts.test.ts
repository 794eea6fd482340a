import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { publishDue } from '#server/office/publish-due.ts';
import { untilNextMinute } from '#server/publishing.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ publicUrl: 'https://shubho.example' });
const { client: editor, email } = await makeStaff(app, ['editor']);
const { client: other } = await makeStaff(app, ['editor']);
const visitor = app.client();

const inDays = (days: number) => todayInIndia(Date.now() + days * DAY_MS);
/** The last second before a day in India begins, and its first. */
const before = (day: string) => new Date(Date.parse(`${day}T00:00:00+05:30`) - 1_000);
const at = (day: string) => new Date(Date.parse(`${day}T00:00:00+05:30`));

const readText = async (lang: string) => {
  const { texts } = Object((await editor.call('office/showtext', { key: 'welcome', latest: '' })).body);
  return texts.find((text: { lang: string }) => text.lang === lang);
};
const shown = async () => Object((await visitor.get('/api/welcome')).body.obj).content;
const listed = async (list: string) => Object((await editor.call('office/listrows', { list })).body);
const drafts = async () => Object((await editor.call('office/listtexts')).body).drafts;

test('a text is kept as a draft that visitors do not see, and is gone once it is published', async () => {
  const { html, version } = await readText('en');
  const text = { key: 'welcome', lang: 'en', version, html: '<p>Draft one</p><script>1</script>' };
  const kept = await editor.call('office/savetextdraft', text);
  expect(kept.body).toMatchObject({ msgkey: 'draftKept', leftout: ['<script>'] });
  expect(await shown()).toBe(html);
  await other.call('office/savetextdraft', { ...text, html: '<p>Draft two</p>' });
  expect(await readText('en')).toMatchObject({
    html,
    draft: { html: '<p>Draft two</p>', version, isOvertaken: false, hasFailed: false, publishOn: '' },
  });
  expect(await drafts()).toMatchObject([{ place: 'text', subject: 'welcome en' }]);
  expect((await editor.call('office/savetext', { ...text, html: '<p>Ready</p>' })).body.msgkey).toBe('saved');
  expect(await shown()).toBe('<p>Ready</p>');
  expect((await readText('en')).draft).toBeNull();
  const another = await editor.call('office/savetextdraft', { ...text, key: 'nothing' });
  expect(another.status).toBe(404);
});

test('a text for a day is published when that day begins in India, and what stood there is kept', async () => {
  const { html, version } = await readText('en');
  const text = { key: 'welcome', lang: 'en', version, html: '<p>For the day</p>' };
  const day = inDays(3);
  for (const wrong of [inDays(0), inDays(-1), inDays(400), '2026-02-30', 'soon'])
    expect((await editor.call('office/savetext', { ...text, publish_on: wrong })).body.errorkeys).toEqual({
      publish_on: 'publishDay',
    });
  expect((await editor.call('office/savetext', { ...text, publish_on: day })).body.msgkey).toBe('willBePublished');
  expect(await readText('en')).toMatchObject({ html, draft: { publishOn: day, by: email } });
  await publishDue(app.db, before(day));
  expect(await shown()).toBe(html);
  await publishDue(app.db, at(day));
  expect(await shown()).toBe('<p>For the day</p>');
  const after = await readText('en');
  expect(after).toMatchObject({ draft: null, former: [{ html, by: email }, {}] });
  const { rows } = await app.pool.query("select who, subject from office_uses where command = 'office/published'");
  expect(rows).toEqual([{ who: email, subject: 'welcome en' }]);
  // Every time zone's day begins on a whole minute.
  expect(untilNextMinute(at(day).getTime() - 20_000)).toBe(20_000);
});

test('a text that somebody has changed meanwhile is not overwritten: the draft stays, and says so', async () => {
  const { version } = await readText('en');
  const text = { key: 'welcome', lang: 'en', version };
  const day = inDays(2);
  await editor.call('office/savetext', { ...text, html: '<p>Planned</p>', publish_on: day });
  await app.pool.query('delete from site_drafts');
  await editor.call('office/savetext', { ...text, html: '<p>Planned</p>', publish_on: day });
  const { id } = (await readText('en')).draft;
  await app.pool.query("update contents set html = '<p>From the terminal</p>' where key = 'welcome' and lang = 'en'");
  expect((await readText('en')).draft).toMatchObject({ isOvertaken: true, hasFailed: false });
  await publishDue(app.db, at(day));
  await publishDue(app.db, at(day));
  expect(await shown()).toBe('<p>From the terminal</p>');
  expect((await readText('en')).draft).toMatchObject({ html: '<p>Planned</p>', hasFailed: true });
  expect((await editor.call('office/savetext', { ...text, html: '<p>Planned</p>' })).status).toBe(409);
  expect((await editor.call('office/dropdraft', { id: String(id) })).body.msgkey).toBe('saved');
  expect((await editor.call('office/dropdraft', { id: String(id) })).status).toBe(404);
});

test('a question that is half written is kept, published on its day, and thrown away with its row', async () => {
  const known = (await listed('faqs')).rows.length;
  const half = { question: 'Is it free?', answer: '<p>Yes</p><img src=x>' };
  expect((await editor.call('office/savefaqdraft', half)).body).toMatchObject({
    msgkey: 'draftKept',
    leftout: ['<img>', 'src'],
  });
  const [{ id, rowId, texts }] = (await listed('faqs')).drafts;
  expect([rowId, texts.answer, texts.answerBn]).toEqual([0, '<p>Yes</p>', '']);
  const whole = { ...half, id: `d${id}`, subject: 'money', question_bn: 'টাকা লাগে?', answer_bn: 'না।' };
  const day = inDays(1);
  expect(
    (await editor.call('office/savefaq', { ...half, id: `d${id}`, publish_on: day })).body.errorkeys,
  ).toMatchObject({
    answer_bn: 'fillThisIn',
  });
  const subjects = (await editor.call('office/savefaq', { ...whole, subject: 'nothing' })).body.errorkeys;
  expect(subjects).toEqual({ subject: 'chooseFromList' });
  const { subject } = (await listed('faqs')).rows[0].texts;
  expect((await editor.call('office/savefaq', { ...whole, subject, publish_on: day })).body.msgkey).toBe(
    'willBePublished',
  );
  expect((await listed('faqs')).drafts).toMatchObject([{ id, publishOn: day }]);
  await publishDue(app.db, before(day));
  expect((await listed('faqs')).rows).toHaveLength(known);
  await publishDue(app.db, at(day));
  const now = await listed('faqs');
  expect(now.rows).toHaveLength(known + 1);
  expect(now.rows.at(-1).texts).toMatchObject({ question: 'Is it free?', answerBn: '<p>না।</p>' });
  expect(now.drafts).toEqual([]);

  const row = now.rows.at(-1);
  const change = { id: String(row.id), version: row.version, question: 'Is all of it free?' };
  await editor.call('office/savefaqdraft', change);
  expect((await listed('faqs')).drafts).toMatchObject([{ rowId: row.id, isOvertaken: false }]);
  await editor.call('office/removerow', { list: 'faqs', id: String(row.id) });
  expect((await listed('faqs')).drafts).toEqual([]);
  expect((await editor.call('office/savefaqdraft', change)).status).toBe(404);
});

test('a story is shown on its day, with the consent that was written down', async () => {
  const day = inDays(5);
  const story = {
    kind: 'story',
    author: 'Ruma & Amit',
    author_bn: 'রুমা ও অমিত',
    html: '<p>We met.</p>',
    html_bn: '<p>দেখা হল।</p>',
    consented_on: '2026-01-31',
    consent_form: 'S-12',
    publish_on: day,
  };
  expect((await editor.call('office/savestory', { ...story, consented_on: inDays(1) })).body.errorkeys).toEqual({
    consented_on: 'consentDay',
  });
  expect((await editor.call('office/savestory', story)).body.msgkey).toBe('willBePublished');
  const stories = async () => Object((await visitor.call('testimonials', { kind: 'story', lang: 'en' })).body).obj;
  await publishDue(app.db, before(day));
  expect(JSON.stringify(await stories())).not.toContain('Ruma &');
  await publishDue(app.db, at(day));
  expect((await listed('stories')).rows).toMatchObject([{ isOn: true, texts: { author: 'Ruma & Amit' } }]);
});

test('only editors keep drafts', async () => {
  const { client } = await makeStaff(app, ['helper', 'moderator', 'administrator', 'womensDesk']);
  for (const call of ['savetextdraft', 'savefaqdraft', 'savestorydraft', 'dropdraft'])
    expect((await client.call(`office/${call}`, { id: '1', lang: 'en', html: 'x' })).status).toBe(403);
});
