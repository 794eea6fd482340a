import { expect, test } from 'vitest';
import { joinStaff, lookAtJoining, staffLogIn } from '#contract/staff/accounts.ts';
import { USES } from '#contract/staff/desk.ts';
import { askMelanNews } from '#contract/staff/melans.ts';
import { deskCalls } from '#contract/staff/rights.ts';
import { namesOfUses } from './names-of-uses.ts';

test('every use that the records may have is named, each by a name of its own', () => {
  const paths = [lookAtJoining, joinStaff, staffLogIn, ...deskCalls].map(({ path }) => path);
  // This call is made by a tablet, and the records name the tablet.
  const uses = [...paths, askMelanNews.path, ...Object.values(USES)];
  expect([...namesOfUses.keys()].sort()).toEqual(uses.sort());
  for (const language of ['en', 'bn'] as const) {
    const names = [...namesOfUses.values()].map((name) => name[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});
