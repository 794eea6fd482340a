import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { type Fault, startFileService } from '#server/testing/file-service.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { inventMember, logIn, type NewMember, registerMember } from '../support/member.ts';
import { findFreePort, type Site, startSite } from '../support/site.ts';

const FAMILIES = 8;
const ROUND_MS = 5_000;
/** How far the mean of a JPEG may be from the grey that was sent. */
const GREY_TOLERANCE = 4;
const FAULTS: Fault[] = ['none', 'busy', 'cut while sending', 'away', 'cut while answering', 'none'];

/** A family that uploads pictures, each in one shade of grey. */
interface Family extends NewMember {
  pid: string;
  cookie: string;
  /** The number of pictures sent so far. */
  sent: number;
  /** The shades of grey that may be visible: that of the last confirmed picture, and those of later ones. */
  greys: number[];
}

/**
 * Repeatedly kills a site whose files are in a faulty S3 service while families upload pictures. No confirmed picture
 * may be lost or damaged, and no answer may be a 500. At the end the site makes a backup there and a trial restore.
 */
export async function run(): Promise<void> {
  const folder = makeTestFolder();
  const service = await startFileService();
  const backups = {
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY: randomBytes(32).toString('base64'),
    BACKUP_URL: service.url.replace('/site?', '/backups?'),
  };
  const env = { ...service.env, FILES_URL: service.url };
  const start = (extraEnv = {}) => startSite({ dataFolder: join(folder, 'data'), env: { ...env, ...extraEnv } });
  const statuses = new Map<number, number>();
  let site = await start();
  try {
    const families = await Promise.all(Array.from({ length: FAMILIES }, () => register(site)));
    for (const fault of FAULTS) {
      service.fail(fault);
      const ending = new AbortController();
      const { url } = site;
      const uploads = families.map((family) => sendUntil(url, family, { statuses, signal: ending.signal }));
      await wait(ROUND_MS);
      await site.kill();
      ending.abort();
      await Promise.all(uploads);
      service.fail('none', 0);
      site = await start();
      for (const family of families) await expectPicture(site, family);
    }
    console.log(`answers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
    assert.ok((statuses.get(200) ?? 0) >= families.length, 'pictures were stored');
    assert.equal(statuses.get(500), undefined, 'no answer is a 500');
    await site.stop();
    const port = await findFreePort();
    site = await start({ ...backups, METRICS_PORT: String(port) });
    await expectTrial(port);
  } finally {
    // A killed site leaves its PostgreSQL running.
    await site.stop();
    await service.stop();
    removeTestFolder(folder);
  }
}

async function register(site: Site): Promise<Family> {
  const member = inventMember();
  const pid = await registerMember(site.url, member);
  const { cookie } = await logIn(site.url, member);
  return { ...member, pid, cookie, sent: 0, greys: [] };
}

/** What the uploads of one round share. */
interface Sending {
  /** The number of answers by status. */
  statuses: Map<number, number>;
  signal: AbortSignal;
}

/** Uploads pictures one after the other, each in another shade of grey, until `signal` is aborted. */
async function sendUntil(url: string, family: Family, { statuses, signal }: Sending): Promise<void> {
  while (!signal.aborted) {
    // Twenty shades, far enough apart to be told from each other in a JPEG.
    const grey = 20 + 10 * (family.sent++ % 20);
    family.greys.push(grey);
    const body = new FormData();
    body.set('pid', family.pid);
    body.set('file', new File([new Uint8Array(await makeJpeg(80, 80, `rgb(${grey},${grey},${grey})`))], 'photo.jpg'));
    const headers = { cookie: family.cookie };
    const answer = await fetch(`${url}/api/updateprofileimage`, { method: 'POST', body, headers }).catch(
      () => undefined,
    );
    const result = await answer?.json().catch(() => undefined);
    if (answer && result) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (result?.msgcode === 1) family.greys = [grey];
    await wait(300);
  }
}

/** Checks that a family sees its last confirmed picture, or one sent later. */
async function expectPicture({ url }: Site, family: Family): Promise<void> {
  const headers = { cookie: family.cookie };
  const body = new URLSearchParams({ pid: family.pid });
  const { pic } = await (await fetch(`${url}/api/showprofile`, { method: 'POST', body, headers })).json();
  if (!pic) return assert.ok(family.greys.length === family.sent, `${family.pid}: no answered picture is lost`);
  const answer = await fetch(`${url}/files/pictures/${String(pic).split('/').at(-1)}`, { headers });
  assert.equal(answer.status, 200, `${family.pid}: the picture is there`);
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  const seenGrey = channels[0]?.mean ?? 0;
  assert.ok(
    family.greys.some((grey) => Math.abs(grey - seenGrey) < GREY_TOLERANCE),
    `${family.pid}: grey ${seenGrey} is seen, one of ${family.greys} was expected`,
  );
  family.greys = family.greys.filter((grey) => Math.abs(grey - seenGrey) < GREY_TOLERANCE);
}

/** Waits until the site has made a backup, its copy and its trial restore. */
async function expectTrial(port: number): Promise<void> {
  const names = ['backup', 'backup_copy', 'restore_drill'].map((name) => `${name}_last_success_seconds`);
  for (let second = 0; second < 120; second++) {
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    if (names.every((name) => new RegExp(`^${name} [1-9]`, 'm').test(figures)))
      return console.log(`backed up, copied and restored for trial within ${second} s`);
    await wait(1_000);
  }
  assert.fail('the site was not backed up, copied and restored for trial within two minutes');
}
