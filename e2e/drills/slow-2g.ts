import assert from 'node:assert/strict';
import { runCommand } from '#scripts/run-command.ts';

/** Runs the journey of the same name at 50 kbit/s and 800 ms, with two outages of 20 seconds. */
export async function run(): Promise<void> {
  const args = ['test', '-c', 'e2e/playwright.config.ts', 'journeys/slow-2g.spec', '--project=phone', '--retries=0'];
  const { exitCode } = await runCommand('playwright', args, { env: { SLOW_2G: 'yes' } });
  assert.equal(exitCode, 0, 'the registration did not come through');
}
