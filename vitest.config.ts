import { defineConfig } from 'vitest/config';

// What a test proves does not hang on how busy the machine is.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

// One project per kind of test, so that a room can be run alone: `npx vitest run --project matching`.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], ...patience } },
      { test: { name: 'database', include: ['database/**/*.test.ts'], ...patience } },
      { test: { name: 'matching', include: ['matching/**/*.test.ts'], ...patience } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], ...patience } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...patience } },
      {
        test: { name: 'process', include: ['e2e/process/**/*.test.ts'], ...patience },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/testing/runtime/**'],
          globalSetup: 'server/testing/global-setup.ts',
          env: { TZ: 'America/Los_Angeles' },
          ...patience,
        },
      },
      {
        // Whole processes, started and killed.
        test: {
          name: 'runtime',
          include: ['server/testing/runtime/**/*.test.ts'],
          globalSetup: 'server/testing/runtime/global-setup.ts',
          ...patience,
        },
      },
    ],
  },
});
