import fc from 'fast-check';
import { expect, test } from 'vitest';
import { telHref } from '#contract/dial.ts';
import { mailTo } from './contact-links.ts';

test('a mail link has one recipient, whatever the address contains', () => {
  expect(mailTo('ruma@home.example')).toBe('mailto:ruma@home.example');
  expect(mailTo('a@x.example?bcc=b@y.example', { subject: 'About (A-1)' })).toBe(
    'mailto:a@x.example%3Fbcc%3Db@y.example?subject=About%20(A-1)',
  );
  fc.assert(
    fc.property(fc.string(), fc.string(), (address, subject) => {
      const [to = '', ...rest] = mailTo(address, { subject }).split('?');
      expect(to).not.toMatch(/[,;&\s]|%0[AD]@/);
      expect(rest).toHaveLength(1);
      expect(rest[0]).toMatch(/^subject=[^&?]*$/);
    }),
  );
});

test('a phone link contains only digits', () => {
  expect(telHref('+91 98300-12345')).toBe('tel:+919830012345');
  expect(telHref('9830012345;phone-context=evil')).toBe('tel:+919830012345');
  fc.assert(
    fc.property(fc.string(), (phone) => {
      expect(telHref(phone)).toMatch(/^tel:\+?\d*$/);
    }),
  );
});
