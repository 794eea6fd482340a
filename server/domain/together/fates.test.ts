import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ANSWERS_OF_CLOSED_PAGE, makeFates, pressStep } from '#server/testing/fates.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { messagesOf, sendToFamily, showThread } from '#server/testing/threads/threads.ts';
import { HAPPENINGS, outcomeOf, PATH_STATES, type PathState, type Reading } from './fates.ts';

const app = await startTestApp();
const { pool } = app;
const { walk, happen } = makeFates(app);

async function expectReading(reading: Reading, reader: TestMember, about: TestMember) {
  const shown = await ask(reader, 'showtogether', about);
  const pressed = await pressStep(reader, about, 'call', 'noAnswer');
  if (typeof reading === 'string') {
    const { status, msgkey } = ANSWERS_OF_CLOSED_PAGE[reading];
    for (const answer of [shown, pressed]) expect(answer).toMatchObject({ status, body: { msgkey } });
    return;
  }
  expect(shown).toMatchObject({ status: 200, body: { absence: reading.page } });
  return pressed;
}

/**
 * Expects that the letters can be read exactly like the page. A family that the other does not see cannot send any,
 * because nobody would read them.
 */
async function expectLetters(
  reading: Reading,
  reader: TestMember,
  { about, others }: { about: TestMember; others: Reading },
) {
  const shown = await showThread(reader, about);
  const sent = await sendToFamily(reader, about, 'নমস্কার');
  if (typeof reading === 'string') {
    const { status, msgkey } = ANSWERS_OF_CLOSED_PAGE[reading];
    for (const answer of [shown, sent]) expect(answer).toMatchObject({ status, body: { msgkey } });
    expect(messagesOf(shown)).toEqual([]);
    return;
  }
  expect(
    messagesOf(shown)
      .slice(0, 2)
      .map(({ words }) => words),
  ).toEqual(['from self', 'from other']);
  if (sent.status === 409) return;
  expect(sent.body.msgkey).toBe(others === 'notReached' ? 'notSeenAtPresent' : 'messageSent');
}

const cells = HAPPENINGS.flatMap((happening) => PATH_STATES.map((state) => ({ happening, state })));

test.each(cells)('$happening after $state: what both read', async ({ happening, state }) => {
  const [other, self] = await makeAcceptedPair(app);
  const pair = { self, other };
  await walk[state](pair);
  await sendToFamily(self, other, 'from self');
  await sendToFamily(other, self, 'from other');
  const isClosed = state === 'writingFirst';
  await happen[happening](pair);
  const { self: ofSelf, other: ofOther, row, presses } = outcomeOf(happening, state);

  const { rows } = await pool.query(
    `select t.ended_at is not null as over, array(select p.step || ' ' || p.value from together_presses p
      where p.together_id = t.id and p.profile_id = $1 order by 1) as mine
     from together t where $2 in (t.one_id, t.other_id)`,
    [self.pid, other.pid],
  );
  expect(rows).toMatchObject([{ over: row === 'over' }]);
  const voided: Partial<Record<PathState, string[]>> = {
    exchanged: ['numbers writeFirst'],
    decided: [],
    engaged: [],
    married: [],
  };
  if (row === 'void' && voided[state]) expect(rows[0].mine).toEqual(voided[state]);
  else if (happening !== 'deleted') expect(rows[0].mine.length).toBeGreaterThan(0);

  const theirs = await expectReading(ofOther, other, self);
  const contact = await ask(other, 'opencontact', self);
  if (typeof ofOther === 'string') expect(contact.status).toBe(ANSWERS_OF_CLOSED_PAGE[ofOther].status);
  else expect(contact.status).toBe(isClosed ? 409 : 200);
  if (theirs) expect(theirs.body.msgcode).toBe(1);

  await expectLetters(ofOther, other, { about: self, others: ofSelf });
  await expectLetters(ofSelf, self, { about: other, others: ofOther });

  const mine = await expectReading(ofSelf, self, other);
  if (mine && presses === 'closed') expect(mine).toMatchObject({ status: 409, body: { msgkey: 'closedUntilOffice' } });
  else if (mine) expect(mine.body.msgcode).toBe(1);
});
