import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startChild } from './child.ts';

test.runIf(process.platform === 'linux')(
  'where memory ends, a program that opens photos or sets papers is ended before the site',
  async () => {
    const path = fileURLToPath(new URL('./domain/files/decoder/decoder.ts', import.meta.url));
    const child = startChild({ path, execArgv: [], forget: () => {} });
    onTestFinished(() => void child.kill());
    const adjusted = async (of: number | string) => (await readFile(`/proc/${of}/oom_score_adj`, 'utf8')).trim();
    await expect.poll(() => adjusted(child.pid ?? 0)).toBe('1000');
    expect(Number(await adjusted('self'))).toBeLessThan(1000);
  },
);
