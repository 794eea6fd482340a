import { expect, test } from 'vitest';
import { FAQ_SUBJECTS } from '#contract/content.ts';
import { contentLanguages, loadContentSeeds } from './content-seeds.ts';

const { contents, faqs, phones, emails, socialLinks } = loadContentSeeds();
const allowedTags = /<\/?(?:p|h2|h3|ul|ol|li|strong|em|blockquote)>|<br>|<a href="(?:\/|mailto:)[^"]*">|<\/a>/g;

const texts = [
  ...contents.map(({ key, lang, html }) => ({ name: `${lang}/${key}`, lang, html })),
  ...contentLanguages.flatMap((lang) =>
    faqs[lang].map(({ id, question, answer }) => ({
      name: `${lang}/faq ${id}`,
      lang,
      html: `<p>${question}</p>${answer}`,
    })),
  ),
];

function textOf(key: string, lang: string): string {
  return withoutTags(contents.find((content) => content.key === key && content.lang === lang)?.html ?? '');
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

test('every text exists in both languages', () => {
  const keys = [
    'about',
    'accepted-papers',
    'accessibility',
    'address',
    'counsellor',
    'grievance-officer',
    'horoscope-note',
    'how-it-works',
    'mission',
    'no-dowry-promise',
    'notice',
    'office-hours',
    'privacy-policy',
    'proverb',
    'safe-meeting',
    'terms',
    'trust-people',
    'trust-registration',
    'vision',
    'wedding-abroad',
    'wedding-india',
    'wedding-papers',
    'wedding-west-bengal',
    'welcome',
  ];
  for (const lang of contentLanguages) {
    expect(
      contents
        .filter((content) => content.lang === lang)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(keys);
  }
  expect(faqs.bn.map(({ id }) => id)).toEqual(faqs.en.map(({ id }) => id));
  expect(faqs.en.length).toBeGreaterThanOrEqual(14);
  for (const subject of FAQ_SUBJECTS) expect(faqs.en.map((faq) => faq.subject)).toContain(subject);
});

test.each(texts)('$name uses only the allowed tags, and closes each', ({ html }) => {
  expect(html.replace(allowedTags, '')).not.toMatch(/[<>]/);
  expect(html.match(/<(?!\/|br)/g)?.length).toBe(html.match(/<\//g)?.length);
});

test.each(texts)('$name is NFC-normalized, with typographic quotation marks', ({ html }) => {
  expect(html).toBe(html.normalize('NFC'));
  expect(withoutTags(html)).not.toMatch(/["']| {2}|[\u200b-\u200f\u202a-\u202e\ufeff]/);
});

test.each(texts.filter(({ lang }) => lang === 'bn'))('$name is Bengali including digits and full stops', ({ html }) => {
  const text = withoutTags(html).replace(/privacy@example\.org|\.jpg|\bSV\b/g, '');
  expect(text).toMatch(/\p{Script=Bengali}/u);
  expect(text).not.toMatch(/[0-9A-Za-z]|[\p{L}\p{M}]\.(?:\s|$)/u);
});

test.each(contentLanguages)('the welcome in %s is longer than its preview on the home page', (lang) => {
  expect(textOf('welcome', lang).length).toBeGreaterThan(1500);
});

test('the privacy policy keeps its date, its company in Kolkata and its ages', () => {
  const english = textOf('privacy-policy', 'en');
  for (const fact of ['August 26, 2025', 'a company based in Kolkata', 'under the age of 13', '18 years', '21 years']) {
    expect(english).toContain(fact);
  }
  const bengali = textOf('privacy-policy', 'bn');
  for (const fact of ['২৬ আগস্ট, ২০২৫', 'কলকাতার একটি কোম্পানি', '১৩ বছরের কম', 'অন্তত ১৮', 'অন্তত ২১']) {
    expect(bengali).toContain(fact.normalize('NFC'));
  }
});

test('no real person is called, written to or linked before the trust adds its own contacts', () => {
  for (const { phone, name, nameBn } of phones) {
    expect(phone).toMatch(/^0{9}\d$/);
    expect(`${name} ${nameBn}`).toMatch(/placeholder.*নমুনা/);
  }
  for (const { email, name } of emails) {
    expect(email).toMatch(/@example\.org$/);
    expect(name).toContain('placeholder');
  }
  for (const { url, name } of socialLinks) {
    expect(url).toMatch(/^https:\/\/example\.org\//);
    expect(name).toContain('placeholder');
  }
  for (const key of ['address', 'office-hours']) {
    expect(textOf(key, 'en')).toContain('placeholder');
    expect(textOf(key, 'bn')).toContain('নমুনা');
  }
});
