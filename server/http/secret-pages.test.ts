import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';

const lines: string[] = [];
let app: TestApp;
let token: string;
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  app = await startTestApp({}, { pages: 'built', log: createLog('trace', { write: (line) => lines.push(line) }) });
  const bride = await makeShownMember(app, { name: 'Ruma Ghosh' });
  const { body } = await bride.client.call('makecardlink', { pid: bride.pid, days: '7', surname: 'Yes' });
  token = String(body.address).slice(-43);
}, 180_000);

const NOBODYS = 'A'.repeat(43);
const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': /noindex/ };

function press(address: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return app.client().send(address, { method: 'POST', body: new URLSearchParams(form), headers });
}
const open = (one: string, headers?: Record<string, string>) =>
  press(`/card/${one}`, { intent: 'open', token: one }, headers);
const same = (html: string, one: string) => html.replaceAll(one, '…').replace(/"madeAt":\d+/, '');

describe('the page of a link', () => {
  test('is the same for a living one and for what is none, says no name, and is nowhere kept, listed or named', async () => {
    const [living, nobodys] = await Promise.all([token, NOBODYS].map((one) => app.client().get(`/card/${one}`)));
    expect(same(living?.text ?? '', token)).toBe(same(nobodys?.text ?? '', NOBODYS));
    expect(living?.text).not.toContain('Ruma');
    expect(living?.text).toContain('<meta property="og:title" content="A Biodata for You');
    for (const answer of [living, nobodys, await open(token), await open(NOBODYS)]) {
      for (const [name, value] of Object.entries(secret)) expect(answer?.headers.get(name)).toMatch(value);
    }
  });

  test.each([`/card/${'%41'.repeat(43)}`, `//card/${NOBODYS}`, `/c%61rd/${NOBODYS}`, '/card/%ff', '/card/'])(
    'however it is written (%s), none is kept or listed',
    async (path) => {
      const answer = await app.client().get(path);
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 200) expect(answer.headers.get('x-robots-tag')).toMatch(/noindex/);
      expect(answer.text).not.toContain('Ruma');
    },
  );

  test('opens by a form without a script, also from a browser that names no site, and a dead one answers like none', async () => {
    expect((await open(token, { origin: 'null' })).text).toContain('Ruma Ghosh');
    expect((await open(token, { origin: 'null', 'sec-fetch-site': 'same-origin' })).text).toContain('Ruma Ghosh');
    await app.pool.query('update card_links set ended_at = now()');
    const [gone, nobodys] = [await open(token), await open(NOBODYS)];
    expect(same(gone.text, token)).toBe(same(nobodys.text, NOBODYS));
    expect(gone.text).toContain('This link no longer works');
    expect(gone.text).not.toContain('Ruma');
  });

  test('of a report without a reason says what is missing, and keeps the words', async () => {
    const { status, text } = await press(`/card/${token}`, { intent: 'reportCard', token, words: 'এই যে কথা' });
    expect(status).toBe(422);
    expect(text).toContain('Please choose a reason');
    expect(text).toContain('এই যে কথা');
  });

  test('leaves its address in no line of the log, whatever happens there', async () => {
    await press(`/card/${token}`, { intent: 'nothing of ours' });
    await app.client().get(`/card/${token}/more`);
    await app.client().get(`/language?to=bn&back=/card/${token}`);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join()).not.toContain(token);
  });

  test('is in no map of the site', async () => {
    for (const path of ['/sitemap', '/']) expect((await app.client().get(path)).text).not.toContain('/card/');
  });
});

test('after a block the settings offer to end the links that still live, and say why', async () => {
  const groom = await makeShownMember(app, { gender: 'Male' });
  const { client, pid } = groom;
  const offer = 'Your links are still open';
  const afterBlock = async () => (await client.get('/matching-profile/settings?done=block')).text;
  expect(await afterBlock()).not.toContain(offer);
  await client.call('makecardlink', { pid, days: '7' });
  expect(await afterBlock()).toContain(offer);
  expect((await client.get('/matching-profile/settings')).text).not.toContain(offer);
  const post = (form: Record<string, string>) =>
    client.send('/matching-profile/settings', { method: 'POST', body: new URLSearchParams(form) });
  expect((await post({ intent: 'blockPhone', phone: '9830055123' })).text).toContain(offer);
  expect((await post({ intent: 'endLinks' })).text).toContain('Cancelled. That address no longer works');
  expect(await afterBlock()).not.toContain(offer);
});
