import { expect, test } from 'vitest';
import type { SharedView } from '#contract/member.ts';
import { inboxParts, type ReceivedInterest } from './inbox-parts.ts';

const introduction = <S extends string>(memberId: string, state: S, more: Partial<ReceivedInterest> = {}) => ({
  // The other facts of the member do not matter here.
  member: { memberId } as SharedView,
  note: '',
  sentAt: '',
  expiresAt: '',
  daysLeft: 0,
  acceptedAt: '',
  absence: '' as const,
  guardianName: '',
  guardianRelation: '' as const,
  isUndecided: false,
  isWritingFirst: false,
  hasAsked: false,
  ...more,
  state,
});
const idsOf = (list: { member: SharedView }[]) => list.map(({ member }) => member.memberId);

test('orders waiting interests by expiry and accepted ones by the latest acceptance, and groups the rest', () => {
  const parts = inboxParts({
    inbox: [
      introduction('late', 'waiting', { expiresAt: '2026-12-11T00:00:00Z' }),
      introduction('soon', 'waiting', { expiresAt: '2026-11-28T00:00:00Z' }),
      introduction('before', 'accepted', { acceptedAt: '2026-11-09T00:00:00Z' }),
      introduction('no', 'declined'),
      introduction('over', 'expired'),
    ],
    others: [
      { ...introduction('folded', 'waiting'), wishes: [], musts: ['age'] },
      { ...introduction('folded before', 'declined'), wishes: [], musts: ['age'] },
    ],
    outbox: [
      { ...introduction('today', 'accepted', { acceptedAt: '2026-11-22T00:00:00Z' }), reason: '', reach: '' },
      { ...introduction('asked', 'waiting'), reason: '', reach: '' },
      { ...introduction('told', 'declined'), reason: 'hopes', reach: '' },
      { ...introduction('taken back', 'withdrawn'), reason: '', reach: '' },
    ],
  });
  expect(idsOf(parts.waiting)).toEqual(['soon', 'late']);
  expect(idsOf(parts.accepted)).toEqual(['today', 'before']);
  expect(idsOf(parts.sent)).toEqual(['asked', 'told']);
  expect([idsOf(parts.earlier.received), idsOf(parts.earlier.sent)]).toEqual([
    ['no', 'over', 'folded before'],
    ['taken back'],
  ]);
});
