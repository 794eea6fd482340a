import { expect, test } from 'vitest';
import { REMOVAL_DAYS } from '#contract/holders.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { CODE_MINUTES } from '#contract/verification.ts';
import { digits } from './numbers.ts';
import { countParts, registeredText, SMS, type SmsTemplate, smsText } from './sms.ts';

const values = {
  code: '123456',
  minutes: String(CODE_MINUTES),
  count: '12',
  reference: 'SB-7K2M-9XQ4',
  profile: 'SV482910374',
  site: 'shubhobibaho.example',
};
const templates = Object.keys(SMS).filter((name): name is SmsTemplate => name in SMS);

test('an SMS is counted as operators count it', () => {
  expect(countParts('a'.repeat(160))).toEqual({ alphabet: 'GSM-7', units: 160, parts: 1 });
  expect(countParts('a'.repeat(161))).toEqual({ alphabet: 'GSM-7', units: 161, parts: 2 });
  expect(countParts('a'.repeat(307))).toMatchObject({ parts: 3 });
  expect(countParts('[€]')).toMatchObject({ alphabet: 'GSM-7', units: 6 });
  expect(countParts('ক'.repeat(70))).toEqual({ alphabet: 'UCS-2', units: 70, parts: 1 });
  expect(countParts('ক'.repeat(71))).toEqual({ alphabet: 'UCS-2', units: 71, parts: 2 });
  expect(countParts('ক'.repeat(135))).toMatchObject({ parts: 3 });
  // A character outside the basic plane counts as two.
  expect(countParts('🙏')).toEqual({ alphabet: 'UCS-2', units: 2, parts: 1 });
});

test.each(templates)(
  '%s fits one part in English and two in Bengali, with the trust’s name and without a quotation mark',
  (name) => {
    for (const language of LANGUAGES) {
      const { alphabet, parts } = countParts(smsText(name, language, values));
      expect([alphabet, parts <= (language === 'en' ? 1 : 2)]).toEqual([language === 'en' ? 'GSM-7' : 'UCS-2', true]);
      expect(SMS[name]?.[language]).toContain(language === 'en' ? 'Shubho Bibaho' : 'শুভ বিবাহ');
    }
  },
);

test('a variable has a type and thirty characters at most; the address is fixed', () => {
  for (const name of templates)
    for (const language of LANGUAGES) {
      const template = registeredText(name, language, values.site);
      expect(template).not.toContain('{#var#}');
      expect(template.replaceAll(/\{#(alpha)?numeric#\}/g, '')).not.toMatch(/[{}]/);
    }
  expect(smsText('news', 'en', { count: '9'.repeat(40), site: values.site })).toContain(
    `new notices from other families (${'9'.repeat(30)})`,
  );
});

// The Bengali texts are registered with the minutes in words. If `CODE_MINUTES` changes, new texts must be registered.
test('a text with a code says in both languages for how many minutes the code is valid', () => {
  const withMinutes = templates.filter((name) => SMS[name]?.en.includes('{minutes}'));
  expect(withMinutes).toEqual(['phone-code', 'reset']);
  const words: Record<number, string> = { 10: 'দশ' };
  const inBengali = words[CODE_MINUTES] ?? String(CODE_MINUTES);
  for (const name of withMinutes) {
    expect(smsText(name, 'en', values)).toContain(`${CODE_MINUTES} minutes`);
    expect(smsText(name, 'bn', values)).toContain(`${inBengali} মিনিট`);
  }
});

test('the text about a removal says in how many days it takes effect', () => {
  expect(SMS.removal?.en).toContain(`in ${REMOVAL_DAYS} days`);
  expect(SMS.removal?.bn).toContain(`${digits(REMOVAL_DAYS, 'bn')} দিন পরে`);
});
