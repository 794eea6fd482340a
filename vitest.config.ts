import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These files start first in their projects, so that no worker is left alone with a long one at the end. */
const LONGEST = [
  'server/domain/visibility/unseen.test.ts',
  'server/domain/visibility/beside.test.ts',
  'server/testing/runtime/notices-killed.test.ts',
  'server/testing/runtime/slow-connections.test.ts',
  'server/testing/runtime/refusals.test.ts',
];

/** Sorts the long files of each project first; the others keep Vitest's order. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const ofProject = sorted.filter(({ project }) => project.name === name);
      const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path));
      return [...ofProject.filter(isLong), ...ofProject.filter((file) => !isLong(file))];
    });
  }
}

// The generous timeouts (ms) keep a busy machine from failing a test. Files share the modules of their worker, because
// loading the program takes most files longer than their tests; no file keeps state in a module that another could see.
const common = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } }, isolate: false };

// Tests of whole processes depend on other load of the machine: they get one retry, which `npm test` lists.
const processes = { ...common, retry: 1 };

// One project per kind of test, so that one folder can be tested alone: `npx vitest run --project matching`.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], ...common } },
      { test: { name: 'database', include: ['database/**/*.test.ts'], ...common } },
      { test: { name: 'matching', include: ['matching/**/*.test.ts'], ...common } },
      { test: { name: 'ranking', include: ['ranking/**/*.test.ts'], env: { TZ: 'America/Los_Angeles' }, ...common } },
      { test: { name: 'words', include: ['words/**/*.test.ts'], ...common } },
      // These tests replace Node's globals by a browser's; each test gets its own.
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
