import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { BUSY, expectNothingLost, keepBusy, makeFamilies, withDatabase } from '../support/mixed-load.ts';
import { type Site, startSite } from '../support/site.ts';
import { startPair } from '../support/streaming-pair.ts';

const FAMILIES = 12;
/** The time until the lists contain new families. */
const UNTIL_LISTED_MS = 3_000;
/** The longest time from the promotion until writes are served again. */
const MOST_OUTAGE_MS = 10_000;
/** The time of load before the primary is killed. */
const LOAD_BEFORE_MS = 8_000;
/** The time of load after the site serves again. */
const LOAD_AFTER_MS = 3_000;
/** How long the drill waits for something that must happen. */
const PATIENCE_MS = 60_000;
/** The time before the drill reacts to the dead primary. */
const UNNOTICED_MS = 3_000;

/**
 * Kills a primary under write load and promotes its replica, from which the site also reads. No confirmed write may be
 * lost, requests in between get an error sentence, and the site recovers by itself.
 */
export async function run(): Promise<void> {
  const folder = makeTestFolder();
  const pair = await startPair(folder);
  let site: Site | undefined;
  try {
    const DATA_KEY = randomBytes(32).toString('base64');
    const env = { DATABASE_URL: pair.both, DATABASE_READ_URL: pair.replica, DATA_KEY, ...BUSY };
    site = await startSite({ dataFolder: join(folder, 'data'), env });
    const families = await makeFamilies(site.url, pair.primary, FAMILIES);
    await wait(UNTIL_LISTED_MS);
    const load = keepBusy(site.url, families);
    await wait(LOAD_BEFORE_MS);
    const answersBefore = load.answered.times.length;
    pair.killPrimary();
    await wait(UNNOTICED_MS);
    await pair.promote();
    const promotedAt = performance.now();
    const recoveryMs = await waitForWrite(families, promotedAt);
    await wait(LOAD_AFTER_MS);
    const { statuses, times, registered } = await load.end();
    await expectNothingLost(pair.replica, families, registered);
    await expectQueueAt(pair.replica);
    console.log(
      `failover: ${answersBefore} answers before, ${times.length - answersBefore} after; writes served again ${Math.round(recoveryMs)} ms after the ` +
        `promotion; ${registered.length} registrations and ${families.length} addresses, none lost; ${JSON.stringify([...statuses])}`,
    );
    assert.deepEqual(
      [...statuses.keys()].filter((status) => status !== 200 && status !== 503),
      [],
    );
    assert.ok(recoveryMs <= MOST_OUTAGE_MS, `serving again took ${recoveryMs} ms`);
  } finally {
    await site?.stop();
    await pair.stop();
    removeTestFolder(folder);
  }
}

/** Waits until the queue library is connected to this server, because notices are sent from the new primary's queue. */
async function expectQueueAt(url: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  const ask = `select from pg_stat_activity where application_name = 'shubho-bibaho outbox'`;
  while ((await withDatabase(url, (client) => client.query(ask))).rowCount === 0) {
    assert.ok(performance.now() < deadline, 'the queue does not come to the new primary');
    await wait(200);
  }
}

/** Returns the milliseconds from the promotion until a family's address was saved. */
async function waitForWrite(families: readonly { saved: number }[], promotedAt: number): Promise<number> {
  const countSaves = () => families.reduce((sum, family) => sum + family.saved, 0);
  const savesBefore = countSaves();
  while (countSaves() === savesBefore) {
    assert.ok(performance.now() - promotedAt < PATIENCE_MS, 'nothing is saved within a minute');
    await wait(20);
  }
  return performance.now() - promotedAt;
}
