import { expect, test } from 'vitest';
import { NOTICE_KINDS, type NoticeView } from '#contract/notices.ts';
import { routes } from '#web/routes.tsx';
import { nextStepOf, sayNotice } from './said.ts';

const member: NonNullable<NoticeView['member']> = JSON.parse('{ "memberId": "SV7", "name": "Mita" }');
const nobody = { isOurs: false, member: null, closed: '' };

test('an interest leads to its part of the inbox, an acquaintance to the family', () => {
  expect(nextStepOf({ kind: 'interestExpiring', ...nobody })).toBe('/matching-profile/inbox#waiting');
  expect(nextStepOf({ kind: 'interestExpiring', isOurs: true, member })).toBe('/matching-profile/inbox#sent');
  expect(nextStepOf({ kind: 'interestAccepted', isOurs: true, member })).toBe('/matching-profile/SV7');
  expect(nextStepOf({ kind: 'interestAccepted', ...nobody })).toBe('/matching-profile/inbox');
});

test.each(NOTICE_KINDS)('%s says something in both languages and leads to a page of the site', (kind) => {
  expect(sayNotice({ kind, ...nobody }, 'en')).not.toBe('');
  expect(sayNotice({ kind, ...nobody }, 'bn')).toMatch(/[\u0980-\u09ff]/);
  const paths = JSON.stringify(routes, (key, value) =>
    key === 'element' || typeof value === 'function' ? undefined : value,
  );
  expect(paths).toContain(`"path":"${nextStepOf({ kind, ...nobody }).replace(/[?#].*/, '')}"`);
});
