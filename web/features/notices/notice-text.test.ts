import { expect, test } from 'vitest';
import { NOTICE_KINDS } from '#contract/notice-kinds.ts';
import type { NoticeView } from '#contract/notices.ts';
import { memberPages } from '#web/member-routes.tsx';
import { seldomPages } from '#web/public-routes.tsx';
import { visitorPages } from '#web/routes.tsx';
import { signOf } from './by-day.ts';
import { nextStepOf, noticeText } from './notice-text.ts';

const member: NonNullable<NoticeView['member']> = JSON.parse('{ "memberId": "SV7", "name": "Mita", "spelled": "মিতা" }');
const nobody = { isOurs: false, interest: '', member: null, closed: '' } as const;

test('an interest links to its part of the inbox, an acquaintance to the phone of the family', () => {
  expect(nextStepOf({ kind: 'interestExpiring', ...nobody })).toBe('/matching-profile/inbox#waiting');
  expect(nextStepOf({ kind: 'interestExpiring', interest: 'waiting', isOurs: true, member })).toBe(
    '/matching-profile/inbox#sent',
  );
  expect(nextStepOf({ kind: 'interestAccepted', interest: '', isOurs: true, member })).toBe(
    '/matching-profile/SV7#contact',
  );
  expect(nextStepOf({ kind: 'interestAccepted', ...nobody })).toBe('/matching-profile/inbox');
});

test.each([
  ['waiting', 'Mita has sent you an interest.', 'answer', '/matching-profile/inbox#waiting'],
  ['accepted', 'Mita sent you an interest, and both families have accepted.', 'call', '/matching-profile/SV7#contact'],
  ['declined', 'Mita sent you an interest. You declined it.', undefined, undefined],
  ['over', 'Mita sent you an interest. The time to answer it has run out.', undefined, undefined],
] as const)(
  'a notice about an interest that is %s states this, and has a button only for what can still be done',
  (interest, says, action, step) => {
    const notice = { kind: 'interestReceived', isOurs: false, interest, member, closed: '' } as const;
    expect([noticeText(notice, 'en'), signOf(notice).action]).toEqual([says, action]);
    if (step) expect(nextStepOf(notice)).toBe(step);
  },
);

test.each(NOTICE_KINDS)('%s has words in both languages and links to a page of the site', (kind) => {
  expect(noticeText({ kind, ...nobody }, 'en')).not.toBe('');
  expect(noticeText({ kind, ...nobody }, 'bn')).toMatch(/[\u0980-\u09ff]/);
  const paths = JSON.stringify([visitorPages, seldomPages, memberPages], (key, value) =>
    key === 'element' || typeof value === 'function' ? undefined : value,
  );
  expect(paths).toContain(`"path":"${nextStepOf({ kind, ...nobody }).replace(/[?#].*/, '')}"`);
});
