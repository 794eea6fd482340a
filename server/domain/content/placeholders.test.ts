import { expect, test } from 'vitest';
import { loadContentSeeds } from '#database/content-seeds.ts';
import { withoutPlaceholders } from './placeholders.ts';

const textOf = (key: string, lang: string) =>
  withoutPlaceholders(
    loadContentSeeds().contents.find((content) => content.key === key && content.lang === lang)?.html ?? '',
  );

test.each(['en', 'bn'])('the texts that a site begins with keep what is true (%s)', (lang) => {
  for (const key of ['address', 'office-hours']) expect(textOf(key, lang)).toBe('');
  const policy = textOf('privacy-policy', lang);
  expect(policy).not.toMatch(/placeholder|নমুনা|Private Limited|প্রাইভেট লিমিটেড|example|00000|০০০০০/);
  expect(policy).toMatch(/mean a company based in Kolkata|বোঝাবে ভারতের পশ্চিমবঙ্গে, কলকাতার একটি কোম্পানি/);
  expect(policy).toContain(lang === 'en' ? '<li>through this page' : '<li>এই পাতা থেকে');
  for (const key of [
    'no-dowry-promise',
    'wedding-west-bengal',
    'wedding-india',
    'wedding-abroad',
    'wedding-papers',
    'counsellor',
  ])
    expect(textOf(key, lang), key).toBe('');
  expect(textOf('about', lang)).not.toMatch(/placeholder|নমুনা/);
  expect(textOf('welcome', lang)).toBe(
    loadContentSeeds().contents.find((one) => one.key === 'welcome' && one.lang === lang)?.html,
  );
});
