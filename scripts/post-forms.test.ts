import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web');

/** Ending the session of a member who is logged in is right; a search asks by GET, and a login has no page drawn for anybody. */
const WITHOUT = ['forms/PostForm.tsx', 'layout/AccountLinks.tsx', 'features/login/LoginForm.tsx'];

test('every form of the site that changes something says whom its page was drawn for', () => {
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
