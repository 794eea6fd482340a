import { execFileSync } from 'node:child_process';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { registerErrors } from './errors.ts';
import { registerForms } from './forms.ts';
import { makeQueue } from './queue.ts';
import { Refusal } from './refusal.ts';
import { registerRendering } from './render.ts';
import type { Who } from './session.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const LOGIN = 'phone=9830012345&password=secret1';
const helpline = { name: 'Office', name_bn: 'অফিস', phonecode: '+91', phone: '3324640000' };
const ruma = {
  name: 'Ruma',
  nameSpelled: '',
  email: '',
  gender: 'Female',
  phone: '9830012345',
  isRegistered: true,
  hasNewPhone: false,
  hasHeld: false,
  isClaimed: false,
  picture: '',
  powerLinkOpenedAt: null,
  isPhoneConfirmed: true,
  isRecovering: false,
  isHealthClosed: false,
  isUnagreed: false,
  isSuspended: false,
  confirmBy: null,
} as const;
const member: Who = {
  accountId: 7,
  profileId: 'SV7',
  role: 'family',
  hasCandidate: false,
  kind: 'login',
  accountMark: 'mark',
  since: new Date(),
  isFresh: true,
  tokenHash: Buffer.alloc(32),
  member: ruma,
};

/** The requests of the rendered page as the API receives them. */
let calls: FastifyRequest[] = [];
let who: () => Promise<Who | null>;
let newcomer: Who | null;
let app: FastifyInstance;

beforeAll(() => execFileSync(process.execPath, ['scripts/build.ts']), 120_000);

beforeEach(async () => {
  calls = [];
  who = async () => null;
  newcomer = null;
  app = await makeApp();
  return () => app.close();
});

async function makeApp(options: { trustProxy?: boolean } = {}): Promise<FastifyInstance> {
  const made = Fastify(options);
  registerErrors(made);
  await made.register(cookie);
  await registerForms(made);
  // Replaces the login call, which needs a database.
  made.post('/api/custlogin', async (request, reply) => {
    calls.push(request);
    if (request.headers['user-agent'] === 'hasty') throw new Refusal(429, 'tooMany', 900);
    reply.setCookie('session', 'token', { path: '/', httpOnly: true });
    return { msgcode: 1, msg: 'Login successful', msgkey: 'loginDone', alert: 'alert-success', profileid: 'SV7' };
  });
  made.get('/api/contact', async () => ({ obj: [{ ...helpline, id: 1, emoji: '☎️' }], obj2: [] }));
  await registerRendering(made, {
    config: { publicUrl: undefined },
    sessions: { whoIs: () => who(), whoRegisters: async () => newcomer },
    uploads: makeQueue({ atOnce: 16, waiting: 0, retryAfterSeconds: 5 }),
  });
  return made;
}

const post = (payload: string | Buffer, headers: Record<string, string> = {}, from = app) =>
  from.inject({ method: 'POST', url: '/login', headers: { ...FORM, ...headers }, payload });

const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

test('a plain login is made in the name of the browser that posts it', async () => {
  const sent = {
    origin: 'http://localhost:80',
    host: 'localhost:80',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Firefox',
  };
  const headers = { ...FORM, ...sent, cookie: 'browser=known' };
  await app.inject({ method: 'POST', url: '/login', headers, payload: LOGIN, remoteAddress: '203.0.113.9' });
  expect(calls[0]?.ip).toBe('203.0.113.9');
  expect(calls[0]?.headers).toMatchObject({ ...sent, cookie: 'browser=known' });
});

test('behind a trusted proxy the call sees the address that the proxy names', async () => {
  const proxied = await makeApp({ trustProxy: true });
  await post(LOGIN, { 'x-forwarded-for': '198.51.100.4' }, proxied);
  expect(calls[0]?.ip).toBe('198.51.100.4');
  await proxied.close();
});

test('a plain login brings its cookie to the browser and leads to the dashboard, which tells once what happened', async () => {
  const answer = await post(LOGIN);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/logged-in?back=%2Fdashboard');
  const kept = cookiesOf(answer);
  expect(kept).toMatchObject({ session: 'token', mark: 'login' });
  // Only the next request shows whether the browser stores cookies.
  expect((await app.inject({ url: '/logged-in?back=%2Fdashboard' })).headers.location).toBe('/login?cookies=blocked');

  who = async () => member;
  const between = await app.inject({ url: '/logged-in?back=%2Fdashboard', cookies: kept });
  expect(between.headers.location).toBe('/dashboard');
  const cookies = { ...kept, ...cookiesOf(between) };
  const next = await app.inject({ url: '/dashboard', cookies });
  expect(next.body).toContain('"marker":"login"');
  expect(next.body).toContain('"pid":"SV7"');
  expect(next.body).toContain('"isRestricted":false');
  expect(cookiesOf(next)).toEqual({ mark: '' });
  who = async () => ({ ...member, kind: 'power_link' });
  expect((await app.inject({ url: '/dashboard', cookies })).body).toContain('"isRestricted":true');
});

test('a call that must wait makes a page that says so, with the time to wait', async () => {
  const answer = await post(LOGIN, { 'user-agent': 'hasty' });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('900');
  expect(answer.body).toContain('Too many attempts.');
});

test.each<Record<string, string>>([
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
])('a form that another site posts is refused with a page: %o', async (headers) => {
  const answer = await post(LOGIN, headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('This form came from another site');
  expect(calls).toEqual([]);
});

test('broken rules come back with what was typed, but never the password', async () => {
  const typed = '</script><b title="x">';
  const answer = await post(new URLSearchParams({ phone: typed, password: 'tops3cret' }).toString());
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Valid Phone Number Required');
  expect(answer.body).toContain('value="&lt;/script&gt;&lt;b title=&quot;x&quot;&gt;"');
  expect(answer.body).toContain('\\u003c/script>\\u003cb');
  expect(answer.body).not.toContain(typed);
  expect(answer.body).not.toContain('tops3cret');
});

test.each([
  [400, `phone=1&${LOGIN}`, {}],
  [400, 'this is no multipart body', { 'content-type': 'multipart/form-data; boundary=x' }],
  [400, '{}', { 'content-type': 'application/json' }],
  [413, 'x'.repeat(7_000_000), {}],
])('a form that is not whole is answered %i with a page', async (status, payload, headers) => {
  const answer = await post(payload, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<h1>');
  expect(calls).toEqual([]);
});

test('a character that is none is said at its field', async () => {
  const answer = await post('phone=%ff%fe&password=secret1');
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('There is a character here that we cannot save: please type this again');
  expect(calls).toEqual([]);
});

test('an unknown address is a 404 page, an unknown call is none', async () => {
  const page = await app.inject('/Login');
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('<h1>We cannot find that page</h1>');
  expect((await app.inject('/api/nothing')).json()).toEqual({
    msg: 'There is nothing at this address',
    msgkey: 'notFound',
  });
});

test.each([
  ['/login/', '/login'],
  ['//elsewhere.example/', '/'],
])('%s leads to %s', async (url, location) => {
  const answer = await app.inject({ url: { pathname: url } });
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test.each([
  ['/faqs?a=1', '/faqs?a=1'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['https://elsewhere.example/', '/'],
  ['/.//elsewhere.example', '/elsewhere.example'],
])('the language switch keeps the choice and comes back to %s as %s', async (back, location) => {
  const answer = await app.inject({ url: '/language', query: { to: 'bn', back } });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(location);
  expect(cookiesOf(answer)).toEqual({ lang: 'bn', mark: 'language' });
});

test('a page speaks the language of its cookie', async () => {
  const { body } = await app.inject({ url: '/login', cookies: { lang: 'bn' } });
  expect(body).toContain('<html lang="bn">');
  expect(body).toContain('<title>লগ ইন করুন · শুভ বিবাহ</title>');
});

test('who forgot the password is told whom to call, without JavaScript too', async () => {
  const { body } = await app.inject('/login');
  expect(body).toMatch(/<noscript>.*href="\/forgot-password".*href="tel:\+913324640000".*<\/noscript>/s);
});

test('a page has no inline script and no style attribute', async () => {
  const { body } = await app.inject('/login');
  expect(body).not.toMatch(/\sstyle=/);
  expect(body.match(/<script(?! type="application\/json"| type="module" src=)/g)).toBeNull();
});

test('pages are kept by nobody who shares them, assets by everyone for ever', async () => {
  const visitor = await app.inject('/login');
  expect(visitor.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie' });
  who = async () => member;
  expect((await app.inject('/dashboard')).headers['cache-control']).toBe('no-store');

  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(visitor.body) ?? [];
  const asset = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  const { etag } = asset.headers;
  const same = await app.inject({ url: script, headers: { 'accept-encoding': 'br', 'if-none-match': String(etag) } });
  expect(same.statusCode).toBe(304);
  expect((await app.inject({ method: 'HEAD', url: script })).headers).toMatchObject({ 'content-type': /javascript/ });
});

test('of the assets those alone are there that a page names', async () => {
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec((await app.inject('/login')).body) ?? [];
  for (const url of [
    `${script}.br`,
    `${script}x`,
    '/assets/',
    '/assets/..%2Foffline.html',
    '/assets/x/y.js',
    '/assets',
  ]) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
  }
  expect((await app.inject('/offline.html')).headers['cache-control']).toBe('public, max-age=3600');
});

test('a member is led away from the login page, a visitor from the dashboard', async () => {
  expect((await app.inject('/dashboard')).headers.location).toBe('/login');
  who = async () => member;
  expect((await app.inject('/login')).headers.location).toBe('/dashboard');
});

test('a visitor who asks for a page of members is told so at the login, which then leads there', async () => {
  const away = await app.inject('/health-details');
  expect(away.headers.location).toBe('/login');
  const cookies = cookiesOf(away);
  const login = await app.inject({ url: '/login', cookies });
  expect(login.body).toContain('The page you wanted is for members');
  expect(login.body).toContain('action="/login?back=%2Fhealth-details"');
  expect(login.headers['cache-control']).toBe('no-store');
  expect(cookiesOf(login)['asked-page']).toBe('');
  const url = '/login?back=%2Fhealth-details';
  const done = await app.inject({ method: 'POST', url, headers: FORM, payload: LOGIN });
  expect(done.headers.location).toBe('/logged-in?back=%2Fhealth-details');
});

test.each(['//elsewhere.example', 'https://elsewhere.example', '/a?b', ''])(
  'a login never leads to %j',
  async (asked) => {
    const { body } = await app.inject({ url: '/login', cookies: { 'asked-page': asked } });
    expect(body).toContain('action="/login"');
    expect(body).not.toContain('The page you wanted is for members');
  },
);

test('a newcomer is led through the registration as far as it is', async () => {
  newcomer = { ...member, profileId: 'SV9', kind: 'registration' };
  const leadsTo = async (url: string, cookies: Record<string, string> = {}) =>
    (await app.inject({ url, cookies })).headers.location;
  expect(await leadsTo('/register')).toBe('/register2');
  expect(await leadsTo('/register', { step: 'done' })).toBeUndefined();
  expect(await leadsTo('/thankyou', { step: 'done' })).toBeUndefined();
  expect(await leadsTo('/thankyou', { step: 'forgotten' })).toBe('/login');
  expect(await leadsTo('/register2', { step: 'forgotten' })).toBe('/');
});

test('without our records a page says so and nobody is logged out', async () => {
  who = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  const answer = await app.inject('/dashboard');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.body).toContain('We cannot reach our records just now');
});

test('a form without a file ends at 256 KB, and so does one of a visitor or to another page', async () => {
  const large = Buffer.alloc(300 * 1024, 'a');
  const send = async (url: string) =>
    (await app.inject({ method: 'POST', url, headers: { ...FORM }, payload: large })).statusCode;
  expect(await send('/login')).toBe(413);
  expect(await send('/update-profile-image')).toBe(413);
  who = async () => member;
  expect(await send('/login')).toBe(413);
  expect(await send('/update-profile-image')).not.toBe(413);
});

test('pages in the making are bounded: beyond them 503 and when to come back, which nothing is rendered for', async () => {
  const asked = Array.from({ length: 200 }, () => app.inject('/login'));
  const answers = await Promise.all(asked);
  const busy = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length + busy.length).toBe(200);
  expect(busy.length).toBeGreaterThan(100);
  expect(busy.every(({ headers, body }) => headers['retry-after'] === '5' && body.length < 1_000)).toBe(true);
  expect((await app.inject('/login')).statusCode).toBe(200);
});
