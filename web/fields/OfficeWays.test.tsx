import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { OfficeWays } from './OfficeWays.tsx';

const LINE = { id: 1, emoji: '', name: 'Kolkata', nameBn: 'কলকাতা', phoneCode: '+91', phone: '9830012345' };

const drawn = (phones: (typeof LINE)[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial="en">
        <OfficeWays phones={phones} lead="Please call:" />
      </LanguageProvider>
    </MemoryRouter>,
  );

test('the office’s numbers are below the text that leads to them', () => {
  expect(drawn([LINE])).toContain('<p>Please call:</p>');
  expect(drawn([LINE])).toContain('href="tel:+919830012345"');
});

test('without office numbers the form is named instead of a call', () => {
  expect(drawn([])).not.toContain('call');
  expect(drawn([])).toContain('<a href="/contact-us"');
});
