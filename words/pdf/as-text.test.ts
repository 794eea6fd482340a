import { expect, test } from 'vitest';
import { biodataAsText } from './as-text.ts';
import type { Biodata } from './biodata.ts';

const bare: Biodata = {
  language: 'en',
  blessing: '',
  title: 'Biodata of the bride',
  name: 'Ruma Ghosh',
  lines: ['27 years', 'Kolkata'],
  words: '',
  memberId: 'SV300417',
  trust: 'Shubho Bibaho',
  date: '22 November 2026',
  contact: null,
  about: { heading: 'Personal', facts: [] },
  family: { heading: 'The family', facts: [{ label: 'Father', value: 'Amal Ghosh' }] },
  vine: { heading: 'The family line', people: [{ label: '', value: 'Ruma' }] },
  horoscope: { heading: 'Horoscope', facts: [], signs: null },
};

test('what is not said leaves no heading and no empty line', () => {
  expect(biodataAsText(bare).split('\n')).toEqual([
    'Biodata of the bride',
    'Ruma Ghosh',
    '27 years',
    'Kolkata',
    '',
    'The family',
    'Father: Amal Ghosh',
    '',
    'The family line',
    'Ruma',
    '',
    'SV300417 · Shubho Bibaho · 22 November 2026',
  ]);
});
