import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web');

/** Exceptions: any session may be ended, a search uses GET, and a login page belongs to no account. */
const WITHOUT = ['forms/PostForm.tsx', 'layout/AccountLinks.tsx', 'features/login/LoginForm.tsx'];

test('every form of the site that changes something sends the account for which its page was rendered', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.startsWith('office/') && !WITHOUT.includes(file),
  );
  const silent = files.filter((file) => {
    const forms = readFileSync(join(web, file), 'utf8').match(/<(fetcher\.)?Form[\s>].*?>\s*(<DrawnFor|)/gs) ?? [];
    return forms.some((form) => !form.endsWith('<DrawnFor') && !/action=\{(FIND|SEARCH)_PAGE\}/.test(form));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});
