import { answersIn, catalogue } from '#contract/catalogue.ts';
import { updateHealth } from '#contract/health.ts';
import { lineage } from '#contract/lineage.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { horoscopeAddress } from '#contract/personal.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import type { TestApp } from '../app.ts';
import { fillProfile } from '../filled-profile.ts';
import { asFile, makeJpeg, makePdf } from '../images.ts';
import { ask, becomeAcquainted, makeReadyToCheck, makeShownMember } from '../meeting.ts';
import { TEST_PASSWORD, type TestMember } from '../members.ts';
import { settleBirthday } from '../unseen-answers.ts';
import { INVITED_PHONE, KNOWN, OWNERS_PHONE } from './known-values.ts';
import { goodForm } from './values.ts';

/** The characters of the token at the end of a card link's address. */
const TOKEN_CHARACTERS = 43;

/** The fields of the consent to a pair check. */
const CONSENT = { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };

/** Makes a groom with a value in every field, two photos and a horoscope. */
export async function makeOwner(app: TestApp): Promise<TestMember> {
  const owner = await makeShownMember(app, { gender: 'Male' });
  await fillProfile(app, owner);
  await settleBirthday(app, owner.pid);
  await app.db.deleteFrom('files').where('profile_id', '=', owner.pid).execute();
  const { client, pid } = owner;
  await fillSealed(app, owner);
  await client.call('updateprofileimage', { pid, file: asFile(await makeJpeg()) });
  await client.call('addphoto', { pid, file: asFile(await makeJpeg(50, 50)) });
  const { rows } = await app.pool.query(
    "select to_char(birth_date, 'YYYY-MM-DD') as dob from personal_details where profile_id = $1",
    [pid],
  );
  const answers = { religion: '1', castid: '4', height: '170', quali: '1', profession: '1', userdiet: 'Veg' };
  const parents = { clanid: 'Kashyap', fname: 'Amal Dutta', mname: 'Mina Dutta' };
  const kusthifile = asFile(makePdf(), 'horoscope.pdf');
  await client.call('updatepersonalinformation', { pid, dob: rows[0].dob, ...answers, ...parents, kusthifile });
  await client.call('updatewishes', { pid, agefrom: '20', ageto: '40', agestrength: 'Must' });
  await makeReadyToCheck(app, owner);
  return owner;
}

/** Fills the encrypted columns through the API, because `fillProfile` has written unencrypted words into them. */
async function fillSealed({ pool }: TestApp, { client, pid }: TestMember): Promise<void> {
  for (const section of ['health', 'relatives'] as const) {
    const sealedAnswers = answersIn(section).filter(({ isSealed }) => isSealed);
    const assignments = sealedAnswers.map(({ column }) => `${column} = ''`).join();
    await pool.query(`update ${catalogue[section].table} set ${assignments} where profile_id = $1`, [pid]);
  }
  for (const call of [updateHealth, lineage.paternal.update, lineage.maternal.update])
    await client.callEncoded(call.path, { pid, ...goodForm(call, KNOWN) });
}

/** Makes a bride who is in an acquaintance with the owner, has opened the contact and has agreed to a pair check. */
export async function makeAccepted(app: TestApp, owner: TestMember): Promise<TestMember> {
  const bride = await makeShownMember(app, { cast_id: '4', rashi_id: '3' });
  const wishes = { heightfrom: '150', heightstrength: 'Wish', casteids: '4', castestrength: 'Must', diets: 'Veg' };
  await bride.client.call('updatewishes', { pid: bride.pid, ...wishes, dietstrength: 'Wish' });
  const stars = { nakshatraid: '9', pada: '2', horoscopecounts: 'Yes' };
  await bride.client.call('updateprofiledetails', { pid: bride.pid, ...stars });
  await becomeAcquainted(bride, owner);
  await ask(bride, 'opencontact', owner);
  await bride.client.call('updatehaemoglobin', { pid: bride.pid, status: 'clear', testedon: '2020-01-02' });
  await makeReadyToCheck(app, bride);
  await ask(bride, 'agreetopaircheck', owner, CONSENT);
  return bride;
}

/** Adds an entry to each of a member's own lists. Returns the token of a card link. */
export async function leaveOwnLists(app: TestApp, owner: TestMember, stranger: TestMember): Promise<string> {
  const { client, pid } = owner;
  const parts = { days: '7', roots: 'Yes', horoscope: 'Yes', ownwords: 'Yes' };
  const { body } = await client.call('makecardlink', { pid, ...parts });
  await app.client().call('custlogin', { phone: OWNERS_PHONE, password: TEST_PASSWORD });
  await ask(owner, 'addtoshortlist', stranger, { note: 'মামার চেনা' });
  await client.call('savesearch', { pid, name: 'Near us', agefrom: '20', ageto: '30' });
  await client.call('blockphone', { pid, phone: '9830066666' });
  await client.call('inviteholder', { pid, whose: 'guardian', phone: INVITED_PHONE });
  const hiddenMember = await makeShownMember(app, { name: 'Hena Roy' });
  await ask(owner, 'hidemember', hiddenMember);
  const blockedMember = await makeShownMember(app, { name: 'Bela Roy' });
  await ask(owner, 'blockmember', blockedMember);
  return String(body.address).slice(-TOKEN_CHARACTERS);
}

/** Returns the URLs of a profile's files. */
export async function filesOf({ pool }: TestApp, { pid }: TestMember): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string; name: string }>(
    'select kind, name from files where profile_id = $1 order by kind',
    [pid],
  );
  return rows.map(({ kind, name }) => (kind === 'horoscope' ? horoscopeAddress(name) : pictureAddress(name)));
}
