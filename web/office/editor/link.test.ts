import { expect, test } from 'vitest';
import { isAllowedLink, linkFrom } from './link.ts';

test.each(['/faqs', '/files/My paper.pdf', '#top', 'https://a.example/b', 'mailto:a@b.example', 'tel:+919830012345'])(
  '%s is a link of a text',
  (href) => {
    expect(isAllowedLink(href)).toBe(true);
  },
);

test.each(['//a.example', '/\\a.example', '/\t/a.example', 'javascript:alert(1)', 'http://a.example'])(
  '%s is none',
  (href) => {
    expect(isAllowedLink(href)).toBe(false);
  },
);

test('what is typed becomes a link', () => {
  expect(linkFrom(' a.example/b ')).toBe('https://a.example/b');
  expect(linkFrom('a@b.example')).toMatch(/^mailto:a@b\.example/);
  expect(linkFrom('98300 12345')).toBe('tel:9830012345');
  expect(linkFrom('no link')).toBeUndefined();
});
