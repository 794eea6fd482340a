import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Language } from '#contract/choices.ts';
import { KIN } from '#contract/kin.ts';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { MineFace } from './MineFace.tsx';
import type { Mine } from './mine.ts';

const relatives = Object.fromEntries(KIN.map((kin) => [kin, { name: 'Amal', occupation: null }]));
const nothing = { name: '', nameBn: '' };
const mine: Mine = JSON.parse(
  JSON.stringify({
    shared: {
      memberId: 'SV7',
      name: 'Arup',
      spelled: 'অরূপ',
      picture: '',
      aboutSelf: '',
      age: null,
      heightCm: 160,
      state: nothing,
      country: nothing,
      district: nothing,
      ancestral: nothing,
      home: nothing,
      education: null,
      profession: null,
      religion: null,
      caste: null,
      clan: { ...nothing, isNone: true },
      maritalStatus: '',
    },
    family: { fullName: 'Arup Chatterjee', fullNameSpelled: 'অরূপ চট্টোপাধ্যায়', birthDate: '', relatives },
    unknownKin: [],
  }),
);

const named = (language: Language, family: Partial<Mine['family']> = {}) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={language}>
        <MineFace mine={{ ...mine, family: { ...mine.family, ...family } }} share={0.5} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  return /<p class="[^"]*" translate="no">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
};

test('the own card begins with the name in the letters of the page, as others read it', () => {
  expect(named('bn')).toBe('অরূপ চট্টোপাধ্যায় Arup Chatterjee');
  expect(named('en')).toBe('Arup Chatterjee');
  const inBengali = { fullName: 'অরূপ চট্টোপাধ্যায়', fullNameSpelled: 'Arup Chatterji' };
  expect(named('en', inBengali)).toBe('Arup Chatterji অরূপ চট্টোপাধ্যায়');
  expect(named('bn', inBengali)).toBe('অরূপ চট্টোপাধ্যায়');
  // Not every surname can be transliterated.
  expect(named('bn', { fullNameSpelled: '' })).toBe('অরূপ Arup Chatterjee');
});
