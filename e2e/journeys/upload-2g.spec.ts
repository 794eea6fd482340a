import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { DAY_MS } from '#contract/durations.ts';
import { messagesBn } from '#words/messages.bn.ts';
import { expectAccessible } from '../support/accessible.ts';
import { control, enterAsMember } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { untilAlive } from '../support/scripts.ts';

const t = { cropLabel: 'ছবির কতটা রাখা হবে', submit: 'ছবি পাঠান', add: 'আগের ছবির সঙ্গে এটিও দিন' };
const words = {
  stopped: 'এই মুহূর্তে ইন্টারনেট নেই। যতটা পৌঁছেছে তা থাকছে',
  stop: 'থামান',
  kept: 'পাঠানোর মাঝপথে পাতাটি বন্ধ হয়ে গিয়েছিল',
};

const BYTES_PER_SECOND = 50_000 / 8;
const LATENCY_MS = 800;
const NETWORK = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
const SILENCE_MS = 20_000;

/** Returns a photo as a phone's camera writes it: more pixels and bytes than needed, rotated by EXIF. */
async function cameraPhoto() {
  const [width, height] = [3000, 4000];
  const noise = await sharp({
    create: {
      width: 500,
      height: 375,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .resize(height, width, { kernel: 'cubic' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name: 'ruma.jpg', mimeType: 'image/jpeg', buffer: noise };
}

/**
 * What reached the server: for each piece how often it was answered; the bytes of all pieces; and the number of lost
 * requests and answers.
 */
interface Travelled {
  pieces: Map<number, number>;
  bytes: number;
  lost: number;
}

/**
 * Drops requests and answers in turn, and everything for a while after the third piece. Counts what reaches the server,
 * even if the browser never gets the answer.
 */
async function loseSome(page: Page, everyNth: number): Promise<Travelled> {
  const travelled: Travelled = { pieces: new Map(), bytes: 0, lost: 0 };
  let requests = 0;
  let silentUntil = 0;
  await page.route(/\/api\/(sendpiece|showpieces|addphoto|updateprofileimage)/, async (route: Route) => {
    requests++;
    const nth = requests;
    const isPiece = route.request().url().includes('sendpiece');
    if (Date.now() < silentUntil || nth % everyNth === 0) {
      travelled.lost++;
      return route.abort('connectionreset');
    }
    const body = route.request().postDataBuffer() ?? Buffer.alloc(0);
    // The browser's throttling does not apply to requests that a route makes itself.
    await setTimeout(LATENCY_MS + (body.length / BYTES_PER_SECOND) * 1000);
    const answer = await route.fetch();
    if (isPiece && answer.ok()) {
      const number = Number(/name="number"\r\n\r\n(\d+)/.exec(body.toString('latin1'))?.[1]);
      travelled.pieces.set(number, (travelled.pieces.get(number) ?? 0) + 1);
      travelled.bytes += body.length;
      if (travelled.pieces.size === 3) silentUntil = Date.now() + SILENCE_MS;
    }
    if (nth % everyNth === everyNth / 2) {
      travelled.lost++;
      return route.abort('connectionreset');
    }
    await route.fulfill({ response: answer });
  });
  return travelled;
}

async function choosePhoto(page: Page) {
  await page.locator('input[type=file]').setInputFiles(await cameraPhoto());
  await expect(page.getByRole('application', { name: t.cropLabel })).toBeVisible();
  await control(page, 'hasAgreed').check();
}

test('a photo arrives over 2G that loses requests and falls silent, and no piece travels twice, in bn', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  test.setTimeout(300_000);
  faults.allow(/ERR_CONNECTION_RESET|Failed to load resource/);
  await enterAsMember(page, String(baseURL));
  await chooseLanguage(page, 'bn', String(baseURL));
  await page.goto('/update-profile-image');
  await untilAlive(page);
  await choosePhoto(page);
  const travelled = await loseSome(page, 8);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  const start = Date.now();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(/^যাচ্ছে: [০-৯]+ কেবির মধ্যে [০-৯]+ কেবি পৌঁছেছে$/)).toBeVisible();
  await expect(page.getByText(words.stopped)).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);
  await expect(page.getByText(messagesBn.imageUpdated)).toBeVisible({ timeout: 200_000 });
  const seconds = Math.round((Date.now() - start) / 1000);
  const twice = [...travelled.pieces.values()].filter((times) => times > 1);
  console.log(`${travelled.pieces.size} pieces, ${travelled.bytes} bytes, ${travelled.lost} lost, ${seconds} s`);
  expect(twice).toEqual([]);
  expect(travelled.lost).toBeGreaterThan(2);
  // A camera's 12 megapixels are scaled down before the upload.
  expect(travelled.bytes).toBeLessThan(330 * 1024);
  expect(travelled.bytes).toBeGreaterThan(64 * 1024);
});

test('a page closed on the way has the photo again, and only the rest travels; a session that is over goes on after the login, in bn', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(/ERR_|Failed to load resource|401/);
  const member = await enterAsMember(page, String(baseURL));
  await chooseLanguage(page, 'bn', String(baseURL));
  await page.goto('/update-profile-image');
  await untilAlive(page);
  await choosePhoto(page);
  const first = new Set<string>();
  await page.route(/\/api\/sendpiece/, async (route) => {
    if (first.size === 3) return route.abort('internetdisconnected');
    first.add(/name="number"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '');
    await route.continue();
  });
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(words.stopped)).toBeVisible();
  await page.unroute(/\/api\/sendpiece/);

  await page.reload();
  await expect(page.getByText(words.kept)).toBeVisible();
  await expectAccessible(page);
  const laterNumbers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('sendpiece')) return;
    laterNumbers.push(/name="number"\r\n\r\n(\d+)/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '');
  });
  // The session ends before the upload continues.
  await page.context().clearCookies({ name: /session/ });
  await control(page, 'hasAgreed').check();
  await page.getByRole('button', { name: t.submit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=phone]').fill(member.phone);
  await dialog.locator('input[name=password]').fill(member.password);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(messagesBn.imageUpdated)).toBeVisible();
  expect(laterNumbers.filter((number) => first.has(number))).toEqual([]);
  expect(laterNumbers.length).toBeGreaterThan(0);

  // After the upload the arrived pieces are deleted. A stopped upload does not continue.
  await page.reload();
  await expect(page.getByText(words.kept)).toHaveCount(0);
  await choosePhoto(page);
  await page.route(/\/api\/sendpiece/, (route) => route.abort('internetdisconnected'));
  await page.route(/\/api\/showpieces/, (route) => route.fulfill({ json: { arrived: [] } }));
  await page.getByRole('button', { name: t.add }).click();
  await page.getByRole('button', { name: words.stop }).click();
  await expect(page.getByText(messagesBn.sendingStopped)).toBeVisible();
});

test.describe('a file that was on its way when its page was closed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is gone after a day, whatever page is opened then', async ({ checkedPage: page }) => {
    await page.goto('/login');
    await untilAlive(page);
    await page.evaluate(async (day) => {
      const worker = await navigator.serviceWorker.ready;
      while (worker.active?.state !== 'activated') await new Promise((resolve) => window.setTimeout(resolve, 50));
      const opening = indexedDB.open('files-on-their-way', 2);
      opening.onupgradeneeded = () => opening.result.createObjectStore('files');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const transaction = opening.result.transaction('files', 'readwrite');
      const file = { file: new Blob(['koshthi']), name: 'koshthi.jpg' };
      transaction.objectStore('files').put({ ...file, keptAt: Date.now() - day - 60_000 }, 'SV1 mark addphoto');
      transaction.objectStore('files').put({ ...file, keptAt: Date.now() - day + 600_000 }, 'SV2 mark addphoto');
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      opening.result.close();
    }, DAY_MS);
    await page.goto('/terms');
    await expect.poll(() => page.evaluate(keysOfKept)).toEqual(['SV2 mark addphoto']);
  });
});

async function keysOfKept(): Promise<IDBValidKey[]> {
  const opening = indexedDB.open('files-on-their-way');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const keys = opening.result.transaction('files').objectStore('files').getAllKeys();
  await new Promise((resolve) => {
    keys.onsuccess = resolve;
  });
  opening.result.close();
  return keys.result;
}
