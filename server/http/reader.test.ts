import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { holding, isReadByOthers, must, readByOthers, text } from '#contract/rules.ts';
import { leavesOf } from '#contract/wire.ts';
import { fieldReaderFor } from './reader.ts';

const reader = fieldReaderFor({ hasContact: (words) => words.includes('98300') });
const note = readByOthers(text());

test('what others read is refused with its sentence, anything else as its own rule says', () => {
  expect(reader(note, 'Ring 98300 12345')).toEqual({ ok: false, message: 'contactInOwnWords' });
  expect(reader(note, 'We like music')).toEqual({ ok: true, value: 'We like music' });
  expect(reader(note, `98300${'x'.repeat(300)}`)).toEqual({ ok: false, message: 'tooLong' });
  expect(reader(text(), 'Ring 98300 12345')).toEqual({ ok: true, value: 'Ring 98300 12345' });
});

test('a rule that asks for more is marked as the one it is made of; the one that was marked stays as it was', () => {
  const plain = text();
  expect(isReadByOthers(readByOthers(plain))).toBe(true);
  expect(isReadByOthers(plain)).toBe(false);
  expect(
    isReadByOthers(
      holding(
        note,
        must((value) => value !== '', 'nameRequired'),
      ),
    ),
  ).toBe(true);
});

test('the fields that others read are these', () => {
  const marked = api.flatMap((call) =>
    leavesOf(call.form.fields).flatMap(([, node]) =>
      node.kind === 'field' && node.sent && isReadByOthers(node.rule) ? [`${call.path} ${node.sent}`] : [],
    ),
  );
  expect(marked.sort()).toEqual([
    'addprofile name',
    'addtogetherday note',
    'answerquestion words',
    'registerstep1 name',
    'registerstep2 clan_id',
    'registerstep2 district',
    'saveaddressstep dist',
    'savecouplestory names',
    'savecouplestory words',
    'savepersonalstep abouthoped',
    'savepersonalstep aboutself',
    'savepersonalstep ancestraldistrict',
    'savepersonalstep birthdistrict',
    'savepersonalstep clanid',
    'savepersonalstep homedistrict',
    'savepersonalstep religionwords',
    'sendintroduction note',
    'updatebiodata blessing',
    'updatecommunication dist',
    'updatedashboard name',
    'updatedisability helps',
    'updatedisability words',
    'updatepersonalinformation clanid',
    'updateprofiledetails abouthoped',
    'updateprofiledetails aboutself',
    'updateprofiledetails ancestraldistrict',
    'updateprofiledetails birthdistrict',
    'updateprofiledetails homedistrict',
    'updateprofiledetails religionwords',
  ]);
});
