import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './chromium.ts';
import { readShared } from './support/shared.ts';

// The workers read this file again, after the global setup has unpacked Chromium and started the site.
const shared = readShared();

// What does not depend on the width is proved once: most of it where most of our readers are.
const onPhonesAlone = [
  'narrow-phone.spec.ts',
  'owners-words.spec.ts',
  'office.spec.ts',
  'office-texts.spec.ts',
  'office-paper.spec.ts',
  'office-approvals.spec.ts',
  'office-cases.spec.ts',
  'brokers.spec.ts',
  'health-consent.spec.ts',
  'it-is-me.spec.ts',
  'own-yes.spec.ts',
  'read-rightly.spec.ts',
  'photos.spec.ts',
  'frame.spec.ts',
  'home.spec.ts',
  'about-me.spec.ts',
  'abroad.spec.ts',
  'basic-information.spec.ts',
  'before-scripts.spec.ts',
  'card-link.spec.ts',
  'computed-horoscope.spec.ts',
  'dashboard-forms.spec.ts',
  'forms-on-phones.spec.ts',
  'forms-in-steps.spec.ts',
  'dashboard-nothing-lost.spec.ts',
  'dashboard-whole-profile.spec.ts',
  'finding.spec.ts',
  'forgotten.spec.ts',
  'first-visit.spec.ts',
  'leaving.spec.ts',
  'meeting-block.spec.ts',
  'meeting-pair-check.spec.ts',
  'meeting-phone-numbers.spec.ts',
  'meeting-print.spec.ts',
  'papers.spec.ts',
  'quiet-word.spec.ts',
  'public-app.spec.ts',
  'public-banner.spec.ts',
  'public-power-link.spec.ts',
  'changed-by-others.spec.ts',
  'two-tabs.spec.ts',
  'without-scripts.spec.ts',
  // Those of them that are about widths set their own.
  'inbox.spec.ts',
  'it-is-me.spec.ts',
  'login.spec.ts',
  'matching-list.spec.ts',
  'people.spec.ts',
  'registration.spec.ts',
  'told.spec.ts',
  'two-people.spec.ts',
];

// A journey in both languages is made in Bengali on phones and in English on desktops; in both where it measures words or tells somebody something.
const inEnglish =
  /^(?!.*(forms-on-phones|frame|home|login|meeting-print|narrow-phone|quiet-word|told)\.spec).* in en\b/;
const inBengali = /^(?!.*(accessible|trouble)\.spec).*(without JavaScript| in bn\b)/;

// Of files that look at desktops too, what is the same at any width.
const ofAnyWidth =
  /a word that bypasses the tables|the FAQs open|on the sitemap|the note beside mangalik|the helplines can be called/;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  globalTimeout: 30 * 60_000,
  timeout: 180_000,
  // What a journey proves does not hang on how busy the machine is.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: true,
  // Named by `npm test`.
  retries: 1,
  workers: 5, // each waits for browser, site and database in turn: three leave a third of two cores idle
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: shared?.url,
    // A press that never comes about is tried again sooner than the journey's own end.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A journey that provokes faults must reach the network itself; the offline page has a journey of its own.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Each click would wait until the page has glided to its place; the journeys of the banner ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: shared?.chromium.executablePath,
      args: chromiumArgs,
      env: { ...process.env, ...shared?.chromium.env },
    },
  },
  projects: [
    {
      // What is measured holds in the widest letters too, in both languages.
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
      grepInvert: inEnglish,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: onPhonesAlone,
      grepInvert: [inBengali, ofAnyWidth],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
