import { expect, it, vi } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { runOn } from '#server/testing/server-address.ts';
import { takeOwnership } from './ownership.ts';

const { url } = await makeTestDatabase();
const connection = { connectionString: url };

it('has one owner at a time, and another once the first releases it', async () => {
  const first = await takeOwnership(connection, () => {});
  expect(first).toBeDefined();
  expect(await takeOwnership(connection, () => {})).toBeUndefined();
  await first?.release();
  const second = await takeOwnership(connection, () => {});
  expect(second).toBeDefined();
  await second?.release();
});

it('waits for the session of a killed owner to end', async () => {
  const killed = await takeOwnership(connection, () => {});
  const [next] = await Promise.all([takeOwnership(connection, () => {}), killed?.release()]);
  expect(next).toBeDefined();
  await next?.release();
});

it('notifies an owner once of a lost connection, but not after a release', async () => {
  const onLost = vi.fn();
  const owner = await takeOwnership(connection, onLost);
  await runOn(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%owner' and datname = current_database()",
  );
  await expect.poll(() => onLost.mock.calls.length).toBe(1);
  await owner?.release();
  const released = await takeOwnership(connection, onLost);
  await released?.release();
  expect(onLost).toHaveBeenCalledTimes(1);
});
