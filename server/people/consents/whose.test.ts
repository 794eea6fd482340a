import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { hasAgreed, isAskedByAccount } from './whose.queries.ts';

const { db } = await startTestApp();

test('each call of a member finds by an index whether anybody of the profile has agreed by an account', async () => {
  await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select ${isAskedByAccount('SV1')}`.execute(
      transaction,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('consents_by_account');
  });
});

test('and whether the account has agreed or taken back beside a consent of before', async () => {
  await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const asked = hasAgreed({ profileId: 'SV1', accountId: 1 });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select ${asked}`.execute(transaction);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('consents_of_an_account');
  });
});
