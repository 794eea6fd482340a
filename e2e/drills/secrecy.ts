import assert from 'node:assert/strict';
import { runCommand } from '#scripts/run-command.ts';

/** Runs the suites that compare answers, with every viewer of every layer: `npm test` runs one viewer of each layer. */
export async function run(): Promise<void> {
  const suites = ['unseen', 'beside', 'untold', 'layers'].map((name) => `server/domain/visibility/${name}`);
  const env = { ...process.env, SECRECY: 'whole' };
  const { exitCode } = await runCommand('vitest', ['run', '--project=server', ...suites], { env });
  assert.equal(exitCode, 0);
}
