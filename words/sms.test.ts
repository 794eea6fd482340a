import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { countParts, registeredText, SMS, type SmsTemplate, smsText } from './sms.ts';

const values = {
  code: '123456',
  minutes: '10',
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
      const registered = registeredText(name, language, values.site);
      expect(registered).not.toContain('{#var#}');
      expect(registered.replaceAll(/\{#(alpha)?numeric#\}/g, '')).not.toMatch(/[{}]/);
    }
  expect(smsText('news', 'en', { count: '9'.repeat(40), site: values.site })).toContain(
    `new notices from other families (${'9'.repeat(30)})`,
  );
});
