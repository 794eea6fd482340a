import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { makeOffice } from '#server/testing/office.ts';

const lines: string[] = [];
const app = await startTestApp({}, { log: createLog('info', { write: (line) => lines.push(line) }) });

test('every answer is one line with the pattern of its route, and nothing of the member', async () => {
  const member = await makeMember(app, { name: 'রুমা ঘোষ', email: 'ruma@example.in' });
  await member.client.call('showprofile', { pid: member.pid });
  await member.client.get('/files/pictures/nobody-knows-this-name00.jpg');
  await member.client.get(`/nowhere/${member.phone}`);
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(6);

  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered).toContainEqual({
    level: 30,
    time: expect.any(Number),
    requestId: expect.stringMatching(/^[0-9a-f]{12}$/),
    method: 'POST',
    route: '/api/showprofile',
    status: 200,
    milliseconds: expect.any(Number),
    msg: 'answered',
  });
  expect(answered.map(({ route, status }) => [route, status])).toEqual(
    expect.arrayContaining([
      ['/files/*', 404],
      ['none', 404],
    ]),
  );
  for (const secret of [member.pid, member.phone, TEST_PASSWORD, 'রুমা', 'ruma@', 'nobody-knows']) {
    expect(lines.join('\n')).not.toContain(secret);
  }
});

test('that somebody wrote about health is in no line, of a call, of a refusal and of a page', async () => {
  const member = await makeMember(app);
  lines.length = 0;
  await member.client.call('updatehealth', { pid: member.pid, userbloodgroup: 'B-' });
  await member.client.call('updatehealth', { pid: member.pid, userbloodgroup: 'no such group' });
  await member.client.call('updatehaemoglobin', { pid: member.pid, status: 'beta', testedon: '2020-01-02' });
  await member.client.call('givehealthconsent', { pid: member.pid });
  await member.client.call('withdrawhealthconsent', { pid: member.pid });
  await app.client().call('showhealth', { pid: member.pid });
  await member.client.get('/health-details');
  await expect.poll(() => lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThanOrEqual(7);
  expect(lines.join('\n')).not.toMatch(/health|haemoglobin|blood|consent/i);
});

test('a security event names who did it and to whom by keyed ids, which the office can find', async () => {
  const [member, other] = [await makeMember(app), await makeMember(app, { gender: 'Male' })];
  const office = makeOffice(app);
  const logIdOf = async ({ pid }: { pid: string }) =>
    /m-[0-9a-f]{12}/.exec((await office('members', 'log-id', pid)).stdout)?.[0] ?? 'none';
  const [memberId, otherId] = [await logIdOf(member), await logIdOf(other)];
  expect(memberId).toMatch(/^m-/);
  lines.length = 0;
  await app.client().call('custlogin', { phone: member.phone, password: 'not-the-one' });
  await member.client.call('blockmember', { pid: member.pid, member: other.pid });
  await member.client.call('showprofile', { pid: other.pid });
  await member.client.call('showprofile', { pid: member.pid });
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(4);

  const events = lines
    .map((line) => JSON.parse(line))
    .map(({ event, actor, subject, outcome, status }) => ({
      event,
      actor,
      subject,
      outcome,
      status,
    }));
  const nothing = { event: undefined, actor: undefined, subject: undefined };
  expect(events).toEqual([
    {
      event: 'custlogin',
      actor: expect.stringMatching(/^a-[0-9a-f]{12}$/),
      subject: memberId,
      outcome: 2,
      status: 200,
    },
    { event: 'blockmember', actor: memberId, subject: otherId, outcome: 1, status: 200 },
    { event: 'showprofile', actor: memberId, subject: undefined, outcome: undefined, status: 403 },
    { ...nothing, outcome: undefined, status: 200 },
  ]);
});

test('a visitor who hangs up while sending is no error of ours', async () => {
  const member = await makeMember(app);
  const cookie = [...member.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const bodies = {
    'multipart/form-data; boundary=b': `--b\r\ncontent-disposition: form-data; name="pid"\r\n\r\n${member.pid}\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nabc`,
    'application/x-www-form-urlencoded': `pid=${member.pid}&`,
  };
  lines.length = 0;
  for (const [type, body] of Object.entries(bodies)) {
    const { port, hostname } = new URL(app.address);
    const socket = connect(Number(port), hostname);
    const head = `POST /api/updateprofileimage HTTP/1.1\r\nhost: here\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\ncontent-length: 9000\r\n\r\n`;
    await new Promise((done) => socket.write(head + body, done));
    await wait(200);
    socket.resetAndDestroy();
  }
  await expect.poll(() => lines.filter((line) => line.includes('the visitor hung up')).length).toBe(2);
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)).toEqual([]);
});

test('a failed statement is told by its code and place, without the values it was about', async () => {
  const { client, pid } = await makeMember(app, { name: 'রুমা ঘোষ' });
  await app.pool.query("alter table addresses add constraint no_lakes check (line1 not like '%Lake%') not valid");
  lines.length = 0;
  const answer = await client.call('updatecommunication', {
    pid,
    addr2: '',
    city: 'কলকাতা',
    dist: '',
    pin: '700029',
    state: '35601163',
    country: '356',
    addr1: '7 Lake Terrace',
  });
  expect(answer).toMatchObject({ status: 500, body: { requestId: expect.stringMatching(/^[0-9a-f]{12}$/) } });
  const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
  expect(failed).toMatchObject({
    requestId: answer.body.requestId,
    err: { code: '23514', table: 'addresses', constraint: 'no_lakes', message: 'refused by the database' },
  });
  expect(lines.join('\n')).not.toContain('Lake');
});
