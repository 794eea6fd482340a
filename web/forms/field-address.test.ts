import { expect, test } from 'vitest';
import { addressForm } from '#contract/address.ts';
import { detailsForm } from '#contract/details.ts';
import { healthForm } from '#contract/health.ts';
import { lineage } from '#contract/lineage.ts';
import { personalForm } from '#contract/personal.ts';
import { type Fields, leavesOf } from '#contract/wire.ts';
import { addressOf } from './field-address.ts';
import { formSteps } from './steps.ts';

test('an answer is asked for at one address, which names its step and its control', () => {
  expect(addressOf('personal.mother.name')).toBe('/personal-information?step=parents#mother.name');
  expect(addressOf('details.maritalStatus')).toBe('/personal-information?step=home#maritalStatus');
  expect(addressOf('maternal.greatGrandfather.clan')).toBe(
    '/maternal-bibliography?step=greatGrandfather#greatGrandfather.clan',
  );
  expect(addressOf('profile.name')).toBe('/dashboard#name');
  expect(addressOf('picture')).toBe('/update-profile-image');
});

test('every answer of the forms stands in one step', () => {
  const forms: Record<string, Fields> = {
    address: addressForm.fields,
    personal: personalForm.fields,
    details: detailsForm.fields,
    health: healthForm.fields,
    paternal: lineage.paternal.form.fields,
    maternal: lineage.maternal.form.fields,
  };
  const asked = Object.entries(forms).flatMap(([form, fields]) =>
    leavesOf(fields).flatMap(([path, node]) =>
      node.kind === 'field' && node.sent && node.returned ? [`${form}.${path.join('.')}`] : [],
    ),
  );
  const steps = Object.values(formSteps)
    .flatMap((page) => Object.values<readonly string[]>(page))
    .flat();
  expect(steps.sort()).toEqual([...asked, 'personal.horoscope'].sort());
});
