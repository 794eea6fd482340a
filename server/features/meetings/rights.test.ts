import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { agreeTo, propose, seeMeeting } from '#server/testing/meetings.ts';

const KEY = 'a key of the office, long';
const app = await startTestApp({ powerLinkKey: KEY });

test('everybody who looks after a profile may arrange the meeting, and the others read who did', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const father = await addHolder(app, bride, 'guardian');
  expect((await propose(father, groom)).body.msgcode).toBe(1);
  const { times } = await seeMeeting(groom, bride);
  await ask(groom, 'choosemeeting', bride, { version: '1', time: times[0] ?? '' });
  expect((await ask(father, 'tellmeeting', groom, { version: '2', word: 'cannotCome' })).body.msgcode).toBe(1);
  const { rows } = await app.pool.query("select role from acts where profile_id = $1 and act = 'together'", [
    bride.pid,
  ]);
  expect(rows).toEqual([{ role: 'guardian' }]);
});

test('a guardian says that they are thinking, and does not say “go on” or end it beside the bride or groom', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const father = await addHolder(app, bride, 'guardian');
  const press = async (value: string) => (await ask(father, 'presstogether', groom, { step: 'meeting', value })).status;
  expect([await press('thinking'), await press('goOn'), await press('notForUs')]).toEqual([200, 403, 403]);
});

test('while somebody says that the profile is their own nothing is arranged; that one cannot come is still told', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await agreeTo(bride, groom);
  await app.pool.query(
    'insert into whose_claims (profile_id, account_id) select $1, account_id from account_profiles where profile_id = $1',
    [bride.pid],
  );
  const told = await ask(bride, 'tellmeeting', groom, { version: '2', word: 'cannotCome' });
  expect(told.body.msgcode).toBe(1);
  for (const answer of [
    await propose(bride, groom, { version: '3' }),
    await ask(bride, 'choosemeeting', groom, { version: '3', time: 'x' }),
  ])
    expect(answer.status).toBe(409);
});

test('a proposal is taken back by who made it, or said not to suit', async () => {
  for (const word of ['back', 'refused']) {
    const [bride, groom] = await makeAcceptedPair(app);
    await propose(bride, groom);
    const [one, other] = word === 'back' ? [bride, groom] : [groom, bride];
    const late = await ask(one, 'tellmeeting', other, { version: '1', word: 'late' });
    expect(late.body.msgkey).toBe('meetingNotThere');
    const said = await ask(one, 'tellmeeting', other, { version: '1', word: 'cannotCome' });
    expect(said.body.msgkey).toBe('meetingTimesRefused');
    expect(await seeMeeting(other, one)).toMatchObject({ state: 'calledOff', chosen: '', off_by_us: false });
    expect((await ask(groom, 'choosemeeting', bride, { version: '2', time: 'x' })).body.msgkey).toBe('meetingNotThere');
  }
});
