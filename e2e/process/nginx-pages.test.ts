import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { findNginx, startNginx } from '../support/nginx.ts';

const program = findNginx();
const list = process.env.NOT_APPLICABLE_FILE;
const NAME = 'a file that nginx takes no more is answered by our own page, in both languages';
if (!program && list) appendFileSync(list, `${NAME}\n`);

test.skipIf(!program)(NAME, async () => {
  const folder = makeTestFolder();
  // nginx itself must refuse a larger file, because no site runs behind it.
  const nginx = await startNginx(program ?? '', join(folder, 'nginx'), ['http://127.0.0.1:9']);
  try {
    const send = (bytes: number) =>
      fetch(`${nginx.url}/office/old-register`, { method: 'POST', body: new Uint8Array(bytes) });
    const answer = await send(13 * 1024 * 1024);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([413, 'no-store']);
    expect(text).toContain('১০ এমবি-র মধ্যে');
    expect(text).toContain('save it as several files of 10 MB or less each');
    expect(text).not.toMatch(/nginx/);
    expect((await send(11 * 1024 * 1024)).status).not.toBe(413);
  } finally {
    nginx.stop();
    removeTestFolder(folder);
  }
});
