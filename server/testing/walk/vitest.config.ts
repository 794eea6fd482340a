import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const AN_HOUR_MS = 3_600_000;

/** Only for `npm run drill -- walk`: not part of `npm test`. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../../..'),
  test: {
    include: ['server/testing/walk/*.walk.ts'],
    globalSetup: 'server/testing/global-setup.ts',
    setupFiles: 'server/testing/walk/setup.ts',
    disableConsoleIntercept: true,
    env: { TZ: 'America/Los_Angeles' },
    maxWorkers: 2,
    testTimeout: AN_HOUR_MS,
    hookTimeout: AN_HOUR_MS,
  },
});
