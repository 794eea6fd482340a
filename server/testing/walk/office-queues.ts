import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { hintDesk } from '#server/domain/together/desk-hints.queries.ts';
import type { TestApp } from '../app.ts';
import { asFile, makeJpeg } from '../images.ts';
import { ask, makeShownMember } from '../meeting.ts';
import { makeMember, step2, type TestMember } from '../members.ts';
import { makeStaff } from '../staff.ts';
import { proofOf } from '../two-of-staff.ts';

/** Adds an item to each of the office's queues. */
export async function leaveForOffice(
  app: TestApp,
  { owner, bride, stranger }: Record<'owner' | 'bride' | 'stranger', TestMember>,
): Promise<void> {
  const visitor = app.client();
  const letter = { name: 'Asha Ray', email: 'asha@example.in', phone: '9830055002', subject: 'Papers' };
  for (const content of ['Which?', 'And when?']) await visitor.call('addcontact', { ...letter, content });
  await visitor.call('addreport', { reason: 'rude', about: stranger.pid, words: 'words', contact: '9830055003' });
  await ask(bride, 'reportmember', stranger, { reason: 'rude', words: 'words' });
  await ask(owner, 'reportmember', stranger, { reason: 'other', words: 'words' });
  const caller = await makeShownMember(app, { name: 'Hiya Dey' });
  await caller.client.call('quietword', { pid: caller.pid, phone: caller.phone, hour: 'evening' });
  const newcomer = await makeMember(app, { name: 'Gita Nath' });
  const photo = asFile(await makeJpeg(70, 70));
  await newcomer.client.call('updateprofileimage', { pid: newcomer.pid, file: photo });
  const showing = { show: 'Yes', shownto: 'Members', whose: 'candidate' };
  await newcomer.client.call('updateshowing', { pid: newcomer.pid, ...showing });
  await hintDesk(app.db, { kind: 'noAnswer', profileId: owner.pid, aboutId: bride.pid });
  const staff = await makeStaff(app, STAFF_ROLES);
  const { client } = staff;
  await client.call('office/openbreach', { what: 'A list was copied', known: '' });
  await client.call('office/setownphone', { phone: '9830055004' });
  await client.call('office/keeppaperdraft', { draft: JSON.stringify({ ...step2, name: 'Dipa Sarkar' }) });
  const request = { member: stranger.pid, reason: 'A letter of the court', ...(await proofOf(app, staff)) };
  await client.call('office/askregister', request);
}
