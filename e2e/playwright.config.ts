import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './chromium.ts';
import { readShared } from './support/shared.ts';

// The workers load this file again after the global setup has unpacked Chromium and started the site.
const shared = readShared();

// Journeys that do not depend on the width run once, most of them on phones, as most readers use phones.
const onPhonesAlone = [
  'melan.spec.ts',
  'melan-hall.spec.ts',
  'narrow-phone.spec.ts',
  'owners-words.spec.ts',
  'office.spec.ts',
  'office-texts.spec.ts',
  'office-paper.spec.ts',
  'office-approvals.spec.ts',
  'office-cases.spec.ts',
  'health-consent.spec.ts',
  'read-rightly.spec.ts',
  'photos.spec.ts',
  'frame.spec.ts',
  'alive.spec.ts',
  'basic-information.spec.ts',
  'bad-network.spec.ts',
  'before-scripts.spec.ts',
  'card-link.spec.ts',
  'computed-horoscope.spec.ts',
  'dashboard-forms.spec.ts',
  'forms-on-phones.spec.ts',
  'forms-in-steps.spec.ts',
  'dashboard-nothing-lost.spec.ts',
  'dashboard-whole-profile.spec.ts',
  'search.spec.ts',
  'slow-2g.spec.ts',
  'forgotten.spec.ts',
  'leaving.spec.ts',
  'engaged.spec.ts',
  'desk.spec.ts',
  'meeting-block.spec.ts',
  'meeting-pair-check.spec.ts',
  'own-yes.spec.ts',
  'sealed-word.spec.ts',
  'shared-phone.spec.ts',
  'listen.spec.ts',
  'large-and-few.spec.ts',
  'meeting-phone-numbers.spec.ts',
  'meeting-print.spec.ts',
  'papers.spec.ts',
  'on-paper.spec.ts',
  'quiet-word.spec.ts',
  'public-app.spec.ts',
  'public-banner.spec.ts',
  'public-power-link.spec.ts',
  'changed-by-others.spec.ts',
  'two-tabs.spec.ts',
  'upload-2g.spec.ts',
  'without-scripts.spec.ts',
  // These journeys set their own widths.
  'inbox.spec.ts',
  'login.spec.ts',
  'matching-list.spec.ts',
  'office-day.spec.ts',
  'people.spec.ts',
  'registration.spec.ts',
  'notices.spec.ts',
  'two-people.spec.ts',
];

// Journeys in both languages run in Bengali on phones and in English on desktops. Journeys that measure texts or send
// notices run in both languages on both.
const inEnglish =
  /^(?!.*(forms-on-phones|frame|home|login|meeting-print|narrow-phone|quiet-word|notices)\.spec).* in en\b/;
const inBengali = /^(?!.*(accessible|trouble)\.spec).*(without JavaScript| in bn\b)/;

// Journeys that need no browser, in both languages; copies of their pages are judged by axe at the widths of `e2e/support/http/copies.ts`.
const overHttp = /over HTTP/;

// Tests in the desktop files that do not depend on the width.
const ofAnyWidth =
  /a text that bypasses the text tables|the FAQs open|the sitemap links|the note beside mangalik|one tap calls/;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  globalTimeout: 30 * 60_000,
  timeout: 180_000,
  // A long limit, so that a busy machine does not fail a journey.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` names the retried journeys.
  retries: 1,
  workers: 5, // each waits for browser, site and database in turn, so three would leave a third of two cores idle
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: shared?.url,
    // Fails a click that never succeeds before the journey's own limit is reached.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Journeys with faults must reach the network; the offline page has its own journey.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // With smooth scrolling each click would wait; the banner's journeys turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: shared?.chromium.executablePath,
      args: chromiumArgs,
      env: { ...process.env, ...shared?.chromium.env },
    },
  },
  projects: [
    {
      name: 'http',
      grep: overHttp,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, screenshot: 'off' },
    },
    {
      // Layout measurements must hold in the widest font too, in both languages.
      name: 'phone, wide letters',
      grep: /@both-faces/,
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        launchOptions: {
          executablePath: shared?.chromium.executablePath,
          args: chromiumArgs,
          env: { ...process.env, ...shared?.chromium.wideEnv },
        },
      },
    },
    {
      name: 'phone',
      testIgnore: ['watching.spec.ts', 'accessible.spec.ts', 'redirects.spec.ts', 'trouble.spec.ts'],
      grepInvert: [inEnglish, overHttp],
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: onPhonesAlone,
      grepInvert: [inBengali, ofAnyWidth, overHttp],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
