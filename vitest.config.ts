import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The first of their projects, so that no worker ends alone with one of them; the others, the larger file first. */
const LONGEST = [
  'server/domain/visibility/unseen.test.ts',
  'server/domain/visibility/beside.test.ts',
  'server/testing/runtime/notices-killed.test.ts',
  'server/testing/runtime/slow-connections.test.ts',
  'server/testing/runtime/refusals.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path));
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

// What a test proves does not hang on how busy the machine is. Files share their worker's modules: for most of them loading
// the program takes longer than the tests, and none keeps anything in a module that another file could see.
const common = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } }, isolate: false };

// Whole processes on a machine that others use as well: one second try, which `npm test` names.
const processes = { ...common, retry: 1 };

// One project per kind of test, so that a room can be run alone: `npx vitest run --project matching`.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], ...common } },
      { test: { name: 'database', include: ['database/**/*.test.ts'], ...common } },
      { test: { name: 'matching', include: ['matching/**/*.test.ts'], ...common } },
      { test: { name: 'ranking', include: ['ranking/**/*.test.ts'], env: { TZ: 'America/Los_Angeles' }, ...common } },
      { test: { name: 'words', include: ['words/**/*.test.ts'], ...common } },
      // Its tests put a browser's globals in place of Node's: each test its own.
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], ...common, unstubGlobals: true } },
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
          globalSetup: ['server/testing/global-setup.ts', 'server/testing/runtime/global-setup.ts'],
          ...processes,
        },
      },
    ],
  },
});
