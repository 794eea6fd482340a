import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';

const app = await startTestApp({ trustProxy: 1 });
const client = app.client();
const form = {
  name: 'অমল ঘোষ',
  email: 'amal@example.in',
  phone: '+91 98300 12345',
  subject: 'প্রশ্ন',
  content: 'প্রথম লাইন\nsecond line',
};
const stored = () => app.db.selectFrom('contact_messages').selectAll().execute();

test('contact answers the helplines, phones and e-mails', async () => {
  const { body } = await client.get('/api/contact');
  expect(Object(body.obj)[0]).toEqual({
    id: expect.any(Number),
    emoji: expect.any(String),
    name: expect.any(String),
    name_bn: expect.any(String),
    phonecode: expect.stringMatching(/^\+?\d+$/),
    phone: expect.stringMatching(/\d/),
  });
  expect(Object(body.obj2)[0]).toEqual({
    id: expect.any(Number),
    emoji: expect.any(String),
    name: expect.any(String),
    name_bn: expect.any(String),
    email: expect.stringContaining('@'),
  });
});

describe('addcontact', () => {
  test('keeps the message and answers a reference number', async () => {
    const { status, body } = await client.call('addcontact', form);
    expect(status).toBe(200);
    expect(body).toEqual({
      msg: 'Thank you. Your message has reached us, and we will reply to your e-mail address.',
      msgkey: 'contactSaved',
      sendmsg: `Please keep this reference number: ${body.reference}`,
      msgcolor: 'green',
      reference: expect.stringMatching(/^SB-[A-Z2-9]{4}-[A-Z2-9]{4}$/),
    });
    expect(await stored()).toMatchObject([
      {
        reference: body.reference,
        name: form.name.normalize('NFC'),
        email: form.email,
        phone: '9830012345',
        subject: form.subject.normalize('NFC'),
        content: form.content.normalize('NFC'),
        answered_at: null,
      },
    ]);
  });

  test('the same message sent twice is two messages', async () => {
    const before = (await stored()).length;
    const answers = await Promise.all([client.call('addcontact', form), client.call('addcontact', form)]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(2);
    expect(await stored()).toHaveLength(before + 2);
  });

  test.each([
    ['name', ' ', 'contact name required'],
    ['email', '', 'contact email required'],
    ['email', 'amal', 'contact email required'],
    ['phone', '983001234', 'contact phone required'],
    ['phone', '98300123456', 'contact phone required'],
    ['phone', '', 'contact phone required'],
    ['subject', '\n', 'subject required'],
    ['content', '', 'message required'],
    ['content', 'x'.repeat(5001), 'This is too long: please shorten it'],
  ])('%s %j: %s', async (name, value, sentence) => {
    const answer = await client.call('addcontact', { ...form, [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ msgcolor: 'red', sendmsg: '', errors: { [name]: sentence } });
  });

  test('the thirty-first message of an hour from one address waits', async () => {
    const writer = app.client({ 'x-forwarded-for': '203.0.113.77' });
    const answers = await Promise.all(Array.from({ length: 31 }, () => writer.call('addcontact', form)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });
});
