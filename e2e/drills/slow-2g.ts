import assert from 'node:assert/strict';
import { runCommand } from '#scripts/run-command.ts';

/** Runs the journey of the same name on a slow line, with two outages. */
export async function run(): Promise<void> {
  const args = ['test', '-c', 'e2e/playwright.config.ts', 'journeys/slow-2g.spec', '--project=phone', '--retries=0'];
  const { exitCode } = await runCommand('playwright', args, { env: { SLOW_2G: 'yes' } });
  assert.equal(exitCode, 0, 'the registration did not come through');
}
