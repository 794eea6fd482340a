import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { addUp, type Tally, tallyPlaywright, tallyVitest, withSilentFailure } from './tally.ts';
import { makeTestFolder, makeTestFolderInMemory, removeTestFolder } from './test-folder.ts';
import { runTools } from './tools.ts';

const onDisk = makeTestFolder();
const folder = makeTestFolderInMemory() ?? onDisk;
const notApplicableFile = join(folder, 'not-applicable');
const env = { CI: 'true', TMPDIR: folder, COPIES_TMPDIR: onDisk, NOT_APPLICABLE_FILE: notApplicableFile };
const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => interruption.abort());

const tallies = await Promise.all([runTools(interruption.signal), build()]);
tallies.push(...(await runTests()));
const { passed, failed, skipped, failures, secondTries } = addUp(tallies);
printNotApplicable();
if (secondTries.length > 0) printList('needed a second try', secondTries);
if (failures.length > 0) printList('failed', failures);
for (const testFolder of new Set([folder, onDisk])) removeTestFolder(testFolder);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || skipped > 0 || interruption.signal.aborted ? 1 : 0;

/** Builds the site once before the tests: two servers that find it stale would both build it. */
async function build(): Promise<Tally> {
  const { exitCode, output } = await runQuietly('node', ['scripts/build.ts'], {});
  console.log(`\n— node scripts/build.ts\n${output}`);
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

/** Unit tests and then journeys use both cores; tests of whole processes mostly wait, so they run beside both. */
async function runTests(): Promise<Tally[]> {
  const processes = runVitest('processes', ['--project=process', '--project=runtime', '--maxWorkers=2']);
  const others = await runVitest('others', ['--project=!process', '--project=!runtime', '--maxWorkers=3']);
  return Promise.all([others, runPlaywright(), processes]);
}

async function runVitest(name: string, which: string[]): Promise<Tally> {
  const report = join(folder, `vitest-${name}.json`);
  const args = [
    'run',
    ...which,
    '--configLoader=native', // does not write into node_modules, which another user may own
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { exitCode, output } = await runQuietly('vitest', args, {});
  console.log(`\n— vitest run: ${name}\n${output}`);
  return withSilentFailure(
    existsSync(report) ? tallyVitest(JSON.parse(readFileSync(report, 'utf8'))) : emptyTally(),
    exitCode,
  );
}

async function runPlaywright(): Promise<Tally> {
  const report = join(folder, 'playwright.json');
  const args = ['test', '--config=e2e/playwright.config.ts'];
  const { exitCode, output } = await runQuietly('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  console.log(`\n— playwright test\n${output}`);
  return withSilentFailure(
    existsSync(report) ? tallyPlaywright(JSON.parse(readFileSync(report, 'utf8'))) : emptyTally(),
    exitCode,
  );
}

/** Prints nothing until the end, because two runners would mix their output. */
function runQuietly(command: string, args: string[], extraEnv: Record<string, string>) {
  return runCommand(command, args, { env: { ...env, ...extraEnv }, quiet: true, signal: interruption.signal });
}

function emptyTally(): Tally {
  return { passed: 0, failed: 0, skipped: 0 };
}

/** Tests that are impossible on this machine (e.g. those that need root) are listed and not counted. */
function printNotApplicable() {
  if (!existsSync(notApplicableFile)) return;
  const names = new Set(readFileSync(notApplicableFile, 'utf8').split('\n').filter(Boolean));
  printList('not applicable here', [...names]);
}

function printList(heading: string, lines: string[]) {
  console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
