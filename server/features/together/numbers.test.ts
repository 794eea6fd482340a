import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();

const press = (who: TestMember, other: TestMember, value: string) =>
  ask(who, 'presstogether', other, { step: 'numbers', value });
const open = (who: TestMember, other: TestMember) => ask(who, 'opencontact', other);
const closed = { status: 409, body: { msgkey: 'writeFirst' } };

test('without a word each family gives its phone, as ever', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  expect((await open(bride, groom)).body.phone).toBe(groom.phone);
});

test('while one side writes first neither opens a number, until both have pressed exchange', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await press(bride, groom, 'writeFirst');
  expect(await open(groom, bride)).toMatchObject(closed);
  expect(await open(bride, groom)).toMatchObject(closed);
  await press(bride, groom, 'exchange');
  expect(await open(groom, bride)).toMatchObject(closed);
  await press(groom, bride, 'exchange');
  expect((await open(groom, bride)).body.phone).toBe(bride.phone);
  expect((await open(bride, groom)).body.phone).toBe(groom.phone);
});

test('the one who gives the number now agrees, and a change of mind opens as well', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await press(groom, bride, 'now');
  await press(bride, groom, 'writeFirst');
  expect(await open(groom, bride)).toMatchObject(closed);
  await press(bride, groom, 'now');
  expect((await open(groom, bride)).body.phone).toBe(bride.phone);
});

test('a number once seen stays seen, and writing first then comes too late for both', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await open(groom, bride);
  for (const [one, other] of [
    [bride, groom],
    [groom, bride],
  ] as const)
    expect((await press(one, other, 'writeFirst')).body).toMatchObject({ msgcode: 2, msgkey: 'writeFirstTooLate' });
  expect((await open(groom, bride)).body.phone).toBe(bride.phone);
});

test('after both have exchanged and one has called, the press is not taken back', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await press(bride, groom, 'writeFirst');
  await press(bride, groom, 'exchange');
  await press(groom, bride, 'exchange');
  await open(groom, bride);
  expect((await press(bride, groom, '')).body).toMatchObject({ msgcode: 2, msgkey: 'stepStays' });
  expect((await open(bride, groom)).body.phone).toBe(groom.phone);
});

test('opening and writing first at once: one comes first, and what it says holds', async () => {
  for (let round = 0; round < 5; round++) {
    const [bride, groom] = await makeAcceptedPair(app);
    const [opened, pressed] = await Promise.all([open(groom, bride), press(bride, groom, 'writeFirst')]);
    expect([opened.status, pressed.body.msgcode]).toEqual(opened.status === 200 ? [200, 2] : [409, 1]);
  }
});

test('who accepts can write first from the first moment: the number is then in nothing that either reads', async () => {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  await ask(groom, 'sendintroduction', bride, { note: '' });
  const accepted = await ask(bride, 'acceptintroduction', groom, { numbers: 'writeFirst' });
  expect(accepted.body).toMatchObject({ msgcode: 1, msgkey: 'acceptedWritingFirst' });
  expect(await open(groom, bride)).toMatchObject(closed);
  for (const [reader, other] of [
    [bride, groom],
    [groom, bride],
  ] as const) {
    const own = (path: string) => reader.client.call(path, { pid: reader.pid });
    const page = await ask(reader, 'member', other);
    expect(page.body).toMatchObject({ standing: 'accepted', writing_first: true });
    const home = await own('showtoday');
    expect(home.body).toMatchObject({ said_yes: [{ isWritingFirst: true }] });
    const inbox = await own('introductions');
    expect(inbox.text).toContain('"isWritingFirst":true');
    const others = [await own('notices'), await own('showmydata'), await ask(reader, 'showtogether', other)];
    for (const { text } of [page, home, inbox, ...others]) expect(text).not.toContain(other.phone);
    const download = await reader.client.get('/files/my-data.zip');
    expect(Buffer.from(download.bytes).includes(other.phone)).toBe(false);
  }
});

test('the default is as ever, and what a number is for is one of two words', async () => {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male' });
  await ask(groom, 'sendintroduction', bride, { note: '' });
  expect((await ask(bride, 'acceptintroduction', groom, { numbers: 'never' })).status).toBe(422);
  expect((await ask(bride, 'acceptintroduction', groom, { numbers: 'now' })).body.msgkey).toBe('introductionAccepted');
  expect((await open(groom, bride)).body.phone).toBe(bride.phone);
});

test('a guardian beside her does not open her phone: what she pressed stays, and writing first is hers to end', async () => {
  const refused = { status: 403, body: { msgkey: 'candidateAlone' } };
  const bride = await makeShownMember(app);
  const father = await addHolder(app, bride, 'guardian');
  const groom = await makeShownMember(app, { gender: 'Male' });
  await ask(groom, 'sendintroduction', bride, { note: '' });
  await ask(bride, 'acceptintroduction', groom, { numbers: 'writeFirst' });
  for (const value of ['', 'now', 'exchange']) expect(await press(father, groom, value)).toMatchObject(refused);
  const { steps } = JSON.parse((await ask(father, 'showtogether', groom)).text);
  expect(steps).toContainEqual(
    expect.objectContaining({ step: 'numbers', mine: 'writeFirst', mayTakeBack: false, mayPress: [] }),
  );
  expect(await open(groom, bride)).toMatchObject(closed);
  // The same if another holder has pressed it.
  await press(bride, groom, '');
  await press(father, groom, 'writeFirst');
  expect(await press(father, groom, '')).toMatchObject(refused);
  expect(await open(groom, bride)).toMatchObject(closed);
  expect((await press(bride, groom, '')).body.msgkey).toBe('stepTakenBack');
  await ask(bride, 'presstogether', groom, { step: 'meeting', value: 'thinking' });
  expect(await ask(father, 'presstogether', groom, { step: 'meeting', value: '' })).toMatchObject(refused);
});

test('a number opened in an earlier acquaintance does not count: in a new one they write first', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await open(groom, bride);
  await ask(bride, 'endacquaintance', groom);
  // Long enough ago that another interest is allowed.
  const long = (table: string, column: string) => `update ${table} set ${column} = ${column} - interval '200 days'`;
  await app.pool.query(`${long('contact_openings', 'opened_at')}, opened_on = opened_on - 200`);
  await app.pool.query(long('partings', 'ended_at'));
  await app.pool.query(`${long('introductions', 'sent_at')}, answered_at = answered_at - interval '200 days'`);
  expect((await ask(groom, 'sendintroduction', bride, { note: '' })).body.msgcode).toBe(1);
  const accepted = await ask(bride, 'acceptintroduction', groom, { numbers: 'writeFirst' });
  expect(accepted.body.msgkey).toBe('acceptedWritingFirst');
  expect((await ask(groom, 'member', bride)).body).toMatchObject({ writing_first: true });
  expect(await open(groom, bride)).toMatchObject(closed);
  expect((await press(groom, bride, 'writeFirst')).body.msgkey).toBe('stepNoted');
});

test('who sends an interest can write first too: read by nobody before the acceptance, and from then on closed', async () => {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male' });
  const sent = (write: string) => ask(groom, 'sendintroduction', bride, { note: '', write_first: write });
  expect((await sent('Perhaps')).status).toBe(422);
  expect((await sent('Yes')).body.msgcode).toBe(1);
  const inbox = await bride.client.call('introductions', { pid: bride.pid });
  expect(inbox.text).not.toMatch(/writes?_first|"isWritingFirst":true/);
  expect((await ask(bride, 'member', groom)).body).toMatchObject({ standing: 'received', writing_first: false });
  expect((await ask(bride, 'acceptintroduction', groom)).body.msgkey).toBe('acceptedWritingFirst');
  for (const [reader, other] of [
    [bride, groom],
    [groom, bride],
  ] as const)
    expect(await open(reader, other)).toMatchObject(closed);
  for (const [one, other] of [
    [bride, groom],
    [groom, bride],
  ] as const)
    await press(one, other, 'exchange');
  expect((await open(bride, groom)).body.phone).toBe(groom.phone);
});
