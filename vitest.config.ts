import { defineConfig } from 'vitest/config';

// One project per kind of test, so that a room can be run alone: `npx vitest run --project matching`.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      { test: { name: 'database', include: ['database/**/*.test.ts'] } },
      { test: { name: 'matching', include: ['matching/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        test: { name: 'process', include: ['e2e/process/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/testing/runtime/**'],
          globalSetup: 'server/testing/global-setup.ts',
          env: { TZ: 'America/Los_Angeles' },
        },
      },
      {
        // Whole processes, started and killed.
        test: {
          name: 'runtime',
          include: ['server/testing/runtime/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
