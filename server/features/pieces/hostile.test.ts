import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { FILE_BYTES, PIECE_BYTES } from '#contract/file-kind.ts';
import { MOST_PIECES } from '#server/domain/pieces/pieces.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { pieceForm, sendPiece, sha256 } from '#server/testing/pieces.ts';

const app = await startTestApp();
const member = await makeMember(app);
const file = randomBytes(3 * PIECE_BYTES + 100);
const asPiece = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'piece');

const cases: [name: string, other: Record<string, string | Blob>, field: string, key: string][] = [
  ['a number of 10⁹', { number: '1000000000' }, 'number', 'fileSendAgain'],
  ['a number past the end', { number: '4' }, 'number', 'fileSendAgain'],
  ['a number below zero', { number: '-1' }, 'number', 'fileSendAgain'],
  ['no number', { number: '' }, 'number', 'fileSendAgain'],
  ['half a number', { number: '0.5' }, 'number', 'fileSendAgain'],
  ['a hash of something else', { hash: sha256(Buffer.from('other')) }, 'hash', 'fileSendAgain'],
  ['a hash that is none', { hash: 'zz' }, 'hash', 'fileSendAgain'],
  ['a name that is no hash', { filehash: '../../etc/passwd' }, 'filehash', 'fileSendAgain'],
  ['a name in capitals', { filehash: sha256(file).toUpperCase() }, 'filehash', 'fileSendAgain'],
  ['more bytes than a file may have', { bytes: String(FILE_BYTES + 1) }, 'bytes', 'fileTooLarge'],
  ['far more bytes', { bytes: '999999999999' }, 'bytes', 'fileSendAgain'],
  ['no bytes', { bytes: '0' }, 'bytes', 'fileEmpty'],
  ['a piece that is too short', { piece: asPiece(file.subarray(0, 9)) }, 'piece', 'fileSendAgain'],
  ['an empty piece', { piece: asPiece(Buffer.alloc(0)) }, 'piece', 'fileSendAgain'],
  ['no piece', { piece: '' }, 'piece', 'fileSendAgain'],
  ['a piece that is too long', { piece: asPiece(file) }, 'piece', 'fileSendAgain'],
];

test.each(cases)(
  '%s is refused with a sentence at its field, and nothing is kept',
  async (_name, other, field, key) => {
    const answer = await member.client.call('sendpiece', pieceForm(member.pid, file, 0, other));
    expect([answer.status, answer.body.errorkeys]).toEqual([422, { [field]: key }]);
    expect((await app.pool.query('select from sent_files')).rowCount).toBe(0);
  },
);

test('another length of a file that has begun is refused', async () => {
  await sendPiece(member, file, 0);
  const longer = pieceForm(member.pid, file, 1, { bytes: String(file.length + 1) });
  const answer = await member.client.call('sendpiece', longer);
  expect([answer.status, answer.body.errorkeys]).toEqual([422, { bytes: 'fileSendAgain' }]);
});

test('the same piece from several tabs at once is there once, and each is told so', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendPiece(member, file, 2)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers[0]?.body.arrived).toEqual([0, 2]);
});

test('of a fifth file at once the oldest is given up', async () => {
  const many = Array.from({ length: 5 }, () => randomBytes(PIECE_BYTES));
  for (const one of many) expect((await sendPiece(member, one, 0)).status).toBe(200);
  const { rows } = await app.pool.query('select sha256 from sent_files order by id');
  expect(rows.map((row) => row.sha256.toString('hex'))).toEqual(many.slice(1).map(sha256));
});

/** Confirms the phone and makes the account older than a day. */
const settle = ({ pid }: { pid: string }) =>
  app.pool.query(
    `update accounts set phone_verified_at = now(), created_at = now() - interval '2 days'
     where id = (select account_id from account_profiles where profile_id = $1)`,
    [pid],
  );

test('a new account, or one without a confirmed phone, announces a megabyte, and is told to come otherwise with more', async () => {
  const newcomer = await makeMember(app);
  const large = randomBytes(FILE_BYTES);
  const refused = await sendPiece(newcomer, large, 0);
  expect([refused.status, refused.headers.get('retry-after'), refused.body.msgkey]).toEqual([503, '2', 'busy']);
  const small = [1, 2, 3].map(() => randomBytes(400 * 1024));
  for (const one of small) expect((await sendPiece(newcomer, one, 0)).status).toBe(200);
  const { rows } = await app.pool.query('select sha256 from sent_files where profile_id = $1 order by id', [
    newcomer.pid,
  ]);
  expect(rows.map((row) => row.sha256.toString('hex'))).toEqual(small.slice(1).map(sha256));
  await settle(newcomer);
  expect((await sendPiece(newcomer, large, 0)).status).toBe(200);
});

test('what is announced stops nobody; where a gigabyte lies here, what came longest ago is given up, newcomers’ first', async () => {
  const [newcomer, known, family] = [await makeMember(app), await makeMember(app), await makeMember(app)];
  await settle(known);
  await app.pool.query('delete from sent_files');
  const begin = async ({ pid }: { pid: string }, pieces: number, minutes: number) => {
    const { rows } = await app.pool.query(
      `insert into sent_files (account_id, profile_id, sha256, bytes, came_at)
       select account_id, profile_id, sha256($1::bytea), ${FILE_BYTES}, now() - $2 * interval '1 minute' from account_profiles
       where profile_id = $3 returning id`,
      [randomBytes(8), minutes, pid],
    );
    await app.pool.query(
      "insert into file_pieces (file_id, number, content) select $1, n, '' from generate_series(1, $2) n",
      [rows[0].id, pieces],
    );
    return rows[0].id;
  };
  const left = async () => (await app.pool.query('select id from sent_files order by id')).rows.map(({ id }) => id);
  const all = [await begin(known, MOST_PIECES - 3, 90), await begin(newcomer, 1, 5), await begin(newcomer, 1, 60)];
  expect((await sendPiece(family, file, 0)).status).toBe(200);
  expect(await left()).toHaveLength(4);
  expect((await sendPiece(family, file, 1)).status).toBe(200);
  expect((await left()).slice(0, 2)).toEqual(all.slice(0, 2));
  expect(await left()).toHaveLength(3);
  expect((await sendPiece(family, file, 2)).status).toBe(200);
  expect((await left())[0]).toBe(all[0]);
  expect((await sendPiece(family, file, 3)).body.arrived).toEqual([0, 1, 2, 3]);
  expect(await left()).toHaveLength(1);
});

test('a file that is given up while a piece comes is no error of ours', async () => {
  const other = await makeMember(app);
  await sendPiece(other, file, 0);
  const giving = await app.pool.connect();
  await giving.query('begin');
  await giving.query('delete from sent_files where profile_id = $1', [other.pid]);
  const sent = sendPiece(other, file, 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await giving.query('commit');
  giving.release();
  const { status, body } = await sent;
  expect([status, body.errorkeys]).toEqual([422, { piece: 'fileSendAgain' }]);
});

test('sixty files are begun in an hour, not more', async () => {
  const other = await makeMember(app);
  await app.pool.query('delete from sent_files');
  const begin = () => sendPiece(other, randomBytes(9), 0);
  for (let count = 0; count < 60; count++) expect((await begin()).status).toBe(200);
  expect((await begin()).status).toBe(429);
});
