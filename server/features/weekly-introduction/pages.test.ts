import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { introduce, stayBeforeSundayEvening } from '#server/testing/introduce.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

beforeAll(() => {
  stayBeforeSundayEvening();
  execFileSync(process.execPath, ['scripts/build.ts']);
}, 180_000);
const app = await startTestApp({}, { pages: 'built' });

/** Returns the text of a page without scripts. */
const wordsOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, '\n');
const press = async ({ client }: TestMember, page: string, form: Record<string, string>) =>
  (
    await client.send(page, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin: app.address, 'sec-fetch-site': 'same-origin' },
    })
  ).text;

test('home without scripts: who waits first, then the two families and three answers, what follows, and the way back', async () => {
  const bride = await makeShownMember(app);
  const [groom, waiting] = [
    await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' }),
    await makeShownMember(app, { gender: 'Male' }),
  ];
  await introduce(app, [bride, groom]);
  await ask(waiting, 'sendintroduction', bride, { note: '' });
  const home = wordsOf((await bride.client.get('/dashboard')).text);
  const order = [
    'Waiting for your answer',
    'This week we told you and one family about each other',
    'Send interest',
    'Not for us',
    'Later',
  ];
  const places = order.map((words) => home.indexOf(words));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  const sent = { intent: 'weeklySend', member: groom.pid, press: 'send' };
  const after = wordsOf(await press(bride, '/dashboard', sent));
  expect(after).toContain('It will be sent on Sunday evening.');
  expect(after).not.toContain('Not for us');
  const back = wordsOf(await press(bride, '/dashboard', { intent: 'weeklyUndo', member: groom.pid, press: '' }));
  expect(back).toContain('Not for us');
  bride.client.cookies.set('lang', 'bn');
  expect((await bride.client.get('/dashboard')).text).toContain('এ সপ্তাহে আপনাদের জানালাম এই পরিবারের কথা');
});

test('without an introduction home says that it goes in turn, and the settings switch it, for the candidate alone', async () => {
  const bride = await makeShownMember(app);
  expect(wordsOf((await bride.client.get('/dashboard')).text)).toContain(
    'We introduce families to each other in turn, two at a time.',
  );
  const settings = '/matching-profile/settings?open=weekly';
  expect(
    wordsOf(await press(bride, settings, { intent: 'weeklyOff', isIntroduced: 'No', shownTo: 'Members' })),
  ).toContain('No family is introduced to you.');
  expect(wordsOf((await bride.client.get('/dashboard')).text)).not.toContain('in turn');
  const father = await addHolder(app, bride, 'guardian');
  const seen = wordsOf((await father.client.get(settings)).text);
  expect(seen).toContain('The bride decides this.');
  expect(seen).not.toContain('Introduce us to families');
});
