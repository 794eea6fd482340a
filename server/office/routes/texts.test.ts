import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeJpeg, makePixelBomb, makePng } from '#server/testing/images.ts';
import { makeOffice } from '#server/testing/office.ts';
import { makeStaff } from '#server/testing/staff.ts';

// A real site, where visitors see no placeholder.
const app = await startTestApp({ publicUrl: 'https://shubho.example' });
const { client: editor, email } = await makeStaff(app, ['editor']);
const { client: other } = await makeStaff(app, ['editor']);
const visitor = app.client();

const readText = async (key: string, lang: string) =>
  Object((await editor.call('office/showtext', { key })).body).texts.find(
    (text: { lang: string }) => text.lang === lang,
  );
const shown = async (key: string, lang: string) =>
  (await visitor.get(`/api/content?key=${key}&lang=${lang}`)).body.content;
const listed = async (list: string) => Object((await editor.call('office/listrows', { list })).body);

test('of two editors at once the second is told, reads the text of the first, and loses nothing', async () => {
  const { version } = await readText('vision', 'bn');
  const save = (client: typeof editor, html: string) =>
    client.call('office/savetext', { key: 'vision', lang: 'bn', version, html });
  const answers = await Promise.all([save(editor, '<p>একটি</p>'), save(other, '<p>অন্যটি</p>')]);
  const [first, second] = answers.sort((one, two) => one.status - two.status);
  expect([first?.status, second?.status]).toEqual([200, 409]);
  const now = await readText('vision', 'bn');
  expect(second?.body).toMatchObject({ msgkey: 'changedMeanwhile', now: now.html, nowversion: now.version });
  const again = { key: 'vision', lang: 'bn', html: '<p>দুটি মিলিয়ে</p>', version: now.version };
  expect((await other.call('office/savetext', again)).body.msgcode).toBe(1);
  const { former } = await readText('vision', 'bn');
  expect(former[0].html).toBe(now.html);
});

test('what a text may not hold is taken out, and named; nothing is published of which nothing is left', async () => {
  const { version } = await readText('vision', 'en');
  const html = `<p onclick="x()">One<script>alert(1)</script> <a href="javascript:x()" title="t">two</a><b>three</p><img src=x>`;
  const { body } = await editor.call('office/previewtext', { lang: 'en', html });
  expect(body.html).toBe('<p>One <a>two</a>three</p>');
  expect(body.leftout).toEqual(['onclick', '<script>', '<a href>', 'title', '<b>', '<img>', 'src']);
  const saved = await editor.call('office/savetext', { key: 'vision', lang: 'en', version, html });
  expect(saved.body).toMatchObject({ msgcode: 1, leftout: expect.arrayContaining(['<script>']) });
  expect(await shown('vision', 'en')).toBe(body.html);
  const nothing = await readText('vision', 'en');
  const empty = { key: 'vision', lang: 'en', version: nothing.version, html: '<script>1</script>' };
  expect((await editor.call('office/savetext', empty)).body.errors).toHaveProperty('html');
  const huge = await editor.call('office/savetext', { ...empty, html: 'x'.repeat(1024 * 1024) });
  expect([huge.status, huge.body.msgkey]).toEqual([413, 'tooLarge']);
  expect(await shown('vision', 'en')).toBe(body.html);
});

test('visitors read what has changed in the privacy policy; no change of it is published without saying so', async () => {
  const { version, html } = await readText('privacy-policy', 'en');
  const change = { key: 'privacy-policy', lang: 'en', version, html: `${html}<p>Photos go after thirty days.</p>` };
  expect((await editor.call('office/savetext', change)).body.errors).toHaveProperty('told');
  const told = 'Photos are removed thirty days after a deletion';
  expect((await editor.call('office/savetext', { ...change, told })).body.msgcode).toBe(1);
  const { obj } = Object((await visitor.get('/api/policychanges?lang=en')).body);
  expect(obj).toEqual([{ version: expect.any(Number), since: expect.stringMatching(/^\d{4}-/), told }]);
  const read = (wanted: unknown) =>
    visitor.get(`/api/formerpolicy?${new URLSearchParams({ version: String(wanted) })}`);
  const first = await read(obj[0].version);
  expect(first.body).toMatchObject({ lang: 'en', since: '', until: obj[0].since });
  expect(first.body.content).not.toContain('thirty days');
  const later = await readText('privacy-policy', 'en');
  const next = {
    key: 'privacy-policy',
    lang: 'en',
    version: later.version,
    html: `${html}<p>After ten.</p>`,
    told: 'Ten',
  };
  expect((await editor.call('office/savetext', next)).body.msgcode).toBe(1);
  const [latest] = Object((await visitor.get('/api/policychanges?lang=en')).body).obj;
  const second = (await read(latest.version)).body;
  expect([second.since, second.until]).toEqual([obj[0].since, latest.since]);
  expect(second.content).toContain('thirty days');
  // Only announced versions of the privacy policy can be read.
  const other = await app.pool.query("select id from former_contents where key <> 'privacy-policy' limit 1");
  for (const wanted of [other.rows[0]?.id ?? 0, 999_999, 'x', '', "1' or true --"])
    expect((await read(wanted)).status, String(wanted)).toBe(404);
  expect((await visitor.get('/api/policychanges?lang=bn')).body.obj).toEqual([]);
  expect(JSON.stringify(obj)).not.toContain('@');
});

test('former versions come ten at a time, by terminal and pages alike', async () => {
  const office = makeOffice(app);
  for (let n = 0; n < 12; n += 1) {
    const { version } = await readText('proverb', 'en');
    await editor.call('office/savetext', { key: 'proverb', lang: 'en', version, html: `<p>${n}</p>` });
  }
  const { former, hasMore } = await readText('proverb', 'en');
  expect([former.length, hasMore, former[0].html, former[0].by]).toEqual([10, true, '<p>10</p>', email]);
  const latest = String(former.at(-1).id);
  const older = Object((await editor.call('office/showtext', { key: 'proverb', latest })).body).texts[0];
  expect([older.former.length, older.hasMore, older.former[0].id]).toEqual([3, false, Number(latest)]);
  expect((await office('content', 'show', 'proverb', 'en')).stdout).toContain('<p>11</p>');
});

test('placeholders are listed for the office, and a real site shows none of them', async () => {
  const { placeholders } = Object((await editor.call('office/listtexts')).body);
  expect(placeholders).toEqual(
    expect.arrayContaining(['text address bn', 'text trust-people en', 'text trust-registration bn', 'phone 1']),
  );
  expect(await shown('trust-people', 'bn')).toBe('');
  const { version } = await readText('trust-people', 'bn');
  const html = '<p>মিতা সেন, সম্পাদক</p>'.normalize('NFC');
  await editor.call('office/savetext', { key: 'trust-people', lang: 'bn', version, html });
  expect(await shown('trust-people', 'bn')).toBe(html);
  expect(Object((await editor.call('office/listtexts')).body).placeholders).not.toContain('text trust-people bn');
});

test('a question is added, changed once, moved, taken away and brought back', async () => {
  const texts = {
    subject: 'joining',
    question: 'Is it free?',
    question_bn: 'খরচ আছে?',
    answer: '<p>Yes.<script>1</script></p>',
    answer_bn: '<p>না।</p>',
  };
  expect((await editor.call('office/savefaq', { ...texts, answer: ' ' })).body.errors).toHaveProperty('answer');
  expect((await editor.call('office/savefaq', { ...texts, subject: 'cost' })).body.errors).toHaveProperty('subject');
  const added = await editor.call('office/savefaq', texts);
  expect(added.body).toMatchObject({ msgcode: 1, leftout: ['<script>'] });
  const { rows } = await listed('faqs');
  const { id, version } = rows.at(-1);
  expect(rows.at(-1).texts).toMatchObject({ question: 'Is it free?', answer: '<p>Yes.</p>' });

  const changed = { ...texts, id: String(id), version, question: 'What does it cost?' };
  expect((await editor.call('office/savefaq', changed)).body.msgcode).toBe(1);
  const late = await other.call('office/savefaq', { ...changed, question: 'Mine' });
  expect([late.status, late.body.msgkey]).toEqual([409, 'changedMeanwhile']);

  const there = { list: 'faqs', id: String(id) };
  expect((await editor.call('office/moverow', { ...there, way: 'up' })).body.msgcode).toBe(1);
  expect((await listed('faqs')).rows.at(-2).id).toBe(id);
  expect((await editor.call('office/removerow', there)).body.msgcode).toBe(1);
  expect((await editor.call('office/removerow', there)).status).toBe(404);
  const { former } = await listed('faqs');
  expect(former.slice(0, 2)).toMatchObject([
    { rowId: id, isGone: true, by: email, texts: { question: 'What does it cost?' } },
    { rowId: id, isGone: false, texts: { question: 'Is it free?' } },
  ]);
  expect((await editor.call('office/bringrowback', { list: 'faqs', id: String(former[0].id) })).body.msgcode).toBe(1);
  const questions = Object((await visitor.call('getfaq', { lang: 'en' })).body.obj);
  expect(questions.at(-2)).toMatchObject({ id, subject: 'joining', question: 'What does it cost?' });
  expect((await editor.call('office/bringrowback', { list: 'links', id: String(former[0].id) })).status).toBe(404);
});

test('contacts and links say why they are not taken', async () => {
  const phone = { name: 'Office', name_bn: 'অফিস', emoji: '☎️', code: '+91', phone: '৩৩ 2464-0000' };
  expect((await editor.call('office/savephone', { ...phone, phone: 'none' })).body.errors).toHaveProperty('phone');
  expect((await editor.call('office/savephone', { ...phone, code: '91' })).body.errors).toHaveProperty('code');
  expect((await editor.call('office/savephone', phone)).body.msgcode).toBe(1);
  expect((await visitor.get('/api/contact')).body.obj).toMatchObject([{ name: 'Office', phone: '3324640000' }]);
  const link = { name: 'X', name_bn: 'এক্স', network: 'X1', url: 'javascript:alert(1)' };
  for (const url of ['javascript:alert(1)', 'http://x.example', 'https://user@x.com', 'https://x'])
    expect((await editor.call('office/savelink', { ...link, url })).body.errors).toHaveProperty('url');
  expect((await editor.call('office/savelink', { ...link, url: 'https://x.com/trust' })).body.msgcode).toBe(1);
  expect((await visitor.get('/api/sociallinks')).body.links).toMatchObject([{ network: 'x1' }]);
  expect((await editor.call('office/turnrow', { list: 'phones', id: '1', on: 'Yes' })).status).toBe(404);
});

test('a story is shown when its consent is noted and somebody turns it on', async () => {
  const story = {
    kind: 'story',
    author: 'Ruma & Amit',
    author_bn: 'রুমা ও অমিত',
    html: '<p>Here.</p>',
    html_bn: '<p>এখানে।</p>',
    consented_on: '2026-01-31',
    consent_form: 'S-12',
  };
  const stories = async () => Object((await visitor.call('testimonials', { kind: 'story', lang: 'en' })).body.obj);
  expect((await editor.call('office/savestory', { ...story, consent_form: '' })).body.errors).toHaveProperty(
    'consent_form',
  );
  expect((await editor.call('office/savestory', { ...story, consented_on: '2999-01-01' })).body.errors).toHaveProperty(
    'consented_on',
  );
  expect((await editor.call('office/savestory', story)).body.msgcode).toBe(1);
  expect(await stories()).toEqual([]);
  const [{ id }] = (await listed('stories')).rows;
  const turn = (on: string) => editor.call('office/turnrow', { list: 'stories', id: String(id), on });
  await app.pool.query('update testimonials set consented_on = null');
  expect((await turn('Yes')).body.msgkey).toBe('consentFirst');
  await app.pool.query(`update testimonials set consented_on = '2026-01-31'`);
  expect((await turn('Yes')).body.msgcode).toBe(1);
  expect(await stories()).toMatchObject([{ author: 'Ruma & Amit' }]);
  await turn('');
  expect(await stories()).toEqual([]);
});

test('a banner is cut, stripped of what its camera wrote, shown when it is on, and gone when it is off', async () => {
  const file = new Blob([new Uint8Array(await makePng(900, 900))]);
  const alt = { alt: 'A wedding', alt_bn: 'একটি বিয়ে' };
  expect((await editor.call('office/savebanner', alt)).body.errors).toHaveProperty('file');
  const bomb = new Blob([new Uint8Array(await makePixelBomb())]);
  expect((await editor.call('office/savebanner', { ...alt, file: bomb })).body.errors).toHaveProperty('file');
  expect((await editor.call('office/savebanner', { ...alt, file: new Blob(['<svg/>']) })).status).toBe(422);
  expect((await editor.call('office/savebanner', { ...alt, file })).body.msgcode).toBe(1);
  const banners = async () => Object((await visitor.get('/api/banners')).body.obj);
  expect(await banners()).toEqual([]);
  const [{ id, image, version }] = (await listed('banners')).rows;
  expect((await visitor.get(`/files/banner/${'0'.repeat(32)}.jpg`)).status).toBe(404);
  const turn = (on: string) => editor.call('office/turnrow', { list: 'banners', id: String(id), on });
  expect((await turn('Yes')).body.msgcode).toBe(1);
  expect(await banners()).toEqual([{ id, image, alt: 'A wedding', alt_bn: 'একটি বিয়ে' }]);
  const jpeg = await visitor.get(`/files/banner/${image}`);
  expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 640 });

  const another = new Blob([new Uint8Array(await makeJpeg(800, 400))]);
  const change = { ...alt, alt: 'Another', id: String(id), version, file: another };
  expect((await editor.call('office/savebanner', change)).body.msgcode).toBe(1);
  const [now] = await banners();
  expect([now.alt, now.image === image]).toEqual(['Another', false]);
  const { former } = await listed('banners');
  await editor.call('office/bringrowback', { list: 'banners', id: String(former[0].id) });
  expect((await banners())[0]).toMatchObject({ image, alt: 'A wedding' });
  await turn('');
  expect(await banners()).toEqual([]);
  await editor.call('office/removerow', { list: 'banners', id: String(id) });
  expect((await visitor.get(`/files/banner/${image}`)).status).toBe(404);
});

test('a text is previewed, published, brought back, and there is no other key', async () => {
  const before = await readText('welcome', 'en');
  const text = { key: 'welcome', lang: 'en', html: '<p>Welcome</p>', version: before.version };
  expect((await editor.call('office/savetext', text)).body.msgcode).toBe(1);
  expect(Object((await visitor.get('/api/welcome')).body.obj).content).toBe('<p>Welcome</p>');
  const [{ id, by }] = (await readText('welcome', 'en')).former;
  expect(by).toBe(email);
  expect((await editor.call('office/bringtextback', { id: String(id) })).body.msgcode).toBe(1);
  expect((await readText('welcome', 'en')).html).toBe(before.html);
  expect((await editor.call('office/savetext', { ...text, key: 'nothing' })).status).toBe(404);
  expect((await editor.call('office/bringtextback', { id: '999999999' })).status).toBe(404);
});
