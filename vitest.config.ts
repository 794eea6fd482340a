import { defineConfig } from 'vitest/config';

// What a test proves does not hang on how busy the machine is. Files share their worker's modules: for most of them loading
// the program takes longer than the tests, and none keeps anything in a module that another file could see.
const common = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } }, isolate: false };

// Whole processes on a machine that others use as well: one second try, which `npm test` names.
const processes = { ...common, retry: 1 };

// One project per kind of test, so that a room can be run alone: `npx vitest run --project matching`.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], ...common } },
      { test: { name: 'database', include: ['database/**/*.test.ts'], ...common } },
      { test: { name: 'matching', include: ['matching/**/*.test.ts'], ...common } },
      { test: { name: 'words', include: ['words/**/*.test.ts'], ...common } },
      // Its tests put a browser's globals in place of Node's.
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], ...common, isolate: true } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...common } },
      {
        test: { name: 'process', include: ['e2e/process/**/*.test.ts'], ...processes },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/testing/runtime/**'],
          globalSetup: 'server/testing/global-setup.ts',
          env: { TZ: 'America/Los_Angeles' },
          ...common,
        },
      },
      {
        // Whole processes, started and killed.
        test: {
          name: 'runtime',
          include: ['server/testing/runtime/**/*.test.ts'],
          globalSetup: 'server/testing/runtime/global-setup.ts',
          ...processes,
        },
      },
    ],
  },
});
