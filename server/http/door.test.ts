import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';

const KEY = 'the key of the trust';
const app = await startTestApp();
const published = await startTestApp({ publicUrl: 'https://shubho.example', powerLinkKey: KEY });
const client = app.client();
const MALFORMED = 'The form did not reach us in full. Please send it again.';
const NOT_TEXT = 'There is a character here that we cannot save: please type this again';
const TOO_LARGE = 'This is too large to send';

type Body = string | Uint8Array<ArrayBuffer>;

const post = (body: Body, type: string, path = 'getfaq') =>
  client.send(`/api/${path}`, { method: 'POST', body, headers: { 'content-type': type } });
const encoded = (body: Body, path?: string) => post(body, 'application/x-www-form-urlencoded', path);
const multipart = (body: Body, path?: string) => post(body, 'multipart/form-data; boundary=B', path);
const part = (name: string, value: string) =>
  `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('a body that is no form', () => {
  test.each([
    ['no boundary at all', 'multipart/form-data', part('lang', 'bn')],
    ['another boundary', 'multipart/form-data; boundary=C', part('lang', 'bn')],
    ['cut off in a header', 'multipart/form-data; boundary=B', '--B\r\nContent-Disposi'],
    [
      'cut off in a value',
      'multipart/form-data; boundary=B',
      '--B\r\nContent-Disposition: form-data; name="lang"\r\n\r\nb',
    ],
    ['without an end', 'multipart/form-data; boundary=B', part('lang', 'bn')],
  ])('multipart, %s: 400', async (_, type, body) => {
    const answer = await post(body, type);
    expect([answer.status, answer.body]).toEqual([400, { msg: MALFORMED, msgkey: 'malformed' }]);
  });

  test.each(['application/json', 'text/plain', 'application/xml'])('%s: 415', async (type) => {
    const answer = await post('{"lang":"bn"}', type);
    expect([answer.status, answer.body]).toEqual([415, { msg: MALFORMED, msgkey: 'malformed' }]);
  });

  test('no body counts as an empty form', async () => {
    const answers = [
      await client.send('/api/registerstep1', { method: 'POST' }),
      await multipart('', 'registerstep1'),
      await encoded('', 'registerstep1'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  });
});

test('nothing that is refused is kept on the way', async () => {
  const refused = [
    await client.get('/api/nothing'),
    await client.get('/api/findmatches?pid=SV1'),
    await encoded('', 'registerstep1'),
    await post('{}', 'application/json'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 401, 422, 415]);
  for (const { headers } of refused) expect(headers.get('cache-control')).toBe('no-store');
});

describe('the fields of a form', () => {
  test('one that comes twice: 400, in both encodings', async () => {
    const expected = [400, { msg: 'A field was sent twice. Please send the form again.', msgkey: 'repeatedField' }];
    const plain = await encoded('lang=en&lang=bn');
    const parts = await multipart(`${part('lang', 'en')}${part('lang', 'bn')}--B--\r\n`);
    expect([plain.status, plain.body]).toEqual(expected);
    expect([parts.status, parts.body]).toEqual(expected);
  });

  const UNKNOWN = ['x', 'lang[]', 'lang.x', 'LANG', 'hasOwn'];
  const INHERITED = ['__proto__', 'constructor', 'toString'];

  test('unknown ones are ignored, in both encodings', async () => {
    const plain = await encoded(`${[...UNKNOWN, ...INHERITED, ''].map((name) => `${name}=1&`).join('')}lang=bn`);
    const parts = await multipart(`${UNKNOWN.map((name) => part(name, '1')).join('')}${part('lang', 'bn')}--B--\r\n`);
    for (const answer of [plain, parts]) {
      expect(answer.status).toBe(200);
      expect(answer.text).toMatch(/[\u0980-\u09ff]/);
    }
  });

  test.each(INHERITED)('a part named like what objects inherit (%s): 400, and nothing is touched', async (name) => {
    const answer = await multipart(`${part(name, 'polluted')}--B--\r\n`);
    expect([answer.status, answer.body]).toEqual([400, { msg: MALFORMED, msgkey: 'malformed' }]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('a field over 64 KB: 413 in a multipart form, at the field where the call has it', async () => {
    const answer = await multipart(`${part('lang', 'x'.repeat(70_000))}--B--\r\n`);
    expect([answer.status, answer.body.msgkey]).toEqual([413, 'checkForm']);
    expect(answer.body.errorkeys).toEqual({ lang: 'tooLong' });
    const other = await multipart(`${part('nothing', 'x'.repeat(70_000))}--B--\r\n`);
    expect([other.status, other.body]).toEqual([413, { msg: TOO_LARGE, msgkey: 'tooLarge' }]);
  });

  test('a body over 256 KB: 413', async () => {
    const answer = await encoded(`lang=${'x'.repeat(300_000)}`);
    expect([answer.status, answer.body]).toEqual([413, { msg: TOO_LARGE, msgkey: 'tooLarge' }]);
  });

  test('more than 200: 413, in both encodings', async () => {
    const names = Array.from({ length: 201 }, (_, index) => `f${index}`);
    const plain = await encoded(names.map((name) => `${name}=1`).join('&'));
    const parts = await multipart(`${names.map((name) => part(name, '1')).join('')}--B--\r\n`);
    expect([plain.status, parts.status]).toEqual([413, 413]);
  });

  test('bytes that are not UTF-8: 400, in both encodings', async () => {
    const latin = new Uint8Array(Buffer.from('lang=caf\xe9', 'latin1'));
    const escaped = await encoded('lang=%E9%FF');
    const plain = await encoded(latin);
    const parts = await multipart(new Uint8Array(Buffer.from(`${part('lang', 'caf\xe9')}--B--\r\n`, 'latin1')));
    for (const answer of [plain, escaped, parts])
      expect([answer.status, answer.body]).toEqual([400, { msg: NOT_TEXT, msgkey: 'notText' }]);
  });

  test('a null character: 422 with a sentence at its field', async () => {
    const plain = await encoded('name=a%00b&email=a@b.in&phone=9830000001&subject=x&content=x', 'addcontact');
    expect(plain.status).toBe(422);
    expect(plain.body.errors).toEqual({ name: NOT_TEXT });
  });

  test('a file where a text belongs counts as empty', async () => {
    const answer = await client.call('getfaq', { lang: new Blob(['bn']) });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/[\u0980-\u09ff]/);
  });

  test('the same form means the same in both encodings', async () => {
    const form = { countryid: '৩৫৬' };
    expect((await client.call('statelist', form)).text).toBe((await client.callEncoded('statelist', form)).text);
  });
});

describe('what another site sends', () => {
  const send = (headers: Record<string, string>) => app.client(headers).call('getfaq', { lang: 'en' });

  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }] as Record<
    string,
    string
  >[])('%j: 403', async (headers) => {
    const answer = await send(headers);
    expect([answer.status, answer.body]).toEqual([
      403,
      { msg: 'This form came from another site. Please open our own page and try again.', msgkey: 'foreignSite' },
    ]);
  });

  test('our own pages, and programs that send neither header, pass', async () => {
    expect((await send({ origin: app.address, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await send({})).status).toBe(200);
    expect((await send({ 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  test('PUBLIC_URL is ours too', async () => {
    const origin = 'https://shubho.example';
    expect((await published.client({ origin }).call('getfaq')).status).toBe(200);
    expect((await app.client({ origin }).call('getfaq')).status).toBe(403);
  });

  test('a foreign page cannot end a session', async () => {
    const member = await makeMember(app);
    const answer = await member.client.send('/api/logout', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect((await member.client.call('showprofile', { pid: member.pid })).status).toBe(200);
  });
});

describe('what is not there', () => {
  test.each(['/api/nothing', '/api/', '/api/getfaq/x', '/api/constructor'])('%s: 404', async (path) => {
    const answer = await client.get(path);
    expect([answer.status, answer.body]).toEqual([
      404,
      { msg: 'There is nothing at this address', msgkey: 'notFound' },
    ]);
  });

  test('a call by another method is not there', async () => {
    expect((await client.get('/api/custlogin')).status).toBe(404);
    expect((await client.send('/api/getfaq', { method: 'PUT' })).status).toBe(404);
  });
});

/** Sends raw lines that no browser would send. Returns the whole answer. */
async function sendRaw(lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

test('two names of the site in one request: 400', async () => {
  const answer = await sendRaw(['GET /api/reg_cast HTTP/1.1', 'Host: shubho.example', 'Host: evil.example']);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sendRaw(['GET /api/reg_cast HTTP/1.1', 'Host: shubho.example'])).toMatch(/^HTTP\/1\.1 200 /);
});

test('an address that cannot be read is answered with the headers of every other', async () => {
  const answer = await sendRaw(['GET /%ff HTTP/1.1', 'Host: shubho.example']);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  for (const header of ['content-security-policy: ', 'x-content-type-options: nosniff', 'cache-control: no-store'])
    expect(answer.toLowerCase()).toContain(header);
  expect(answer).toContain('<p>There is nothing at this address</p><p lang="bn">');
  const call = await sendRaw(['GET /api/%ff HTTP/1.1', 'Host: shubho.example']);
  expect(call).toContain('{"msg":"There is nothing at this address","msgkey":"notFound"}');
});

test('behind https each cookie is bound to the site, and lives as long as what it opens', async () => {
  const { phone } = await makeMember(published);
  const cookiesOf = async (path: string, form: Record<string, string>, from = published.client()) =>
    (await from.call(path, form)).headers.getSetCookie();
  const bound = (name: string, seconds: number) =>
    expect.stringMatching(`^__Host-${name}=.{43}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax$`);
  const newcomer = { name: 'Ruma', phone: '9830077777', gender: 'Female', password: 'secret' };
  expect(await cookiesOf('registerstep1', newcomer)).toEqual([bound('registration', 86_400)]);
  expect(await cookiesOf('custlogin', { phone, password: TEST_PASSWORD })).toContainEqual(bound('session', 1_209_600));
  const office = published.client();
  expect(await cookiesOf('securitykeycheck', { securitykey: KEY }, office)).toEqual([bound('power-link', 300)]);
  expect(await cookiesOf('regphonecheck', { phone }, office)).toContainEqual(bound('session', 1_800));
});
