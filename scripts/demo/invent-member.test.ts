import { expect, test } from 'vitest';
import { MARRIAGE_AGES } from '#contract/choices.ts';
import { yearsBetween } from '#contract/date-rules.ts';
import { detailsForm } from '#contract/details.ts';
import { checkForm, noContext } from '#contract/form.ts';
import { isAcceptablePhone } from '#contract/phone.ts';
import { fromWire } from '#contract/wire.ts';
import { inventMember } from './invent-member.ts';
import { SAMPLE } from './words.ts';

const today = new Date().toISOString().slice(0, 10);
const people = Array.from({ length: 2_000 }, (_, index) => inventMember(index + 1));

test('every invented profile is marked as a sample', () => {
  const samples = Object.values(SAMPLE);
  expect(people.filter(({ details }) => !samples.some((sample) => details.about_self.startsWith(sample)))).toEqual([]);
});

test('invented members have the legal age of marriage, and every phone is unique', () => {
  const ages = people.map(({ member, personal }) => [member.gender, yearsBetween(personal.birth_date, today)] as const);
  expect(ages.filter(([gender, age]) => age < MARRIAGE_AGES[gender] || age > 45)).toEqual([]);
  expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
  expect(people.every(({ phone }) => isAcceptablePhone(phone))).toBe(true);
});

test('the texts and choices of an invented profile are valid in the forms', () => {
  const rules = { ...noContext, today };
  const broken = people.flatMap(({ details }) => {
    const sent = {
      maritalstatus: details.marital_status,
      desh: details.desh,
      incomeband: details.income_band,
      mothertongue: details.mother_tongue,
      aboutself: details.about_self,
      abouthoped: details.about_hoped,
    };
    const checked = checkForm(detailsForm, fromWire(detailsForm.fields, 'sent', sent), rules);
    return checked.ok ? [] : [checked.errors];
  });
  expect(broken).toEqual([]);
});
