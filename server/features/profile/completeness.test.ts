import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();

test('a profile is counted only when it is asked for', async () => {
  const { client, pid } = await makeMember(app);
  expect((await client.call('showprofile', { pid })).body.completeness).toEqual([]);
});

test('registration alone fills a part of three forms and nothing of the others', async () => {
  const { client, pid } = await makeMember(app);
  expect((await client.call('showprofile', { pid, completeness: 'Yes' })).body.completeness).toEqual([
    { section: 'profile', filled: 3, of: 4 },
    { section: 'address', filled: 5, of: 6 },
    { section: 'personal', filled: 7, of: 24 },
    { section: 'health', filled: 0, of: 9 },
    { section: 'paternal', filled: 0, of: 19 },
    { section: 'maternal', filled: 0, of: 19 },
  ]);
});

test('health answers count by what they say: an empty one is not filled, No leaves nothing more to tell, and a report is left out', async () => {
  const { client, pid } = await makeMember(app);
  await client.call('updatehealth', {
    pid,
    userbloodgroup: 'B+',
    fatherchronicdisease: 'No',
    motherchronicdisease: 'Yes',
    userdiseasereport: 'Thalassemia',
  });
  const { body } = await client.call('showprofile', { pid, completeness: 'Yes' });
  expect(body.completeness).toContainEqual({ section: 'health', filled: 4, of: 9 });
});

test('caste and gotra of the person count for a father of whom none is written, and where there is a caste no tribe is asked for', async () => {
  const { client, pid } = await makeMember(app, { cast_id: '2', clan_id: 'ভরদ্বাজ' });
  const countOf = async (section: string) => {
    const { body } = await client.call('showprofile', { pid, completeness: 'Yes' });
    return Object(body.completeness).find((one: { section: string }) => one.section === section).filled;
  };
  expect([await countOf('personal'), await countOf('paternal'), await countOf('maternal')]).toEqual([10, 3, 0]);
  await client.call('updatepaternaldata', { pid, fclanid: 'কাশ্যপ' });
  expect(await countOf('paternal')).toBe(1);
});
