import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { addUp, settle, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';
import { makeTestFolder, removeTestFolder } from './test-folder.ts';
import { runTools } from './tools.ts';

const folder = makeTestFolder();
const notApplicableFile = join(folder, 'not-applicable');
const env = { CI: 'true', TMPDIR: folder, NOT_APPLICABLE_FILE: notApplicableFile };
const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => interruption.abort());

const tallies = [await runTools(interruption.signal), await build()];
// One after the other: each fills two cores, and side by side they wait for one another longer than they gain.
tallies.push(await runVitest());
tallies.push(await runPlaywright());
const { passed, failed, skipped, failures, secondTries } = addUp(tallies);
printNotApplicable();
if (secondTries.length > 0) printList('needed a second try', secondTries);
if (failures.length > 0) printList('failed', failures);
removeTestFolder(folder);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || skipped > 0 || interruption.signal.aborted ? 1 : 0;

/** The site is built once, before anybody starts it: two servers that find it stale would build it side by side. */
async function build(): Promise<Tally> {
  const { exitCode } = await run('node', ['scripts/build.ts']);
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

async function runVitest(): Promise<Tally> {
  const report = join(folder, 'vitest.json');
  const { exitCode } = await run('vitest', [
    'run',
    '--configLoader=native', // writes nothing into node_modules, which another user may own
    '--maxWorkers=4', // many tests wait for processes and time-outs, not for a core
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return settle(existsSync(report) ? tallyVitest(JSON.parse(readFileSync(report, 'utf8'))) : nothing(), exitCode);
}

async function runPlaywright(): Promise<Tally> {
  const report = join(folder, 'playwright.json');
  const args = ['test', '--config=e2e/playwright.config.ts'];
  const { exitCode, output } = await runCommand('playwright', args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    quiet: true, // until the end: two runners do not talk at once
    signal: interruption.signal,
  });
  console.log(`\n— playwright test\n${output}`);
  return settle(existsSync(report) ? tallyPlaywright(JSON.parse(readFileSync(report, 'utf8'))) : nothing(), exitCode);
}

function run(command: string, args: string[]) {
  console.log(`\n— ${[command, ...args.slice(0, 1)].join(' ')}`);
  return runCommand(command, args, { env, signal: interruption.signal });
}

function nothing(): Tally {
  return { passed: 0, failed: 0, skipped: 0 };
}

/** Cases that this machine cannot hold (a root's case for an ordinary user) are named, never counted. */
function printNotApplicable() {
  if (!existsSync(notApplicableFile)) return;
  const names = new Set(readFileSync(notApplicableFile, 'utf8').split('\n').filter(Boolean));
  printList('not applicable here', [...names]);
}

function printList(heading: string, lines: string[]) {
  console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
