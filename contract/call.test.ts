import { expect, test } from 'vitest';
import { api } from './api.ts';

test('what is sent to be kept says so; what only reads or lets in goes on when the disk is nearly full', () => {
  const isSaving = (path: string) => api.find((call) => call.path === path && call.method === 'POST')?.saves;
  for (const path of [
    'registerstep1',
    'registerstep2',
    'addcontact',
    'updateprofileimage',
    'updatepersonalinformation',
  ])
    expect(isSaving(path), path).toBe(true);
  for (const path of [
    'custlogin',
    'logout',
    'securitykeycheck',
    'showhealth',
    'statelist',
    'getfaq',
    'removehoroscope',
  ])
    expect(isSaving(path), path).toBe(false);
  expect(api.filter(({ path, saves }) => path.startsWith('show') && saves).map(({ path }) => path)).toEqual([]);
});
