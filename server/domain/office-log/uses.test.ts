import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { listUses, recordUse } from './uses.queries.ts';

const app = await startTestApp();

test('a use about a member, a deleted one or none is recorded', async () => {
  const { pid } = await makeShownMember(app);
  const subjects = [{ profileId: pid }, { profileId: 'SV999999999', subject: 'gone' }, { profileId: 'nobody' }];
  await recordUse(app.db, { who: 'mitra', command: 'office/closedeskhint', outcome: 'done', subjects });
  const uses = await listUses(app.db, { profileId: undefined, who: 'mitra', most: 9 });
  expect(uses.map(({ member, subject }) => [member, subject])).toEqual([
    [null, ''],
    [null, 'gone'],
    [pid, ''],
  ]);
});
