import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { drillContainers } from '../support/operations/containers.ts';
import { drillNginx } from '../support/operations/nginx-tls.ts';
import { drillRules } from '../support/operations/rules.ts';
import { drillUnits } from '../support/operations/units.ts';

/** Runs the files of `ops/` and `compose.yaml` as far as possible without systemd and containers. */
export async function run(): Promise<void> {
  const folder = makeTestFolder();
  try {
    for (const drill of [drillRules, drillUnits, drillNginx, drillContainers]) await drill(folder);
  } finally {
    removeTestFolder(folder);
  }
}
