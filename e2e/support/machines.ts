import { globSync } from 'node:fs';

/**
 * A simulated machine that differs from this one in one property, or in several (`joinMachines`). No test may depend on
 * these properties.
 */
export interface Machine {
  name: string;
  env?: Record<string, string>;
  /** The umask of the user who unpacks and runs the project. */
  umask?: string;
  /** The name of the project's folder; Vite itself cannot read paths with `#` or `?`. */
  folder?: string;
  /** Whether an ordinary user, who owns only the project, runs the tests. */
  isOrdinary?: boolean;
  /** The time of the clock at the start. */
  clock?: string;
  parts: readonly Part[];
}

/** A part of the suite: a command with its arguments. */
export interface Part {
  command: 'vitest' | 'playwright' | 'node';
  args: readonly string[];
}

const units: Part = {
  command: 'vitest',
  args: [
    'run',
    ...['contract', 'words', 'matching', 'ranking', 'database', 'web', 'scripts'].map((name) => `--project=${name}`),
  ],
};
const server: Part = {
  command: 'vitest',
  args: [
    'run',
    '--project=server',
    ...['platform/backup', 'platform/db', 'platform/storage', 'http', 'domain/files', 'office', 'pdf'].map(
      (folder) => `server/${folder}/`,
    ),
    ...['haemoglobin', 'login', 'my-data', 'notices', 'password', 'personal', 'profile', 'registration', 'home'].map(
      (noun) => `server/features/${noun}/`,
    ),
  ],
};
/** Tests of whole processes, started from this folder by this user. */
const processes: Part = {
  command: 'vitest',
  args: [
    'run',
    '--project=runtime',
    ...['accounts', 'backup', 'deployment', 'launcher', 'migration', 'new-site', 'stopping'].map(
      (name) => `/${name}.test.ts`,
    ),
  ],
};
const journeys: Part = {
  command: 'playwright',
  args: [
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=phone',
    '--project=phone, wide letters',
    ...['frame', 'people', 'forms-on-phones', 'narrow-phone', 'login', 'meeting-print', 'papers'].map(
      (name) => `/${name}.spec.ts`,
    ),
  ],
};
/**
 * Files that are left out with another clock. Under libfaketime PostgreSQL's lock_timeout never fires, and files keep
 * the true time.
 */
const EXCLUDED_BY_ANOTHER_CLOCK = ['server/platform/db/migrate.test.ts', 'server/domain/files/belonging.test.ts'];
const serverFolders = server.args.filter((arg) => arg.startsWith('server/'));
/**
 * The server's tests without the excluded files. Names each file, because no option of Vitest excludes some of a
 * project.
 */
const serverByAnotherClock: Part = {
  ...server,
  args: [
    ...server.args.filter((arg) => !arg.startsWith('server/')),
    ...globSync(serverFolders.map((folder) => `${folder}**/*.test.ts`)).filter(
      (file) => !EXCLUDED_BY_ANOTHER_CLOCK.includes(file),
    ),
  ],
};
const allParts = [units, server, processes, journeys];

/**
 * Machines that combine several properties. They take a third of the time of single ones; `--each` then finds which
 * property causes a fault.
 */
const combinations = [
  ...['no-fonts', 'wide-fonts', 'leap-day', 'new-year'].map((name) => [name]),
  ['locale-c', 'zone-west', 'umask-077'],
  ['locale-bengali', 'zone-east', 'umask-000', 'folder', 'ordinary-user'],
  ['locale-german', 'zone-west', 'umask-077', 'ordinary-user'],
];

/**
 * Returns machines that together have every property at least once. All machines joined into one run the same parts.
 */
export function joinMachines(machines: readonly Machine[]): Machine[] {
  return combinations.map((names) => {
    const joinedMachines = names.map((name) => {
      const found = machines.find((machine) => machine.name === name);
      if (found === undefined) throw new Error(`There is no machine ${name}.`);
      return found;
    });
    const env = Object.assign({}, ...joinedMachines.map((machine) => machine.env));
    return Object.assign({}, ...joinedMachines, { name: names.join('+'), env });
  });
}

/** Returns the machines of one property each. `fonts` are fonts.conf files, each with only one folder of fonts. */
export const listMachines = (fonts: { none: string; wide: string }): Machine[] => [
  { name: 'no-fonts', env: { FONTCONFIG_FILE: fonts.none }, parts: [server, journeys] },
  { name: 'wide-fonts', env: { FONTCONFIG_FILE: fonts.wide }, parts: [server, journeys] },
  { name: 'locale-c', env: { LC_ALL: 'C', LANG: 'C', LANGUAGE: 'C' }, parts: allParts },
  { name: 'locale-bengali', env: { LC_ALL: 'bn_IN.UTF-8', LANG: 'bn_IN.UTF-8', LANGUAGE: 'bn' }, parts: allParts },
  { name: 'locale-german', env: { LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', LANGUAGE: 'de' }, parts: allParts },
  { name: 'zone-west', env: { TZ: 'America/Los_Angeles' }, parts: allParts },
  { name: 'zone-east', env: { TZ: 'Pacific/Kiritimati' }, parts: allParts },
  { name: 'umask-077', umask: '077', parts: allParts },
  { name: 'umask-000', umask: '000', parts: allParts },
  { name: 'folder', folder: 'আমাদের বাড়ি, new (2)', parts: allParts },
  { name: 'ordinary-user', isOrdinary: true, parts: allParts },
  // Edge cases of birthdays: on leap day only members born on one have their birthday, and none of them turns eighteen
  // or twenty-one.
  { name: 'leap-day', clock: '2028-02-29T06:00:00Z', isOrdinary: true, parts: [units, serverByAnotherClock] },
  { name: 'new-year', clock: '2029-12-31T20:00:00Z', isOrdinary: true, parts: [units, serverByAnotherClock] },
];
