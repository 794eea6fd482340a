import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder, makeTestFolderInMemory, removeTestFolder } from '#scripts/test-folder.ts';
import { bringFonts } from '../fonts.ts';
import { makeMachine, reasonAgainst, runPart } from '../support/another-machine.ts';
import { joinMachines, listMachines, type Machine } from '../support/machines.ts';

/**
 * Runs parts of the suite on simulated machines that differ in fonts, locale, zone, umask, folder name, user or clock.
 * Each machine combines several properties; with `--each` it has one. `--only=folder,umask-077` selects machines,
 * `--whole` runs all of `npm test` on each.
 */
export async function run(options: readonly string[]): Promise<void> {
  const folder = makeTestFolderInMemory() ?? makeTestFolder();
  const choice = readOptions(options);
  const failedParts: string[] = [];
  try {
    const singleMachines = listMachines(await describeFonts(folder));
    const joinedMachines = joinMachines(singleMachines);
    const machinesByName = new Map([...singleMachines, ...joinedMachines].map((machine) => [machine.name, machine]));
    const chosenMachines = choice.only.map((name) => {
      const machine = machinesByName.get(name);
      if (machine === undefined) throw new Error(`There is no machine ${name}: ${[...machinesByName.keys()]}.`);
      return machine;
    });
    const usualMachines = choice.isEach ? singleMachines : joinedMachines;
    for (const machine of chosenMachines.length > 0 ? chosenMachines : usualMachines) {
      const reason = reasonAgainst(machine);
      if (reason) console.log(`${machine.name}: not applicable here, ${reason}`);
      else failedParts.push(...(await tryMachine(machine, folder, choice.isWhole)));
    }
  } finally {
    removeTestFolder(folder);
  }
  assert.deepEqual(failedParts, []);
}

/** Reads the options of the drill; `only` has the names of the chosen machines. */
function readOptions(options: readonly string[]) {
  const choice = { isWhole: false, isEach: false, only: [] as string[] };
  for (const option of options) {
    const [, names] = /^--only=([\w,+-]+)$/.exec(option) ?? [];
    if (names !== undefined) choice.only = names.split(',');
    else if (option === '--whole') choice.isWhole = true;
    else if (option === '--each') choice.isEach = true;
    else throw new Error(`machine takes --only=NAME,NAME, --each and --whole, not ${option}.`);
  }
  return choice;
}

/** Writes configurations of fonts: one without any, and one with wide letters. */
async function describeFonts(folder: string) {
  const none = join(folder, 'no-fonts.conf');
  mkdirSync(join(folder, 'no-fonts'));
  writeFileSync(none, `<?xml version="1.0"?><fontconfig><dir>${join(folder, 'no-fonts')}</dir></fontconfig>\n`);
  const { FONTCONFIG_FILE: wide = '' } = await bringFonts(folder, 'wide');
  return { none, wide };
}

/** Runs parts of the suite on a machine, and returns the failed ones. */
async function tryMachine(machine: Machine, folder: string, isWhole: boolean): Promise<string[]> {
  const failedParts: string[] = [];
  const copy = makeMachine(machine, folder);
  const whole = { command: 'node', args: ['scripts/test.ts'] } as const;
  // A partial run does not build the pages itself, and some of its tests need them.
  const build = { command: 'node', args: ['scripts/build.ts'] } as const;
  for (const part of isWhole ? [whole] : [build, ...machine.parts]) {
    const what = `${machine.name}: ${part.command} ${part.args.join(' ')}`;
    const startedAt = performance.now();
    const { isPassed, output } = await runPart(copy, part, machine.umask);
    console.log(`${isPassed ? '✓' : '✗'} ${what}, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
    if (isPassed) continue;
    failedParts.push(what);
    console.log(output);
  }
  rmSync(copy.home, { recursive: true, force: true });
  return failedParts;
}
