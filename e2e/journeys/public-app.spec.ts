import { expect, test } from '../support/journey.ts';

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows an offline page without a connection, and caches nothing else', async ({
    checkedPage: page,
    context,
    faults,
  }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await context.setOffline(true);
    await page.goto('/faqs');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    const cachedPaths = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cachedPaths.sort()).toEqual(['/favicon.svg', '/offline.css', '/offline.html']);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  });

  test('deletes the caches of its earlier versions, but not the page of a melan’s tablet', async ({
    checkedPage: page,
  }) => {
    // This page does not start the worker.
    await page.goto('/offline.html');
    await page.evaluate(async () => {
      for (const name of ['offline-0', 'hall-1']) await window.caches.open(name);
    });
    await page.goto('/');
    const names = await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      while (worker.active?.state !== 'activated') await new Promise((resolve) => window.setTimeout(resolve, 50));
      return window.caches.keys();
    });
    expect(names.sort()).toEqual(['hall-1', 'offline-1']);
  });
});

test('if the browser offers no installation, the badge explains how', async ({ checkedPage: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Install as an app' }).click();
  await expect(page.getByRole('dialog')).toContainText('Add to Home screen');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the site is an installable app in both languages', async ({ request }) => {
  for (const [language, name] of [
    ['en', 'Shubho Bibaho'],
    ['bn', 'শুভ বিবাহ'],
  ]) {
    const manifest = await (await request.get(`/${language}.webmanifest`)).json();
    expect(manifest.name).toBe(name);
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});
