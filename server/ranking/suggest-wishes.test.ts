import { expect, test } from 'vitest';
import type { SharedPerson } from '#matching/person.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { suggestWishes } from './suggest-wishes.ts';

const app = await startTestApp();

const entry = (_kind: string, id: number) => ({ id, name: 'Hindu', nameBn: 'হিন্দু' });
const suggest = (person: Partial<SharedPerson>) =>
  suggestWishes({ gender: 'Female', wishes: { horoscopeCounts: true }, ...person }, '2026-11-22', { entry });

test('a bride is told of grooms of her age and seven years older, a groom the other way round, nobody of children', () => {
  expect(suggest({ birthDate: '1999-01-01' })?.age).toEqual({ from: 27, to: 34 });
  expect(suggest({ birthDate: '1999-01-01', gender: 'Male' })?.age).toEqual({ from: 20, to: 27 });
  expect(suggest({ birthDate: '2007-01-01' })?.age).toEqual({ from: 21, to: 26 });
  expect(suggest({ birthDate: '2004-01-01', gender: 'Male' })?.age).toEqual({ from: 18, to: 22 });
});

test('what the profile does not say, or says of nobody, is not suggested', () => {
  expect(suggest({})).toBeNull();
  expect(suggest({ religion: 13, maritalStatus: 'divorced' })).toBeNull();
  expect(suggest({ religion: 1, clan: 'Kashyap' })).toMatchObject({
    age: null,
    neverMarried: false,
    ownClan: true,
    religion: { id: 1 },
  });
});

async function suggestedTo({ client, pid }: TestMember, cursor = ''): Promise<unknown> {
  const { body } = await client.get(`/api/findmatches?${new URLSearchParams({ pid, cursor })}`);
  return body.suggested;
}

test('it is suggested until wishes are saved, be they empty', async () => {
  const bride = await makeShownMember(app);
  expect(await suggestedTo(bride)).toMatchObject({ religion: { name: 'Hindu' } });
  await bride.client.call('updatewishes', { pid: bride.pid });
  expect(await suggestedTo(bride)).toBeNull();
});
