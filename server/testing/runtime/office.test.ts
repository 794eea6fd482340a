import { expect, test } from 'vitest';
import { makeTestClient } from '#server/testing/client.ts';
import { makeOfficeProcess } from '#server/testing/office.ts';
import { findPostgres, makeDataDir } from './data-folder.ts';
import { startServer, stopServer } from './running-server.ts';

test('the office’s tool works on the embedded database, whether the site runs or not', async () => {
  const dataDir = await makeDataDir();
  const office = makeOfficeProcess({ url: '' }, { DATA_DIR: dataDir, DATA_KEY: '' });
  const early = await office('contacts', 'list');
  expect([early.code, early.stderr]).toEqual([1, expect.stringMatching(/^There is no database in /)]);

  const site = startServer({ env: { DATA_DIR: dataDir } });
  const address = await site.ready;
  expect((await office('contacts', 'remove', 'phone', '1')).stdout).toBe('The phone 1 is removed.\n');
  const shown = await makeTestClient(address).get('/api/contact');
  expect(shown.body.obj).toMatchObject([{ id: 2 }, { id: 3 }]);
  await stopServer(site);

  expect(await findPostgres(dataDir)).toBeUndefined();
  const both = await Promise.all([office('contacts', 'list', '--json'), office('audit', '--json')]);
  expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  await expect.poll(() => findPostgres(dataDir)).toBeUndefined();
});
