import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Match } from '#contract/matches.ts';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { MatchNumbers } from './MatchCard.tsx';

const render = (guna: Match['guna'], language: 'en' | 'bn' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider initial={language}>
      <MatchNumbers match={{ guna, jotok: null }} />
    </LanguageProvider>,
  );

test('points of some kootas are never set as a verdict: they say on how many they rest', () => {
  const html = render({ total: 13, most: 13, known: 3, expected: 24.5 });
  expect(html).toContain('3 of 8 kootas are known: guna 13 of 13');
  expect(html).not.toContain('<strong>');
  expect(render({ total: 13, most: 13, known: 3, expected: 24.5 }, 'bn')).toContain(
    '৮টি কূটের মধ্যে ৩টি জানা আছে: ১৩ গুণের মধ্যে ১৩',
  );
});

test('a whole total stands out', () => {
  expect(render({ total: 24, most: 36, known: 8, expected: 24 })).toContain('<strong>Guna 24 of 36</strong>');
});
