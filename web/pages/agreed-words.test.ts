import { expect, test } from 'vitest';
import { CONSENTS } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { assistedConsentTexts } from '#web/features/assisted/assisted-consent.texts.ts';
import { healthConsentTexts } from '#web/features/consents/health-consent.texts.ts';
import { coupleStoryTexts } from '#web/features/couple-stories/couple-story.texts.ts';
import { disabilityConsentTexts } from '#web/features/disability/disability-consent.texts.ts';
import { healthPageTexts } from '#web/features/health/health.texts.ts';
import { tellingTexts } from '#web/features/notification-settings/notification-settings.texts.ts';
import { pictureTexts } from '#web/features/picture/picture.texts.ts';
import { printedTexts } from '#web/features/printed/printed.texts.ts';
import { sealedWordConsentTexts } from '#web/features/sealed-words/sealed-word-consent.texts.ts';
import { showMyselfTexts } from '#web/features/visibility-settings/show-myself.texts.ts';
import { consentBoxesTexts } from '#web/fields/consent-boxes.texts.ts';
import { detailsChoices } from '#words/choices/details.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { volunteerPromise } from '#words/volunteer-promise.ts';

/** Returns the words that a person reads before giving consent. */
function wordsOf(language: Language): Record<keyof typeof CONSENTS, readonly string[]> {
  const boxes = consentBoxesTexts[language];
  const health = healthConsentTexts[language];
  const disability = disabilityConsentTexts[language];
  const showing = showMyselfTexts[language];
  const telling = tellingTexts[language];
  const sealed = sealedWordConsentTexts[language];
  const story = coupleStoryTexts[language];
  const printed = printedTexts[language];
  const assisted = assistedConsentTexts[language];
  const promise = volunteerPromise[language];
  return {
    registration: [
      boxes.lead,
      boxes.what,
      boxes.why,
      boxes.who,
      boxes.long,
      boxes.back,
      boxes.notice,
      boxes.registration,
    ],
    marriageOnly: [boxes.marriageOnly],
    truthful: [boxes.truthful],
    health: [
      health.keptName,
      health.kept,
      health.useName,
      health.use,
      health.readersName,
      health.readers,
      health.endName,
      health.end,
      health.what,
      health.why,
      health.who,
      health.back,
      health.notice,
      health.agree,
    ],
    disability: [disability.what, disability.why, disability.who, disability.back, disability.agree],
    showing: [
      showing.seenName,
      showing.seenFamily,
      showing.seenLife,
      showing.seenStars,
      showing.seenWords,
      showing.seenPhoto,
      showing.unseenText,
      showing.withdraw,
    ],
    photo: [detailsLabels.photoFor[language], detailsChoices.photoAudience.Members[language]],
    photoFitting: [detailsLabels.photoFor[language], detailsChoices.photoAudience.Fitting[language]],
    pictured: [pictureTexts[language].agreed, pictureTexts[language].agreedHint],
    weekly: [telling.weekly],
    assisted: [
      assisted.readersName,
      assisted.readers,
      assisted.nextName,
      assisted.next,
      assisted.seeName,
      assisted.see,
      assisted.freeName,
      assisted.free,
      assisted.backName,
      assisted.back,
      assisted.agree,
    ],
    story: [story.agree, story.agreeHint, story.stays],
    printed: [
      printed.lead,
      printed.printed,
      printed.never,
      printed.recall,
      printed.leftOut,
      printed.agree,
      printed.surname,
    ],
    volunteer: [promise.fee, promise.secret, promise.free, promise.kin, promise.agree],
    channel: [telling.lead, telling.quiet],
    sealedWord: [
      sealed.freeName,
      sealed.free,
      sealed.readerName,
      sealed.reader,
      sealed.oftenName,
      sealed.often,
      sealed.untilName,
      sealed.until,
      sealed.backName,
      sealed.back,
      sealed.riskName,
      sealed.risk,
      sealed.lawName,
      sealed.law,
      sealed.agree,
    ],
    sealedPromise: [sealed.promiseLead, sealed.promiseOften, sealed.promiseLaw, sealed.promise],
  };
}

/** When this fails, the words have changed: give them a new version and the hash from the failure message. */
test.each(LANGUAGES)('the words of a consent match their version (%s)', async (language) => {
  const words = Object.entries(wordsOf(language));
  const hashes = await Promise.all(words.map(async ([kind, lines]) => [kind, await hashOf(lines)]));
  const pinned = Object.entries(CONSENTS).map(([kind, { hash }]) => [kind, hash[language]]);
  expect(Object.fromEntries(pinned)).toEqual(Object.fromEntries(hashes));
});

test('the consents of the registration and of health name the notice of this site', () => {
  const named = { en: 'this site’s privacy notice', bn: 'এই সাইটের বিজ্ঞপ্তি' };
  for (const language of LANGUAGES)
    for (const consent of [consentBoxesTexts[language], healthConsentTexts[language]])
      expect(consent.notice).toBe(named[language].normalize('NFC'));
});

test('the question before any health answer names no illness except the test that families compare', () => {
  for (const words of [...Object.values(healthConsentTexts.en), healthPageTexts.en.lead, healthPageTexts.en.reportHint])
    expect(words).not.toMatch(/\bHIV|AIDS|cancer|tubercul|hepatitis|diabet|asthma/i);
  for (const words of [...Object.values(healthConsentTexts.bn), healthPageTexts.bn.lead, healthPageTexts.bn.reportHint])
    expect(words).not.toMatch(/এইচআইভি|এইডস|ক্যানসার|যক্ষ্মা|হেপাটাইটিস|ডায়াবেটিস|হাঁপানি/);
});

async function hashOf(lines: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
