import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { isOfList } from '#contract/rules.ts';
import { officeCalls } from '#contract/staff/api.ts';
import { leavesOf } from '#contract/wire.ts';
import { readSentForm } from './sent-form.ts';

const post = (pairs: [string, string][]) =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(pairs) });

/** All fields that are lists, as the call with the checkboxes' name. */
const lists = [...api, ...officeCalls].flatMap((call) =>
  leavesOf(call.form.fields).flatMap(([path, node]) =>
    node.kind === 'field' && node.sent && isOfList(node.rule) ? [{ call, name: path.join('.') }] : [],
  ),
);

test('the lists of ticks are known: those of wishes, of a search, and of what somebody of the office may do', () => {
  const names = new Set(lists.map(({ call, name }) => `${call.path} ${name}`));
  for (const known of ['updatewishes caste.anyOf', 'office/addstaff roles', 'office/changestaffroles roles'])
    expect(names).toContain(known);
});

test('every list of every form takes several boxes of its one name, and keeps them', async () => {
  for (const { call, name } of lists) {
    const form = await readSentForm(post([[name, 'a'], [name, 'b']]), call.form.fields); // biome-ignore format: one line
    expect(form.typed[name], `${call.path} ${name}`).toBe('a,b');
  }
});

test('what is no list is still refused where it comes twice', async () => {
  const addStaff = officeCalls.find(({ path }) => path === 'office/addstaff');
  const twice = readSentForm(post([['email', 'a'], ['email', 'b']]), addStaff?.form.fields ?? {}); // biome-ignore format: one line
  await expect(twice).rejects.toMatchObject({ data: { status: 400 } });
});
