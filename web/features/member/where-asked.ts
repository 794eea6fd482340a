import type { AskedFor } from '#web/forms/field-address.ts';
import type { PairLine } from './pair-lines.ts';

/** Where the forms ask for the answer of a line. */
export const whereAsked: Readonly<Record<PairLine['name'], AskedFor>> = {
  age: 'personal.birthDate',
  heightCm: 'personal.heightCm',
  education: 'personal.education',
  profession: 'personal.profession',
  district: 'details.home.id',
  religion: 'personal.religion',
  community: 'personal.community',
  caste: 'personal.caste',
  clan: 'personal.clan',
  desh: 'details.desh',
  ancestralDistrict: 'details.ancestral.id',
  motherTongue: 'details.motherTongue',
  maritalStatus: 'details.maritalStatus',
  children: 'details.children',
  diet: 'personal.diet',
  rashi: 'personal.rashi',
  nakshatra: 'details.nakshatra',
  logno: 'personal.logno',
  gon: 'personal.gon',
  isMangalik: 'personal.isMangalik',
};
