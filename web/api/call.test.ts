import { afterEach, expect, test, vi } from 'vitest';
import { logIn } from '#contract/login.ts';
import { regCast } from '#contract/lookups.ts';
import { showProfile } from '#contract/own-profile.ts';
import { profileForm, updateProfile } from '#contract/profile.ts';
import { registerStep2 } from '#contract/registration.ts';
import type { RawAnswer, Visitor } from '#contract/rendering.ts';
import { fromWire } from '#contract/wire.ts';
import { browserApi } from './browser-api.ts';
import { makeApi, sendByFetch } from './call.ts';
import { nobody } from './visitor.ts';

afterEach(() => vi.unstubAllGlobals());

interface Sent {
  method: string;
  url: string;
  form: Record<string, FormDataEntryValue> | undefined;
}

function apiAnswering(raw: Partial<RawAnswer>, visitor: Visitor = nobody) {
  const sent: Sent[] = [];
  const api = makeApi(
    async (method, url, { form }) => {
      sent.push({ method, url, form: form && Object.fromEntries(form) });
      return { status: 200, retryAfter: null, body: {}, ...raw };
    },
    () => visitor,
  );
  return { api, sent };
}

const profile = fromWire(profileForm.fields, 'sent', {
  name: 'Asha',
  email: '',
  gender: 'Female',
  phone: '9830012345',
});

test('a member’s call sends the pid and wire names', async () => {
  const { api, sent } = apiAnswering(
    { body: { msgcode: 1, msg: 'Saved', msgcolor: 'green' } },
    { ...nobody, pid: 'SV7' },
  );
  const answer = await api(updateProfile, profile);
  const form = { pid: 'SV7', name: 'Asha', namespelled: '', email: '', gender: 'Female', phone: '9830012345' };
  expect(sent).toEqual([{ method: 'POST', url: '/api/updatedashboard', form }]);
  expect(answer).toEqual({ ok: true, status: 200, values: { code: 1, message: 'Saved', colour: 'green' } });
});

test.each([
  [{ ...nobody, profileId: 'SV9' }, 'SV9'],
  [{ ...nobody, pid: 'SV7' }, 'SV7'],
])('a registration sends the profile id of step 1, or of the member who finishes it', async (visitor, id) => {
  const { api, sent } = apiAnswering({}, visitor);
  await api(registerStep2);
  expect(sent[0]?.form).toEqual({ profile_id: id });
});

test('a call by GET has no body', async () => {
  const { api, sent } = apiAnswering({ body: [{ cast_id: 1, cast_name: 'Baidya', cast_name_bn: 'বৈদ্য' }] });
  const answer = await api(regCast);
  expect(sent).toEqual([{ method: 'GET', url: '/api/reg_cast', form: undefined }]);
  expect(answer).toMatchObject({ ok: true, values: { castes: [{ id: 1, name: 'Baidya', nameBn: 'বৈদ্য' }] } });
});

test('files travel with the form', async () => {
  const { api, sent } = apiAnswering({});
  await api(updateProfile, profile, { files: { file: new Blob(['jpeg'], { type: 'image/jpeg' }) } });
  expect(sent[0]?.form?.file).toBeInstanceOf(File);
});

test('validation errors come back under our own names', async () => {
  const body = {
    msg: 'Please check the fields that are marked',
    msgkey: 'checkForm',
    errors: { addr1: 'Required', unknown: 'Odd' },
    errorkeys: { addr1: 'addressRequired' },
  };
  const { api } = apiAnswering({ status: 422, body: { ...body, msgcode: 4, msgcolor: 'red' } });
  expect(await api(registerStep2)).toEqual({
    ok: false,
    status: 422,
    message: { key: 'checkForm', english: body.msg },
    errors: { addressLine1: { key: 'addressRequired', english: 'Required' }, unknown: { key: '', english: 'Odd' } },
    values: { code: 4, message: body.msg, key: 'checkForm', colour: 'red' },
  });
});

test('a refusal carries its retry time and a reference for support', async () => {
  const { api } = apiAnswering({ status: 503, retryAfter: '5', body: { msg: 'Busy', requestId: 'req-1' } });
  expect(await api(showProfile)).toMatchObject({ ok: false, status: 503, retryAfterSeconds: 5, requestId: 'req-1' });
});

test('an answer from another server still has a message', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
  const answer = await makeApi(sendByFetch, () => nobody)(logIn);
  expect(answer).toMatchObject({
    ok: false,
    status: 502,
    message: { english: expect.stringContaining('Something went wrong') },
  });
});

test('a lost network becomes an answer', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const answer = await makeApi(sendByFetch, () => nobody)(logIn);
  expect(answer).toMatchObject({
    ok: false,
    status: 0,
    message: { english: expect.stringContaining('We could not reach') },
  });
});

test('an interrupted answer counts as a lost network', async () => {
  const brokenOff = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  vi.stubGlobal('fetch', async () => new Response(brokenOff));
  expect(await makeApi(sendByFetch, () => nobody)(logIn)).toMatchObject({ ok: false, status: 0 });
});

test('a programming error is reported as our fault, not as a network failure', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.stubGlobal('AbortController', undefined);
  const answer = await browserApi(logIn);
  expect(answer).toMatchObject({
    ok: false,
    status: 500,
    message: { english: expect.stringContaining('on our side') },
  });
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
