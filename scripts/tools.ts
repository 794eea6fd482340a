import { runCommand } from './run-command.ts';

const tools = [
  // One checker for each project. Several checkers would each load the same types and take a third longer.
  { name: 'types (tsc)', command: 'tsc', args: ['-b', '--checkers', '1'] },
  { name: 'format, lint and walls (biome)', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'nothing unused (knip)', command: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors'] },
];

/** Runs all source checks at once; prints a line for each and the output of failed ones. */
export async function runTools(signal?: AbortSignal) {
  const runs = tools.map(async ({ name, command, args }) => {
    const start = performance.now();
    const { exitCode, output } = await runCommand(command, args, { quiet: true, signal });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(exitCode === 0 ? `✓ ${name} ${seconds} s` : `✗ ${name} ${seconds} s\n${output}`);
    return exitCode === 0;
  });
  const passed = (await Promise.all(runs)).filter(Boolean).length;
  return { passed, failed: tools.length - passed, skipped: 0 };
}
