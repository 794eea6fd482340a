import { expect, test } from 'vitest';
import { mayHoldFile } from './web-request.ts';

const visitor = { pid: 'SV1' } as Parameters<typeof mayHoldFile>[2];
const sent = (method: string) => ({ method }) as Parameters<typeof mayHoldFile>[0];

test.each(['/update-profile-image', '/personal-information', '/matching-profile/SV23/together'])(
  'a member’s post to %s may hold a file',
  (path) => {
    expect(mayHoldFile(sent('POST'), path, visitor)).toBe(true);
    expect(mayHoldFile(sent('GET'), path, visitor)).toBe(false);
    expect(mayHoldFile(sent('POST'), path, { ...visitor, pid: '' })).toBe(false);
    expect(mayHoldFile(sent('POST'), `${path}/more`, visitor)).toBe(false);
  },
);

test('no other page takes one', () => {
  expect(mayHoldFile(sent('POST'), '/settings', visitor)).toBe(false);
});
