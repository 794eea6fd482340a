// Writes the components of a release (CycloneDX, from package-lock.json) to `dist/sbom.json`, and prints known
// vulnerabilities if the registry answers; a registry without advisories is no failure.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const projectDir = resolve(import.meta.dirname, '..');
/** The most bytes of npm's output that are read; the default of one megabyte is too few. */
const MOST_BYTES = 64 * 1024 * 1024;

const bill = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only');
if (bill.status !== 0) throw new Error(`The bill of materials could not be made: ${bill.stderr}`);
const file = join(projectDir, 'dist/sbom.json');
writeFileSync(file, bill.stdout);
const { components = [] }: { components?: unknown[] } = JSON.parse(bill.stdout);
console.log(`${file}: ${components.length} packages`);

const { vulnerabilities, total } = readAudit(npm('audit', '--omit', 'dev', '--json').stdout);
if (total === undefined) console.log('The registry tells of no vulnerabilities: ask again where it does.');
else if (total === 0) console.log('No vulnerability is known.');
else {
  console.error(`Known to be vulnerable: ${vulnerabilities.join(', ')}`);
  process.exitCode = 1;
}

function npm(...args: string[]) {
  return spawnSync('npm', args, { cwd: projectDir, encoding: 'utf8', maxBuffer: MOST_BYTES });
}

/** Reads the output of `npm audit`; `total` is undefined if the registry did not answer. */
function readAudit(output: string): { vulnerabilities: string[]; total: number | undefined } {
  try {
    const { vulnerabilities, metadata } = JSON.parse(output);
    const total: unknown = metadata?.vulnerabilities?.total;
    const names = Object.keys(Object(vulnerabilities));
    return { vulnerabilities: names, total: typeof total === 'number' ? total : undefined };
  } catch {
    return { vulnerabilities: [], total: undefined };
  }
}
