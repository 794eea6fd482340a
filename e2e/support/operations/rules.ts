import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '#scripts/run-command.ts';
import { unpackDebian } from './debian.ts';

/** Checks the rules with Prometheus's own tool. */
export async function drillRules(folder: string): Promise<void> {
  const promtool = join(unpackDebian('prometheus', folder), 'usr/bin/promtool');
  const rules = join(projectFolder, 'ops/prometheus/shubho-bibaho.rules.yaml');
  console.log(execFileSync(promtool, ['check', 'rules', rules], { encoding: 'utf8' }).trim());
}
