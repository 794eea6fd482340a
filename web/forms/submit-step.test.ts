import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { stepPersonal } from '#contract/details.ts';
import { stepHealth } from '#contract/health.ts';
import { messages } from '#contract/messages.ts';
import type { RawAnswer } from '#contract/rendering.ts';
import { makeApi } from '#web/api/call.ts';
import { startVisit } from '#web/api/visit.ts';
import { nobody } from '#web/api/visitor.ts';
import { packSaved, savedName, sideName } from './conflicts.ts';
import { formAction } from './form-action.ts';
import { formSteps } from './steps.ts';

const actions = {
  personal: formAction(stepPersonal, { steps: formSteps['/personal-information'] }),
  about: formAction(stepPersonal, { steps: formSteps['/matching-profile/about-me'] }),
  health: formAction(stepHealth, { steps: formSteps['/health-details'] }),
};

const saved = { msgcode: 1, msg: 'Saved', msgkey: 'saved', msgcolor: 'green', version: 'fname:2', conflicts: [] };

/** Posts a page's form, and returns what was sent and the result for the page. */
async function post(page: keyof typeof actions, typed: Record<string, string>, raw: Partial<RawAnswer> = {}) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const context = new RouterContextProvider();
  const api = makeApi(
    async (_method, _url, { form }) => {
      sent.push(Object.fromEntries(form ?? []));
      return { status: 200, retryAfter: null, body: saved, ...raw };
    },
    () => ({ ...nobody, pid: 'SV7' }),
  );
  const visit = { api, visitor: nobody, language: 'en', isOnServer: false, remember: () => {}, trouble: null } as const;
  startVisit(context, { ...visit, asked: '', keepAsked: () => {} });
  const request = new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(typed) });
  const args: ActionFunctionArgs = { request, context, params: {}, url: new URL(request.url), pattern: '/' };
  return { result: await actions[page](args), sent };
}

const form = {
  version: 'fname:1 height:1',
  'father.name': 'Amal',
  'mother.name': 'Mina',
  heightCm: '160',
  brothers: '2',
};

test('of a step its own fields are sent, with the version; a box that is not ticked says so', async () => {
  const { sent, result } = await post('personal', { ...form, step: 'parents' });
  expect(sent).toEqual([
    {
      pid: 'SV7',
      version: 'fname:1 height:1',
      fname: 'Amal',
      fathernameunknown: '',
      mname: 'Mina',
      mothernameunknown: '',
    },
  ]);
  expect(result).toMatchObject({ data: { code: 1, step: 'parents', version: 'fname:2' } });
});

test('without scripts everything that the page has is sent, and nothing that it has not', async () => {
  const { sent } = await post('personal', form);
  expect(sent[0]).toMatchObject({ fname: 'Amal', height: '160', brothers: '2' });
  expect(sent[0]).not.toHaveProperty('weight');
  const about = await post('about', { version: '', aboutSelf: 'I teach music.' });
  expect(about.sent).toEqual([{ pid: 'SV7', version: '', aboutself: 'I teach music.' }]);
  const health = await post('health', { version: '', 'father.bloodGroup': 'O+' });
  expect(health.sent).toEqual([{ pid: 'SV7', version: '', fatherbloodgroup: 'O+' }]);
});

test('what is wrong in another step keeps nobody from saving this one', async () => {
  const typed = { ...form, heightCm: 'tall' };
  expect((await post('personal', { ...typed, step: 'family' })).sent).toHaveLength(1);
  const { sent, result } = await post('personal', { ...typed, step: 'person' });
  expect(sent).toEqual([]);
  expect(result).toMatchObject({ data: { errors: { heightCm: { key: expect.any(String) } } } });
});

test('two versions of an answer come under the names of the page, and a choice between them is sent', async () => {
  const conflict = { label: 'Height', values: { height: '170' }, version: 'height:9' };
  const msg = { msgcode: 2, msg: messages.savedMeanwhile, msgkey: 'savedMeanwhile', msgcolor: 'red' };
  const raw = { status: 409, body: { ...msg, version: '', conflicts: [conflict] } };
  const { result } = await post('personal', { ...form, step: 'person' }, raw);
  expect(result).toMatchObject({ data: { code: 2, conflicts: [{ label: 'Height', values: { heightCm: '170' } }] } });

  const packed = packSaved({ values: { heightCm: '170' }, version: 'height:9' });
  const chosen = { ...form, step: 'person', [savedName(0)]: packed, [sideName(0)]: 'saved' };
  expect((await post('personal', chosen)).sent).toEqual([{ pid: 'SV7', version: 'fname:1 height:9', height: '170' }]);
});
