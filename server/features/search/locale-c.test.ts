import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeShownMember } from '#server/testing/meeting.ts';

test('names are found in either script where DATABASE_URL names a database of the locale C', async () => {
  const database = await makeTestDatabase({ isOfLocaleC: true });
  const { rows } = await database.pool.query(
    `select datlocprovider as provider, datctype as ctype, lower('Ä') as lower
       from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ provider: 'c', ctype: 'C', lower: 'Ä' }]);

  const app = await startTestApp({}, { database });
  const { client, pid } = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  const find = async (who: string) => {
    const { body } = await client.call('findmember', { pid, who, cursor: '' });
    return Object(body).found.map(({ match }: { match: { member: { memberId: string } } }) => match.member.memberId);
  };
  const sreemoyee = await makeShownMember(app, { name: 'Sreemoyee Ganguly' });
  const shreya = await makeShownMember(app, { name: 'শ্রেয়া সেন' });
  for (const who of ['Sreemoyee', 'শ্রীময়ী', 'SHRIMOYI']) expect(await find(who), who).toEqual([sreemoyee.pid]);
  for (const who of ['শ্রেয়া', 'Shreya', 'shreya']) expect(await find(who), who).toEqual([shreya.pid]);
  expect(await find('মিতালি')).toEqual([]);
});
