import { expect, test } from '@playwright/test';
import { watchFaults } from '../support/faults.ts';

// Produces each kind of fault once, to prove that it is detected.
const faulty = {
  'an inline script against the policy': { body: '<script>1</script>', policy: "default-src 'self'" },
  'an inline style against the policy': { body: '<p style="color: red">x</p>', policy: "default-src 'self'" },
  'an error of a script': { body: '<script>throw new Error("x")</script>', policy: '' },
  'a forgotten promise': { body: '<script>Promise.reject(new Error("x"))</script>', policy: '' },
  'an error on the console': { body: '<script>console.error("x")</script>', policy: '' },
  'a picture that is not there': { body: '<img src="/missing.jpg" alt="">', policy: '' },
  'a connection that breaks': { body: '<img src="/broken.jpg" alt="">', policy: '' },
};

for (const [fault, { body, policy }] of Object.entries(faulty)) {
  test(`${fault} is detected`, async ({ page }) => {
    const faults = await watchFaults(page);
    await page.route('http://faulty.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/broken.jpg') return route.abort('connectionreset');
      if (pathname !== '/') return route.fulfill({ status: 404 });
      const headers = { 'content-security-policy': policy };
      return route.fulfill({ contentType: 'text/html', headers, body: `<!doctype html><title>x</title>${body}` });
    });
    await page.goto('http://faulty.test/');
    expect(() => faults.expectNone()).toThrow('what the browser noticed');
    faults.allow(/./);
    faults.expectNone();
  });
}
