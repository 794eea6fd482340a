import assert from 'node:assert/strict';
import type pg from 'pg';
import sharp from 'sharp';
import { makeTestClient, type TestAnswer, type TestClient } from '#server/testing/client.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { step2, TICKED } from '#server/testing/members.ts';
import { inventMember, type NewMember } from './member.ts';

/** The numbers of a family's last confirmed and last attempted write. Each write has the next number. */
interface WriteNumbers {
  answered: number;
  tried: number;
}

/** A family whose confirmed writes are checked at the end. */
export interface SoakFamily extends NewMember {
  pid: string;
  /** A client for each process, sharing one session. */
  clients: TestClient[];
  address: WriteNumbers;
  note: WriteNumbers;
  picture: WriteNumbers;
  /** The members to whom interests were sent and confirmed. */
  interests: Set<string>;
}

/** The number of families that register at the same time. */
const registrationsAtOnce = 6;

/** Makes shown families through the API. Their phones are confirmed in the database. */
export async function makeSoakFamilies(urls: string[], count: number, pool: pg.Pool): Promise<SoakFamily[]> {
  const families: SoakFamily[] = [];
  const makeNext = async (): Promise<void> => {
    const index = families.length;
    if (index >= count) return;
    const family = inventFamily(urls, index);
    families.push(family);
    await register(family, pool);
    await makeNext();
  };
  await Promise.all(Array.from({ length: registrationsAtOnce }, makeNext));
  return families;
}

function inventFamily(urls: string[], index: number): SoakFamily {
  const address = { 'x-forwarded-for': `10.7.${index >>> 8}.${index & 255}` };
  const nothingWritten = () => ({ answered: 0, tried: 0 });
  return {
    ...inventMember(),
    gender: index % 2 === 0 ? 'Female' : 'Male',
    name: index % 2 === 0 ? 'Ruma Ghosh' : 'Amit Dutta',
    pid: '',
    clients: urls.map((url) => makeTestClient(url, address)),
    address: nothingWritten(),
    note: nothingWritten(),
    picture: nothingWritten(),
    interests: new Set<string>(),
  };
}

/** Registers a family, confirms its phone in the database, logs it in and shows its profile. */
async function register(family: SoakFamily, pool: pg.Pool): Promise<void> {
  const [client, ...others] = family.clients;
  assert.ok(client);
  const { name, phone, gender, password } = family;
  const { body } = await client.callEncoded('registerstep1', {
    ...TICKED,
    profile_id: '',
    email: '',
    name,
    phone,
    gender,
    password,
  });
  assert.equal(body.msgcode, 1, String(body.msg));
  family.pid = body.profile_id;
  await client.callEncoded('registerstep2', { profile_id: family.pid, ...step2 });
  await pool.query('update accounts set phone_verified_at = now() where phone = $1', [phone]);
  assert.equal((await client.callEncoded('custlogin', { phone, password })).body.msgcode, 1);
  const shown = await client.callEncoded('updateshowing', { pid: family.pid, show: 'Yes', whose: 'candidate' });
  assert.equal(shown.body.msgcode, 1, shown.text);
  for (const other of others) for (const [key, value] of client.cookies) other.cookies.set(key, value);
}

/** The width of a picture in pixels, to which the number of its write is added. */
const basePictureWidth = 200;

/** Chooses a family's next action at random, mostly a read. A form writes the next number. */
export function chooseAction(family: SoakFamily, families: readonly SoakFamily[]): Action {
  const chance = Math.random();
  const { pid } = family;
  const other = families[Math.floor(Math.random() * families.length)] ?? family;
  if (chance < 0.3) return { name: 'list', ask: (client) => client.get(`/api/findmatches?pid=${pid}`) };
  if (chance < 0.42) return { name: 'dashboard', ask: (client) => client.get('/dashboard') };
  if (chance < 0.5) return { name: 'page of the list', ask: (client) => client.get('/matching-profile') };
  if (chance < 0.62) return { name: 'profile', ask: (client) => client.callEncoded('showprofile', { pid }) };
  if (chance < 0.74) return { name: 'notices', ask: (client) => client.callEncoded('notices', { pid }) };
  if (chance < 0.88) {
    const form = { pid, addr2: '', city: 'Kolkata', pin: '700029', dist: '', state: '35601163', country: '356' };
    return writes('address', family.address, (client, number) =>
      client.callEncoded('updatecommunication', { ...form, addr1: `${number} Lake Road` }),
    );
  }
  if (chance < 0.97) {
    const keptMember = families[(families.indexOf(family) + 1) % families.length]?.pid ?? '';
    return writes('note', family.note, (client, number) =>
      client.callEncoded('addtoshortlist', { pid, member: keptMember, note: String(number) }),
    );
  }
  if (chance < 0.98) {
    return writes('picture', family.picture, async (client, number) => {
      const file = new File([new Uint8Array(await makeJpeg(basePictureWidth + number, 300))], 'photo.jpg');
      return client.call('updateprofileimage', { pid, file });
    });
  }
  if (other.gender === family.gender || family.interests.size >= 3)
    return { name: 'health', ask: (client) => client.get('/healthz') };
  return {
    name: 'interest',
    isForm: true,
    ask: (client) => client.callEncoded('sendintroduction', { pid, member: other.pid, note: '' }),
    onDone: () => family.interests.add(other.pid),
  };
}

/** A request of a family. */
export interface Action {
  /** A short name of the request. */
  name: string;
  ask: (client: TestClient) => Promise<TestAnswer>;
  /** Whether the request is a form. A failed form is not sent to another process, because it may have been received. */
  isForm?: boolean;
  /** Called after the action was confirmed. */
  onDone?: () => void;
}

/** Returns an action that writes the next number. */
function writes(
  name: string,
  written: WriteNumbers,
  ask: (client: TestClient, number: number) => Promise<TestAnswer>,
): Action {
  const number = ++written.tried;
  return {
    name,
    isForm: true,
    ask: (client) => ask(client, number),
    onDone: () => {
      written.answered = Math.max(written.answered, number);
    },
  };
}

/** Returns a description of each confirmed write that is missing. */
export async function findLost(families: readonly SoakFamily[], pool: pg.Pool): Promise<string[]> {
  const lost: string[] = [];
  const stored = await readStored(pool);
  for (const { pid, address, note, picture, interests, clients } of families) {
    const check = (what: string, { answered, tried }: WriteNumbers, found: number) => {
      if (found < answered || found > tried) lost.push(`${pid}: ${what} ${answered} was answered, ${found} is there`);
    };
    if (address.answered > 0) check('address', address, Number.parseInt(stored.addresses.get(pid) ?? '0', 10));
    if (note.answered > 0) check('note', note, Number(stored.notes.get(pid) ?? 0));
    for (const member of interests)
      if (!stored.interests.has(`${pid} ${member}`)) lost.push(`${pid}: the interest in ${member} is gone`);
    const [client] = clients;
    if (picture.answered === 0 || client === undefined) continue;
    const { pic } = (await client.callEncoded('showprofile', { pid })).body;
    const { bytes, status } = await client.get(`/files/pictures/${String(pic).split('/').at(-1)}`);
    const { width = 0 } = status === 200 ? await sharp(bytes).metadata() : {};
    check('picture', picture, width - basePictureWidth);
  }
  return lost;
}

/** A row of a query: a key and its value. */
interface Pair {
  key: string;
  value: string;
}

/** Returns what the database has of each family's writes. */
async function readStored(pool: pg.Pool) {
  const pairs = async (query: string) => (await pool.query<Pair>(query)).rows;
  const mapOf = (rows: Pair[]) => new Map(rows.map(({ key, value }) => [key, value]));
  return {
    addresses: mapOf(await pairs('select profile_id as key, line1 as value from addresses')),
    notes: mapOf(await pairs('select profile_id as key, note as value from shortlist_entries')),
    interests: new Set(
      (await pairs('select sender_id as key, recipient_id as value from introductions')).map(
        ({ key, value }) => `${key} ${value}`,
      ),
    ),
  };
}
